import type { StarterBook } from './rules/starter-book.ts';

export interface Curriculum {
  /** Every book that comes with Studia; read once. */
  books(): Promise<readonly StarterBook[]>;
  /** A drawing of such a book, as SVG: `cover.svg`, or one of its `figures/`; null when there is none. */
  drawing(slug: string, name: string): Promise<string | null>;
}

interface Dependencies {
  read: () => Promise<StarterBook[]>;
  readDrawing: (slug: string, name: string) => Promise<string | null>;
}

/** The books that every student has from the first minute on. */
export const makeCurriculum = ({ read, readDrawing }: Dependencies): Curriculum => {
  let reading: Promise<StarterBook[]> | null = null;
  return { books: () => (reading ??= read()), drawing: readDrawing };
};
