import type { Passage } from '../../search/engine/search-index.ts';
import { piecesOf } from './passages.ts';

interface Book {
  slug: string;
  title: string;
  pages: readonly { number: number; chapter: string; section: string; text: string }[];
}

// Tasks and their keys are no knowledge, and what is wrong on purpose must not be quoted alone.
const NOT_QUOTED = /^(?:Exercises|Answers|Common mistakes|How to use this book)$/;

/** Everything of a book that may be quoted, in its order. */
export const passagesOf = ({ slug, title, pages }: Book): Passage[] =>
  pages.flatMap(({ number, chapter, section, text }) =>
    piecesOf(text, section)
      .filter(({ heading }) => !NOT_QUOTED.test(heading))
      .map(({ start, end, heading }) => ({
        bookId: slug,
        title,
        chapter,
        heading,
        page: number,
        start,
        text: text.slice(start, end),
      })),
  );
