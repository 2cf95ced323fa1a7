import { randomBytes, randomUUID } from 'node:crypto';
import type { StudentId } from '@studia/contract/ids';
import { openDatabase, type Connection, type Database } from '../../server/src/db/connection.ts';
import { startEmbedded } from '../../server/src/db/embedded/embedded.ts';
import { migrate } from '../../server/src/db/migrate.ts';
import { inTransaction, sqlRunner } from '../../server/src/db/transaction.ts';
import { readStarterBooks } from '../../server/src/features/curriculum/starter-books.ts';
import {
  beginIndex,
  INDEX_VERSION,
  type BookIndex,
} from '../../server/src/features/library/ingest/rules/book-index.ts';
import { piecesOf } from '../../server/src/features/library/ingest/rules/passages.ts';
import { makeBookSearch } from '../../server/src/features/library/search/search.ts';
import { makeBookStore } from '../../server/src/features/library/store/books.ts';
import { makePageStore, type KeptPage } from '../../server/src/features/library/store/pages.ts';
import { makePassageStore } from '../../server/src/features/library/store/passages.ts';
import { systemClock } from '../../server/src/ports/clock/system.ts';
import { memoiseText } from '../../server/src/ports/embed/memoise-text.ts';
import { miniLm } from '../../server/src/ports/embed/minilm.ts';
import type { Embed } from '../../server/src/ports/embed/port.ts';
import { segmenterLanguage } from '../../server/src/ports/language/segmenter.ts';
import { readingIn } from '../evals/library-search.ts';
import { ownMaterial } from '../evals/material.ts';
import type { StarterQuestion } from '../evals/starter-questions.ts';
import { startPostgres } from '../scripts/needs/postgres.mjs';
import { quantile, type Figures } from './figures.ts';
import { seeded, writtenPages } from './written-shelf.ts';

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
const quiet = { info: () => {}, warn: console.warn, error: console.error };

interface WrittenPage {
  number: number;
  text: string;
}
interface WrittenBook {
  id: string;
  pages: WrittenPage[];
  index: BookIndex;
}
type WrittenShelf = Awaited<ReturnType<typeof writeShelf>>;

/** How long a question waits among 50,000 passages: in one book, on a shelf of ten, in everything, on both databases. */
export const benchBookSearch = async (dataDir: string): Promise<Figures> => {
  const embed = memoiseText(miniLm({ warn: console.warn, patience: 60_000 }));
  try {
    const shelf = await writeShelf();
    const embedded = await startEmbedded({ dataDir, log: quiet });
    const figures: Figures = [];
    try {
      figures.push(...(await measureOn(embed, shelf, embedded.connection, 'embedded')));
    } finally {
      await embedded.stop();
    }
    const server = await startPostgres();
    if (server === null) return figures;
    try {
      const connection = { connectionString: server.url };
      figures.push(...(await measureOn(embed, shelf, connection, 'by address')));
    } finally {
      await server.stop();
    }
    return figures;
  } finally {
    await embed.close();
  }
};

/** What is searched, made once for both databases. */
const writeShelf = async () => {
  const starters = await readStarterBooks();
  const paragraphs = starters
    .flatMap(({ pages }) => pages.flatMap(({ text }) => text.split(/\n{2,}/)))
    .filter((paragraph) => paragraph.length > 80 && !/^(?:#|\||!\[|```)/.test(paragraph));
  const written = Array.from({ length: WRITTEN }, (_, seed) => {
    const index = beginIndex(CHAPTERS, readingIn('en'));
    const pages: WrittenPage[] = [];
    let passages = 0;
    for (const page of writtenPages(paragraphs, seed)) {
      if (passages >= PASSAGES / BOOKS) break;
      index.add(page);
      pages.push(page);
      passages += piecesOf(page.text, '').length;
    }
    return { pages, index: index.done() };
  });
  const books: WrittenBook[] = Array.from({ length: BOOKS / WRITTEN }, () =>
    written.map(({ pages, index }) => ({ id: randomUUID(), pages, index })),
  ).flat();
  return { starters, books, questions: await askedOf(starters) };
};

const askedOf = async (starters: Awaited<ReturnType<typeof readStarterBooks>>): Promise<string[]> => {
  const asked = await ownMaterial<StarterQuestion[]>('starter-questions.json');
  const headings = starters.flatMap(({ pages }) =>
    pages.flatMap(({ text }) => text.match(/(?<=^#+ ).{12,}$/gm) ?? []),
  );
  const chance = seeded(1);
  const more = Array.from(
    { length: QUESTIONS - asked.length },
    () => headings[Math.floor(chance() * headings.length)] ?? '',
  );
  return [...asked.map(({ ask }) => ask), ...more].slice(0, QUESTIONS);
};

const measureOn = async (
  embed: Embed,
  shelf: WrittenShelf,
  connection: Connection,
  where: string,
): Promise<Figures> => {
  const database = openDatabase({ connection, log: quiet });
  try {
    await migrate(database.pool, { log: quiet });
    const reader = await fill(database, shelf);
    const library = makeBookSearch({
      curriculum: { books: async () => shelf.starters },
      language: segmenterLanguage(),
      db: database.db,
      meaning: { embed, db: database.db, clock: systemClock },
    });
    await library.warmUp();
    const ids = shelf.books.map(({ id }) => id);
    const passages = shelf.books.reduce((sum, { index }) => sum + index.passages.length, 0);
    const figures: Figures = [[`${where}: passages`, passages.toLocaleString('en')]];
    const before = process.memoryUsage();
    const searched: Record<string, (at: number) => string[] | null> = {
      'one book': (at) => ids.slice(at % ids.length).slice(0, 1),
      'a shelf of ten': (at) => ids.slice(at % (BOOKS - SHELF)).slice(0, SHELF),
      everything: () => null,
    };
    for (const [what, books] of Object.entries(searched)) {
      const waits: number[] = [];
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
        what === 'everything' ? '50 ms' : undefined,
      ]);
    }
    const grown = process.memoryUsage().rss - before.rss;
    return [...figures, [`${where}: memory grown meanwhile`, `${(grown / 2 ** 20).toFixed(0)} MB`]];
  } finally {
    await database.close();
  }
};

/** Puts the books into the database by the product's own stores; their vectors mean nothing, but there are as many. */
const fill = async ({ db, pool }: Database, { books }: WrittenShelf): Promise<StudentId> => {
  const reader = randomUUID() as StudentId;
  await pool.query(
    `INSERT INTO student (id, email, full_name, created_at) VALUES ($1, 'shelf@bench.test', 'Shelf', now())`,
    [reader],
  );
  for (const [number, { id, pages, index }] of books.entries())
    await inTransaction(db, async (transaction) => {
      const file = {
        file: id,
        contentHash: id,
        fileSize: 1,
        filename: id,
        kind: 'pdf' as const,
        title: `Book ${number}`,
      };
      await makeBookStore(transaction).add(reader, { id, ...file, createdAt: new Date() }, null);
      await makeBookStore(transaction).learn(id, { pages: pages.length, language: 'en' });
      const store = makePassageStore(transaction);
      await makePageStore(transaction).addPages(id, pages.map(pageToStore));
      await store.replace(id, index, INDEX_VERSION);
      // Two lines come before the sentences.
      const vectors = index.passages.map(({ reading }) =>
        randomBytes(VECTOR * (reading.split('\n').length - 2)),
      );
      await sqlRunner(transaction)(
        `INSERT INTO book_vector (book_id, position, vectors)
         SELECT $1, position, vectors FROM unnest($2::integer[], $3::bytea[]) AS known (position, vectors)`,
        [id, index.passages.map(({ position }) => position), vectors],
      );
      await makeBookStore(transaction).enter(id, 'ready', { done: 1, total: 1 });
    });
  await pool.query('ANALYZE');
  return reader;
};

const pageToStore = ({ number, text }: WrittenPage): KeptPage => ({
  number,
  text,
  label: null,
  by: 'text',
  width: 600,
  height: 800,
  lines: [],
  headings: [],
});
