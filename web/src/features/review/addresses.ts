import type { CardFilter } from '@studia/contract/review';

/** Where cards are reviewed: of one subject or of all, and how many of them. */
export const studyAddress = (subject: string | null, most: number | null): string =>
  withQuery('/review/study', {
    ...(subject !== null && { subject }),
    ...(most !== null && { cards: String(most) }),
  });

/** The list of cards, narrowed down. */
export const cardsAddress = (query: { subject?: string; show?: CardFilter } = {}): string =>
  withQuery('/review/cards', query);

const withQuery = (path: string, query: Record<string, string>): string => {
  const search = new URLSearchParams(query).toString();
  return search === '' ? path : `${path}?${search}`;
};
