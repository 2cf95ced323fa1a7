import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { open, realpath, stat } from 'node:fs/promises';
import { basename, resolve, sep } from 'node:path';
import type { Folder, FolderFile } from './port.ts';

/** A folder of this machine; null when there is none. */
export const openFolder = async (dir: string): Promise<Folder | null> => {
  const home = await realpath(dir).catch(() => null);
  if (home === null || !(await stat(home)).isDirectory()) return null;
  return {
    find: async (name) => {
      // Where a link really leads: a folder that somebody sent may point anywhere.
      const path = await realpath(resolve(home, name)).catch(() => null);
      if (path === null || !path.startsWith(home + sep)) return null;
      const found = await stat(path);
      return found.isFile() ? fileAt(path, found.size) : null;
    },
  };
};

const fileAt = (path: string, size: number): FolderFile => ({
  name: basename(path),
  path,
  size,
  content: () => createReadStream(path),
  contentHash: async () => {
    const hash = createHash('sha256');
    for await (const chunk of createReadStream(path)) hash.update(chunk as Uint8Array);
    return hash.digest('hex');
  },
  read: async (start, end) => {
    const handle = await open(path, 'r');
    try {
      const length = Math.max(0, Math.min(end, size) - start);
      const { buffer, bytesRead } = await handle.read(Buffer.alloc(length), 0, length, start);
      return buffer.subarray(0, bytesRead);
    } finally {
      await handle.close();
    }
  },
});
