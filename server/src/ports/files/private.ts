import { createHash } from 'node:crypto';
import type { Files, PrivateFiles } from './port.ts';

interface Settings {
  files: Pick<Files, 'put' | 'get' | 'remove'>;
  newBytes: (count: number) => Uint8Array;
}

const SALT = 32;

/** Chance comes before every file, so that no two have the same name in the store. */
export const privateFiles = ({ files, newBytes }: Settings): PrivateFiles => ({
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
  open: (file, { start, end } = { start: 0 }) =>
    files.get(file, { start: SALT + start, ...(end !== undefined && { end: SALT + end }) }),
  remove: (file) => files.remove(file),
});
