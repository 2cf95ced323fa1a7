import { readSync } from 'node:fs';
import { MOST_DIRECTORY_BYTES, MOST_ENTRIES } from './limits.ts';
import { Unreadable } from './trouble.ts';

/** An entry of a package, as its directory tells of it: what it claims is not yet true. */
export interface ZipEntry {
  name: string;
  method: number;
  packed: number;
  unpacked: number;
  /** Where it begins. */
  offset: number;
}

const END = 0x06_05_4b_50;
const END_BYTES = 22;
/** A comment may stand behind the end. */
const LONGEST_END = END_BYTES + 65_535;
const ENTRY = 0x02_01_4b_50;
const ENTRY_BYTES = 46;
const ENCRYPTED = 1;

const broken = () => new Unreadable('broken', 'the directory of the package can not be read');

/** Bytes of a file; fewer than wanted is a file that was cut off. */
export const bytesAt = (file: number, start: number, length: number): Buffer => {
  const bytes = Buffer.alloc(length);
  if (start < 0 || readSync(file, bytes, 0, length, start) < length) throw broken();
  return bytes;
};

/** The entries of a ZIP file, by its directory at the end. */
export const readDirectory = (file: number, size: number): ZipEntry[] => {
  const tailBytes = Math.min(size, LONGEST_END);
  const tail = bytesAt(file, size - tailBytes, tailBytes);
  const end = endIn(tail);
  const count = tail.readUInt16LE(end + 10);
  const length = tail.readUInt32LE(end + 12);
  if (count > MOST_ENTRIES || length > MOST_DIRECTORY_BYTES)
    throw new Unreadable('too-large', 'too many entries');
  return entriesIn(bytesAt(file, tail.readUInt32LE(end + 16), length), count);
};

const endIn = (tail: Buffer): number => {
  for (let at = tail.length - END_BYTES; at >= 0; at -= 1) if (tail.readUInt32LE(at) === END) return at;
  throw broken();
};

const entriesIn = (directory: Buffer, count: number): ZipEntry[] => {
  const entries: ZipEntry[] = [];
  let at = 0;
  while (entries.length < count) {
    if (at + ENTRY_BYTES > directory.length || directory.readUInt32LE(at) !== ENTRY) throw broken();
    const [name, extra, comment] = [28, 30, 32].map((place) => directory.readUInt16LE(at + place));
    const nameEnds = at + ENTRY_BYTES + (name ?? 0);
    if ((directory.readUInt16LE(at + 8) & ENCRYPTED) === ENCRYPTED) throw broken();
    entries.push({
      name: directory.toString('utf8', at + ENTRY_BYTES, nameEnds),
      method: directory.readUInt16LE(at + 10),
      packed: directory.readUInt32LE(at + 20),
      unpacked: directory.readUInt32LE(at + 24),
      offset: directory.readUInt32LE(at + 42),
    });
    at = nameEnds + (extra ?? 0) + (comment ?? 0);
  }
  return entries;
};
