import { open, readFile, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { codeOf } from '../failure.ts';
import type { Place } from './place.ts';
import { servesCluster } from './process.ts';
import { removeSocketFolder } from './socket.ts';

/** A PostgreSQL that runs on our cluster, by its own account in `postmaster.pid`. */
export interface Postmaster {
  pid: number;
  socketDir: string;
  status: string;
}

const lockFile = (cluster: string): string => join(cluster, 'postmaster.pid');

/** Finds the server that runs on this cluster, ours or one that a killed product left behind. */
export const findPostmaster = async ({ cluster }: Place): Promise<Postmaster | null> => {
  const noted = await readLockFile(cluster);
  return noted && (await servesCluster(noted.pid, cluster)) ? noted : null;
};

/** Clears away what a killed server left, so that a new one can start; only when none runs. */
export const clearStaleLock = async ({ cluster }: Place): Promise<void> => {
  const noted = await readLockFile(cluster);
  if (!noted) return;
  await removeSocketFolder(noted.socketDir);
  if (processExists(noted.pid)) await disownLock(cluster, noted.pid);
};

const readLockFile = async (cluster: string): Promise<Postmaster | null> => {
  try {
    const lines = (await readFile(lockFile(cluster), 'utf8')).split('\n');
    return { pid: Number(lines[0]), socketDir: lines[4] ?? '', status: lines[7]?.trim() ?? '' };
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return null;
    throw error;
  }
};

const processExists = (pid: number): boolean => {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return codeOf(error) === 'EPERM';
  }
};

// PostgreSQL believes in a lock as long as its process exists, be it a zombie or a stranger with the same number.
// It does not believe in a lock of its own parent, which we are. The rest of the file stays: by it PostgreSQL
// checks that no orphan of the old server still uses the files.
const disownLock = async (cluster: string, pid: number): Promise<void> => {
  const path = lockFile(cluster);
  const lines = (await readFile(path, 'utf8')).split('\n');
  if (Number(lines[0]) !== pid) return;
  const { uid, gid } = await stat(path);
  const draft = `${path}.${process.pid}`;
  await rm(draft, { force: true });
  // The folder belongs to the server's user: as root we write to nothing that is there already.
  const file = await open(draft, 'wx', 0o600);
  await file.writeFile([process.pid, ...lines.slice(1)].join('\n'));
  await file.chown(uid, gid);
  await file.close();
  await rename(draft, path);
};
