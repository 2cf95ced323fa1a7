import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { App } from './app.ts';
import { readConfig, type Config } from './config.ts';
import { explainStartError } from './explain-start-error.ts';
import { boundHeapGrowth } from './heap-growth.ts';
import { makeLog } from './http/operations/log.ts';
import { reachDatabase } from './reach-database.ts';
import { stopOnSignals } from './stop-signals.ts';

declare const STUDIA_VERSION: string;

/** Starts the product and stops it when it is told to, or runs the one errand it is given. */
const main = async (): Promise<void> => {
  const [command = '', ...args] = process.argv.slice(2);
  const errand = await errandNamed(command);
  const config = readConfig(undefined, errand ? [] : process.argv.slice(2));
  const log = makeLog(config.logLevel);
  const say = (line: string): void => console.log(line);
  try {
    if (errand) return say(await errand({ config, log, version: STUDIA_VERSION, say, args }));
    const starting = start(config, log);
    const isStopping = stopOnSignals({ starting, say: (sentence) => log.info(sentence), end, fail });
    const app = await starting;
    if (!isStopping()) say(await listen(app, config));
    boundHeapGrowth();
  } catch (error) {
    throw explainStartError(error, config);
  }
};

/** PostgreSQL comes up in a process of its own while the product's code, which is long, is read in this one. */
const start = async (config: Config, log: ReturnType<typeof makeLog>): Promise<App> => {
  let onLaunched = (): void => {};
  const launched = new Promise<void>((resolve) => (onLaunched = resolve));
  const reaching = reachDatabase(config, log, onLaunched);
  // Whoever reads so much code hears of nothing else: PostgreSQL would be launched only after it. How it failed, is heard below.
  await Promise.race([launched, reaching]).catch(() => {});
  const { makeApp } = await import('./app.ts');
  return makeApp({ config, log, version: STUDIA_VERSION, webRoot: builtWebsite(), reaching });
};

const errandNamed = async (command: string) => {
  if (command === '' || command.startsWith('-')) return undefined;
  const { COMMANDS } = await import('./commands.ts');
  return COMMANDS[command];
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

const end = (outcome: 'stopped' | 'abandoned'): void => {
  // With work on its threads, an exit would wait for them, and the model's library break off its run with a crash.
  if (outcome === 'abandoned') process.kill(process.pid, 'SIGKILL');
  process.exit(0);
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

// Whoever read along may go (`npm start | head`), and a terminal may be closed: that is no reason to end.
for (const output of [process.stdout, process.stderr]) output.on('error', () => {});

main().catch(fail);
