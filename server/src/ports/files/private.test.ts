import { createHash } from 'node:crypto';
import type { Readable } from 'node:stream';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { publicFolder, removeFolders } from '../../testing/folder.ts';
import { scriptedRandom } from '../random/scripted.ts';
import { openDiskFiles } from './disk.ts';
import { FileMissing, FileTooLarge, type PrivateFiles } from './port.ts';
import { privateFiles } from './private.ts';

let folder: string;
let files: PrivateFiles;
const random = scriptedRandom();
beforeEach(async () => {
  folder = await publicFolder();
  files = privateFiles({
    files: await openDiskFiles({ dir: folder, newId: () => random.id(), now: () => new Date(0) }),
    newBytes: (count) => random.bytes(count),
  });
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
