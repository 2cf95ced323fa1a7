import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { makeApp, type App } from '../app.ts';
import { readConfig, type Role } from '../config.ts';
import { listFiles } from '../db/backup/stored-files.ts';
import type { Connection } from '../db/connection.ts';
import type { Room } from '../features/auth/passwords.ts';
import { makeLog } from '../http/operations/log.ts';
import type { Replacements } from '../ports.ts';
import { scriptedClock } from '../ports/clock/scripted.ts';
import { openOutbox, type Outbox } from '../ports/mail/outbox.ts';
import { gptTokens } from '../ports/tokens/gpt.ts';
import type { TestDatabase } from './database.ts';
import { testDecks } from './decks.ts';
import { testDocuments } from './documents.ts';
import { exchangeWorkerHere } from './exchange-worker-here.ts';
import { testLanguage } from './language.ts';
import { sharedMathWorker } from './math-worker.ts';
import { scriptedSpeech } from './speech.ts';
import { startedDatabase } from './started-database.ts';

/** The cheapest hash there is: tests are about what is compared, not about how long it takes. */
const CHEAP = { memoryCost: 8, timeCost: 1, parallelism: 1 };

/** The product on a database of its own, with a clock that stands still. */
export interface TestApp extends App {
  clock: ReturnType<typeof scriptedClock>;
  database: TestDatabase;
  /** The letters that left the product. */
  letters: Pick<Outbox, 'list'>;
  /** The addresses of the files that are kept. */
  files: () => Promise<string[]>;
}

interface Options {
  world?: Replacements;
  env?: Record<string, string>;
  role?: Role;
  webRoot?: string | null;
  /** Share another node's database instead of having one. */
  database?: TestDatabase;
  log?: ReturnType<typeof makeLog>;
  /** How many passwords are hashed at once, and how many wait. */
  passwordRoom?: Room;
}

/** Starts the product for a test. */
export const startApp = async ({
  world = {},
  env = {},
  role = 'all',
  webRoot = null,
  database,
  log,
  passwordRoom,
}: Options = {}): Promise<TestApp> => {
  const own = database ?? (await startedDatabase());
  const dataDir = await mkdtemp(join(tmpdir(), 'studia-app-'));
  const clock = scriptedClock(new Date('2026-01-05T09:00:00Z'));
  const settings = {
    DATA_DIR: dataDir,
    DATABASE_URL: urlOf(own.connection),
    LOG_LEVEL: 'silent',
    PORT: '0',
    SHUTDOWN_GRACE_SECONDS: '5',
    ...env,
  };
  const config = readConfig(settings, [`--role=${role}`]);
  const app = await makeApp({
    config,
    log: log ?? makeLog(config.logLevel),
    version: '0.0.0-test',
    webRoot,
    // The model takes a core for a minute; tests that are about it bring it.
    replacements: {
      clock,
      language: testLanguage,
      documents: testDocuments(),
      decks: testDecks(),
      mathWorker: sharedMathWorker(),
      exchangeWorker: exchangeWorkerHere,
      tokens: gptTokens(),
      embed: null,
      stories: null,
      speech: scriptedSpeech(),
      // What else runs on the machine is no business of a test.
      modelServers: [],
      ...world,
    },
    passwordCost: CHEAP,
    ...(passwordRoom && { passwordRoom }),
  });
  const letters = await openOutbox({
    dir: join(config.dataDir, 'outbox'),
    from: config.mail.from,
    now: () => clock.now(),
    newId: () => '0',
  });
  let closed: Promise<void> | undefined;
  const closeOnce = async () => {
    await app.close();
    await rm(dataDir, { recursive: true, force: true });
    if (!database) await own.drop();
  };
  const close = () => (closed ??= closeOnce());
  const files = () => listFiles(join(config.dataDir, 'files'));
  return { ...app, close, clock, database: own, letters, files };
};

/** The address of a database, also of one behind a socket. */
export const urlOf = ({
  connectionString,
  host = '',
  port,
  user = '',
  database = '',
}: Connection): string => {
  if (connectionString !== undefined) return connectionString;
  const query = new URLSearchParams({ host, ...(port !== undefined && { port: String(port) }) });
  return `postgres://${encodeURIComponent(user)}@localhost/${encodeURIComponent(database)}?${query.toString()}`;
};
