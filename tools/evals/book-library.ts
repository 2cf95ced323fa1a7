import { randomUUID } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { basename, join } from 'node:path';
import type { StudentId } from '@studia/contract/ids';
import { openDatabase } from '../../server/src/db/connection.ts';
import { startEmbedded } from '../../server/src/db/embedded/embedded.ts';
import { migrate } from '../../server/src/db/migrate.ts';
import { makeBooks, type Books } from '../../server/src/features/library/books.ts';
import { beginIndex } from '../../server/src/features/library/ingest/rules/book-index.ts';
import { candidatesIn } from '../../server/src/features/library/search/engine/postings.ts';
import type { Reading } from '../../server/src/features/library/search/engine/read-passage.ts';
import type { Hit } from '../../server/src/features/library/search/engine/search-index.ts';
import { makeOwnSearch } from '../../server/src/features/library/search/own-search.ts';
import { makeBookSearch, type Lookup } from '../../server/src/features/library/search/search.ts';
import { makePageStore } from '../../server/src/features/library/store/pages.ts';
import { systemClock } from '../../server/src/ports/clock/system.ts';
import type { Documents } from '../../server/src/ports/documents/port.ts';
import type { Embed } from '../../server/src/ports/embed/port.ts';
import { openCopies } from '../../server/src/ports/files/copies.ts';
import { openDiskFiles } from '../../server/src/ports/files/disk.ts';
import { privateFiles } from '../../server/src/ports/files/private.ts';
import type { Language } from '../../server/src/ports/language/port.ts';
import { segmenterLanguage } from '../../server/src/ports/language/segmenter.ts';
import { systemRandom } from '../../server/src/ports/random/system.ts';
import { makeVectors, type Vectors } from './library-search.ts';
import { openDocuments } from './reader.ts';
import { starterCurriculum } from './tutor.ts';

type Handle = Parameters<typeof makePageStore>[0];
type OwnSearch = ReturnType<typeof makeOwnSearch>;

const QUIET = { info: () => {}, warn: console.warn, error: console.error };

/** A passage that was found, where it matters only where it stands and what it says. */
export interface FoundPlace {
  page: number;
  text: string;
}

/** Books of a product of their own, by the names of their files. */
export interface BookLibrary {
  language: Language;
  /** The hits for a question in some of the books. */
  find(question: string, names: readonly string[] | null): Promise<Hit[]>;
  /** What the tutor is given to look things up in one of the books. */
  lookup(name: string): Lookup;
  /** What stands on a page. */
  pageText: OwnSearch['pageText'] extends (reader: infer _, ...rest: infer Rest) => infer Text
    ? (...rest: Rest) => Text
    : never;
  /** The same passages in the order of nothing but Okapi BM25: what the rest of search has to be better than. */
  plainBm25(name: string): Promise<(question: string) => FoundPlace[]>;
  nameOf(id: string): string | undefined;
  close(): Promise<void>;
}

/** Files on everybody's shelf of a product of their own: read, cut, indexed and learned by its own code. */
export const openBookLibrary = async (dataDir: string, paths: readonly string[]): Promise<BookLibrary> => {
  const embedded = await startEmbedded({ dataDir, log: QUIET });
  const database = openDatabase({ connection: embedded.connection, log: QUIET });
  await migrate(database.pool, { log: QUIET });
  const documents = openDocuments();
  const vectors = await makeVectors();
  const language = segmenterLanguage();
  const embed = embedOf(vectors);
  const { db } = database;
  const own = makeOwnSearch({ db, language, embed });
  const library = makeBookSearch({
    curriculum: noCurriculum(),
    language,
    db,
    meaning: { embed, db, clock: systemClock },
  });
  const books = await booksIn({ db, dataDir, documents, language });
  const ids = new Map<string, string>();
  for (const path of paths) ids.set(basename(path), await ingested(path, { books, own }));
  const idOf = (name: string): string => {
    const id = ids.get(name);
    if (id === undefined) throw new Error(`${name} is not among the books.`);
    return id;
  };
  const reader = randomUUID() as StudentId;
  return {
    language,
    find: (question, names) => own.find(reader, question, names && names.map(idOf)),
    lookup: (name) => library.forReader(null, [idOf(name)]),
    pageText: (id, page) => own.pageText(reader, id, page),
    plainBm25: (name) => plainBm25({ db, language, id: idOf(name), spoken: languageOf(name) }),
    nameOf: (id) => [...ids].find(([, one]) => one === id)?.[0],
    close: async () => {
      await vectors.embed.close();
      await documents.close();
      await database.close();
      await embedded.stop();
    },
  };
};

/** A file says in its name when it is not in English. */
const languageOf = (name: string): string => (name.includes('.de.') ? 'de' : 'en');

const embedOf = (vectors: Vectors): Embed => {
  const known = async (text: string): Promise<Float32Array> => {
    await vectors.make([text]);
    return vectors.of(text);
  };
  return { ...vectors.embed, embed: known, background: known };
};

const noCurriculum = () => starterCurriculum(async () => []);

interface Shelf {
  db: Handle;
  dataDir: string;
  documents: Documents;
  language: Language;
}

const booksIn = async ({ db, dataDir, documents, language }: Shelf): Promise<Books> => {
  const clock = systemClock;
  const random = systemRandom(() => clock.now());
  const naming = { newId: () => random.id(), now: () => clock.now() };
  const files = await openDiskFiles({ dir: join(dataDir, 'files'), ...naming });
  const copies = await openCopies({ dir: join(dataDir, 'reading'), ...naming });
  const ownFiles = privateFiles({ files, newBytes: (count) => random.bytes(count), copies });
  // Its jobs are done here, one after the other.
  const queue = { enqueue: async () => '' };
  return makeBooks({ db, ownFiles, documents, curriculum: noCurriculum(), language, queue, clock, random });
};

const ALONE = {
  author: null,
  licence: '',
  source_url: null,
  subject: '',
  grades: '',
  country: null,
  stream: null,
  summary: null,
  cover: null,
};

const ingested = async (path: string, { books, own }: { books: Books; own: OwnSearch }): Promise<string> => {
  const arrived = await books.keep(basename(path), createReadStream(path));
  const added = await books.addForAll(arrived, {
    ...ALONE,
    title: basename(path),
    language: languageOf(path),
  });
  if (!added) throw new Error(`${path} is on the shelf already.`);
  const { id } = added;
  const { signal } = new AbortController();
  await books.ingest(id, signal);
  await own.learn(id, signal);
  return id;
};

interface OneBook {
  db: Handle;
  language: Language;
  id: string;
  spoken: string;
}

const plainBm25 = async ({ db, language, id, spoken }: OneBook) => {
  const store = makePageStore(db);
  const pages = await store.pages(id, 1, 1_000_000);
  const texts = new Map(pages.map(({ number, text }) => [number, text]));
  const termsOf = (text: string): string[] => language.termsOf(text, spoken);
  const making = beginIndex(await store.chapters(id), wholeText(termsOf));
  for (const page of pages) making.add(page);
  const { passages, lengths, postings } = making.done();
  const known = new Map(
    postings.map(({ term, passages: held, counts }) => [
      term,
      { book_id: id, term, passages: held, counts, lengths: held.map((position) => lengths[position] ?? 0) },
    ]),
  );
  const book = { id, passages: lengths.length, terms: lengths.reduce((sum, length) => sum + length, 0) };
  return (question: string): FoundPlace[] => {
    const found = [...new Set(termsOf(question))].flatMap((term) => known.get(term) ?? []);
    return candidatesIn([book], found, 50).flatMap(({ position }) => {
      const passage = passages[position];
      if (!passage) return [];
      const { page, start, end } = passage;
      return [{ page, text: texts.get(page)?.slice(start, end) ?? '' }];
    });
  };
};

// Plain BM25 knows no sentences: a passage is one.
const wholeText = (termsOf: Reading['termsOf']): Reading => ({
  termsOf,
  wordsOf: () => [],
  sentencesOf: (text) => [{ text, start: 0, end: text.length }],
});
