import { readStarterBook, type StarterBook } from './rules/starter-book.ts';

const FILES = import.meta.glob<string>('../../../../curriculum/books/*/*.md', {
  query: '?raw',
  import: 'default',
});

const DRAWINGS = import.meta.glob<string>(
  ['../../../../curriculum/books/*/cover.svg', '../../../../curriculum/books/*/figures/*.svg'],
  { query: '?raw', import: 'default' },
);

/** Reads a drawing of a book that comes with Studia: `cover.svg`, or one of its `figures/`; null when there is none. */
export const readStarterDrawing = async (slug: string, name: string): Promise<string | null> =>
  (await DRAWINGS[`../../../../curriculum/books/${slug}/${name}`]?.()) ?? null;

/** Reads every book that comes with Studia. */
export const readStarterBooks = async (): Promise<StarterBook[]> => {
  const books = new Map<string, Record<string, string>>();
  for (const [path, read] of Object.entries(FILES)) {
    const [slug = '', name = ''] = path.split('/').slice(-2);
    books.set(slug, { ...books.get(slug), [name]: await read() });
  }
  return Array.from(books, ([slug, files]) => readStarterBook(slug, files));
};
