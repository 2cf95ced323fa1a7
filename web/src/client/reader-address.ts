const OWN_BOOK = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i;

/** A place in a book: a page, and perhaps words on it, by where they stand or by themselves. */
interface Place {
  page: number;
  start?: number | null;
  end?: number | null;
  quote?: string;
}

/** Where the reader opens a book. One that comes with Studia has a short name, a student's own an id. */
export const readerAddress = (bookId: string, place?: Place): string => {
  const shelf = OWN_BOOK.test(bookId) ? '' : 'starter/';
  const address = `/pdf-viewer/${shelf}${encodeURIComponent(bookId)}`;
  if (!place) return address;
  const { page, start = null, end = null, quote } = place;
  const marked = start !== null && end !== null && end > start;
  const parts = new URLSearchParams({
    page: String(page),
    ...(marked && { start: String(start), end: String(end) }),
    ...(quote !== undefined && { quote }),
  });
  return `${address}#${parts.toString()}`;
};
