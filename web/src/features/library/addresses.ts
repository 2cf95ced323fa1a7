import type { Book } from '@studia/contract/library';
import type { Quote } from '@studia/contract/proof';
import { readerAddress } from '../../client/reader-address.ts';

/** Where the reader shows words that a search found. */
export const quoteAddress = ({ book_id, page, start, end }: Quote): string =>
  readerAddress(book_id, { page, start, end });

/** Where a student goes on reading, or begins. */
export const goOnAddress = ({ id, progress }: Pick<Book, 'id' | 'progress'>): string =>
  progress ? readerAddress(id, { page: progress.page }) : readerAddress(id);

export const bookAddress = (id: string): string => `/curriculum/${encodeURIComponent(id)}`;
