import { mkdir, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { chat } from '@studia/contract/chat';
import { curriculum } from '@studia/contract/curriculum';
import { library as calls, type Book } from '@studia/contract/library';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { carryOutCurriculumOrder, readCurriculumOrder } from './curriculum-command.ts';
import { startApp, type TestApp } from './testing/app.ts';
import { publicFolder, removeFolders } from './testing/folder.ts';
import { redAndBlue } from './testing/pictures.ts';
import { verifiedStudent, visitorOf, type Student } from './testing/visitors.ts';

const GLOW = `# Glow worms

## Where they live

Glow worms live in the damp caves of Waitomo, where they hang silver threads from the roof.

## Why they glow

A hungry larva glows brighter, so that more midges fly into its threads.
`;
const glow = {
  file: 'glow.md',
  title: 'Glow Worms of the Caves',
  author: 'M. Rata',
  licence: 'CC BY 4.0',
  source: 'https://example.org/glow',
  language: 'en',
  grades: [6, 7, 8],
  subject: 'Biology',
  countries: ['USA', 'Peru'],
  cover: 'pictures/cover.png',
  description: 'A small book about glowing larvae.',
};

let app: TestApp;
let ada: Student;
let grace: Student;
let folder: string;
beforeAll(async () => {
  app = await startApp();
  ada = await verifiedStudent(app, 'ada');
  grace = await verifiedStudent(app, 'grace');
});
afterAll(() => app.close());

beforeEach(async () => {
  folder = await publicFolder();
  await mkdir(join(folder, 'pictures'));
  await writeFile(join(folder, 'glow.md'), GLOW);
  await writeFile(join(folder, 'pictures', 'cover.png'), await redAndBlue(300, 400, 'png'));
  return async () => {
    for (const { id } of await app.booksForEverybody.list()) await app.booksForEverybody.remove(id);
    await removeFolders(folder);
  };
});

const list = (...books: unknown[]) => writeFile(join(folder, 'manifest.json'), JSON.stringify({ books }));
/** What an operator types and what they read: every line, the last one with a sign when it ends in failure. */
const order = async (...args: string[]): Promise<string[]> => {
  const lines: string[] = [];
  const say = (line: string) => void lines.push(line);
  try {
    say(await carryOutCurriculumOrder(readCurriculumOrder(args), app.booksForEverybody, say));
  } catch (error) {
    say(`✗ ${error instanceof Error ? error.message : String(error)}`);
  }
  return lines;
};
const imported = async (): Promise<Book[]> => {
  const { books } = await visitorOf(app).ask(curriculum.books, { query: {} });
  return books.filter(({ source }) => source === 'imported');
};
const importGlow = async (): Promise<Book> => {
  await list(glow);
  await order('import', folder);
  const [book] = await imported();
  if (!book) throw new Error('nothing was imported');
  return book;
};

describe('a folder of books', () => {
  it('is imported for everybody, with all that its manifest tells', async () => {
    await list(glow);
    expect(await order('import', folder)).toEqual([
      '1/1 Glow Worms of the Caves: is being read.',
      '1/1 Glow Worms of the Caves: ready. Pages: 1, chapters and sections: 3.',
      '1 added, 0 changed, 0 as before, 0 left out.',
    ]);
    const [book] = await imported();
    expect(book).toMatchObject({
      title: 'Glow Worms of the Caves',
      author: 'M. Rata',
      licence: 'CC BY 4.0',
      source_url: 'https://example.org/glow',
      language: 'en',
      grades: '6-8',
      subject: 'Biology',
      country: 'United States, Peru',
      summary: 'A small book about glowing larvae.',
      searchable: true,
      trouble: null,
    });
    const cover = await ada.send(calls.cover, { params: { id: book?.id ?? '' } });
    expect(cover.headers['content-type']).toBe('image/webp');
  });

  it('can be looked over first without anything being done', async () => {
    await list(glow, { ...glow, file: 'none.pdf', title: 'None' });
    expect(await order('import', folder, '--dry-run')).toEqual([
      '1/2 Glow Worms of the Caves: would be added.',
      '2/2 None: none.pdf is not in the folder.',
      '✗ Nothing was done. 1 added, 0 changed, 0 as before, 1 left out.',
    ]);
    expect(await app.booksForEverybody.list()).toEqual([]);
  });

  it('brings nothing new the second time, and what its manifest says otherwise when that was changed', async () => {
    const { id } = await importGlow();
    const files = (await app.files()).length;
    expect(await order('import', folder)).toEqual([
      '1/1 Glow Worms of the Caves: is here already, nothing new.',
      '0 added, 0 changed, 1 as before, 0 left out.',
    ]);
    await writeFile(join(folder, 'pictures', 'cover.png'), await redAndBlue(400, 300, 'png'));
    await list({ ...glow, title: 'Glow Worms', grades: '6-9', description: undefined });
    expect(await order('import', folder, '--dry-run')).toContain(
      '1/1 Glow Worms: would change: title, grades, description, cover.',
    );
    expect(await order('import', folder)).toContain(
      '1/1 Glow Worms: changed: title, grades, description, cover.',
    );
    expect(await imported()).toMatchObject([{ id, title: 'Glow Worms', grades: '6-9', summary: null }]);
    expect(await app.files()).toHaveLength(files);
  });

  it('is imported but for the books that can’t be, and each says why', async () => {
    await writeFile(join(folder, 'broken.pdf'), '%PDF-1.7\nnothing of a PDF');
    await writeFile(join(folder, 'program.pdf'), Buffer.from([77, 90, 0, 0, 1, 2, 3, 255]));
    await writeFile(join(folder, 'twin.md'), GLOW);
    await symlink('/etc/hostname', join(folder, 'outside.txt'));
    const { licence: _, ...unlicensed } = glow;
    await list(
      { ...glow, file: 'broken.pdf', title: 'Broken' },
      { ...glow, file: 'program.pdf', title: 'Program' },
      { ...glow, file: '../glow.md', title: 'Climber' },
      { ...glow, file: 'outside.txt', title: 'Link' },
      { ...glow, title: 'Thirteen', grades: '13' },
      { ...unlicensed, title: 'Unlicensed', colour: 'red' },
      'no book',
      { ...glow, cover: 'glow.md', title: 'Coverless' },
      glow,
      { ...glow, file: 'twin.md', title: 'Twin' },
    );
    const lines = await order('import', folder);
    const of = (title: string) => lines.findLast((line) => line.includes(` ${title}: `));
    expect(of('Broken')).toMatch(/This file is damaged/);
    expect(of('Program')).toMatch(/program\.pdf is no book that can be read here/);
    expect(of('Climber')).toMatch(/file must lie inside the folder\.$/);
    expect(of('Link')).toMatch(/outside\.txt is not in the folder\.$/);
    expect(of('Thirteen')).toMatch(/grades must be a grade from 1 to 12/);
    expect(of('Unlicensed')).toMatch(/licence is missing\./);
    expect(of('Unlicensed')).toMatch(/colour: nobody here knows what that is/);
    expect(of('Book 7')).toMatch(/It must be a book in braces\.$/);
    expect(of('Coverless')).toMatch(/glow\.md is no picture/);
    expect(of('Twin')).toMatch(/twin\.md is the same file as that of “Glow Worms of the Caves”\.$/);
    expect(lines.at(-1)).toBe('✗ 1 added, 0 changed, 0 as before, 9 left out.');
    expect((await imported()).map(({ title }) => title)).toEqual(['Glow Worms of the Caves']);
    expect(await app.booksForEverybody.list()).toHaveLength(1);
  });

  it.each([
    [
      'without a manifest',
      null,
      /There is no manifest\.json in this folder\. It lists the books to import\.$/,
    ],
    ['with a manifest that is no JSON', '{', /manifest\.json can not be read as JSON: /],
    ['with a manifest of another form', '[]', /manifest\.json must have the form { "books": \[ … \] }\.$/],
    ['with an empty manifest', '{"books":[]}', /manifest\.json lists no books\.$/],
  ])('%s is refused in a sentence', async (_, manifest, sentence) => {
    if (manifest !== null) await writeFile(join(folder, 'manifest.json'), manifest);
    expect(await order('import', folder)).toEqual([expect.stringMatching(sentence)]);
  });

  it('that is not there is said to be so', async () => {
    expect(await order('import', join(folder, 'nowhere'))).toEqual([
      `✗ There is no folder ${join(folder, 'nowhere')}.`,
    ]);
  });
});

describe('an imported book', () => {
  it('is found by its filters, read, searched and quoted by every student, and by the tutor', async () => {
    const { id } = await importGlow();
    const filtered = async (query: object) =>
      (await visitorOf(app).ask(curriculum.books, { query })).books.map((book) => book.id);
    expect(await filtered({ grade: '7th Grade', subject: 'Biology', country: 'United States' })).toContain(
      id,
    );
    expect(await filtered({ country: 'us' })).toContain(id);
    expect(await filtered({ grade: '9' })).not.toContain(id);
    expect(await filtered({ country: 'India' })).not.toContain(id);
    for (const student of [ada, grace]) {
      const { pages } = await student.ask(calls.pages, { params: { id }, query: { from: '1', to: '1' } });
      expect(pages[0]?.text).toContain('hang silver threads');
      const q = 'Why does a hungry larva glow brighter?';
      const { passages } = await student.ask(calls.search, { query: { q } });
      expect(passages[0]?.quote).toMatchObject({ book_id: id, page: 1 });
    }
    // A visitor without an account has the tutor, too.
    for (const asking of [grace, visitorOf(app)]) {
      const { session_id } = await asking.ask(chat.createSession, { body: {} });
      const message = 'Where do glow worms live?';
      const answer = await asking.ask(chat.sendMessage, { body: { session_id, message } });
      expect(answer.message.content).toContain('Waitomo');
    }
    expect((await ada.ask(calls.books, {})).books).toEqual([]);
  });

  it('is nobody’s to change or to delete', async () => {
    const { id } = await importGlow();
    const params = { id };
    expect(await ada.refusal(calls.remove, { params })).toMatchObject({ code: 'book_not_yours' });
    expect(await ada.refusal(calls.rename, { params, body: { title: 'Mine' } })).toMatchObject({
      code: 'book_not_yours',
    });
    expect((await imported())[0]?.title).toBe(glow.title);
  });

  it('may stand on a student’s own shelf as well, and the two are two books', async () => {
    const { id } = await importGlow();
    const upload = { body: {}, files: [new File([GLOW], 'glow.md')] };
    const { books } = await ada.ask(calls.upload, upload);
    expect(books[0]?.source).toBe('own');
    expect(books[0]?.id).not.toBe(id);
    await ada.ask(calls.remove, { params: { id: books[0]?.id ?? '' } });
    expect(await imported()).toHaveLength(1);
  });

  it('is listed, and taken away with what students left in it', async () => {
    const files = (await app.files()).length;
    const { id } = await importGlow();
    const body = { kind: 'lost', page: 1, start: null, end: null, text: '', note: '' } as const;
    await ada.ask(calls.addMark, { params: { id }, body });
    await grace.ask(curriculum.trackProgress, {
      params: { userId: grace.id, bookId: id },
      body: { page: 1 },
    });
    expect(await order('list')).toEqual([`${id}  ${glow.title} (Biology, grades 6-8): pages: 1`]);
    expect(await order('remove', id)).toEqual(['The book is gone, with everything that was made of it.']);
    expect(await app.files()).toHaveLength(files);
    for (const table of ['book_page', 'book_mark', 'book_progress']) {
      const { rows } = await app.database.pool.query(`SELECT 1 FROM ${table} WHERE book_id::text = $1`, [id]);
      expect(rows).toEqual([]);
    }
    expect(await order('remove', id)).toEqual([expect.stringMatching(/^✗ No imported book has the id /)]);
    expect(await order('list')).toEqual([expect.stringMatching(/^No book was imported yet/)]);
  });

  it('of which a new edition is imported is told to the operator, who decides', async () => {
    const { id } = await importGlow();
    await writeFile(join(folder, 'glow.md'), `${GLOW}\nA second edition.\n`);
    expect((await order('import', folder))[0]).toContain(`npm run curriculum -- remove ${id}`);
    expect(await imported()).toHaveLength(2);
  });
});

describe('an order', () => {
  it.each([
    [[]],
    [['import']],
    [['remove']],
    [['export', 'x']],
    [['import', 'x', '--force']],
    [['list', '--all']],
  ])('of %j is answered by how to say it', (args) => {
    expect(() => readCurriculumOrder(args)).toThrow(/npm run curriculum -- import <folder>/);
  });
});
