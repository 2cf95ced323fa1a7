import type { Config } from './config.ts';
import type { Connection } from './db/connection.ts';
import { startEmbedded } from './db/embedded/embedded.ts';
import type { Log } from './db/log.ts';

/** A database that can be asked. */
export interface Reached {
  connection: Connection;
  /** Whether no other process of the product has it: what such a one left undone is then free. */
  alone: boolean;
  /** Where the server is ours. */
  stopServer?: () => Promise<void>;
}

/** The database that the configuration names, or one of our own; `onLaunched` is told when that works in a process of its own. */
export const reachDatabase = async (
  { databaseUrl, dataDir }: Config,
  log: Log,
  onLaunched: () => void = () => {},
): Promise<Reached> => {
  if (databaseUrl !== null) return { connection: { connectionString: databaseUrl }, alone: false };
  const onLost = (sentence: string): void => giveUp(log, sentence);
  const embedded = await startEmbedded({ dataDir, log, onLost, onLaunched });
  return { connection: embedded.connection, alone: true, stopServer: embedded.stop };
};

// Another product has the folder now: this one ends in order, as if it had been told to.
const giveUp = (log: Log, sentence: string): void => {
  log.error(sentence);
  process.kill(process.pid, 'SIGTERM');
};
