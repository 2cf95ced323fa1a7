import type { Book } from '@studia/contract/library';
import type { Quote } from '@studia/contract/proof';

const OWN_BOOK = /^[\da-f]{8}-[\da-f]{4}-/i;

interface Place {
  page: number;
  /** Where on the page's text the words begin and end; nothing for the whole page. */
  start?: number | null;
  end?: number | null;
}

/** Where the reader opens a book, at a page and perhaps with words marked on it. */
export const readerAddress = (bookId: string, place?: Place): string => {
  const shelf = OWN_BOOK.test(bookId) ? '' : 'starter/';
  const address = `/pdf-viewer/${shelf}${encodeURIComponent(bookId)}`;
  if (!place) return address;
  const { page, start = null, end = null } = place;
  const marked = start !== null && end !== null && end > start ? `&start=${start}&end=${end}` : '';
  return `${address}#page=${page}${marked}`;
};

/** Where the reader shows words that a search found. */
export const quoteAddress = ({ book_id, page, start, end }: Quote): string =>
  readerAddress(book_id, { page, start, end });

/** Where a student goes on reading, or begins. */
export const goOnAddress = ({ id, progress }: Pick<Book, 'id' | 'progress'>): string =>
  progress ? readerAddress(id, { page: progress.page }) : readerAddress(id);

export const bookAddress = (id: string): string => `/curriculum/${encodeURIComponent(id)}`;
