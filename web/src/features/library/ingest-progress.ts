import type { Book, Stage } from '@studia/contract/library';

type Arriving = Pick<Book, 'stages' | 'searchable'>;

/** Its reading came to an end before its time. */
export const hasFailed = ({ stages }: Pick<Book, 'stages'>): boolean =>
  stages.some(({ status }) => status === 'failed');

/** Something still happens to it, be it only in the background. */
export const isOnItsWay = (book: Pick<Book, 'stages'>): boolean =>
  !hasFailed(book) && book.stages.some(({ status }) => status !== 'done');

/** It stands on the shelf: everything a student waits for is done. */
export const isOnShelf = (book: Arriving): boolean =>
  !hasFailed(book) && (book.searchable || !isOnItsWay(book));

/** What happens to it now: the first stage that is not done. */
export const currentStage = ({ stages }: Pick<Book, 'stages'>): Stage | null =>
  stages.find(({ status }) => status !== 'done') ?? null;

/** How much of a stage is done, from 0 to 1; nothing while nobody knows. */
export const shareOf = ({ done, total }: Stage): number | undefined =>
  total > 0 ? Math.min(1, done / total) : undefined;

const FIRST_MS = 700;
const LONGEST_MS = 20_000;
const GROWTH = 1.5;

/**
 * When to look again: soon after something changed, and ever more seldom while nothing does.
 * The same look asks twice and more, so it is told apart by its number.
 */
export const makeLookAgain = () => {
  let last = { look: -1, seen: '', pause: FIRST_MS };
  return (look: number, books: readonly Pick<Book, 'stages'>[]): number | false => {
    if (!books.some(isOnItsWay)) return false;
    if (look !== last.look) {
      const seen = JSON.stringify(books.map(({ stages }) => stages));
      const pause = seen === last.seen ? Math.min(LONGEST_MS, last.pause * GROWTH) : FIRST_MS;
      last = { look, seen, pause };
    }
    return last.pause;
  };
};
