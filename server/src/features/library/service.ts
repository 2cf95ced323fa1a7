import type { Quote } from '@studia/contract/proof';
import type { Language } from '../../ports/language/port.ts';
import type { Curriculum } from '../curriculum/service.ts';
import { piecesOf } from './rules/passages.ts';
import { makeIndex, type Hit, type Passage, type SearchIndex } from './rules/search.ts';
import { sectionAround } from './rules/section.ts';
import { sentencesIn } from './rules/sentences.ts';

/** Words of a book that answer a question. */
export interface Found {
  quote: Quote;
  chapter: string;
  heading: string;
}

/** A section of a book, sentence by sentence. */
export interface Section {
  chapter: string;
  heading: string;
  sentences: Quote[];
}

export interface Library {
  /** What the books say to a question, the best first; nothing when they do not hold it. */
  find(question: string, limit: number): Promise<Found[]>;
  /** Whether these words stand in that place, letter for letter. */
  verify(quote: Quote): Promise<boolean>;
  /** The section that a quote stands in; null when there is no such place. */
  section(quote: Quote): Promise<Section | null>;
}

interface Dependencies {
  curriculum: Curriculum;
  language: Language;
}

/** Below this share of a question's weight the books speak of something else. */
const HOLDS_IT = 0.72;

/** Everything that can be read here, and where each word of it stands. */
export const makeLibrary = ({ curriculum, language }: Dependencies): Library => {
  let building: Promise<SearchIndex> | null = null;

  const build = async (): Promise<SearchIndex> => {
    const passages = (await curriculum.books()).flatMap(({ slug, title, pages }) =>
      pages.flatMap(({ number, chapter, section, text }) =>
        piecesOf(text, section)
          .filter(({ heading }) => !NOT_QUOTED.test(heading))
          .map(({ start, end, heading }): Passage => ({
            bookId: slug,
            title,
            chapter,
            heading,
            page: number,
            start,
            text: text.slice(start, end),
          })),
      ),
    );
    return makeIndex(passages, {
      termsOf: (text) => language.termsOf(text, 'en'),
      sentencesOf: (text) => sentencesIn(text, (line) => language.sentencesOf(line, 'en')),
    });
  };

  return {
    find: async (question, limit) => {
      const index = await (building ??= build());
      return index
        .find(question, limit)
        .filter(({ coverage }) => coverage >= HOLDS_IT)
        .map(foundIn);
    },

    verify: async ({ book_id, page, start, end, text }) => {
      const book = (await curriculum.books()).find(({ slug }) => slug === book_id);
      const found = book?.pages.find(({ number }) => number === page)?.text.slice(start, end);
      return text !== '' && found === text;
    },

    section: async (quote) => {
      const book = (await curriculum.books()).find(({ slug }) => slug === quote.book_id);
      return book ? sectionAround(book, quote, (line) => language.sentencesOf(line, 'en')) : null;
    },
  };
};

// Tasks and their keys are no knowledge, and what is wrong on purpose must not be quoted alone.
const NOT_QUOTED = /^(?:Exercises|Answers|Common mistakes|How to use this book)$/;

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
