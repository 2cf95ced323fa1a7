import { setTimeout as pause } from 'node:timers/promises';
import { openDatabase, type Database } from '../../db/connection.ts';
import { startEmbedded } from '../../db/embedded/embedded.ts';
import { isConnectionLost, messageOf } from '../../db/failure.ts';
import type { Log } from '../../db/log.ts';

// The smallest product on an embedded database, for tests that kill it:
//   node product.mjs <data folder> [write | rest] [milliseconds that its server waits to be adopted]
// It prints `ready <socket folder>`, then with `write` one `saved <id>` for every row that was committed;
// `refused <sentence>` when it may not start, `log <sentence>` for what the database room says.

const WRITERS = 4;
const RETRY_AFTER = 20;

const say = (word: string, rest: string): void => {
  process.stdout.write(`${word} ${rest}\n`);
};

const note = (sentence: string): void => say('log', sentence);
const log: Log = { info: note, warn: note, error: note };

const main = async (
  dataDir: string,
  task: string | undefined,
  solitude: string | undefined,
): Promise<void> => {
  const embedded = await startEmbedded({ dataDir, log, ...(solitude && { solitude: Number(solitude) }) });
  const database = openDatabase({ connection: embedded.connection, log });
  await database.pool.query('CREATE TABLE IF NOT EXISTS journal (id text PRIMARY KEY, page text NOT NULL)');
  process.once('SIGTERM', () => void close(database, embedded.stop));
  say('ready', embedded.connection.host ?? '');
  if (task === 'write')
    for (let writer = 0; writer < WRITERS; writer += 1) void keepWriting(database, writer);
};

const closing = new AbortController();

const close = async (database: Database, stop: () => Promise<void>): Promise<void> => {
  closing.abort();
  await database.close();
  await stop();
  process.exit(0);
};

const keepWriting = async ({ pool }: Database, writer: number): Promise<void> => {
  const page = 'x'.repeat(2_000);
  for (let entry = 0; !closing.signal.aborted; entry += 1) {
    const id = `${process.pid}-${writer}-${entry}`;
    try {
      await pool.query('INSERT INTO journal VALUES ($1, $2)', [id, page]);
      say('saved', id);
    } catch (error) {
      if (closing.signal.aborted) return;
      if (!isConnectionLost(error)) throw error;
      await pause(RETRY_AFTER);
    }
  }
};

main(process.argv[2] ?? '', process.argv[3], process.argv[4]).catch((error: unknown) => {
  say('refused', messageOf(error));
  process.exit(1);
});
