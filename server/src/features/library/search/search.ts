import type { StudentId } from '@studia/contract/ids';
import type { Quote } from '@studia/contract/proof';
import type { Handle } from '../../../db/transaction.ts';
import type { Clock } from '../../../ports/clock/port.ts';
import type { Embed } from '../../../ports/embed/port.ts';
import type { Language } from '../../../ports/language/port.ts';
import type { Curriculum } from '../../curriculum/service.ts';
import { isStoredBook } from '../shelf/rules/is-stored-book.ts';
import { isConfident, namesWhoDidIt, mostConfidentFirst } from './engine/confidence.ts';
import type { PreparedPassage } from './engine/prepared-passage.ts';
import type { Hit } from './engine/search-index.ts';
import type { Work } from './meanings.ts';
import { makeOwnSearch } from './own-search.ts';
import { makeStarterSearch } from './starter-search.ts';

/** Words of a book that answer a question. */
export interface FoundPassage {
  quote: Quote;
  chapter: string;
  heading: string;
}

/** A section of a book, sentence by sentence. */
export interface Section {
  chapter: string;
  heading: string;
  /** Licence, contents, index and the like: to be read, not to be taught. */
  isMatter?: boolean;
  sentences: Quote[];
}

/** A book by its name, and what is known about it besides its words. */
export interface KnownBook {
  id: string;
  title: string;
  author: string | null;
  language: string;
  pages: number;
  /** The reader brought it. */
  isOwn: boolean;
}

/** A chapter or section as its book names it; level 1 is the highest. */
export interface Chapter {
  title: string;
  page: number;
  level: number;
}

/** What can be looked up. */
export interface Lookup {
  /** What the books say to a question, the best first; nothing when they do not hold it. */
  find(question: string, limit: number): Promise<FoundPassage[]>;
  /** Whether these words stand in that place, letter for letter. */
  verify(quote: Quote): Promise<boolean>;
  /** The section that a quote stands in; null when there is no such place. */
  section(quote: Quote): Promise<Section | null>;
  /** The books that can be looked into, those of the reader first. */
  books(): Promise<KnownBook[]>;
  /** The chapters and sections of a book, in its order. */
  chapters(bookId: string): Promise<Chapter[]>;
  /** What stands on some pages of a book, section by section. */
  pages(bookId: string, from: number, to: number): Promise<Section[]>;
  /** The same in one book alone. */
  within(bookId: string): Lookup;
}

/** Everything that comes with Studia, or was imported for everybody, can be looked up by anybody. */
export interface BookSearch extends Lookup {
  /** The same for one reader, whose own books come first; in some books only, where they are named. */
  forReader(reader: StudentId | null, books?: readonly string[] | null): Lookup;
}

/** What is done for the library in the background. */
interface SearchWork {
  /** Gets ready before somebody asks. */
  warmUp(): Promise<void>;
  /** Finds out what the sentences of the books mean, so that they are found by more than their words. */
  learnMeanings(work: Work): Promise<void>;
  /** The same for the sentences of one kept book. */
  learnBook(id: string, signal: AbortSignal): Promise<void>;
}

interface Dependencies {
  curriculum: Pick<Curriculum, 'books'>;
  language: Language;
  /** The passages of books that come with Studia, where they were read ahead of time. */
  prepared?: () => Promise<readonly PreparedPassage[] | null>;
  /** Where kept books lie; without it there are only those that come with Studia. */
  db?: Handle;
  /** What texts mean, and where that is kept; without it, books are searched by their words alone. */
  meaning?: { embed: Embed; db: Handle; clock: Clock } | null;
}

/** Everything that can be read here, and where each word of it stands. */
export const makeBookSearch = (dependencies: Dependencies): BookSearch & SearchWork => {
  const { curriculum, language, db, meaning = null, prepared = async () => null } = dependencies;
  const starter = makeStarterSearch({ curriculum, prepared, language, meaning });
  const own = db ? makeOwnSearch({ db, language, embed: meaning?.embed ?? null }) : null;

  const lookupFor = (reader: StudentId | null, ids: readonly string[] | null): Lookup => {
    const ownIds = ids?.filter(isStoredBook) ?? null;
    const searchesOwn = own !== null && ownIds?.length !== 0;
    const searchesStarter = ids === null || ids.length !== ownIds?.length;
    return {
      find: async (question, limit) => {
        const [brought, come] = await Promise.all([
          searchesOwn ? own.find(reader, question, ownIds) : [],
          searchesStarter ? starter.find(question, ids) : [],
        ]);
        return mostConfidentFirst(brought, come)
          .filter(isConfident)
          .map(foundIn)
          .filter(({ quote }) => namesWhoDidIt(question, quote.text))
          .slice(0, limit);
      },

      verify: async ({ book_id, page, start, end, text }) => {
        if (text === '') return false;
        const found = isStoredBook(book_id)
          ? await own?.pageText(reader, book_id, page)
          : await starter.pageText(book_id, page);
        return found?.slice(start, end) === text;
      },

      section: async (quote) => {
        if (!isStoredBook(quote.book_id)) return starter.section(quote);
        return (await own?.section(reader, quote)) ?? null;
      },

      books: async () => [...((await own?.known(reader)) ?? []), ...(await starter.known())],

      chapters: async (id) =>
        isStoredBook(id) ? ((await own?.chapters(reader, id)) ?? []) : starter.chapters(id),

      pages: async (id, from, to) =>
        isStoredBook(id)
          ? ((await own?.sections(reader, id, from, to)) ?? [])
          : starter.sections(id, from, to),

      within: (id) => lookupFor(reader, [id]),
    };
  };

  return {
    ...lookupFor(null, null),
    forReader: (reader, books = null) => lookupFor(reader, books),
    warmUp: () => starter.warmUp(),
    learnMeanings: (work) => starter.learn(work),
    learnBook: async (id, signal) => {
      await own?.learn(id, signal);
    },
  };
};

const foundIn = ({ passage, start, end }: Hit): FoundPassage => ({
  quote: {
    book_id: passage.bookId,
    title: passage.title,
    page: passage.page,
    ...(passage.label === undefined ? {} : { label: passage.label }),
    start: passage.start + start,
    end: passage.start + end,
    text: passage.text.slice(start, end),
  },
  chapter: passage.chapter,
  heading: passage.heading,
});
