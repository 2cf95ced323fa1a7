import type { AboutBook } from '@studia/contract/chat';

const valueIn = (state: unknown, name: string): unknown =>
  typeof state === 'object' && state !== null ? Reflect.get(state, name) : null;

/** A text that one page hands to another with the address; null when there is none. */
export const textIn = (state: unknown, name: string): string | null => {
  const value = valueIn(state, name);
  return typeof value === 'string' && value.trim() !== '' ? value : null;
};

/** The book, and perhaps the page, that one page hands to another to be asked about. */
export const aboutIn = (state: unknown): AboutBook | null => {
  const about = valueIn(state, 'about');
  const [book_id, title, page] = ['book_id', 'title', 'page'].map((name) => valueIn(about, name));
  if (typeof book_id !== 'string' || typeof title !== 'string') return null;
  return { book_id, title, ...(typeof page === 'number' && { page }) };
};
