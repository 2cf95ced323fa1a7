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

  /** Passages of a book whose meaning is not known yet, with their words. */
  withoutVectors: async (bookId: string, most: number) => {
    const { rows } = await sql<{
      position: number;
      heading: string;
      start: number;
      end: number;
      text: string;
    }>`
      SELECT passage.position, passage.heading, passage.start, passage."end", page.text
      FROM book_passage passage
      JOIN book_page page ON page.book_id = passage.book_id AND page.number = passage.page
      WHERE passage.book_id = ${bookId} AND NOT EXISTS (
        SELECT FROM book_vector known WHERE known.book_id = passage.book_id AND known.position = passage.position)
      ORDER BY passage.position
      LIMIT ${most}
    `.execute(handle);
    // Places count UTF-16 units; the database would count characters.
    return rows.map(({ position, heading, start, end, text }) => ({
      position,
      heading,
      text: text.slice(start, end),
    }));
  },

  keepVectors: async (bookId: string, position: number, vectors: Uint8Array): Promise<void> => {
    await handle
      .insertInto('book_vector')
      .values({ book_id: bookId, position, vectors: Buffer.from(vectors) })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  },

  vectors: (places: readonly { bookId: string; position: number }[]) =>
    sql<{ book_id: string; position: number; vectors: Buffer }>`
      SELECT known.book_id, known.position, known.vectors
      FROM jsonb_to_recordset(${JSON.stringify(places)}::jsonb) AS place ("bookId" uuid, position integer)
      JOIN book_vector known ON known.book_id = place."bookId" AND known.position = place.position
    `.execute(handle),
});

const inBatches = <T>(rows: readonly T[]): T[][] =>
  Array.from({ length: Math.ceil(rows.length / BATCH) }, (_, at) => rows.slice(at * BATCH, (at + 1) * BATCH));
