/** Where an answer is kept, and under which name. */
export interface Place {
  shelf: string;
  key: string;
}

const CARDS = /^\/api\/review(?:\/queue|\/pictures\/[^/]+)?$/;
const NOTES = /^\/api\/notes(?:\/[^/]+|\/pictures\/[^/]+)?$/;
const BOOK = /^\/api\/library\/books\/([^/]+)(?:\/marks)?$/;
const PAGES = /^\/api\/library\/books\/([^/]+)\/(?:pages|file|figures\/[^/]+)$/;

/**
 * What is kept of a student's own things for the time without a connection: due cards, notes, and the book that is open.
 * Nothing else of the API ever is.
 */
export const placeOf = (request: Request): Place | null => {
  const { pathname, searchParams } = new URL(request.url);
  const shelf = shelfOf(pathname);
  if (shelf === null) return null;
  // The moment at which a day began differs between days; the cards that were due are the same.
  searchParams.delete('since');
  const part = request.headers.get('range');
  if (part !== null) searchParams.set('part', part);
  return { shelf, key: `${pathname}?${searchParams.toString()}` };
};

const shelfOf = (path: string): string | null => {
  if (CARDS.test(path)) return 'cards';
  if (NOTES.test(path)) return 'notes';
  if (BOOK.test(path)) return 'books';
  const book = PAGES.exec(path)?.[1];
  return book === undefined ? null : `${PAGES_SHELF}${book}`;
};

/** Only one book is kept with its pages: the one that was open last. */
export const PAGES_SHELF = 'pages-';

/** Whose request it is, as its token says. */
export const studentOf = (request: Request): string | null => {
  const claims = request.headers.get('authorization')?.split('.')[1];
  if (claims === undefined) return null;
  try {
    const payload: unknown = JSON.parse(atob(claims.replaceAll('-', '+').replaceAll('_', '/')));
    return typeof payload === 'object' &&
      payload !== null &&
      'sub' in payload &&
      typeof payload.sub === 'string'
      ? payload.sub
      : null;
  } catch {
    return null;
  }
};
