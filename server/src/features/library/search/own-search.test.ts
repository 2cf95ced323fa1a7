import { randomUUID } from 'node:crypto';
import type { StudentId } from '@studia/contract/ids';
import { describe, expect, it, onTestFinished } from 'vitest';
import type { Documents, ReadEvent } from '../../../ports/documents/port.ts';
import type { PrivateFiles } from '../../../ports/files/port.ts';
import { segmenterLanguage } from '../../../ports/language/segmenter.ts';
import { freshDatabase } from '../../../testing/database.ts';
import { makeIngest } from '../ingest/ingest.ts';
import { makeBookStore } from '../store/books.ts';
import { makeBookSearch } from './search.ts';

const READER = randomUUID() as StudentId;
const { signal } = new AbortController();

/** A document of these pages, as if it had been read. */
const documentOf = (pages: readonly string[], language: string): Pick<Documents, 'read' | 'pictureOf'> => ({
  pictureOf: async () => null,
  read: async function* (): AsyncGenerator<ReadEvent> {
    const facts = { title: null, author: null, outline: [] };
    yield { type: 'opened', kind: 'text', pages: pages.length, ...facts };
    for (const [at, text] of pages.entries())
      yield {
        type: 'page',
        page: { number: at + 1, label: null, text, by: 'text', size: null, lines: [], headings: [] },
      };
    yield { type: 'done', language };
  },
});

/** A book of these pages on everybody's shelf. */
const setUp = async (pages: readonly string[], spoken: string, owner: StudentId | null = null) => {
  const database = await freshDatabase();
  onTestFinished(() => database.drop());
  const { db, pool } = database;
  const language = segmenterLanguage();
  const jobs: string[] = [];
  const ingest = makeIngest({
    db,
    language,
    documents: documentOf(pages, spoken),
    ownFiles: { onDisk: (_: string, work: (path: string) => unknown) => work('') } as unknown as PrivateFiles,
    queue: {
      enqueue: async (kind) => {
        jobs.push(kind.name);
        return randomUUID();
      },
    },
  });
  const id = randomUUID();
  const facts = { file: '', contentHash: id, fileSize: 1, filename: 'a.txt', kind: 'text', title: 'A' };
  await pool.query(
    `INSERT INTO student (id, email, full_name, created_at) VALUES ($1, 'ada@school.org', 'Ada', '2026-01-01')`,
    [READER],
  );
  await makeBookStore(db).add(owner, { id, ...facts, createdAt: new Date('2026-01-05') }, null);
  await ingest.run(id, signal);
  const library = makeBookSearch({ curriculum: { books: async () => [] }, language, db });
  return { id, pool, ingest, jobs, library, lookup: library.forReader(READER) };
};

const MOTHS = [
  'The silver moth flies to lamps.\n\nIts caterpillar eats nettles.',
  'Owls hunt the moth at night.',
];

describe('a brought book', () => {
  it.each([
    ['zh', ['植物的叶子里有叶绿体。', '月球上的重力只有地球的六分之一。'], '月球的重力有多大?', /六分之一/],
    [
      'hi',
      ['पौधे की पत्तियाँ हरी होती हैं।', 'चंद्रमा पर खिंचाव पृथ्वी का छठा भाग है।'],
      'चंद्रमा का खिंचाव कितना है?',
      /छठा भाग/,
    ],
    ['ar', ['أوراق النبات خضراء.', 'جاذبية القمر سدس جاذبية الأرض.'], 'كم تبلغ جاذبية القمر؟', /سدس/],
    ['th', ['ใบไม้มีสีเขียว', 'แรงโน้มถ่วงบนดวงจันทร์น้อยกว่าโลกหกเท่า'], 'แรงโน้มถ่วงบนดวงจันทร์เท่าไร', /หกเท่า/],
    [
      'de',
      ['Blätter sind grün.', 'Auf dem Mond ist die Schwerkraft ein Sechstel.'],
      'Wie groß ist die Schwerkraft auf dem Mond?',
      /Sechstel/,
    ],
  ])('is searched in its own language and script: %s', async (spoken, pages, question, words) => {
    const { lookup } = await setUp(pages, spoken);
    const [first] = await lookup.find(question, 3);
    expect(first?.quote).toMatchObject({ page: 2, text: expect.stringMatching(words) as string });
    expect(first && (await lookup.verify(first.quote))).toBe(true);
  });

  it('says nothing to what it does not hold, in any script', async () => {
    const { lookup } = await setUp(['植物的叶子里有叶绿体,能够制造养料。', '根从土里吸收水分。'], 'zh');
    expect(await lookup.find('谁写了红楼梦这本小说?', 3)).toEqual([]);
  });

  it.each([
    ['What does the caterpilar eat?', 1, /nettles/],
    ['What do catterpillars eat?', 1, /nettles/],
    ['What does a caterpillra eat?', 1, /nettles/],
  ])('is searched in spite of a slip of typing: %s', async (question, page, words) => {
    const { lookup } = await setUp(MOTHS, 'en');
    const [first] = await lookup.find(question, 1);
    expect(first?.quote).toMatchObject({ page, text: expect.stringMatching(words) as string });
    expect(await lookup.find('What does a cauliflower need?', 1)).toEqual([]);
  });

  it('knows Cyrillic slips as well', async () => {
    const { lookup } = await setUp(['Фотосинтез идёт в листьях.', 'Корни пьют воду.'], 'ru');
    expect((await lookup.find('Где идёт фотосинтиз?', 1))[0]?.quote.text).toMatch(/листьях/);
  });

  it('is opened by its pages, and quotes of it keep their line ends', async () => {
    const { id, lookup } = await setUp(['The silver moth\nflies to lamps at night.', 'Owls hunt it.'], 'en');
    expect(await lookup.books()).toMatchObject([{ id, title: 'A', language: 'en', pages: 2, isOwn: false }]);
    expect(await lookup.chapters(id)).toEqual([{ title: 'Pages 1–2', page: 1, level: 1 }]);
    const [section] = await lookup.pages(id, 1, 1);
    const [quote] = section?.sentences ?? [];
    expect(quote).toMatchObject({ page: 1, text: 'The silver moth\nflies to lamps at night.' });
    expect(quote && (await lookup.verify(quote))).toBe(true);
    expect((await lookup.within(id).find('What do owls hunt?', 1))[0]?.quote.page).toBe(2);
    expect(await lookup.within('biology').find('What hunts the moth?', 1)).toEqual([]);
  });

  it('of one student is not on the shelf of another', async () => {
    const { id, library, lookup } = await setUp(MOTHS, 'en', READER);
    expect(await lookup.books()).toMatchObject([{ id, isOwn: true }]);
    const stranger = library.forReader(randomUUID() as StudentId);
    for (const other of [stranger, library.forReader(null)]) {
      expect(await other.books()).toEqual([]);
      expect(await other.chapters(id)).toEqual([]);
      expect(await other.pages(id, 1, 2)).toEqual([]);
      expect(await other.within(id).find('What does the caterpillar eat?', 3)).toEqual([]);
    }
  });

  it('is indexed anew where its index was made by older rules, and only there', async () => {
    const { id, pool, ingest, jobs, lookup } = await setUp(MOTHS, 'en');
    const postings = async () =>
      (await pool.query('SELECT 1 FROM book_posting WHERE book_id = $1', [id])).rowCount;
    const before = await postings();
    expect(before).toBeGreaterThan(5);
    await ingest.renew(signal);
    expect(jobs).toEqual(['library/embed']);

    await pool.query('UPDATE book SET index_version = 0');
    await pool.query('DELETE FROM book_posting');
    await ingest.renew(signal);
    expect(await postings()).toBe(before);
    expect(jobs).toEqual(['library/embed', 'library/embed']);
    expect((await lookup.find('What does the caterpillar eat?', 1))[0]?.quote.text).toMatch(/nettles/);
  });
});
