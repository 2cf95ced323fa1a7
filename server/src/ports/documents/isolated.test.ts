import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { readAll, testDocuments } from '../../testing/documents.ts';
import { publicFolder, removeFolders } from '../../testing/folder.ts';
import { compoundFile } from '../../testing/resumes.ts';
import { writeEpub } from '../../testing/written-archives.ts';
import { linesAt, writePdf } from '../../testing/written-pdf.ts';

const documents = testDocuments();
afterAll(() => documents.close());

const pagesOf = (count: number) =>
  writePdf({
    pages: Array.from({ length: count }, (_, at) => ({
      texts: linesAt(72, 700, [`Page number ${at + 1} of it`]),
    })),
  });

describe('a document that can not be read says why', () => {
  it.each([
    [
      'encrypted',
      'a locked PDF',
      writePdf({ pages: [{ texts: linesAt(72, 700, ['Secret words']) }], locked: true }),
    ],
    ['empty', 'a file without bytes', Buffer.alloc(0)],
    ['empty', 'nothing but spaces', Buffer.from(' \n ')],
    ['empty', 'a PDF of white pages', writePdf({ pages: [{}, {}] })],
    ['broken', 'what only begins like a PDF', Buffer.from('%PDF-1.7 and nothing else')],
    ['broken', 'what only begins like a picture', Buffer.from('GIF89a and nothing else')],
    ['unsupported', 'an old Word file', Buffer.from(compoundFile('WordDocument'))],
    ['unsupported', 'a program', Buffer.from(`MZ${'\0'.repeat(500)}`)],
  ])('%s: %s', async (trouble, _, bytes) => {
    const { end } = await readAll(documents, bytes);
    expect(end).toMatchObject({ type: 'failed', trouble });
  });

  it('too many pages, too many bytes', async () => {
    const pdf = pagesOf(4);
    const { opened, end } = await readAll(documents, pdf, { limits: { pages: 3 } });
    expect([opened, end]).toMatchObject([null, { trouble: 'too-many-pages' }]);
    const other = await readAll(documents, pdf, { limits: { bytes: 100 } });
    expect(other.end).toMatchObject({ trouble: 'too-large' });
  });

  it('an e-book that would burst, and one whose entries want to leave it', async () => {
    const sections = [{ title: 'One', body: '<p>Some words that are in the book.</p>' }];
    const bomb = writeEpub({
      title: 'Bomb',
      sections,
      more: { 'OEBPS/zeros.xhtml': '\0'.repeat(20_000_000) },
    });
    expect(bomb.length).toBeLessThan(100_000);
    expect((await readAll(documents, bomb)).end).toMatchObject({ trouble: 'too-large' });
    const leaving = writeEpub({
      title: 'Out',
      sections,
      more: { '../../../../etc/evil.xhtml': '<p>evil</p>' },
    });
    const { end, pages } = await readAll(documents, leaving);
    expect(end).toMatchObject({ type: 'done' });
    expect(pages.map(({ text }) => text)).toEqual(['Some words that are in the book.']);
  });
});

describe('reading', () => {
  it('may begin anywhere, from a file or from bytes, and gives the same pages again', async () => {
    const pdf = pagesOf(12);
    const folder = await publicFolder();
    await writeFile(join(folder, 'book'), pdf);
    const whole = await readAll(documents, { path: join(folder, 'book') });
    const rest = await readAll(documents, pdf, { from: 9 });
    await removeFolders(folder);
    expect(whole.pages).toHaveLength(12);
    expect(rest.pages).toEqual(whole.pages.slice(8));
    expect(rest.opened).toEqual(whole.opened);
  });

  it('ends when it is called off, and the next one is served', async () => {
    const calledOff = new AbortController();
    const reading = (async () => {
      for await (const event of documents.read({ bytes: pagesOf(50) }, { signal: calledOff.signal }))
        if (event.type === 'opened') calledOff.abort(new Error('Never mind.'));
    })();
    await expect(reading).rejects.toThrow('Never mind.');
    expect((await readAll(documents, pagesOf(1))).end).toMatchObject({ type: 'done' });
  });

  it('leaves a place for others when it is done in the background', async () => {
    const long = documents.read({ bytes: pagesOf(3) }, { background: true })[Symbol.asyncIterator]();
    await long.next();
    const second = readAll(documents, pagesOf(2), { background: true });
    expect((await readAll(documents, pagesOf(1))).end).toMatchObject({ type: 'done' });
    await long.return?.();
    expect((await second).end).toMatchObject({ type: 'done' });
  });

  it('shows a page as a picture', async () => {
    const picture = await documents.pictureOf({ bytes: pagesOf(2) }, { page: 2, width: 300 });
    expect(Buffer.from(picture ?? []).toString('latin1', 8, 12)).toBe('WEBP');
    expect(await documents.pictureOf({ bytes: pagesOf(2) }, { page: 3, width: 300 })).toBeNull();
    expect(
      await documents.pictureOf({ bytes: Buffer.from('Just text.') }, { page: 1, width: 300 }),
    ).toBeNull();
  });
});

/** A child that does something else than reading. */
const childThat = async (does: string) => {
  const folder = await publicFolder();
  const program = join(folder, 'child.mjs');
  await writeFile(program, `import fs from 'node:fs'; process.on('message', (order) => { ${does} });`);
  const odd = testDocuments({ program, mostMemory: 300 * 1024 * 1024 });
  const close = async () => {
    await odd.close();
    await removeFolders(folder);
  };
  return { odd, close };
};

describe('a child', () => {
  it.each([
    ['hangs', 'for (;;);', 'took-too-long'],
    ['never answers', '', 'took-too-long'],
    ['swells', 'globalThis.all = []; setInterval(() => all.push(Buffer.alloc(5e7, 1)), 1);', 'too-large'],
    ['aborts', 'process.abort();', 'too-large'],
    ['ends', 'process.exit(3);', 'broken'],
    ['throws', 'setTimeout(() => { throw new Error("x"); });', 'broken'],
  ])('that %s is ended, and nobody else', async (_, does, trouble) => {
    const { odd, close } = await childThat(does);
    const { end } = await readAll(odd, Buffer.from('Some text'), {
      limits: { openTime: trouble === 'took-too-long' ? 300 : 20_000 },
    });
    expect(end).toMatchObject({ type: 'failed', trouble, page: null });
    await close();
  });

  it('that stops in the middle is ended, and the page it stopped at is known', async () => {
    const page = `{ type: 'page', page: { number: 1, text: 'One' } }`;
    const { odd, close } = await childThat(
      `process.send({ type: 'opened', pages: 9 }); process.send(${page});`,
    );
    const { end } = await readAll(odd, Buffer.from('Some text'), { limits: { pageTime: 200 } });
    expect(end).toMatchObject({ trouble: 'took-too-long', page: 2 });
    await close();
  });

  it('is told what is about to come, and then reads it', async () => {
    const { odd, close } = await childThat(`
      globalThis.told ??= [];
      told.push(order.kind ?? order.type);
      if (order.type === 'read') process.send({ type: 'done', language: told.join(', ') });
    `);
    odd.getReady();
    odd.getReady('docx');
    const { end } = await readAll(odd, Buffer.from('Some text'));
    expect(end).toMatchObject({ type: 'done', language: 'docx, read' });
    await close();
  });

  it('knows nothing of the server and can write nowhere', async () => {
    const { odd, close } = await childThat(`
      let wrote = true;
      try { fs.writeFileSync(import.meta.filename + '.new', 'x'); } catch { wrote = false; }
      process.send({ type: 'done', language: JSON.stringify({ names: Object.keys(process.env), wrote }) });
    `);
    const { end } = await readAll(odd, Buffer.from('Some text'));
    const outcome = JSON.parse(end?.type === 'done' ? (end.language ?? '') : '') as {
      names: string[];
      wrote: boolean;
    };
    expect(outcome.names.filter((name) => !name.startsWith('NODE_CHANNEL'))).toEqual([]);
    expect(outcome.wrote).toBe(false);
    await close();
  });
});
