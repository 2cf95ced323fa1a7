import { existsSync } from 'node:fs';
import { mkdtemp, readdir, readFile, rm, stat, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import PostalMime from 'postal-mime';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openOutbox, type OutboxSettings } from './outbox.ts';
import { LetterRefused, MailFailed } from './port.ts';

let home: string;
let dir: string;
beforeEach(async () => {
  home = await mkdtemp(join(tmpdir(), 'studia-outbox-'));
  dir = join(home, 'data', 'outbox');
});
afterEach(() => rm(home, { recursive: true, force: true }));

const letter = { to: 'mira@example.org', subject: 'Your code', text: 'It is 123456.' };

const open = (changes: Partial<OutboxSettings> = {}) => {
  let time = Date.UTC(2030, 0, 1);
  let id = 0;
  return openOutbox({
    dir,
    from: 'Studia <tutor@studia.example>',
    now: () => new Date((time += 1_000)),
    newId: () => `${id++}`,
    ...changes,
  });
};

describe('the outbox', () => {
  it('keeps each letter as a mail file that any reader understands', async () => {
    const outbox = await open();
    await outbox.send({ ...letter, subject: 'Grüße 学生', text: 'Straße 👩🏽‍🎓', html: '<b>Straße</b>' });
    const [name] = await readdir(dir);
    expect(name).toMatch(/\.eml$/);
    const source = await readFile(join(dir, String(name)));
    const email = await PostalMime.parse(source);
    expect(email.subject).toBe('Grüße 学生');
    expect(email.text?.trim()).toBe('Straße 👩🏽‍🎓');
    expect(email.html?.trim()).toBe('<b>Straße</b>');
    expect(email.date).toBe('2030-01-01T00:00:01.000Z');
    expect(source.includes('\r\n')).toBe(true);
  });

  it('lets only its owner read the files, which may hold codes', async () => {
    const outbox = await open();
    await outbox.send(letter);
    const [name] = await readdir(dir);
    expect((await stat(join(dir, String(name)))).mode & 0o077).toBe(0);
  });

  it('lists letters, newest first, as many as asked for', async () => {
    const outbox = await open();
    await Promise.all(['first', 'second', 'third'].map((text) => outbox.send({ ...letter, text })));
    const listed = await outbox.list(2);
    expect(listed.map(({ text }) => text)).toEqual(['third', 'second']);
    expect(listed[0]).toMatchObject({
      to: 'mira@example.org',
      subject: 'Your code',
      date: new Date('2030-01-01T00:00:03Z'),
    });
  });

  it('lists fifty letters unless told otherwise', async () => {
    const outbox = await open();
    await Promise.all(Array.from({ length: 52 }, () => outbox.send(letter)));
    expect(await outbox.list()).toHaveLength(50);
  });

  it('reads a listed letter back', async () => {
    const outbox = await open();
    await outbox.send(letter);
    const [listed] = await outbox.list();
    expect(await outbox.read(String(listed?.name))).toContain('It is 123456.');
  });

  it('throws away the oldest letters beyond what it keeps, half-written ones too', async () => {
    const outbox = await open({ keep: 3 });
    await writeFile(join(dir, '20290101T000000000Z-dead.eml.part'), 'half');
    await Promise.all([0, 1, 2, 3, 4].map((i) => outbox.send({ ...letter, text: `letter ${i}` })));
    expect((await outbox.list()).map(({ text }) => text)).toEqual(['letter 4', 'letter 3', 'letter 2']);
    expect(await readdir(dir)).toHaveLength(3);
  });

  it('leaves a long letter alone that is being written while others make room', async () => {
    const outbox = await open({ keep: 1 });
    const stand = { over: false };
    // Long to write, and quick to compose.
    const attachments = [{ name: 'long.pdf', type: 'application/pdf', content: Buffer.alloc(40_000_000) }];
    const long = outbox.send({ ...letter, attachments }).finally(() => (stand.over = true));
    let meanwhile = 0;
    while (!stand.over) {
      await outbox.send(letter);
      meanwhile += (await readdir(dir)).some((name) => name.endsWith('.part')) ? 1 : 0;
    }
    await expect(long).resolves.toBeUndefined();
    expect(meanwhile).toBeGreaterThan(0);
  });

  it('touches no file that is not a letter', async () => {
    const outbox = await open({ keep: 1 });
    await writeFile(join(dir, 'notes.txt'), 'mine');
    await outbox.send(letter);
    await outbox.send(letter);
    expect(await outbox.list()).toHaveLength(1);
    expect(await readFile(join(dir, 'notes.txt'), 'utf8')).toBe('mine');
  });

  it.each([
    '../secret.eml',
    '..%2Fsecret.eml',
    '/etc/passwd',
    'x/../../secret.eml',
    '20300101T000000000Z-a/../../../secret.eml',
    '20300101T000000000Z-a.eml\0.txt',
    '20300101T000000000Z-a.eml.part',
    '',
    '.',
  ])('reads nothing for the name %j', async (name) => {
    const outbox = await open();
    await writeFile(join(home, 'data', 'secret.eml'), 'secret');
    await writeFile(join(dir, '20300101T000000000Z-a.eml.part'), 'secret');
    expect(await outbox.read(name)).toBeUndefined();
  });

  it('refuses headers smuggled into the subject and writes nothing', async () => {
    const outbox = await open();
    await expect(outbox.send({ ...letter, subject: 'a\nBcc: b@example.org' })).rejects.toThrow(LetterRefused);
    expect(await readdir(dir)).toEqual([]);
  });

  it.skipIf(!existsSync('/dev/full'))('leaves nothing behind when the disk is full', async () => {
    const outbox = await open({ now: () => new Date('2030-01-01T00:00:00Z'), newId: () => 'f' });
    await symlink('/dev/full', join(dir, '20300101T000000000Z-f.eml.part'));
    const failing = outbox.send(letter);
    await expect(failing).rejects.toThrow(MailFailed);
    await expect(failing).rejects.toHaveProperty('cause.code', 'ENOSPC');
    expect(await readdir(dir)).toEqual([]);
  });
});
