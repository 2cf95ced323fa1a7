import { packReading } from '../../search/engine/packed-reading.ts';
import { readPassage, type Reading } from '../../search/engine/read-passage.ts';
import type { BookChapter } from './chapter.ts';
import { placeOf } from './chapters.ts';
import { piecesOf } from './passages.ts';

interface ReadablePage {
  number: number;
  text: string;
}

/** Goes up with every change of how text is cut into passages or terms: books of an older index are indexed anew. */
export const INDEX_VERSION = 3;

/** Everything by which the passages of a book are found. */
export interface BookIndex {
  passages: {
    position: number;
    page: number;
    start: number;
    end: number;
    chapter: string;
    heading: string;
    /** What ranking wants to know of its words. */
    reading: string;
  }[];
  postings: { term: string; passages: number[]; counts: number[] }[];
  /** How many terms each passage has. */
  lengths: number[];
}

/** Makes the index of a book page by page. Headings count like words of the passage: they say what it is about; matter around the text is left out. */
export const beginIndex = (
  chapters: readonly BookChapter[],
  reading: Reading,
  isMatter: (place: { page: number; chapter: string; heading: string }) => boolean = () => false,
) => {
  const index: Omit<BookIndex, 'postings'> = { passages: [], lengths: [] };
  const postings = new Map<string, { passages: number[]; counts: number[] }>();
  return {
    add: ({ number, text }: ReadablePage): void => {
      const { chapter, section, titles } = placeOf(chapters, { number, text });
      for (const { start, end, heading } of piecesOf(text, section, titles)) {
        if (isMatter({ page: number, chapter, heading })) continue;
        const position = index.passages.length;
        const read = readPassage(text.slice(start, end), `${chapter} ${heading}`, reading);
        const place = { position, page: number, start, end, chapter, heading };
        index.passages.push({ ...place, reading: packReading(read) });
        index.lengths.push(read.terms.length);
        for (const [term, count] of read.terms.counts) {
          const known = postings.get(term) ?? { passages: [], counts: [] };
          known.passages.push(position);
          known.counts.push(count);
          postings.set(term, known);
        }
      }
    },
    done: (): BookIndex => ({
      ...index,
      postings: Array.from(postings, ([term, places]) => ({ term, ...places })),
    }),
  };
};
