import { sql } from 'kysely';
import type { Handle } from '../../../db/transaction.ts';

/** A passage that can be found, and where it stands. */
export interface KeptPassage {
  position: number;
  page: number;
  start: number;
  end: number;
  chapter: string;
  heading: string;
}

/** In which passages a word stands, and how often. */
export interface Posting {
  term: string;
  passages: readonly number[];
  counts: readonly number[];
}

/** How many rows travel at once. */
const BATCH = 1_000;

/** The index of books. Whoever asks has looked before which books are theirs to search. */
export const makePassageStore = (handle: Handle) => ({
  /** Makes the index of a book anew. */
  replace: async (
    bookId: string,
    index: { passages: readonly KeptPassage[]; postings: readonly Posting[]; lengths: readonly number[] },
  ): Promise<void> => {
    await handle.deleteFrom('book_passage').where('book_id', '=', bookId).execute();
    await handle.deleteFrom('book_posting').where('book_id', '=', bookId).execute();
    for (const batch of inBatches(index.passages))
      await sql`
        INSERT INTO book_passage (book_id, position, page, start, "end", chapter, heading)
        SELECT ${bookId}::uuid, position, page, start, "end", chapter, heading
        FROM jsonb_to_recordset(${JSON.stringify(batch)}::jsonb) AS passage
          (position integer, page integer, start integer, "end" integer, chapter text, heading text)
      `.execute(handle);
    for (const batch of inBatches(index.postings))
      await sql`
        INSERT INTO book_posting (book_id, term, passages, counts)
        SELECT ${bookId}::uuid, term, passages, counts
        FROM jsonb_to_recordset(${JSON.stringify(batch)}::jsonb) AS posting
          (term text, passages integer[], counts integer[])
      `.execute(handle);
    await handle
      .updateTable('book')
      .set({ lengths: [...index.lengths] })
      .where('id', '=', bookId)
      .execute();
  },

  postings: (bookIds: readonly string[], terms: readonly string[]) =>
    handle
      .selectFrom('book_posting')
      .selectAll()
      .where('book_id', 'in', bookIds)
      .where('term', 'in', terms)
      .execute(),

  /** Passages with their words. */
  passages: (places: readonly { bookId: string; position: number }[]) =>
    sql<KeptPassage & { book_id: string; text: string }>`
      SELECT passage.*, page.text AS text
      FROM jsonb_to_recordset(${JSON.stringify(places)}::jsonb) AS place ("bookId" uuid, position integer)
      JOIN book_passage passage ON passage.book_id = place."bookId" AND passage.position = place.position
      JOIN book_page page ON page.book_id = passage.book_id AND page.number = passage.page
    `.execute(handle),

  all: (bookId: string) =>
    handle.selectFrom('book_passage').selectAll().where('book_id', '=', bookId).orderBy('position').execute(),
});

const inBatches = <T>(rows: readonly T[]): T[][] =>
  Array.from({ length: Math.ceil(rows.length / BATCH) }, (_, at) => rows.slice(at * BATCH, (at + 1) * BATCH));
