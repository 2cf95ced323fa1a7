import { randomBytes, randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { loadSources } from '../evals/sources.mjs';
import { startPostgres } from '../scripts/needs/postgres.mjs';
import { quantile } from './conversation.mjs';
import { seeded, writtenPages } from './written-shelf.mjs';

const PASSAGES = 50_000;
const BOOKS = 50;
/** Each of so many books stands there several times, under other titles: writing them takes longest. */
const WRITTEN = 10;
const SHELF = 10;
const QUESTIONS = 200;
const VECTOR = 384;
const CHAPTERS = Array.from({ length: 20 }, (_, at) => ({
  title: `Chapter ${at + 1}`,
  page: 20 * at + 1,
  level: 1,
}));
const PARTS = [
  'db/connection.ts',
  'db/embedded/embedded.ts',
  'db/migrate.ts',
  'db/transaction.ts',
  'features/curriculum/starter-books.ts',
  'features/library/ingest/rules/book-index.ts',
  'features/library/ingest/rules/passages.ts',
  'features/library/search/engine/sentences.ts',
  'features/library/search/search.ts',
  'features/library/store/pages.ts',
  'features/library/store/passages.ts',
  'features/library/store/books.ts',
  'ports/clock/system.ts',
  'ports/embed/minilm.ts',
  'ports/embed/memoise-text.ts',
  'ports/language/segmenter.ts',
];
const PROGRAMS = ['ports/embed/embed-thread.mjs'];
const quiet = { info: () => {}, warn: console.warn, error: console.error };

/** How long a question waits among 50,000 passages: in one book, on a shelf of ten, in everything, on both databases. */
export const benchBookSearch = async (dataDir) => {
  const { parts, close } = await loadSources(PARTS, PROGRAMS);
  const embed = parts.remembering(parts.miniLm({ warn: console.warn, patience: 60_000 }));
  try {
    const shelf = await writeShelf(parts);
    const embedded = await parts.startEmbedded({ dataDir, log: quiet });
    const figures = [];
    try {
      figures.push(...(await measureOn(parts, embed, shelf, embedded.connection, 'embedded')));
    } finally {
      await embedded.stop();
    }
    const server = await startPostgres();
    if (server === null) return figures;
    try {
      const connection = { connectionString: server.url };
      figures.push(...(await measureOn(parts, embed, shelf, connection, 'by address')));
    } finally {
      await server.stop();
    }
    return figures;
  } finally {
    await embed.close();
    await close();
  }
};

/** What is searched, made once for both databases. */
const writeShelf = async ({ readStarterBooks, beginIndex, piecesOf, sentencesIn, segmenterLanguage }) => {
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
  const written = Array.from({ length: WRITTEN }, (_, seed) => {
    const index = beginIndex(CHAPTERS, reading);
    const pages = [];
    let passages = 0;
    for (const page of writtenPages(paragraphs, seed)) {
      if (passages >= PASSAGES / BOOKS) break;
      index.add(page);
      pages.push(page);
      passages += piecesOf(page.text, '').length;
    }
    return { pages, index: index.done() };
  });
  const books = Array.from({ length: BOOKS }, (_, at) => ({ id: randomUUID(), ...written[at % WRITTEN] }));
  return { starters, language, books, questions: await askedOf(starters) };
};

const askedOf = async (starters) => {
  const asked = JSON.parse(
    await readFile(new URL('../evals/starter-questions.json', import.meta.url), 'utf8'),
  );
  const headings = starters.flatMap(({ pages }) =>
    pages.flatMap(({ text }) => text.match(/(?<=^#+ ).{12,}$/gm) ?? []),
  );
  const chance = seeded(1);
  const more = Array.from(
    { length: QUESTIONS - asked.length },
    () => headings[Math.floor(chance() * headings.length)],
  );
  return [...asked.map(({ ask }) => ask), ...more].slice(0, QUESTIONS);
};

const measureOn = async (parts, embed, shelf, connection, where) => {
  const database = parts.openDatabase({ connection, log: quiet });
  try {
    await parts.migrate(database.pool, { log: quiet });
    const reader = await fill(parts, database, shelf);
    const library = parts.makeBookSearch({
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
    const searched = {
      'one book': (at) => [ids[at % ids.length]],
      'a shelf of ten': (at) => ids.slice(at % (BOOKS - SHELF)).slice(0, SHELF),
      'everything (aim 50)': () => null,
    };
    for (const [what, books] of Object.entries(searched)) {
      const waits = [];
      const spent = process.cpuUsage();
      for (const [at, question] of shelf.questions.entries()) {
        const began = performance.now();
        await library.forReader(reader, books(at)).find(question, 12);
        waits.push(performance.now() - began);
      }
      const { user, system } = process.cpuUsage(spent);
      const work = (user + system) / 1000 / waits.length;
      const [usual, slow] = [0.5, 0.95].map((share) => quantile(waits, share).toFixed(0));
      figures.push([
        `${where}, ${what}: p50 / p95, work of our process`,
        `${usual} / ${slow} ms, ${work.toFixed(0)} ms`,
      ]);
    }
    const grown = process.memoryUsage().rss - before.rss;
    return [...figures, [`${where}: memory grown meanwhile`, `${(grown / 2 ** 20).toFixed(0)} MB`]];
  } finally {
    await database.close();
  }
};

/** Puts the books into the database by the product's own stores; their vectors mean nothing, but there are as many. */
const fill = async (parts, { db, pool }, { books }) => {
  const reader = randomUUID();
  await pool.query(
    `INSERT INTO student (id, email, full_name, created_at) VALUES ($1, 'shelf@bench.test', 'Shelf', now())`,
    [reader],
  );
  for (const [number, { id, pages, index }] of books.entries())
    await parts.inTransaction(db, async (transaction) => {
      const kept = {
        file: id,
        contentHash: id,
        fileSize: 1,
        filename: id,
        kind: 'pdf',
        title: `Book ${number}`,
      };
      await parts.makeBookStore(transaction).add(reader, { id, ...kept, createdAt: new Date() }, null);
      await parts.makeBookStore(transaction).learn(id, { pages: pages.length, language: 'en' });
      const store = parts.makePassageStore(transaction);
      await parts.makePageStore(transaction).addPages(id, pages.map(keptPage));
      await store.replace(id, index, parts.INDEX_VERSION);
      // Two lines come before the sentences.
      const vectors = index.passages.map(({ reading }) =>
        randomBytes(VECTOR * (reading.split('\n').length - 2)),
      );
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

const keptPage = ({ number, text }) => ({
  number,
  text,
  label: null,
  by: 'text',
  width: 600,
  height: 800,
  lines: [],
  headings: [],
});
