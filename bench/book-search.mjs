import { randomBytes, randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { loadSources } from '../evals/sources.mjs';
import { startPostgres } from '../scripts/needs/postgres.mjs';
import { quantile } from './conversation.mjs';
import { seeded, writeBook } from './written-shelf.mjs';

const PASSAGES = 50_000;
const BOOKS = 50;
/** Each of so many books stands there several times, under other titles: writing them takes longest. */
const WRITTEN = 10;
const SHELF = 10;
const QUESTIONS = 200;
const VECTOR = 384;
export const PARTS = [
  'db/connection.ts',
  'db/embedded/embedded.ts',
  'db/migrate.ts',
  'db/transaction.ts',
  'features/curriculum/starter-books.ts',
  'features/library/rules/book-index.ts',
  'features/library/rules/sentences.ts',
  'features/library/service.ts',
  'features/library/store/pages.ts',
  'features/library/store/passages.ts',
  'features/library/store/books.ts',
  'ports/clock/system.ts',
  'ports/embed/minilm.ts',
  'ports/language/segmenter.ts',
];
export const PROGRAMS = ['ports/embed/embed-thread.mjs'];
const quiet = { info: () => {}, warn: console.warn, error: console.error };

/** How long a question waits among 50,000 passages: in one book, on a shelf of ten, in everything, on both databases. */
export const benchBookSearch = async (dataDir) => {
  const { parts, close } = await loadSources(PARTS, PROGRAMS);
  const embed = parts.miniLm({ warn: console.warn, patience: 60_000 });
  try {
    const shelf = await writeShelf(parts);
    const embedded = await parts.startEmbedded({ dataDir, log: quiet });
    const figures = await measureOn(parts, embed, shelf, embedded.connection, 'embedded').finally(() =>
      embedded.stop(),
    );
    const server = await startPostgres();
    if (server === null) return figures;
    const connection = { connectionString: server.url };
    const more = await measureOn(parts, embed, shelf, connection, 'by address').finally(() => server.stop());
    return [...figures, ...more];
  } finally {
    await embed.close();
    await close();
  }
};

/** What is searched, made once for both databases. */
export const writeShelf = async ({ readStarterBooks, beginIndex, sentencesIn, segmenterLanguage }) => {
  const starters = await readStarterBooks();
  const paragraphs = starters
    .flatMap(({ pages }) => pages.flatMap(({ text }) => text.split(/\n{2,}/)))
    .filter((paragraph) => paragraph.length > 80 && !/^(?:#|\||!\[|```)/.test(paragraph));
  const language = segmenterLanguage();
  const reading = {
    termsOf: (text) => language.termsOf(text, 'en'),
    wordsOf: (text) => language.wordsOf(text, 'en'),
    sentencesOf: (text) => sentencesIn(text, (line) => language.sentencesOf(line, 'en')),
  };
  const written = Array.from({ length: WRITTEN }, (_, number) => {
    const pages = writeBook(paragraphs, number + 1, PASSAGES / BOOKS);
    const chapters = pages
      .filter(({ number: page }) => page % 20 === 1)
      .map(({ number: page }) => ({ title: `Chapter ${page}`, page, level: 1 }));
    const index = beginIndex(chapters, reading);
    for (const page of pages) index.add(page);
    return { pages, index: index.done() };
  });
  const books = Array.from({ length: BOOKS }, (_, at) => ({ id: randomUUID(), ...written[at % WRITTEN] }));
  return { starters, language, books, questions: await askedOf(starters) };
};

export const askedOf = async (starters) => {
  const asked = JSON.parse(await readFile(new URL('../evals/starter-questions.json', import.meta.url), 'utf8'));
  const headings = starters.flatMap(({ pages }) => pages.flatMap(({ text }) => text.match(/(?<=^#+ ).{12,}$/gm) ?? []));
  const chance = seeded(1);
  const more = Array.from({ length: QUESTIONS - asked.length }, () => headings[Math.floor(chance() * headings.length)]);
  return [...asked.map(({ ask }) => ask), ...more].slice(0, QUESTIONS);
};

export const measureOn = async (parts, embed, shelf, connection, where) => {
  const database = parts.openDatabase({ connection, log: quiet });
  try {
    await parts.migrate(database.pool, { log: quiet });
    const reader = await fill(parts, database, shelf);
    const library = parts.makeLibrary({
      curriculum: { books: async () => shelf.starters },
      language: shelf.language,
      db: database.db,
      meaning: { embed, db: database.db, clock: parts.systemClock },
    });
    await library.warmUp();
    const ids = shelf.books.map(({ id }) => id);
    const passages = shelf.books.reduce((sum, { index }) => sum + index.passages.length, 0);
    const figures = [[`${where}: passages`, passages.toLocaleString('en')]];
    const before = process.memoryUsage();
    for (const [what, books] of [
      ['one book', (at) => [ids[at % ids.length]]],
      ['a shelf of ten', (at) => ids.slice(at % (BOOKS - SHELF)).slice(0, SHELF)],
      ['everything (aim 50)', () => null],
    ]) {
      const waits = [];
      for (const [at, question] of shelf.questions.entries()) {
        const began = performance.now();
        await library.forReader(reader, books(at)).find(question, 12);
        waits.push(performance.now() - began);
      }
      figures.push([`${where}, ${what}: p50 / p95`, `${[0.5, 0.95].map((share) => quantile(waits, share).toFixed(0)).join(' / ')} ms`]);
    }
    const grown = process.memoryUsage().rss - before.rss;
    return [...figures, [`${where}: memory grown meanwhile`, `${(grown / 2 ** 20).toFixed(0)} MB`]];
  } finally {
    await database.close();
  }
};

/** Puts the books into the database by the product's own stores; their vectors mean nothing, but there are as many. */
export const fill = async (parts, { db, pool }, { books }) => {
  const reader = randomUUID();
  await pool.query(`INSERT INTO student (id, email, full_name, created_at) VALUES ($1, 'shelf@bench.test', 'Shelf', now())`, [reader]);
  for (const [number, { id, pages, index }] of books.entries())
    await parts.inTransaction(db, async (transaction) => {
      const kept = { file: id, contentHash: id, fileSize: 1, filename: id, kind: 'pdf', title: `Book ${number}` };
      await parts.makeBookStore(transaction).add(reader, { id, ...kept, createdAt: new Date() }, null);
      await parts.makeBookStore(transaction).learn(id, { pages: pages.length, language: 'en' });
      const store = parts.makePassageStore(transaction);
      await parts.makePageStore(transaction).addPages(
        id,
        pages.map((page) => ({ ...page, label: null, by: 'text', width: 600, height: 800, lines: [] })),
      );
      await store.replace(id, index, parts.INDEX_VERSION);
      // Two lines come before the sentences.
      const vectors = index.passages.map(({ reading }) => randomBytes(VECTOR * (reading.split('\n').length - 2)));
      await parts.sqlRunner(transaction)(
        `INSERT INTO book_vector (book_id, position, vectors)
         SELECT $1, position, vectors FROM unnest($2::integer[], $3::bytea[]) AS known (position, vectors)`,
        [id, index.passages.map(({ position }) => position), vectors],
      );
      await parts.makeBookStore(transaction).enter(id, 'ready', { done: 1, total: 1 });
    });
  await pool.query('ANALYZE');
  return reader;
};
