import { chmod, mkdtemp, rm, statfs } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A new folder that others may enter: under root, PostgreSQL runs as another user. */
export const publicFolder = async (parent = tmpdir()): Promise<string> => {
  const folder = await mkdtemp(join(parent, 'studia-test-'));
  await chmod(folder, 0o755);
  return folder;
};

/** Removes folders, whatever is in them. */
export const removeFolders = async (...folders: readonly string[]): Promise<void> => {
  await Promise.all(folders.map((folder) => rm(folder, { recursive: true, force: true })));
};

const MEMORY = '/dev/shm';
const ROOM = 1024 ** 3;

/** Where Linux keeps files in memory: a copy of a database takes 20 ms there, on a disk up to 200. */
export const memory = async (): Promise<string> => {
  const room = await statfs(MEMORY).then(
    ({ bavail, bsize }) => bavail * bsize,
    () => 0,
  );
  return room > ROOM ? MEMORY : tmpdir();
};
