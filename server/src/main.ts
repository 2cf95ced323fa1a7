import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { makeApp } from './app.ts';
import { ConfigError, readConfig, type Config } from './config.ts';
import { makeLog } from './http/log.ts';

declare const STUDIA_VERSION: string;

/** Starts the product and stops it when it is told to. */
const main = async (): Promise<void> => {
  const config = readConfigOrExplain();
  const log = makeLog(config.logLevel);
  const app = await makeApp({ config, log, version: STUDIA_VERSION, webRoot: builtWebsite() });
  const address = await app.listen();
  console.log(address === null ? 'Studia works on jobs.' : `Studia is ready: ${config.publicUrl}`);

  let stopping = false;
  const stop = (signal: string): void => {
    if (stopping) process.exit(1);
    stopping = true;
    log.info(`${signal}: finishing what is under way.`);
    app.close().then(
      () => process.exit(0),
      (error: unknown) => {
        log.error({ err: error }, 'stopping failed');
        process.exit(1);
      },
    );
  };
  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);
};

const readConfigOrExplain = (): Config => {
  try {
    return readConfig();
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error;
    console.error(error.message);
    process.exit(1);
  }
};

const builtWebsite = (): string | null => {
  const folder = fileURLToPath(new URL('../web', import.meta.url));
  return existsSync(folder) ? folder : null;
};

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
});
