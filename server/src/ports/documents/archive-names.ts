import { LONGEST_ENTRY_NAME, MOST_ENTRIES } from './limits.ts';
import type { DocumentContent } from './port.ts';

const END = Buffer.from('PK\x05\x06', 'latin1');
const END_BYTES = 22;
const LONGEST_COMMENT = 0xffff;
const LARGE_END = 0x06064b50;
const LARGE_END_BYTES = 56;
const ENTRY = 0x02014b50;
const ENTRY_BYTES = 46;
/** All that so many entries with names of that length can take. */
const MOST_DIRECTORY_BYTES = MOST_ENTRIES * (ENTRY_BYTES + 2 * LONGEST_ENTRY_NAME);

/** The names in an archive, from the directory at its end: what is never unpacked can't blow up. Null where there is none. */
export const archiveNames = async (content: DocumentContent): Promise<ReadonlySet<string> | null> => {
  const directory = await findDirectory(content);
  if (directory === null || directory.entries > MOST_ENTRIES) return null;
  const { start, end, entries } = directory;
  return namesIn(
    Buffer.from(await content.read(start, Math.min(end, start + MOST_DIRECTORY_BYTES))),
    entries,
  );
};

interface Directory {
  readonly start: number;
  readonly end: number;
  readonly entries: number;
}

const findDirectory = async (content: DocumentContent): Promise<Directory | null> => {
  const from = Math.max(0, content.size - END_BYTES - LONGEST_COMMENT);
  const tail = Buffer.from(await content.read(from, content.size));
  const at = tail.lastIndexOf(END, tail.length - END_BYTES);
  if (at < 0) return null;
  const directory = { start: tail.readUInt32LE(at + 16), end: from + at, entries: tail.readUInt16LE(at + 8) };
  const isLarge = directory.start === 0xffffffff || directory.entries === 0xffff;
  // A large archive says in a record before its end what does not fit into the end.
  return isLarge && at >= 12 ? largeDirectory(content, tail.readUInt32LE(at - 12), directory) : directory;
};

const largeDirectory = async (
  content: DocumentContent,
  place: number,
  known: Directory,
): Promise<Directory | null> => {
  const record = Buffer.from(await content.read(place, place + LARGE_END_BYTES));
  if (record.length < LARGE_END_BYTES || record.readUInt32LE(0) !== LARGE_END) return known;
  return { start: record.readUInt32LE(48), end: place, entries: record.readUInt32LE(32) };
};

const namesIn = (directory: Buffer, entries: number): ReadonlySet<string> | null => {
  const names = new Set<string>();
  let at = 0;
  for (let entry = 0; entry < entries; entry += 1) {
    // A directory may claim four billion entries where there are none.
    if (at + ENTRY_BYTES > directory.length || directory.readUInt32LE(at) !== ENTRY) return null;
    const length = directory.readUInt16LE(at + 28);
    if (length > LONGEST_ENTRY_NAME) return null;
    names.add(directory.toString('utf8', at + ENTRY_BYTES, at + ENTRY_BYTES + length));
    at += ENTRY_BYTES + length + directory.readUInt16LE(at + 30) + directory.readUInt16LE(at + 32);
  }
  return names;
};
