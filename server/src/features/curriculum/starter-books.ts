import { readStarterBook, type StarterBook } from './rules/starter-book.ts';

const FILES = import.meta.glob<string>('../../../../curriculum/books/*/*.md', {
  query: '?raw',
  import: 'default',
});

/** Reads every book that comes with Studia. */
export const readStarterBooks = async (): Promise<StarterBook[]> => {
  const books = new Map<string, Record<string, string>>();
  for (const [path, read] of Object.entries(FILES)) {
    const [slug = '', name = ''] = path.split('/').slice(-2);
    books.set(slug, { ...books.get(slug), [name]: await read() });
  }
  return Array.from(books, ([slug, files]) => readStarterBook(slug, files));
};
