import type { Quote } from '@studia/contract/proof';
import { readerAddress } from '../../../client/reader-address.ts';

/** The reader finds the place by its first words. */
const QUOTE_IN_ADDRESS = 120;

/** Where the reader shows the page of a quote; nowhere for words that stand in no book. */
export const pageAddress = ({ book_id, page, text }: Quote): string | null =>
  book_id === '' ? null : readerAddress(book_id, { page, quote: text.slice(0, QUOTE_IN_ADDRESS) });
