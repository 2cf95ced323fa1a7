import { unzipSync, type UnzipFileInfo } from 'fflate';
import { MOST_ENTRIES, MOST_RATIO, SMALL_BYTES } from './limits.ts';
import { Unreadable } from './trouble.ts';

/** The wanted entries of a package, in memory: nothing is written under a name that somebody chose. */
export const unpack = (
  bytes: Uint8Array,
  wanted: (name: string) => boolean,
  mostBytes: number,
): Record<string, Uint8Array> => {
  let entries = 0;
  let unpacked = 0;
  const take = ({ name, size, originalSize }: UnzipFileInfo): boolean => {
    entries += 1;
    if (entries > MOST_ENTRIES) throw new Unreadable('too-large', 'too many entries');
    if (!wanted(name)) return false;
    unpacked += originalSize;
    const bursts = originalSize > SMALL_BYTES && originalSize > size * MOST_RATIO;
    if (bursts || unpacked > mostBytes) throw new Unreadable('too-large', 'too large when unpacked');
    return true;
  };
  try {
    return unzipSync(bytes, { filter: take });
  } catch (error) {
    if (error instanceof Unreadable) throw error;
    throw new Unreadable('broken', 'the package can not be unpacked', { cause: error });
  }
};
