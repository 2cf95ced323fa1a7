import { randomUUID } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { basename, join } from 'node:path';
import { makeVectors } from './library-search.mjs';
import { loadSources } from './sources.mjs';

const READER = 'ports/documents/reader/main.ts';
const PARTS = [
  'db/connection.ts',
  'db/embedded/embedded.ts',
  'db/migrate.ts',
  'features/curriculum/service.ts',
  'features/library/books.ts',
  'features/library/search/own-search.ts',
  'features/library/ingest/rules/book-index.ts',
  'features/library/search/engine/confidence.ts',
  'features/library/search/engine/postings.ts',
  'features/library/search/search.ts',
  'features/library/store/pages.ts',
  'ports/clock/system.ts',
  'ports/documents/isolated.ts',
  'ports/embed/minilm.ts',
  'ports/files/copies.ts',
  'ports/files/disk.ts',
  'ports/files/private.ts',
  'ports/language/segmenter.ts',
  'ports/random/system.ts',
];
const QUIET = { info: () => {}, warn: console.warn, error: console.error };

/** Files on everybody's shelf of a product of their own: read, cut, indexed and learned by its own code. */
export const openBookLibrary = async (dataDir, paths) => {
  const { parts, program, close } = await loadSources(PARTS, [READER, 'ports/embed/embed-thread.mjs']);
  const embedded = await parts.startEmbedded({ dataDir, log: QUIET });
  const database = parts.openDatabase({ connection: embedded.connection, log: QUIET });
  await parts.migrate(database.pool, { log: QUIET });
  const documents = parts.isolatedDocuments({ program: program(READER) });
  const vectors = await makeVectors(parts);
  const language = parts.segmenterLanguage();
  const embed = embedOf(vectors);
  const own = parts.makeOwnSearch({ db: database.db, language, embed });
  const library = parts.makeBookSearch({
    curriculum: noCurriculum(parts),
    language,
    db: database.db,
    meaning: { embed, db: database.db, clock: parts.systemClock },
  });
  const books = await booksIn(parts, { db: database.db, dataDir, documents, language });
  const ids = new Map();
  for (const path of paths) ids.set(basename(path), await ingested(path, { books, own }));
  return {
    parts,
    language,
    /** The hits for a question in some of the books, and what stands on a page. */
    find: (question, names) => own.find(randomUUID(), question, names && names.map((name) => ids.get(name))),
    /** What the tutor is given to look things up in one of the books. */
    lookup: (name) => library.forReader(null, [ids.get(name)]),
    pageText: (id, page) => own.pageText(randomUUID(), id, page),
    plainBm25: (name) =>
      plainBm25(parts, {
        db: database.db,
        language,
        id: ids.get(name),
        spoken: name.includes('.de.') ? 'de' : 'en',
      }),
    nameOf: (id) => [...ids].find(([, one]) => one === id)?.[0],
    close: async () => {
      await vectors.embed.close();
      await documents.close();
      await database.close();
      await embedded.stop();
      await close();
    },
  };
};

const embedOf = (vectors) => {
  const known = async (text) => {
    await vectors.make([text]);
    return vectors.of(text);
  };
  return { ...vectors.embed, embed: known, background: known };
};

const noCurriculum = ({ makeCurriculum }) => makeCurriculum({ read: async () => [] });

const booksIn = async (parts, { db, dataDir, documents, language }) => {
  const clock = parts.systemClock;
  const random = parts.systemRandom(() => clock.now());
  const newId = () => random.id();
  const naming = { newId, now: () => clock.now() };
  const files = await parts.openDiskFiles({ dir: join(dataDir, 'files'), ...naming });
  const copies = await parts.openCopies({ dir: join(dataDir, 'reading'), ...naming });
  const ownFiles = parts.privateFiles({ files, newBytes: (count) => random.bytes(count), copies });
  const curriculum = noCurriculum(parts);
  // Its jobs are done here, one after the other.
  const queue = { enqueue: async () => {} };
  return parts.makeBooks({ db, ownFiles, documents, curriculum, language, queue, clock, random });
};

const ALONE = { author: null, subject: null, grades: null, country: null, stream: null, summary: null };

const ingested = async (path, { books, own }) => {
  const arrived = await books.keep(basename(path), createReadStream(path));
  const { id } = await books.addForAll(arrived, { ...ALONE, title: basename(path) });
  const { signal } = new AbortController();
  await books.ingest(id, signal);
  await own.learn(id, signal);
  return id;
};

/** The same passages in the order of nothing but Okapi BM25: what the rest of search has to be better than. */
const plainBm25 = async (parts, { db, language, id, spoken }) => {
  const store = parts.makePageStore(db);
  const pages = await store.pages(id, 1, 1_000_000);
  const texts = new Map(pages.map(({ number, text }) => [number, text]));
  const termsOf = (text) => language.termsOf(text, spoken);
  const making = parts.beginIndex(await store.chapters(id), wholeText(termsOf));
  for (const page of pages) making.add(page);
  const { passages, lengths, postings } = making.done();
  const known = new Map(
    postings.map(({ term, passages: held, counts }) => [
      term,
      { book_id: id, term, passages: held, counts, lengths: held.map((position) => lengths[position]) },
    ]),
  );
  const book = { id, passages: lengths.length, terms: lengths.reduce((sum, length) => sum + length, 0) };
  return (question) => {
    const found = [...new Set(termsOf(question))].flatMap((term) => known.get(term) ?? []);
    return parts.candidatesIn([book], found, 50).map(({ position }) => {
      const { page, start, end } = passages[position];
      return { page, text: texts.get(page).slice(start, end) };
    });
  };
};

// Plain BM25 knows no sentences: a passage is one.
const wholeText = (termsOf) => ({
  termsOf,
  wordsOf: () => [],
  sentencesOf: (text) => [{ text, start: 0, end: text.length }],
});
