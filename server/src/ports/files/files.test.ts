import { createHash, randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdtemp, readdir, rm, symlink, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import S3rver from 's3rver';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openDiskFiles } from './disk.ts';
import { FileMissing, type Files, FilesFull, FileTooLarge, RangeOutsideFile } from './port.ts';
import { openS3Files } from './s3.ts';

const MEGABYTE = 1024 * 1024;
const ROOMY = { limitBytes: 64 * MEGABYTE };
const hashOf = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');
const text = (words: string) => new TextEncoder().encode(words);
const NOWHERE = hashOf(text('never kept'));

interface Place {
  /** The folder where content waits. */
  spoolDir: string;
  open(changes?: { newId?: () => string; now?: () => Date }): Promise<Files>;
  close(): Promise<void>;
}

let ids = 0;
const defaults = { newId: () => `waiting-${ids++}`, now: () => new Date() };

const onDisk = async (home: string): Promise<Place> => {
  const dir = join(home, 'files');
  return {
    spoolDir: join(dir, 'incoming'),
    open: (changes) => openDiskFiles({ dir, ...defaults, ...changes }),
    close: async () => {},
  };
};

const inBucket = async (home: string): Promise<Place> => {
  const server = new S3rver({
    address: '127.0.0.1',
    port: 0,
    silent: true,
    directory: join(home, 'store'),
    configureBuckets: [{ name: 'studia', configs: [] }],
  });
  const { port } = await server.run();
  const spoolDir = join(home, 'spool');
  return {
    spoolDir,
    open: (changes) =>
      openS3Files({
        bucket: 'studia',
        region: 'us-east-1',
        endpoint: `http://127.0.0.1:${port}`,
        forcePathStyle: true,
        accessKeyId: 'S3RVER',
        secretAccessKey: 'S3RVER',
        spoolDir,
        ...defaults,
        ...changes,
      }),
    close: () => server.close(),
  };
};

describe.each([
  { name: 'on disk', place: onDisk },
  { name: 'in a bucket', place: inBucket },
])('files $name', ({ place: prepare }) => {
  let home: string;
  let place: Place;
  let files: Files;
  beforeAll(async () => {
    home = await mkdtemp(join(tmpdir(), 'studia-files-'));
    place = await prepare(home);
    files = await place.open();
  });
  afterAll(async () => {
    await files.close();
    await place.close();
    await rm(home, { recursive: true, force: true });
  });

  const waiting = () => readdir(place.spoolDir);
  const read = async (hash: string, range?: { start: number; end?: number }) =>
    buffer(await files.get(hash, range));

  it('keeps bytes under their SHA-256', async () => {
    const bytes = text('Photosynthesis');
    const file = await files.put(bytes, ROOMY);
    expect(file).toEqual({ hash: hashOf(bytes), size: 14 });
    expect(await files.has(file.hash)).toBe(true);
    expect(await files.size(file.hash)).toBe(14);
    expect((await read(file.hash)).toString()).toBe('Photosynthesis');
  });

  it('keeps a stream of 12 MB whole', async () => {
    const bytes = randomBytes(12 * MEGABYTE + 17);
    const chunks = Readable.from(
      (function* pieces() {
        for (let at = 0; at < bytes.length; at += 65_000) yield bytes.subarray(at, at + 65_000);
      })(),
    );
    const { hash, size } = await files.put(chunks, ROOMY);
    expect(size).toBe(bytes.length);
    expect(hashOf(await read(hash))).toBe(hash);
    expect(hash).toBe(hashOf(bytes));
    expect(await waiting()).toEqual([]);
  });

  it('keeps the same content once, however often it comes', async () => {
    const bytes = text('twice');
    const [first, second] = await Promise.all([files.put(bytes, ROOMY), files.put(bytes, ROOMY)]);
    expect(await files.put(bytes, ROOMY)).toEqual(first);
    expect(second).toEqual(first);
    expect((await read(first.hash)).toString()).toBe('twice');
  });

  it('keeps an empty file', async () => {
    const { hash } = await files.put(new Uint8Array(), ROOMY);
    expect(await files.size(hash)).toBe(0);
    expect((await read(hash)).length).toBe(0);
  });

  it.each([
    [{ start: 0, end: 3 }, '0123'],
    [{ start: 4, end: 4 }, '4'],
    [{ start: 7 }, '789'],
    [{ start: 8, end: 500 }, '89'],
  ])('reads the part %o', async (range, expected) => {
    const { hash } = await files.put(text('0123456789'), ROOMY);
    expect((await read(hash, range)).toString()).toBe(expected);
  });

  it.each([{ start: 10 }, { start: -1, end: 3 }, { start: 5, end: 4 }, { start: 0.5 }])(
    'refuses the part %o of ten bytes',
    async (range) => {
      const { hash } = await files.put(text('0123456789'), ROOMY);
      await expect(files.get(hash, range)).rejects.toThrow(RangeOutsideFile);
    },
  );

  it('forgets a file, and does not mind forgetting it again', async () => {
    const { hash } = await files.put(text('short-lived'), ROOMY);
    await files.remove(hash);
    await files.remove(hash);
    expect(await files.has(hash)).toBe(false);
    await expect(files.get(hash)).rejects.toThrow(FileMissing);
  });

  it.each([NOWHERE, '', '../../etc/passwd', `${NOWHERE}/..`, NOWHERE.toUpperCase()])(
    'has no file named %j',
    async (hash) => {
      expect(await files.has(hash)).toBe(false);
      await expect(files.size(hash)).rejects.toThrow(FileMissing);
      await expect(files.get(hash)).rejects.toThrow(FileMissing);
      await expect(files.get(hash, { start: 0, end: 1 })).rejects.toThrow(FileMissing);
    },
  );

  it('takes as much as the limit and not a byte more', async () => {
    expect(await files.put(text('12345'), { limitBytes: 5 })).toMatchObject({ size: 5 });
    await expect(files.put(text('123456'), { limitBytes: 5 })).rejects.toThrow(FileTooLarge);
    expect(await files.has(hashOf(text('123456')))).toBe(false);
    expect(await waiting()).toEqual([]);
  });

  it('stops reading a stream that is too large', async () => {
    let given = 0;
    const endless = Readable.from(
      (function* zeros() {
        for (;;) {
          given += 1;
          yield new Uint8Array(MEGABYTE);
        }
      })(),
    );
    await expect(files.put(endless, { limitBytes: 3 * MEGABYTE })).rejects.toThrow(FileTooLarge);
    expect(endless.destroyed).toBe(true);
    // A readable of objects looks up to its high water mark ahead.
    expect(given).toBeLessThan(30);
  });

  it('leaves nothing of an upload that breaks off', async () => {
    const broken = Readable.from(
      (async function* half() {
        yield text('half of it');
        throw new Error('The line went dead.');
      })(),
    );
    await expect(files.put(broken, ROOMY)).rejects.toThrow('The line went dead.');
    const stopped = new Readable({ read: () => {} });
    stopped.push(text('half of it'));
    const storing = files.put(stopped, ROOMY);
    stopped.destroy();
    await expect(storing).rejects.toThrow(/close/i);
    expect(await files.has(hashOf(text('half of it')))).toBe(false);
    expect(await waiting()).toEqual([]);
  });

  it.skipIf(!existsSync('/dev/full'))('says when there is no room and leaves nothing', async () => {
    const cramped = await place.open({ newId: () => 'cramped' });
    await symlink('/dev/full', join(place.spoolDir, 'cramped'));
    await expect(cramped.put(text('too much'), ROOMY)).rejects.toThrow(FilesFull);
    expect(await files.has(hashOf(text('too much')))).toBe(false);
    expect(await waiting()).toEqual([]);
    await cramped.close();
  });

  it('clears out what a dead process left waiting, and nothing that may still arrive', async () => {
    const now = new Date('2030-01-01T12:00:00Z');
    await writeFile(join(place.spoolDir, 'left-behind'), 'half');
    await utimes(join(place.spoolDir, 'left-behind'), now, new Date('2030-01-01T10:00:00Z'));
    await writeFile(join(place.spoolDir, 'arriving'), 'half');
    await utimes(join(place.spoolDir, 'arriving'), now, new Date('2030-01-01T11:59:00Z'));
    await (await place.open({ now: () => now })).close();
    expect(await waiting()).toEqual(['arriving']);
    await rm(join(place.spoolDir, 'arriving'));
  });
});
