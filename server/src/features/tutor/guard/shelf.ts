import type { Quote } from '@studia/contract/proof';

/** The passages that a model was shown in this turn; only these may be cited. */
export interface Shelf {
  /** Puts a passage there and answers the number by which the model may name it. */
  put(quote: Quote): number;
  at(number: number): Quote | undefined;
  all(): readonly Quote[];
}

export const makeShelf = (): Shelf => {
  const quotes: Quote[] = [];
  return {
    put: (quote) => {
      const known = quotes.findIndex(
        ({ book_id, page, start, end }) =>
          book_id === quote.book_id && page === quote.page && start === quote.start && end === quote.end,
      );
      return known >= 0 ? known + 1 : quotes.push(quote);
    },
    at: (number) => quotes[number - 1],
    all: () => quotes,
  };
};
