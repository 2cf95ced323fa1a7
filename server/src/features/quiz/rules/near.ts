import type { IdeaId, Lesson } from '@studia/contract/lessons';

/** A page of a book. */
export interface Place {
  book: string;
  page: number;
}

/** Farther away than this, an idea is not what a page is about. */
const FARTHEST_PAGES = 4;

/** The ideas that a page is about: those whose proof stands on it or nearest to it. */
export const ideasNear = ({ book, page }: Place, lessons: readonly Lesson[], limit: number): IdeaId[] =>
  lessons
    .filter(({ book_id }) => book_id === book)
    .flatMap(({ ideas }) => ideas)
    .map(({ id, quote }) => ({ id, pages: Math.abs(quote.page - page) }))
    .filter(({ pages }) => pages <= FARTHEST_PAGES)
    .toSorted((one, other) => one.pages - other.pages)
    .slice(0, limit)
    .map(({ id }) => id);
