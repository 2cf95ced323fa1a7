import { randomUUID } from 'node:crypto';
import type { StudentId } from '@studia/contract/ids';
import { beginIndex } from '../../server/src/features/library/ingest/rules/book-index.ts';
import { candidatesIn } from '../../server/src/features/library/search/engine/postings.ts';
import type { Reading } from '../../server/src/features/library/search/engine/read-passage.ts';
import type { Hit } from '../../server/src/features/library/search/engine/search-index.ts';
import { makeOwnSearch } from '../../server/src/features/library/search/own-search.ts';
import { makeBookSearch, type Lookup } from '../../server/src/features/library/search/search.ts';
import { makePageStore } from '../../server/src/features/library/store/pages.ts';
import { systemClock } from '../../server/src/ports/clock/system.ts';
import type { Embed } from '../../server/src/ports/embed/port.ts';
import type { Language } from '../../server/src/ports/language/port.ts';
import { keepBooks, languageOf, noCurriculum } from './kept-books.ts';
import { makeVectors, type Vectors } from './library-search.ts';

type Handle = Parameters<typeof makePageStore>[0];
type OwnSearch = ReturnType<typeof makeOwnSearch>;

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
  const { db, language, ids, close } = await keepBooks(dataDir, paths);
  const vectors = await makeVectors();
  const embed = embedOf(vectors);
  const own = makeOwnSearch({ db, language, embed });
  const library = makeBookSearch({
    curriculum: noCurriculum(),
    language,
    db,
    meaning: { embed, db, clock: systemClock },
  });
  for (const id of ids.values()) await own.learn(id, new AbortController().signal);
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
      await close();
    },
  };
};

const embedOf = (vectors: Vectors): Embed => {
  const known = async (text: string): Promise<Float32Array> => {
    await vectors.make([text]);
    return vectors.of(text);
  };
  return { ...vectors.embed, embed: known, background: known };
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
