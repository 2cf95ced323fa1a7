import { setTimeout as pause } from 'node:timers/promises';
import type { Client } from 'pg';
import { isConnectionLost } from '../failure.ts';
import type { Binaries } from './binaries.ts';
import { claimFolder, knock } from './claim.ts';
import { EmbeddedError, FolderTakenError } from './failure.ts';
import type { Place } from './place.ts';
import { clearStaleLock, findPostmaster, type Postmaster } from './postmaster.ts';
import { launch, type ServerSettings } from './server.ts';
import { makeSocketFolder, remakeSocketFolder, removeSocketFolder } from './socket.ts';

/** What is needed to run a server. */
export interface Equipment {
  place: Place;
  binaries: Binaries;
  settings: ServerSettings;
  /** Called when the server is on its way: from now on it works in a process of its own. */
  onLaunched?: () => void;
}

/** A running server that is ours alone as long as `claim` is connected. */
export interface ClaimedServer {
  socketDir: string;
  claim: Client;
}

const INTERVAL = 20;
const PATIENCE = 30_000;

/** Adopts the server that runs on the cluster, or starts one, and claims it for this product. */
export const bringUp = async (equipment: Equipment, socketDir?: string): Promise<ClaimedServer> => {
  const deadline = Date.now() + PATIENCE;
  let before: Postmaster | null = null;
  for (;;) {
    const running = await findPostmaster(equipment.place);
    if (before && !running) await removeSocketFolder(before.socketDir);
    before = running;
    const held = running ? await adopt(running, equipment) : await start(equipment, socketDir);
    if (held) return held;
    // One that recovers or shuts down may take its time; one that is there and does not answer will not.
    if (Date.now() > deadline && !isBetweenStates(running)) throw unreachable(running, equipment.place);
    await pause(INTERVAL);
  }
};

const adopt = async ({ socketDir }: Postmaster, { place }: Equipment): Promise<ClaimedServer | null> => {
  const claim = await knock(socketDir);
  return claim && (await claimOrLeave(claim, place)) ? { socketDir, claim } : null;
};

// The server may go down while we wait for our turn; then there is nothing to claim yet.
const claimOrLeave = async (claim: Client, place: Place): Promise<boolean> => {
  try {
    await claimFolder(claim, place);
    return true;
  } catch (error) {
    await claim.end();
    if (isConnectionLost(error)) return false;
    throw error;
  }
};

const start = async (equipment: Equipment, known: string | undefined): Promise<ClaimedServer | null> => {
  const { place } = equipment;
  await clearStaleLock(place);
  const socketDir = known ?? (await makeSocketFolder(place));
  if (known) await remakeSocketFolder(known, place);
  try {
    const held = await launchIn(socketDir, equipment);
    if (!held) await removeSocketFolder(socketDir);
    return held;
  } catch (error) {
    // Whoever took the folder uses the server that we have just started.
    if (!(error instanceof FolderTakenError)) await removeSocketFolder(socketDir);
    throw error;
  }
};

const launchIn = async (
  socketDir: string,
  { place, binaries, settings, onLaunched }: Equipment,
): Promise<ClaimedServer | null> => {
  const { ended } = await launch(place, binaries, socketDir, settings);
  onLaunched?.();
  for (;;) {
    const over = await Promise.race([ended, pause(INTERVAL, null)]);
    if (over === 'busy') return null;
    if (over) throw over;
    const claim = await knock(socketDir);
    if (claim && (await claimOrLeave(claim, place))) return { socketDir, claim };
  }
};

const isBetweenStates = (running: Postmaster | null): boolean =>
  running?.status === 'starting' || running?.status === 'stopping';

const unreachable = (running: Postmaster | null, { home }: Place): EmbeddedError =>
  new EmbeddedError(
    running
      ? `PostgreSQL runs on ${home} (process ${running.pid}) but can not be reached. Stop it with: kill -INT ${running.pid}`
      : `PostgreSQL could not be started on ${home}: processes of an earlier one still use its files.`,
  );
