import { sql } from 'kysely';
import type { Handle } from '../../../db/transaction.ts';

/** A page as it is kept: every line is [start, end, left, top, width, height], every heading [title, start, level]. */
export interface KeptPage {
  number: number;
  label: string | null;
  text: string;
  by: 'text' | 'ocr';
  width: number | null;
  height: number | null;
  lines: readonly (readonly number[])[];
  headings: readonly (readonly [string, number, number])[];
}

export interface KeptChapter {
  title: string;
  page: number;
  level: number;
}

/** What stands in books. Whoever asks has looked before whether the book is theirs to read. */
export const makePageStore = (handle: Handle) => ({
  /** Keeps pages; a page that was kept before stays as it is, since quotes refer to it. */
  addPages: async (bookId: string, pages: readonly KeptPage[]): Promise<void> => {
    await sql`
      INSERT INTO book_page (book_id, number, label, text, by, width, height, lines, headings)
      SELECT ${bookId}::uuid, number, label, text, by, width, height, lines, headings
      FROM jsonb_to_recordset(${JSON.stringify(pages)}::jsonb)
        AS page (number integer, label text, text text, by text, width float8, height float8, lines jsonb,
                 headings jsonb)
      ON CONFLICT DO NOTHING
    `.execute(handle);
  },

  /** How many pages are kept, counted from the first without a gap. */
  count: async (bookId: string): Promise<number> => {
    const row = await handle
      .selectFrom('book_page')
      .where('book_id', '=', bookId)
      .select((eb) => eb.fn.max('number').as('last'))
      .executeTakeFirst();
    return row?.last ?? 0;
  },

  pages: (bookId: string, from: number, to: number) =>
    handle
      .selectFrom('book_page')
      .selectAll()
      .where('book_id', '=', bookId)
      .where('number', '>=', from)
      .where('number', '<=', to)
      .orderBy('number')
      .execute(),

  /** The words of a whole book, page by page. */
  texts: (bookId: string) =>
    handle
      .selectFrom('book_page')
      .select(['number', 'text'])
      .where('book_id', '=', bookId)
      .orderBy('number')
      .execute(),

  /** What is printed as the number of each page; nothing where that is its place everywhere. */
  labels: async (bookId: string): Promise<(string | null)[]> => {
    const rows = await handle
      .selectFrom('book_page')
      .select('label')
      .where('book_id', '=', bookId)
      .orderBy('number')
      .execute();
    return rows.some(({ label }) => label !== null) ? rows.map(({ label }) => label) : [];
  },

  removePages: (bookId: string) => handle.deleteFrom('book_page').where('book_id', '=', bookId).execute(),

  chapters: (bookId: string) =>
    handle
      .selectFrom('book_chapter')
      .select(['title', 'page', 'level'])
      .where('book_id', '=', bookId)
      .orderBy('position')
      .execute(),

  setChapters: async (bookId: string, chapters: readonly KeptChapter[]): Promise<void> => {
    await handle.deleteFrom('book_chapter').where('book_id', '=', bookId).execute();
    await sql`
      INSERT INTO book_chapter (book_id, position, title, page, level)
      SELECT ${bookId}::uuid, position, title, page, level
      FROM jsonb_to_recordset(${JSON.stringify(chapters.map((chapter, position) => ({ ...chapter, position })))}::jsonb)
        AS chapter (position integer, title text, page integer, level integer)
    `.execute(handle);
  },
});
