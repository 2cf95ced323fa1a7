import { unzipSync, type UnzipFileInfo } from 'fflate';
import {
  LONGEST_ENTRY_NAME,
  MOST_ENTRIES,
  MOST_ENTRY_BYTES,
  MOST_RATIO,
  MOST_UNPACKED_BYTES,
  SMALL_ENTRY_BYTES,
} from '../limits.ts';
import { Unreadable } from './unreadable.ts';

/**
 * Unpacks the wanted entries of an archive into memory. Their names are only names: nothing is written anywhere. The
 * sizes that the archive claims are checked before, and kept: nothing unpacks to more than was claimed.
 */
export const unpack = (
  bytes: Uint8Array,
  wanted: (name: string) => boolean,
): ReadonlyMap<string, Uint8Array> => {
  const guard = makeGuard();
  try {
    const entries = unzipSync(bytes, {
      filter: (entry) => {
        guard.see(entry);
        if (!wanted(entry.name)) return false;
        guard.unpack(entry);
        return true;
      },
    });
    return new Map(Object.entries(entries));
  } catch (error) {
    if (error instanceof Unreadable) throw error;
    throw new Unreadable('broken', 'The archive can not be unpacked.', { cause: error });
  }
};

const makeGuard = () => {
  let entries = 0;
  let unpacked = 0;
  return {
    see: ({ name }: UnzipFileInfo): void => {
      entries += 1;
      if (entries > MOST_ENTRIES) throw new Unreadable('too-large', 'The archive has too many entries.');
      if (name.length > LONGEST_ENTRY_NAME) throw new Unreadable('broken', 'An entry has too long a name.');
    },
    unpack: ({ name, size, originalSize }: UnzipFileInfo): void => {
      unpacked += originalSize;
      const bursts = originalSize > SMALL_ENTRY_BYTES && originalSize > size * MOST_RATIO;
      if (bursts || originalSize > MOST_ENTRY_BYTES || unpacked > MOST_UNPACKED_BYTES)
        throw new Unreadable('too-large', `Unpacked, ${name.slice(0, 80)} would be too large.`);
    },
  };
};
