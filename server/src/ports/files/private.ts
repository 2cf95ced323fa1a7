import { createHash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { rm } from 'node:fs/promises';
import { pipeline } from 'node:stream/promises';
import type { Copies } from './copies.ts';
import type { ByteRange, Files, PrivateFiles } from './port.ts';

interface Settings {
  files: Pick<Files, 'put' | 'get' | 'remove'>;
  newBytes: (count: number) => Uint8Array;
  copies: Copies;
}

const SALT = 32;

/** Chance comes before every file, so that no two have the same name in the store. */
export const privateFiles = ({ files, newBytes, copies }: Settings): PrivateFiles => {
  const open: PrivateFiles['open'] = (file, { start, end } = { start: 0 }) =>
    files.get(file, { start: SALT + start, ...(end !== undefined && { end: SALT + end }) });
  const bytes = async (file: string, range?: ByteRange): Promise<Uint8Array> => {
    const chunks: Uint8Array[] = [];
    for await (const chunk of await open(file, range)) chunks.push(chunk as Uint8Array);
    return Buffer.concat(chunks);
  };
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
      const privateFile = await files.put(salted(), { limitBytes: SALT + limitBytes });
      return { file: privateFile.hash, size: privateFile.size - SALT, contentHash: hash.digest('hex') };
    },
    open,
    bytes: (file) => bytes(file),
    inParts: ({ file, size }) => ({
      size,
      read: async (start, end) =>
        start < Math.min(end, size) ? bytes(file, { start, end: Math.min(end, size) - 1 }) : new Uint8Array(),
    }),
    onDisk: async (file, work) => {
      const path = await copies.newPath();
      try {
        await pipeline(await open(file), createWriteStream(path, { mode: 0o600 }));
        return await work(path);
      } finally {
        await rm(path, { force: true });
      }
    },
    remove: (file) => files.remove(file),
  };
};
