import type { BookChapter } from './chapter.ts';
import { placeOf } from './chapters.ts';
import { piecesOf } from './passages.ts';

interface ReadablePage {
  number: number;
  text: string;
}

/** Goes up with every change of how text is cut into passages or terms: books of an older index are indexed anew. */
export const INDEX_VERSION = 1;

/** Everything by which the passages of a book are found. */
export interface BookIndex {
  passages: {
    position: number;
    page: number;
    start: number;
    end: number;
    chapter: string;
    heading: string;
  }[];
  postings: { term: string; passages: number[]; counts: number[] }[];
  /** How many terms each passage has. */
  lengths: number[];
}

/** The index of a book. Headings count like words of the passage: they say what it is about. */
export const indexOf = (
  pages: readonly ReadablePage[],
  chapters: readonly BookChapter[],
  termsOf: (text: string) => string[],
): BookIndex => {
  const index: BookIndex = { passages: [], postings: [], lengths: [] };
  const postings = new Map<string, { passages: number[]; counts: number[] }>();
  for (const { number, text } of pages) {
    const { chapter, section, titles } = placeOf(chapters, { number, text });
    for (const { start, end, heading } of piecesOf(text, section, titles)) {
      const position = index.passages.length;
      const terms = termsOf(`${chapter} ${heading}\n${text.slice(start, end)}`);
      index.passages.push({ position, page: number, start, end, chapter, heading });
      index.lengths.push(terms.length);
      for (const [term, count] of countsOf(terms)) {
        const known = postings.get(term) ?? { passages: [], counts: [] };
        known.passages.push(position);
        known.counts.push(count);
        postings.set(term, known);
      }
    }
  }
  index.postings = Array.from(postings, ([term, places]) => ({ term, ...places }));
  return index;
};

const countsOf = (terms: readonly string[]): ReadonlyMap<string, number> => {
  const counts = new Map<string, number>();
  for (const term of terms) counts.set(term, (counts.get(term) ?? 0) + 1);
  return counts;
};
