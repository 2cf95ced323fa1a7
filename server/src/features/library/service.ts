import type { StudentId } from '@studia/contract/ids';
import type { Quote } from '@studia/contract/proof';
import type { Handle } from '../../db/transaction.ts';
import type { Clock } from '../../ports/clock/port.ts';
import type { Embed } from '../../ports/embed/port.ts';
import type { Language } from '../../ports/language/port.ts';
import type { Curriculum } from '../curriculum/service.ts';
import { makeMeanings, type Work } from './meanings.ts';
import { makeOwnSearch } from './own-search.ts';
import { passagesOf } from './rules/book-passages.ts';
import { holdsIt, namesWhoDidIt, surenessOf } from './rules/holding.ts';
import { makeIndex, type Hit, type SearchIndex } from './rules/search.ts';
import { sentencesIn } from './rules/sentences.ts';
import { makeBookStore } from './store/books.ts';
import { makePageStore } from './store/pages.ts';

/** Words of a book that answer a question. */
export interface Found {
  quote: Quote;
  chapter: string;
  heading: string;
}

/** What can be looked up. */
export interface Lookup {
  /** What the books say to a question, the best first; nothing when they do not hold it. */
  find(question: string, limit: number): Promise<Found[]>;
  /** Whether these words stand in that place, letter for letter. */
  verify(quote: Quote): Promise<boolean>;
}

export interface Library extends Lookup {
  /** The same for one reader, whose own books come first; in some books only, where they are named. */
  forReader(reader: StudentId | null, books?: readonly string[] | null): Lookup;
}

/** What is done for the library in the background. */
interface LibraryWork {
  /** Finds out what the sentences of the books mean, so that they are found by more than their words. */
  learnMeanings(work: Work): Promise<void>;
  /** The same for the sentences of one kept book. */
  learnBook(id: string, signal: AbortSignal): Promise<void>;
}

interface Dependencies {
  curriculum: Pick<Curriculum, 'books'>;
  language: Language;
  /** Where kept books lie; without it there are only those that come with Studia. */
  db?: Handle;
  /** What texts mean, and where that is kept; without it, books are searched by their words alone. */
  meaning?: { embed: Embed; db: Handle; clock: Clock } | null;
}

/** Everything that can be read here, and where each word of it stands. */
export const makeLibrary = ({ curriculum, language, db, meaning }: Dependencies): Library & LibraryWork => {
  let building: Promise<{ index: SearchIndex; sentences: readonly string[] }> | null = null;
  const meanings = meaning ? makeMeanings(meaning) : null;
  const own = db ? makeOwnSearch({ db, language, embed: meaning?.embed ?? null }) : null;
  const pages = db ? { books: makeBookStore(db), pages: makePageStore(db) } : null;

  const build = async () => {
    const index = makeIndex((await curriculum.books()).flatMap(passagesOf), {
      termsOf: (text) => language.termsOf(text, 'en'),
      wordsOf: (text) => language.wordsOf(text, 'en'),
      sentencesOf: (text) => sentencesIn(text, (line) => language.sentencesOf(line, 'en')),
    });
    return { index, sentences: index.sentences() };
  };
  const built = () => (building ??= build());

  const inStarterBooks = async (question: string, ids: readonly string[] | null): Promise<Hit[]> => {
    const { index, sentences } = await built();
    const asked = (await meanings?.of(question, sentences)) ?? null;
    // More than are wanted, since most of them may stand in other books.
    const hits = index.find(question, ids ? MOST_LOOKED_AT : MOST_FOUND, asked);
    return ids ? hits.filter(({ passage }) => ids.includes(passage.bookId)) : hits;
  };

  const lookupFor = (reader: StudentId | null, ids: readonly string[] | null): Lookup => ({
    find: async (question, limit) => {
      const kept = ids?.filter(isKept) ?? null;
      const ownHits = reader && own ? own.find(reader, question, kept) : Promise.resolve([]);
      const [brought, come] = await Promise.all([
        ids && kept?.length === 0 ? [] : ownHits,
        ids && kept?.length === ids.length ? [] : inStarterBooks(question, ids),
      ]);
      return merged(brought, come)
        .filter(holdsIt)
        .map(foundIn)
        .filter(({ quote }) => namesWhoDidIt(question, quote.text))
        .slice(0, limit);
    },

    verify: async ({ book_id, page, start, end, text }) => {
      if (text === '') return false;
      const found = isKept(book_id)
        ? await pageOfKept(reader, book_id, page)
        : (await curriculum.books())
            .find(({ slug }) => slug === book_id)
            ?.pages.find(({ number }) => number === page)?.text;
      return found?.slice(start, end) === text;
    },
  });

  const pageOfKept = async (
    reader: StudentId | null,
    id: string,
    page: number,
  ): Promise<string | undefined> => {
    const book = reader ? await pages?.books.seen(reader, id) : undefined;
    return book && (await pages?.pages.pages(book.id, page, page))?.[0]?.text;
  };

  return {
    ...lookupFor(null, null),
    forReader: (reader, books = null) => lookupFor(reader, books),

    learnBook: async (id, signal) => {
      await own?.learn(id, signal);
    },

    learnMeanings: async (work) => {
      await meanings?.learn((await built()).sentences, work);
    },
  };
};

/** How many passages are ranked for one question, and how many where some books only are meant. */
const MOST_FOUND = 12;
const MOST_LOOKED_AT = 40;

/** What a student brought counts a little more than what everybody has. */
const OWN_FIRST = 1.1;

/** Two lists as one, each in its own order, the surer head first: their scores can't be compared, their sureness can. */
const merged = (own: readonly Hit[], starter: readonly Hit[]): Hit[] => {
  const [mine, theirs, all]: Hit[][] = [[...own], [...starter], []];
  for (;;) {
    const [one, other] = [mine?.[0], theirs?.[0]];
    if (!one && !other) return all ?? [];
    const ownWins = one && (!other || OWN_FIRST * surenessOf(one) >= surenessOf(other));
    const next = ownWins ? mine?.shift() : theirs?.shift();
    if (next) all?.push(next);
  }
};

const KEPT = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
/** Whether an id is that of a kept book; books that come with Studia have short names. */
const isKept = (id: string): boolean => KEPT.test(id);

const foundIn = ({ passage, start, end }: Hit): Found => ({
  quote: {
    book_id: passage.bookId,
    title: passage.title,
    page: passage.page,
    start: passage.start + start,
    end: passage.start + end,
    text: passage.text.slice(start, end),
  },
  chapter: passage.chapter,
  heading: passage.heading,
});
