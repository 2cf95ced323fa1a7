import type { StudentId } from '@studia/contract/ids';
import type { Quote } from '@studia/contract/proof';
import type { Handle } from '../../../db/transaction.ts';
import type { Embed } from '../../../ports/embed/port.ts';
import type { Language } from '../../../ports/language/port.ts';
import { likenessesOf, packVector } from '../../../vectors.ts';
import { placeOf } from '../ingest/rules/chapters.ts';
import { sectionAround, sectionsOf } from '../reading/rules/section.ts';
import { makeBookStore } from '../store/books.ts';
import { makePageStore } from '../store/pages.ts';
import { makePassageStore } from '../store/passages.ts';
import { limitByWords } from './engine/confidence.ts';
import { rank, type Candidate as Ranking } from './engine/fusion.ts';
import { mayBeEnglish } from './engine/may-be-english.ts';
import {
  withCorrections,
  correctionsOf,
  nearestTo,
  unknownWords,
  type UnknownWord,
} from './engine/misspellings.ts';
import { glimpseOf, unpackReading } from './engine/packed-reading.ts';
import { candidatesIn, statisticsIn, type Candidate } from './engine/postings.ts';
import { readQuestion } from './engine/question.ts';
import type { Reading, ReadPassage } from './engine/read-passage.ts';
import { toHit, inContext, type Hit, type Passage } from './engine/search-index.ts';
import { sentencesIn } from './engine/sentences.ts';

interface Dependencies {
  db: Handle;
  language: Language;
  embed: Embed | null;
}

type SearchableBook = Awaited<ReturnType<ReturnType<typeof makeBookStore>['searchable']>>[number];

/** A passage of a kept book, read for searching. */
interface Entry {
  passage: Passage;
  read: ReadPassage;
}

/** How many of the passages with the right words are read sentence by sentence. */
const CANDIDATES = 50;
/** After so many passages it is looked whether the book is still there. */
const LEARNED_AT_ONCE = 16;

/** Search in the books that students brought or that were imported: the index lies in the database, nothing in memory. */
export const makeOwnSearch = ({ db, language, embed }: Dependencies) => {
  const books = makeBookStore(db);
  const pages = makePageStore(db);
  const passages = makePassageStore(db);

  const readingOf = (spoken: string): Reading => ({
    termsOf: (text) => language.termsOf(text, spoken),
    wordsOf: (text) => language.wordsOf(text, spoken),
    sentencesOf: (text) => sentencesIn(text, (line) => language.sentencesOf(line, spoken)),
  });

  /** Passages with those before and after them, by book and position; of all of them, only some terms are wanted. */
  const entriesAround = async (
    found: readonly Candidate[],
    titles: ReadonlyMap<string, string>,
    terms: readonly string[],
  ): Promise<ReadonlyMap<string, Entry>> => {
    const places = new Map<string, { bookId: string; position: number; read: boolean }>();
    for (const { bookId, position } of found)
      for (const step of [-1, 0, 1]) {
        const place = { bookId, position: position + step };
        const key = keyOf(place);
        places.set(key, { ...place, read: step === 0 || places.get(key)?.read === true });
      }
    const rows = await passages.passages([...places.values()]);
    return new Map(
      rows.map(({ book_id, text, position, chapter, heading, page, label, start, reading }) => {
        const title = titles.get(book_id) ?? '';
        const place = { bookId: book_id, title, chapter, heading, page, start, text: text ?? '' };
        const passage: Passage = label === null ? place : { ...place, label };
        const read = text === null ? glimpseOf(reading, terms) : unpackReading(reading, text, terms);
        return [keyOf({ bookId: book_id, position }), { passage, read }];
      }),
    );
  };

  /** How alike the sentences of each passage are to the question; null where that is not known. */
  const comparedWith = async (
    meaning: Promise<Float32Array | null> | null,
    found: readonly Candidate[],
    inBooks: readonly SearchableBook[],
  ): Promise<(place: Candidate) => number[] | null> => {
    const known = new Set(inBooks.filter(isKnown).map(({ id }) => id));
    const comparable = found.filter(({ bookId }) => known.has(bookId));
    if (meaning === null || comparable.length === 0) return () => null;
    const [asked, { rows }] = await Promise.all([meaning, passages.vectors(comparable)]);
    if (!asked) return () => null;
    const vectors = new Map(
      rows.map((row) => [keyOf({ bookId: row.book_id, position: row.position }), row.vectors]),
    );
    return (place) => {
      const packed = vectors.get(keyOf(place));
      return packed ? likenessesOf(asked, packed) : null;
    };
  };

  /** What was meant by words that no book knows. How often terms stand there is asked only where several are as near. */
  const correctionsIn = async (
    ids: readonly string[],
    unknown: readonly UnknownWord[],
  ): Promise<ReadonlyMap<string, string>> => {
    const near = new Map(
      await Promise.all(
        unknown.map(async (word) => [word, nearestTo(word, await passages.termsLike(ids, word))] as const),
      ),
    );
    const asNear = [...near.values()].filter(({ length }) => length > 1).flat();
    const often = asNear.length > 0 ? await passages.sizesOf(ids, asNear) : new Map<string, number>();
    return correctionsOf(
      unknown,
      (word) => near.get(word) ?? [],
      (term) => often.get(term) ?? 0,
    );
  };

  /** A question with what is kept of its words; slips of typing are read as what was meant by them. */
  const readIn = async (question: string, ids: readonly string[], reading: Reading) => {
    const asked = readQuestion(question, reading);
    const postings = await passages.postings(ids, [...asked.weights.keys()]);
    const held = new Set(postings.map(({ term }) => term));
    const unknown = unknownWords(question, reading, (term) => held.has(term));
    const corrections = await correctionsIn(ids, unknown);
    if (corrections.size === 0) return { asked, postings };
    const mended = readQuestion(question, withCorrections(reading, corrections));
    const others = [...mended.weights.keys()].filter((term) => !held.has(term));
    const still = postings.filter(({ term }) => mended.weights.has(term));
    return { asked: mended, postings: [...still, ...(await passages.postings(ids, others))] };
  };

  const findIn = async (
    question: string,
    inBooks: readonly SearchableBook[],
    spoken: string,
  ): Promise<Hit[]> => {
    const reading = readingOf(spoken);
    if (reading.termsOf(question).length === 0) return [];
    // Asked for at once, and needed only when passages have been found.
    const compares = spoken === 'en' && mayBeEnglish(question) && inBooks.some(isKnown);
    const meaning = embed !== null && compares ? embed.embed(question) : null;
    const searched = inBooks.map(({ id, passages: many, terms: all }) => ({
      id,
      passages: many ?? 0,
      terms: all ?? 0,
    }));
    const ids = searched.map(({ id }) => id);
    const { asked, postings } = await readIn(question, ids, reading);
    const found = candidatesIn(searched, postings, CANDIDATES);
    if (found.length === 0) return [];
    const titles = new Map(inBooks.map(({ id, title }) => [id, title]));
    const [entries, likeness] = await Promise.all([
      entriesAround(found, titles, [...asked.weights.keys()]),
      comparedWith(meaning, found, inBooks),
    ]);
    const candidates = found.flatMap((place): Ranking<Entry>[] => {
      const entry = entries.get(keyOf(place));
      const beside = (step: number) =>
        entries.get(keyOf({ ...place, position: place.position + step }))?.read ?? null;
      return entry
        ? [
            {
              id: entry,
              passage: entry.read,
              before: beside(-1),
              after: beside(1),
              likeness: likeness(place),
            },
          ]
        : [];
    });
    const hits = rank(asked, candidates, statisticsIn(searched, postings)).map(toHit);
    if (spoken === 'en') return hits;
    const limit = limitByWords(
      question,
      searched.reduce((sum, { passages: many }) => sum + many, 0),
    );
    return hits.map((hit) => Object.assign(hit, { limitByWords: limit }));
  };

  /** The vectors of sentences one after the other; null when this machine can't. */
  const vectorsOf = async (sentences: readonly string[]): Promise<Uint8Array | null> => {
    const packed: Uint8Array[] = [];
    for (const sentence of sentences) {
      const vector = await embed?.background(sentence);
      if (!vector) return null;
      packed.push(Buffer.from(packVector(vector)));
    }
    return Buffer.concat(packed);
  };

  /** Pages of a book that the reader may read, each with its place in it. */
  const readPages = async (reader: StudentId | null, bookId: string, from: number, to: number) => {
    const book = await books.seen(reader, bookId);
    if (!book) return null;
    const chapters = await pages.chapters(book.id);
    const read = (await pages.pages(book.id, from, to)).map(({ number, label, text }) => {
      const { chapter, section, titles } = placeOf(chapters, { number, text });
      return { number, label, text, chapter, section, titles };
    });
    const spoken = book.language ?? 'en';
    return {
      book: { slug: book.id, title: book.title, pages: read },
      cut: (line: string) => language.sentencesOf(line, spoken),
    };
  };

  return {
    /** The best passages in the books that a student may read, or in some of them. */
    find: async (
      reader: StudentId | null,
      question: string,
      ids: readonly string[] | null,
    ): Promise<Hit[]> => {
      const readable = await books.searchable(reader, ids);
      const languages = [...new Set(readable.map((book) => book.language ?? 'en'))];
      const hits = await Promise.all(
        languages.map((spoken) =>
          findIn(
            question,
            readable.filter((book) => (book.language ?? 'en') === spoken),
            spoken,
          ),
        ),
      );
      return hits.flat().toSorted((one, other) => other.score - one.score);
    },

    /** The words of a page, for who may read the book. */
    pageText: async (reader: StudentId | null, bookId: string, page: number): Promise<string | undefined> => {
      const book = await books.seen(reader, bookId);
      return book && (await pages.pages(bookId, page, page))[0]?.text;
    },

    /** The section in which a place lies. */
    section: async (reader: StudentId | null, quote: Quote) => {
      const read = await readPages(reader, quote.book_id, quote.page - 1, quote.page + 1);
      return read && sectionAround(read.book, quote, read.cut);
    },

    /** Some pages of a book, section by section. */
    sections: async (reader: StudentId | null, bookId: string, from: number, to: number) => {
      const read = await readPages(reader, bookId, from, to);
      return read ? sectionsOf(read.book, read.cut) : [];
    },

    /** The books that a student may read, their own first. */
    known: async (reader: StudentId | null) =>
      (await books.known(reader)).map(({ id, title, author, language: spoken, pages: many, student_id }) => ({
        id,
        title,
        author,
        language: spoken ?? 'en',
        pages: many,
        isOwn: student_id !== null,
      })),

    /** The chapters and sections of a book, as it names them. */
    chapters: async (reader: StudentId | null, bookId: string) =>
      (await books.seen(reader, bookId)) ? pages.chapters(bookId) : [],

    /** The job: computes embeddings for a book’s sentences, passage by passage, until it knows or is stopped. */
    learn: async (bookId: string, signal: AbortSignal): Promise<void> => {
      const book = await books.atWork(bookId);
      if (!book || book.stage !== 'embedded') return;
      const total = book.passages ?? 0;
      let done = book.stage_done;
      const reading = readingOf(book.language ?? 'en');
      const speaks = embed !== null && (book.language ?? 'en') === 'en';
      for (;;) {
        const waiting = speaks ? await passages.withoutVectors(bookId, LEARNED_AT_ONCE) : [];
        if (waiting.length === 0) break;
        for (const { position, heading, text } of waiting) {
          signal.throwIfAborted();
          const vectors = await vectorsOf(inContext(heading, reading.sentencesOf(text)));
          // A machine that is being stopped has no vectors either, and will have them again.
          signal.throwIfAborted();
          // The port has said why; then this book is found by its words.
          if (!vectors)
            return void (await books.enter(bookId, 'ready', { done: total, total, trouble: book.trouble }));
          await passages.keepVectors(bookId, position, vectors);
          done += 1;
        }
        if (!(await books.enter(bookId, 'embedded', { done, total, trouble: book.trouble }))) return;
      }
      await books.enter(bookId, 'ready', { done: total, total, trouble: book.trouble });
    },
  };
};

/** A book is compared by meaning once all of it is known, so that no half-read book wins. */
const isKnown = ({ stage }: SearchableBook): boolean => stage === 'ready';

const keyOf = ({ bookId, position }: { bookId: string; position: number }): string => `${bookId} ${position}`;
