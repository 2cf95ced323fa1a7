import type { Quote } from '@studia/contract/proof';

const OWN_BOOK = /^[\da-f]{8}-[\da-f]{4}-/i;
/** The reader finds the place by its first words. */
const QUOTE_IN_ADDRESS = 120;

/** Where the reader shows the page of a quote. A starter book has a short name, a student's own an id. */
export const pageAddress = ({ book_id, page, text }: Quote): string | null => {
  if (book_id === '') return null;
  const shelf = OWN_BOOK.test(book_id) ? '' : 'starter/';
  const place = new URLSearchParams({ page: String(page), quote: text.slice(0, QUOTE_IN_ADDRESS) });
  return `/pdf-viewer/${shelf}${encodeURIComponent(book_id)}#${place.toString()}`;
};
