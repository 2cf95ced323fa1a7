import { createHash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { Files, PrivateFiles } from './port.ts';

interface Settings {
  files: Pick<Files, 'put' | 'get' | 'remove'>;
  newBytes: (count: number) => Uint8Array;
}

const SALT = 32;

/** Chance comes before every file, so that no two have the same name in the store. */
export const privateFiles = ({ files, newBytes }: Settings): PrivateFiles => {
  const open: PrivateFiles['open'] = (file, { start, end } = { start: 0 }) =>
    files.get(file, { start: SALT + start, ...(end !== undefined && { end: SALT + end }) });
  return {
    keep: async (content, { limitBytes }) => {
      const hash = createHash('sha256');
      const salted = async function* () {
        yield newBytes(SALT);
        for await (const chunk of content) {
          hash.update(chunk);
          yield chunk;
        }
      };
      const kept = await files.put(salted(), { limitBytes: SALT + limitBytes });
      return { file: kept.hash, size: kept.size - SALT, contentHash: hash.digest('hex') };
    },
    open,
    bytes: async (file) => {
      const chunks: Uint8Array[] = [];
      for await (const chunk of await open(file)) chunks.push(chunk as Uint8Array);
      return Buffer.concat(chunks);
    },
    onDisk: async (file, work) => {
      const folder = await mkdtemp(join(tmpdir(), 'studia-file-'));
      try {
        const path = join(folder, 'file');
        await pipeline(await open(file), createWriteStream(path));
        return await work(path);
      } finally {
        await rm(folder, { recursive: true, force: true });
      }
    },
    remove: (file) => files.remove(file),
  };
};
