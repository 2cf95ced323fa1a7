import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { makeApp, type App } from './app.ts';
import { COMMANDS } from './commands.ts';
import { readConfig, type Config } from './config.ts';
import { makeLog } from './http/operations/log.ts';
import { explained } from './start-trouble.ts';

declare const STUDIA_VERSION: string;

/** Starts the product and stops it when it is told to, or runs the one errand it is given. */
const main = async (): Promise<void> => {
  const [command = '', ...args] = process.argv.slice(2);
  const errand = COMMANDS[command];
  const config = readConfig(undefined, errand ? [] : process.argv.slice(2));
  const log = makeLog(config.logLevel);
  const say = (line: string): void => console.log(line);
  try {
    if (errand) return say(await errand({ config, log, version: STUDIA_VERSION, say, args }));
    const app = await makeApp({ config, log, version: STUDIA_VERSION, webRoot: builtWebsite() });
    stopOnSignals(app, (sentence) => log.info(sentence));
    say(await listen(app, config));
  } catch (error) {
    throw explained(error, config);
  }
};

const listen = async (app: App, config: Config): Promise<string> => {
  try {
    const address = await app.listen();
    return address === null ? 'Studia works on jobs.' : `Studia is ready: ${config.publicUrl}`;
  } catch (error) {
    await app.close();
    throw error;
  }
};

const stopOnSignals = (app: App, say: (sentence: string) => void): void => {
  let stopping = false;
  const stop = (signal: string): void => {
    // An orderly exit would wait for threads, and the model's library would break off its run with a crash.
    if (stopping) process.kill(process.pid, 'SIGKILL');
    stopping = true;
    say(`${signal}: finishing what is under way.`);
    app.close().then(() => process.exit(0), fail);
  };
  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);
};

const builtWebsite = (): string | null => {
  const folder = fileURLToPath(new URL('../web', import.meta.url));
  return existsSync(folder) ? folder : null;
};

// What stops a start is said in a sentence; a stack would hide it.
const fail = (error: unknown): never => {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
};

main().catch(fail);
