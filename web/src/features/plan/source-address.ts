import type { PlanSource } from '@studia/contract/plan';

const OWN_BOOK = /^[0-9a-f]{8}-[0-9a-f-]{27}$/i;

/** Where the reader opens a page: starter books have a short name, a student's own have an id. */
export const addressOf = ({ book_id, page }: PlanSource): string =>
  `/pdf-viewer/${OWN_BOOK.test(book_id) ? '' : 'starter/'}${encodeURIComponent(book_id)}#page=${page}`;

/** A source in a few words: "Algebra, p. 58". */
export const shortTitle = (title: string): string => title.split(':')[0] ?? title;
