import { createWriteStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import { openPromise, type Entry, type ZipFile as Opened } from 'yauzl';
import { MOST_ENTRIES, MOST_RATIO, SMALL_BYTES } from './limits.ts';
import { Unreadable } from './trouble.ts';

const HEAD_BYTES = 16;

/** A package on the disk, of which one entry at a time is unpacked, piece by piece. */
export interface ZipFile {
  has(name: string): boolean;
  /** Writes an entry to a file; answers its first bytes and how many there are. What is larger ends it. */
  extract(name: string, to: string, mostBytes: number): Promise<{ head: Uint8Array; size: number }>;
}

/** Lets somebody work with a package. Nothing is written under a name that stands in it. */
export const withZip = async <T>(path: string, work: (zip: ZipFile) => Promise<T>): Promise<T> => {
  const opened = await readable('opened', () => openPromise(path, { autoClose: false }));
  try {
    const entries = await readable('listed', () => entriesIn(opened));
    return await work({
      has: (name) => entries.has(name),
      extract: (name, to, mostBytes) => {
        const entry = entries.get(name);
        if (!entry) throw new Unreadable('broken', 'no such entry');
        return readable('unpacked', () => extract(opened, entry, to, mostBytes));
      },
    });
  } finally {
    opened.close();
  }
};

/** Whatever the reader of packages says of one, it is broken. */
const readable = async <T>(what: string, work: () => Promise<T>): Promise<T> => {
  try {
    return await work();
  } catch (error) {
    if (error instanceof Unreadable) throw error;
    throw new Unreadable('broken', `the package can not be ${what}`, { cause: error });
  }
};

const entriesIn = async (opened: Opened): Promise<Map<string, Entry>> => {
  if (opened.entryCount > MOST_ENTRIES) throw new Unreadable('too-large', 'too many entries');
  const entries = new Map<string, Entry>();
  for await (const entry of opened.eachEntry()) entries.set(entry.fileName, entry);
  return entries;
};

const extract = async (opened: Opened, entry: Entry, to: string, mostBytes: number) => {
  const { compressedSize, uncompressedSize } = entry;
  if (!entry.canDecodeFileData()) throw new Unreadable('broken', 'packed in another way');
  const bursts = uncompressedSize > SMALL_BYTES && uncompressedSize > compressedSize * MOST_RATIO;
  if (bursts || uncompressedSize > mostBytes) throw new Unreadable('too-large', 'too large when unpacked');
  let head = new Uint8Array();
  let size = 0;
  const counted = async function* (pieces: AsyncIterable<Buffer>) {
    for await (const piece of pieces) {
      if (size === 0) head = new Uint8Array(piece.subarray(0, HEAD_BYTES));
      size += piece.length;
      yield piece;
    }
  };
  // It ends as soon as more comes out of it than the entry claims.
  const unpacked = await opened.openReadStreamPromise(entry);
  await pipeline(unpacked, counted, createWriteStream(to, { flags: 'wx', mode: 0o600 }));
  return { head, size };
};
