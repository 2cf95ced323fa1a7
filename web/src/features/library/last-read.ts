import type { Book } from '@studia/contract/library';

/** The book that was read last, of all that were begun. */
export const lastRead = (books: readonly Book[]): Book | null =>
  books
    .filter(({ progress }) => progress !== null)
    .toSorted((one, other) => momentOf(other).localeCompare(momentOf(one)))[0] ?? null;

const momentOf = ({ progress }: Book): string => progress?.updated_at ?? '';
