import type { StarterBook } from './rules/starter-book.ts';

export interface Curriculum {
  /** Every book that comes with Studia; read once. */
  books(): Promise<readonly StarterBook[]>;
}

/** The books that every student has from the first minute on. */
export const makeCurriculum = ({ read }: { read: () => Promise<StarterBook[]> }): Curriculum => {
  let reading: Promise<StarterBook[]> | null = null;
  return { books: () => (reading ??= read()) };
};
