import { closeSync, fstatSync, openSync, writeSync } from 'node:fs';
import { Inflate } from 'fflate';
import { MOST_RATIO, SMALL_BYTES } from './limits.ts';
import { Unreadable } from './trouble.ts';
import { bytesAt, readDirectory, type ZipEntry } from './zip-directory.ts';

const LOCAL_BYTES = 30;
const STORED = 0;
const DEFLATED = 8;
const PIECE = 64 * 1024;

/** A package on the disk, of which one entry at a time is unpacked, piece by piece. */
export interface ZipFile {
  has(name: string): boolean;
  /** Writes an entry to a file; answers its first bytes and how many there are. What is larger ends it. */
  extract(name: string, to: string, mostBytes: number): { head: Uint8Array; size: number };
}

/** Lets somebody work with a package. Nothing is written under a name that stands in it. */
export const withZip = <T>(path: string, work: (zip: ZipFile) => T): T => {
  const file = openSync(path, 'r');
  try {
    const entries = new Map(readDirectory(file, fstatSync(file).size).map((entry) => [entry.name, entry]));
    return work({
      has: (name) => entries.has(name),
      extract: (name, to, mostBytes) => {
        const entry = entries.get(name);
        if (!entry) throw new Unreadable('broken', 'no such entry');
        return extract(file, entry, to, mostBytes);
      },
    });
  } finally {
    closeSync(file);
  }
};

const extract = (file: number, entry: ZipEntry, to: string, mostBytes: number) => {
  const { packed, unpacked, method } = entry;
  if (method !== STORED && method !== DEFLATED) throw new Unreadable('broken', 'packed in another way');
  const bursts = unpacked > SMALL_BYTES && unpacked > packed * MOST_RATIO;
  if (bursts || unpacked > mostBytes) throw new Unreadable('too-large', 'too large when unpacked');
  const target = openSync(to, 'wx', 0o600);
  let head = new Uint8Array();
  let size = 0;
  const write = (piece: Uint8Array): void => {
    // What an entry claims to be is one thing, what comes out of it another.
    if (size + piece.length > unpacked) throw new Unreadable('broken', 'larger than it claims');
    if (size === 0) head = piece.slice(0, 16);
    size += piece.length;
    writeSync(target, piece);
  };
  try {
    unpack(file, entry, write);
    return { head, size };
  } catch (error) {
    if (error instanceof Unreadable) throw error;
    throw new Unreadable('broken', 'the package can not be unpacked', { cause: error });
  } finally {
    closeSync(target);
  }
};

const unpack = (file: number, entry: ZipEntry, write: (piece: Uint8Array) => void): void => {
  const { packed, offset, method } = entry;
  const local = bytesAt(file, offset, LOCAL_BYTES);
  const begins = offset + LOCAL_BYTES + local.readUInt16LE(26) + local.readUInt16LE(28);
  const inflate = new Inflate(write);
  for (let at = 0; at < packed; at += PIECE) {
    const piece = bytesAt(file, begins + at, Math.min(PIECE, packed - at));
    if (method === STORED) write(piece);
    else inflate.push(piece, at + PIECE >= packed);
  }
};
