import type { Quote } from '@studia/contract/proof';
import type { Handle } from '../../db/transaction.ts';
import type { Clock } from '../../ports/clock/port.ts';
import type { Embed } from '../../ports/embed/port.ts';
import type { Language } from '../../ports/language/port.ts';
import type { Curriculum } from '../curriculum/service.ts';
import { makeMeanings, type Work } from './meanings.ts';
import { passagesOf } from './rules/book-passages.ts';
import { holdsIt, namesWhoDidIt } from './rules/holding.ts';
import { makeIndex, type Hit, type SearchIndex } from './rules/search.ts';
import { sentencesIn } from './rules/sentences.ts';

/** Words of a book that answer a question. */
export interface Found {
  quote: Quote;
  chapter: string;
  heading: string;
}

export interface Library {
  /** What the books say to a question, the best first; nothing when they do not hold it. */
  find(question: string, limit: number): Promise<Found[]>;
  /** Whether these words stand in that place, letter for letter. */
  verify(quote: Quote): Promise<boolean>;
}

/** What is done for the library in the background. */
interface LibraryWork {
  /** Finds out what the sentences of the books mean, so that they are found by more than their words. */
  learnMeanings(work: Work): Promise<void>;
}

interface Dependencies {
  curriculum: Curriculum;
  language: Language;
  /** What texts mean, and where that is kept; without it, books are searched by their words alone. */
  meaning?: { embed: Embed; db: Handle; clock: Clock } | null;
}

/** Everything that can be read here, and where each word of it stands. */
export const makeLibrary = ({ curriculum, language, meaning }: Dependencies): Library & LibraryWork => {
  let building: Promise<{ index: SearchIndex; sentences: readonly string[] }> | null = null;
  const meanings = meaning ? makeMeanings(meaning) : null;

  const build = async () => {
    const index = makeIndex((await curriculum.books()).flatMap(passagesOf), {
      termsOf: (text) => language.termsOf(text, 'en'),
      wordsOf: (text) => language.wordsOf(text, 'en'),
      sentencesOf: (text) => sentencesIn(text, (line) => language.sentencesOf(line, 'en')),
    });
    return { index, sentences: index.sentences() };
  };
  const built = () => (building ??= build());

  return {
    find: async (question, limit) => {
      const { index, sentences } = await built();
      const asked = (await meanings?.of(question, sentences)) ?? null;
      return index
        .find(question, limit, asked)
        .filter(holdsIt)
        .map(foundIn)
        .filter(({ quote }) => namesWhoDidIt(question, quote.text));
    },

    verify: async ({ book_id, page, start, end, text }) => {
      const book = (await curriculum.books()).find(({ slug }) => slug === book_id);
      const found = book?.pages.find(({ number }) => number === page)?.text.slice(start, end);
      return text !== '' && found === text;
    },

    learnMeanings: async (work) => {
      await meanings?.learn((await built()).sentences, work);
    },
  };
};

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
