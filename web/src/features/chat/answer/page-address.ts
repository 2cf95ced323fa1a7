import type { Quote } from '@studia/contract/proof';
import { readerAddress } from '../../../client/reader-address.ts';

/** Where the reader shows the page of a quote; nowhere for words that stand in no book. */
export const pageAddress = ({ book_id, page, start, end }: Quote): string | null =>
  book_id === '' ? null : readerAddress(book_id, { page, start, end });
