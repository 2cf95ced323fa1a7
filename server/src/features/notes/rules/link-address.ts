import { QUOTE_LINK } from '@studia/contract/note-text';
import type { NoteQuote } from '@studia/contract/notes';

const OWN_BOOK = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/;

/** Where a link of a note leads outside of Studia's pages: to the page of its quote, to another note, or into the web. */
export const linkAddress = (href: string, quotes: readonly NoteQuote[], publicUrl: string): string | null => {
  if (/^(?:https?:\/\/|mailto:)/i.test(href)) return href;
  if (/^\/(?!\/)/.test(href)) return new URL(href, publicUrl).href;
  const found = quotes.find(({ key }) => href === `${QUOTE_LINK}${key}`);
  if (!found?.available) return null;
  const { book_id, page } = found.quote;
  return new URL(`/pdf-viewer/${OWN_BOOK.test(book_id) ? '' : 'starter/'}${book_id}#page=${page}`, publicUrl)
    .href;
};
