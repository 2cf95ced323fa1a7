import { mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { addressOf, partOf } from './hash-path.ts';
import { FileMissing, type Files } from './port.ts';
import { openSpool, throughSpool } from './spool.ts';

/** Where the files lie, and what names and dates those that are still arriving. */
export interface DiskSettings {
  readonly dir: string;
  readonly newId: () => string;
  readonly now: () => Date;
}

const orMissing = (error: unknown): never => {
  if (error instanceof Error && 'code' in error && error.code === 'ENOENT') {
    throw new FileMissing('There is no file of this name.', { cause: error });
  }
  throw error;
};

/** A renamed file survives a power cut only once its folder is written down too. */
const syncFolder = async (dir: string): Promise<void> => {
  const handle = await open(dir, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
};

/** What lies in the folders that are named by the beginning of a hash. */
const measure = async (dir: string): Promise<{ count: number; bytes: number }> => {
  let [count, bytes] = [0, 0];
  for (const folder of await readdir(dir, { withFileTypes: true })) {
    if (!folder.isDirectory() || folder.name === 'incoming') continue;
    for (const name of await readdir(join(dir, folder.name))) {
      // Somebody may be removing it.
      const found = await stat(join(dir, folder.name, name)).catch(() => null);
      if (found?.isFile()) [count, bytes] = [count + 1, bytes + found.size];
    }
  }
  return { count, bytes };
};

/** Files in a folder of this machine. */
export const openDiskFiles = async ({ dir, newId, now }: DiskSettings): Promise<Files> => {
  const spool = { dir: join(dir, 'incoming'), newId };
  await openSpool(spool, now);
  const pathOf = (hash: string) => join(dir, addressOf(hash));

  const move = async (from: string, to: string) => {
    const made = await mkdir(dirname(to), { recursive: true });
    await rename(from, to);
    await syncFolder(dirname(to));
    if (made !== undefined) await syncFolder(dir);
  };

  const size: Files['size'] = async (hash) => (await stat(pathOf(hash)).catch(orMissing)).size;

  return {
    size,
    usage: () => measure(dir),
    put: (content, { limitBytes }) =>
      throughSpool(spool, content, limitBytes, (path, { hash }) => move(path, pathOf(hash))),
    get: async (hash, range) => {
      const handle = await open(pathOf(hash), 'r').catch(orMissing);
      try {
        return handle.createReadStream(range && partOf((await handle.stat()).size, range));
      } catch (error) {
        await handle.close();
        throw error;
      }
    },
    has: (hash) =>
      size(hash).then(
        () => true,
        (error: unknown) => (error instanceof FileMissing ? false : Promise.reject(error)),
      ),
    remove: async (hash) => {
      await rm(pathOf(hash), { force: true });
    },
    close: async () => {},
  };
};
