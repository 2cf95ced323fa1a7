import { setTimeout as pause } from 'node:timers/promises';
import type { Connection } from '../connection.ts';
import { messageOf } from '../failure.ts';
import type { Log } from '../log.ts';
import { findBinaries } from './binaries.ts';
import { bringUp, type Equipment, type ClaimedServer } from './bring-up.ts';
import { ensureCluster } from './cluster.ts';
import { FolderTakenError } from './failure.ts';
import { findPlace, leaveSignpost, type Place } from './place.ts';
import { findPostmaster } from './postmaster.ts';
import type { ServerSettings } from './server.ts';
import { connectionIn, removeSocketFolder } from './socket.ts';
import { endWhenAlone, LONGEST_SOLITUDE } from './solitude.ts';

export interface EmbeddedOptions {
  /** The data folder of the product. */
  dataDir: string;
  log: Log;
  /** Called when another product has taken the folder over, so that this one has to end. */
  onLost?: (sentence: string) => void;
  /** Called when PostgreSQL is on its way, where it does not run already. */
  onLaunched?: () => void;
  settings?: ServerSettings;
  /** How many milliseconds the server waits to be adopted when nobody uses it any more. */
  solitude?: number;
}

/** A PostgreSQL of our own, reachable through a socket that only we can enter. */
export interface Embedded {
  connection: Connection;
  /** Shuts the server down in order; whatever is still connected is cut off. */
  stop: () => Promise<void>;
}

/** Starts PostgreSQL on the data folder, or goes on with the one that a killed product left running. */
export const startEmbedded = async ({
  dataDir,
  log,
  onLost,
  onLaunched,
  settings = {},
  solitude = LONGEST_SOLITUDE,
}: EmbeddedOptions): Promise<Embedded> => {
  const place = await findPlace(dataDir, log);
  const binaries = await findBinaries(place, log);
  await ensureCluster(place, binaries);
  await leaveSignpost(place);
  const equipment = { place, binaries, settings, ...(onLaunched && { onLaunched }) };
  const held = await bringUp(equipment);
  return keepRunning(held, { equipment, log, onLost: onLost ?? (() => {}), solitude });
};

interface Care {
  equipment: Equipment;
  log: Log;
  onLost: (sentence: string) => void;
  solitude: number;
}

// The claim's connection breaks when the server goes away, whoever started it: that is the one sign we watch.
const keepRunning = (first: ClaimedServer, { equipment, log, onLost, solitude }: Care): Embedded => {
  const { socketDir } = first;
  const stopping = new AbortController();
  let held: ClaimedServer | null = first;
  let recovered = Promise.resolve();

  const watch = ({ claim }: ClaimedServer): void => {
    // Without it the server works all the same; should it break at once, it is watched when it is back.
    endWhenAlone(socketDir, solitude).catch((error: unknown) => {
      if (!stopping.signal.aborted) log.warn(messageOf(error));
    });
    claim.once('end', () => {
      if (!stopping.signal.aborted) recovered = recover();
    });
  };

  const recover = async (): Promise<void> => {
    log.warn('PostgreSQL went away; bringing it back.');
    try {
      held = await untilBack(equipment, socketDir, { log, stopping: stopping.signal });
    } catch (error) {
      held = null;
      onLost(messageOf(error));
    }
    if (!held) return;
    watch(held);
    log.info('PostgreSQL is back.');
  };

  const stop = async (): Promise<void> => {
    stopping.abort();
    await recovered;
    // A server that another product took over is not ours to stop.
    if (held) await end(held, equipment.place);
  };

  watch(first);
  return { connection: connectionIn(socketDir), stop };
};

// The claim is kept to the end, so that nobody adopts a server that is about to go.
const end = async ({ claim, socketDir }: ClaimedServer, place: Place): Promise<void> => {
  await shutDown(place);
  await claim.end().catch(() => undefined);
  await removeSocketFolder(socketDir);
};

const FIRST_DELAY = 250;
const LONGEST_DELAY = 15_000;

/** Tries until the server is back (a full disk may take an operator), or another product has the folder. */
const untilBack = async (
  equipment: Equipment,
  socketDir: string,
  { log, stopping }: { log: Log; stopping: AbortSignal },
): Promise<ClaimedServer | null> => {
  for (let delay = FIRST_DELAY; !stopping.aborted; delay = Math.min(2 * delay, LONGEST_DELAY)) {
    try {
      const held = await bringUp(equipment, socketDir);
      if (held.socketDir === socketDir) return held;
      // Left by a product that came and went meanwhile, at a place that nobody here knows.
      await end(held, equipment.place);
    } catch (error) {
      if (error instanceof FolderTakenError) throw error;
      log.error(messageOf(error));
      await pause(delay, undefined, { signal: stopping }).catch(() => undefined);
    }
  }
  return null;
};

const INTERVAL = 20;
const PATIENCE = 30_000;

const shutDown = async (place: Place): Promise<void> => {
  if (await endsAfter('SIGINT', place)) return;
  // Without a last checkpoint; the next start recovers.
  await endsAfter('SIGQUIT', place);
};

const endsAfter = async (signal: NodeJS.Signals, place: Place): Promise<boolean> => {
  const running = await findPostmaster(place);
  if (running) process.kill(running.pid, signal);
  const deadline = Date.now() + PATIENCE;
  while ((await findPostmaster(place)) !== null) {
    if (Date.now() > deadline) return false;
    await pause(INTERVAL);
  }
  return true;
};
