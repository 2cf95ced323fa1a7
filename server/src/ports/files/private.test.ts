import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, utimes, writeFile } from 'node:fs/promises';
import { hostname } from 'node:os';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { publicFolder, removeFolders } from '../../testing/folder.ts';
import { scriptedRandom } from '../random/scripted.ts';
import { openCopies } from './copies.ts';
import { openDiskFiles } from './disk.ts';
import { FileMissing, FileTooLarge, type PrivateFiles } from './port.ts';
import { privateFiles } from './private.ts';

let folder: string;
let files: PrivateFiles;
const random = scriptedRandom();
const NOW = new Date('2026-01-05T09:00:00Z');
const openFiles = async (): Promise<PrivateFiles> => {
  const naming = { newId: () => random.id(), now: () => NOW };
  return privateFiles({
    files: await openDiskFiles({ dir: folder, ...naming }),
    newBytes: (count) => random.bytes(count),
    copies: await openCopies({ dir: join(folder, 'reading'), ...naming }),
  });
};
const copies = () => readdir(join(folder, 'reading')).catch(() => []);
beforeEach(async () => {
  folder = await publicFolder();
  files = await openFiles();
});
afterEach(() => removeFolders(folder));

const bytes = async function* (...pieces: string[]) {
  for (const piece of pieces) yield Buffer.from(piece);
};
const wordsOf = async (stream: Readable): Promise<string> => {
  let words = '';
  for await (const chunk of stream) words += String(chunk);
  return words;
};
const limits = { limitBytes: 12 };

describe('a private file', () => {
  it('comes back as it was given, whole or in part', async () => {
    const { file, size, contentHash } = await files.keep(bytes('hello ', 'world'), limits);
    expect(size).toBe(11);
    expect(contentHash).toBe(createHash('sha256').update('hello world').digest('hex'));
    expect(await wordsOf(await files.open(file))).toBe('hello world');
    expect(await wordsOf(await files.open(file, { start: 6 }))).toBe('world');
    expect(await wordsOf(await files.open(file, { start: 4, end: 6 }))).toBe('o w');
    const parts = files.inParts({ file, size });
    const read = async (start: number, end: number) => Buffer.from(await parts.read(start, end)).toString();
    expect([await read(0, 5), await read(6, 900), await read(11, 12)]).toEqual(['hello', 'world', '']);
  });

  it('is a file of this machine for who works with it, and not longer', async () => {
    const { file } = await files.keep(bytes('hello'), limits);
    const seen = await files.onDisk(file, async (path) => [path, await readFile(path, 'utf8')]);
    expect(seen[1]).toBe('hello');
    await expect(readFile(seen[0] ?? '')).rejects.toThrow(/ENOENT/);
  });

  it('leaves no copy behind for longer than until the next start, whatever ended its reader', async () => {
    const leave = async (corner: string, at: Date) => {
      const path = join(folder, 'reading', corner);
      await mkdir(path, { recursive: true });
      await writeFile(join(path, 'copy'), 'words');
      await utimes(path, at, at);
    };
    const [here, long] = [hostname(), new Date(NOW.getTime() - 25 * 60 * 60 * 1_000)];
    // No process has a number beyond 2^22; this one's parent lives.
    await leave(`99999999@${here}`, NOW);
    await leave(`${process.pid}@${here}`, NOW);
    await leave(`${process.ppid}@${here}`, long);
    await leave('1@another-machine', NOW);
    await leave('2@another-machine', long);
    await openFiles();
    expect(new Set(await copies())).toEqual(new Set([`${process.ppid}@${here}`, '1@another-machine']));
  });

  it('is kept apart from one with the same content, and outlives it', async () => {
    const mine = await files.keep(bytes('notes'), limits);
    const yours = await files.keep(bytes('notes'), limits);
    expect(yours.contentHash).toBe(mine.contentHash);
    await files.remove(mine.file);
    await expect(files.open(mine.file)).rejects.toThrow(FileMissing);
    expect(await wordsOf(await files.open(yours.file))).toBe('notes');
  });

  it('may be as large as allowed, and not larger', async () => {
    expect((await files.keep(bytes('123456789012'), limits)).size).toBe(12);
    await expect(files.keep(bytes('1234567890123'), limits)).rejects.toThrow(FileTooLarge);
  });
});
