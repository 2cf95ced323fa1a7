import { curriculum } from '@studia/contract/curriculum';
import { library as calls, type Book } from '@studia/contract/library';
import { BOOK } from '@studia/contract/limits';
import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import type { Embed } from '../../ports/embed/port.ts';
import { startApp, type TestApp } from '../../testing/app.ts';
import { freshDatabase } from '../../testing/database.ts';
import { PATIENCE } from '../../testing/patience.ts';
import { verifiedStudent, visitorOf, type Student } from '../../testing/visitors.ts';
import { linesAt, writePdf } from '../../testing/written-pdf.ts';

let app: TestApp;
let ada: Student;
let grace: Student;
beforeAll(async () => {
  app = await startApp();
  ada = await verifiedStudent(app, 'ada');
  grace = await verifiedStudent(app, 'grace');
});
afterAll(() => app.close());

const MOTH = `# Moths

## Light

The silver moth flies to lamps because it takes them for the moon.

## Food

Its caterpillar eats nothing but nettles.
`;
const file = (content: string, name = 'moths.md') => new File([content], name);
const upload = (...files: File[]) => ({ body: {}, files });
const bring = async (student: Student, ...files: File[]): Promise<Book[]> =>
  (await student.ask(calls.upload, upload(...files))).books;
const bookOf = async (student: Student, id: string) => student.ask(calls.book, { params: { id } });
const untilSearchable = async (student: Student, id: string) => {
  await vi.waitFor(async () => expect((await bookOf(student, id)).book).toMatchObject({ searchable: true }), {
    ...PATIENCE,
    interval: 250,
  });
};
const oneBook = async (student: Student, content = MOTH): Promise<Book> => {
  const [book] = await bring(student, file(content));
  if (!book) throw new Error('nothing was kept');
  await untilSearchable(student, book.id);
  return (await bookOf(student, book.id)).book;
};

describe('a book that a student brings', () => {
  it('is read, gets its chapters and its index, and stands on the shelf', async () => {
    const { id, ...book } = await oneBook(ada);
    expect(book).toMatchObject({
      source: 'own',
      kind: 'markdown',
      readable: true,
      trouble: null,
      language: 'en',
    });
    const { chapters } = await bookOf(ada, id);
    expect(chapters.map(({ title }) => title)).toEqual(expect.arrayContaining(['Light', 'Food']));
    const { pages } = await ada.ask(calls.pages, { params: { id }, query: { from: '1', to: '5' } });
    expect(pages.map(({ text }) => text).join('\n')).toContain('takes them for the moon');
    expect((await ada.send(calls.file, { params: { id } })).body).toBe(MOTH);
  });

  it('gets its chapters from the size of its headings where it has no outline', async () => {
    const prose = Array.from({ length: 12 }, (_, line) => `The tide comes twice a day, says line ${line}.`);
    const pages = ['Tides', 'Waves', 'Storms'].map((title) => ({
      texts: [{ x: 72, y: 720, text: title, size: 22 }, ...linesAt(72, 680, prose)],
    }));
    const bytes = new Uint8Array(writePdf({ pages }));
    const [book] = await bring(grace, new File([bytes], 'sea.pdf'));
    await untilSearchable(grace, book?.id ?? '');
    expect((await bookOf(grace, book?.id ?? '')).chapters).toEqual([
      { title: 'Tides', page: 1, level: 1 },
      { title: 'Waves', page: 2, level: 1 },
      { title: 'Storms', page: 3, level: 1 },
    ]);
  });

  it('shows a clean title and printed numbers, and answers nothing from what stands around its text', async () => {
    const sentences = [
      'The title page has no number.',
      'Otters sleep in rafts so that the current does not carry them away.',
      'A mother otter wraps her pup in kelp before she dives for urchins.',
      'Urchins eat the kelp that hides young fish from their hunters.',
      'Where otters were hunted, the forests of kelp went with them.',
      'Permission to copy otters is granted to anyone anywhere under this licence.',
    ];
    const pages = sentences.map((line, at) => ({
      texts: [
        ...(at === 0 ? [] : [{ x: 72, y: 760, text: `OF OTTERS ${at}`, size: 9 }]),
        ...linesAt(72, 700, [line]),
      ],
    }));
    const outline = [
      { title: 'Of otters', page: 1 },
      { title: 'PG License', page: 6 },
    ];
    const title = 'The Project Gutenberg eBook #7: Of Otters and Kelp.';
    const bytes = new Uint8Array(writePdf({ pages, title, outline }));
    const [brought] = await bring(grace, new File([bytes], 'otters.pdf'));
    const id = brought?.id ?? '';
    await untilSearchable(grace, id);
    const { book, labels } = await bookOf(grace, id);
    expect(book.title).toBe('Of Otters and Kelp');
    expect(labels).toEqual([null, '1', '2', '3', '4', '5']);
    const ask = async (q: string) =>
      (await grace.ask(calls.search, { query: { q, book_id: id } })).passages.map(({ quote }) => quote);
    expect((await ask('why do otters sleep in rafts'))[0]).toMatchObject({ page: 2, label: '1' });
    expect(await ask('is it granted to anyone to copy otters under the licence')).not.toContainEqual(
      expect.objectContaining({ page: 6 }),
    );
  });

  it('is taken however many there are already', async () => {
    const student = await verifiedStudent(app, 'collector');
    const files = (from: number, to: number) =>
      Array.from({ length: to - from }, (_, at) => file(`# Book ${from + at}`, `book-${from + at}.md`));
    await bring(student, ...files(0, BOOK.mostAtOnce));
    await bring(student, ...files(BOOK.mostAtOnce, BOOK.mostAtOnce + 2));
    expect((await student.ask(calls.books, {})).books).toHaveLength(BOOK.mostAtOnce + 2);
  });

  it('is kept once, however often it is brought', async () => {
    const first = await oneBook(grace);
    const before = (await app.files()).length;
    const [again] = await bring(grace, file(MOTH, 'another-name.md'));
    expect(again?.id).toBe(first.id);
    expect(await app.files()).toHaveLength(before);
    // The same words on somebody else's shelf are another book.
    expect((await oneBook(ada)).id).not.toBe(first.id);
  });

  it('is refused when it is no book', async () => {
    const program = new File([new Uint8Array([77, 90, 0, 0, 1, 2, 3, 255])], 'book.pdf');
    const refused = await ada.refusal(calls.upload, upload(program));
    expect(refused).toMatchObject({ code: 'book_unreadable' });
    expect(await ada.refusal(calls.upload, upload())).toMatchObject({ code: 'book_missing' });
  });

  it('that is broken says why, stays downloadable, and can be tried again', async () => {
    const broken = '%PDF-1.7\nnothing of a PDF';
    const [book] = await bring(ada, file(broken, 'broken.pdf'));
    const id = book?.id ?? '';
    const troubled = async () => {
      await vi.waitFor(
        async () => {
          const { book: now } = await bookOf(ada, id);
          expect(now.trouble).toMatch(/damaged|nothing to read/);
          expect(now.can_retry).toBe(true);
          expect(now.stages.find(({ name }) => name === 'read')?.status).toBe('failed');
        },
        { ...PATIENCE, interval: 250 },
      );
    };
    await troubled();
    expect((await ada.send(calls.file, { params: { id } })).body).toBe(broken);
    expect((await ada.ask(calls.retry, { params: { id }, body: {} })).book.trouble).toBeNull();
    await troubled();
  });

  it('that has nothing to read is not offered another try', async () => {
    const [book] = await bring(ada, file('<!doctype html><html><body> </body></html>', 'blank.html'));
    await vi.waitFor(
      async () =>
        expect((await bookOf(ada, book?.id ?? '')).book).toMatchObject({
          trouble: 'There’s nothing to read in this file.',
          can_retry: false,
        }),
      { ...PATIENCE, interval: 250 },
    );
  });

  it('can be renamed and taken away with everything that was made of it', async () => {
    const { id } = await oneBook(ada, `${MOTH}\nOne more line.`);
    const before = (await app.files()).length;
    const { book } = await ada.ask(calls.rename, { params: { id }, body: { title: 'On moths' } });
    expect(book.title).toBe('On moths');
    await ada.ask(calls.addMark, {
      params: { id },
      body: { kind: 'lost', page: 1, start: null, end: null, text: '', note: '' },
    });
    await ada.ask(calls.remove, { params: { id } });
    expect(await app.files()).toHaveLength(before - 1);
    for (const table of ['book_page', 'book_chapter', 'book_passage', 'book_posting', 'book_mark']) {
      const { rows } = await app.database.pool.query(`SELECT 1 FROM ${table} WHERE book_id::text = $1`, [id]);
      expect(rows).toEqual([]);
    }
    expect(await ada.refusal(calls.book, { params: { id } })).toMatchObject({ code: 'book_not_found' });
  });

  it('is nobody else’s: neither its facts, its file, its pages nor its marks', async () => {
    const { id } = await oneBook(ada);
    const params = { id };
    const mark = { kind: 'lost', page: 1, start: null, end: null, text: '', note: '' } as const;
    const refusals = [
      grace.refusal(calls.book, { params }),
      grace.refusal(calls.file, { params }),
      grace.refusal(calls.cover, { params }),
      grace.refusal(calls.pages, { params, query: { from: '1', to: '2' } }),
      grace.refusal(calls.marks, { params }),
      grace.refusal(calls.addMark, { params, body: mark }),
      grace.refusal(calls.rename, { params, body: { title: 'Mine' } }),
      grace.refusal(calls.retry, { params, body: {} }),
      grace.refusal(calls.remove, { params }),
      grace.refusal(curriculum.trackProgress, {
        params: { userId: grace.id, bookId: id },
        body: { page: 1 },
      }),
    ];
    for (const refusal of refusals) expect(await refusal).toMatchObject({ code: 'book_not_found' });
    const { books } = await grace.ask(calls.books, {});
    expect(books.map((book) => book.id)).not.toContain(id);
  });
});

describe('a book whose sentences are being learned', () => {
  it('is learned on after an orderly stop, and not left as if all were known', async () => {
    const database = await freshDatabase();
    onTestFinished(() => database.drop());
    let begin = () => {};
    const begun = new Promise<void>((resolve) => (begin = resolve));
    let close = () => {};
    const closed = new Promise<null>((resolve) => (close = () => resolve(null)));
    const embed: Embed = {
      model: 'slow',
      embed: async () => null,
      wake: () => Promise.resolve(),
      background: (text) => {
        if (text.includes('silver moth')) begin();
        return closed;
      },
      shipped: async () => () => undefined,
      close: async () => close(),
    };
    const env = { SHUTDOWN_GRACE_SECONDS: '0' };
    const node = await startApp({ database, world: { embed }, env });
    const lise = await verifiedStudent(node, 'lise');
    await bring(lise, file(MOTH));
    await begun;
    await node.close();
    const { rows } = await database.pool.query('SELECT stage FROM book');
    expect(rows).toEqual([{ stage: 'embedded' }]);
  });
});

describe('a book that comes with Studia', () => {
  it('is listed for everybody, by the filters, with its cover and its pages', async () => {
    const { books } = await visitorOf(app).ask(curriculum.books, {
      query: { subject: 'Algebra 1', grade: '9' },
    });
    expect(books.map(({ id }) => id)).toEqual(['algebra']);
    const params = { id: 'algebra' };
    expect((await ada.send(calls.cover, { params })).headers['content-type']).toBe('image/svg+xml');
    const { pages } = await ada.ask(calls.pages, { params, query: { from: '2', to: '3' } });
    expect(pages.map(({ number }) => number)).toEqual([2, 3]);
    expect((await bookOf(ada, 'algebra')).chapters.length).toBeGreaterThan(5);
    expect(await ada.refusal(calls.remove, { params })).toMatchObject({ code: 'book_not_yours' });
  });

  it('lets a student keep how far they are', async () => {
    const params = { userId: ada.id, bookId: 'algebra' as Book['id'] };
    await ada.ask(curriculum.trackProgress, { params, body: { page: 3, read: [1, 2, 3, 3] } });
    const { progress } = await ada.ask(curriculum.trackProgress, { params, body: { page: 5, read: [3, 5] } });
    expect(progress).toMatchObject({ page: 5, pages_read: 4 });
    expect((await bookOf(ada, 'algebra')).book.progress).toMatchObject({ page: 5, pages_read: 4 });
    expect((await bookOf(grace, 'algebra')).book.progress).toBeNull();
    const others = await grace.refusal(curriculum.trackProgress, { params, body: { page: 1 } });
    expect(others).toMatchObject({ code: 'forbidden' });
  });

  it('tells somebody without a token how far they are, and keeps nothing', async () => {
    const params = { userId: grace.id, bookId: 'physics' as Book['id'] };
    const body = { page: 4, read: [1, 2, 2, 4] };
    const { progress } = await visitorOf(app).ask(curriculum.trackProgress, { params, body });
    expect(progress).toMatchObject({ page: 4, pages_read: 3 });
    expect((await bookOf(grace, 'physics')).book.progress).toBeNull();
    const [brought] = await bring(ada, file('# Of ada alone'));
    const mine = { userId: ada.id, bookId: brought?.id as Book['id'] };
    const refusal = await visitorOf(app).refusal(curriculum.trackProgress, { params: mine, body });
    expect(refusal).toMatchObject({ code: 'book_not_found' });
  });
});

describe('a mark', () => {
  it('is kept, noted and taken away by who made it', async () => {
    const params = { id: 'biology' };
    const body = { kind: 'highlight', page: 2, start: 4, end: 9, text: 'cells', note: '' } as const;
    const { mark } = await ada.ask(calls.addMark, { params, body });
    await ada.ask(calls.noteMark, { params: { ...params, mark: mark.id }, body: { note: 'Ask about this' } });
    expect((await ada.ask(calls.marks, { params })).marks).toMatchObject([
      { ...body, note: 'Ask about this' },
    ]);
    expect((await grace.ask(calls.marks, { params })).marks).toEqual([]);
    const theirs = { params: { ...params, mark: mark.id } };
    expect(await grace.refusal(calls.removeMark, theirs)).toMatchObject({ code: 'mark_not_found' });
    await ada.ask(calls.removeMark, theirs);
    expect((await ada.ask(calls.marks, { params })).marks).toEqual([]);
  });
});

describe('the subjects of a grade', () => {
  it('come with the number of books that there are', async () => {
    const { subjects, country } = await visitorOf(app).ask(curriculum.subjectsByGrade, {
      params: { grade: '9th Grade' },
      query: { country: 'United States' },
    });
    expect(country).toBe('United States');
    expect(subjects).toContainEqual({ name: 'Algebra 1', stream: null, books: 1 });
    const nobody = { params: { grade: '40' }, query: {} };
    expect(await visitorOf(app).refusal(curriculum.subjectsByGrade, nobody)).toMatchObject({
      code: 'grade_unknown',
    });
  });
});
