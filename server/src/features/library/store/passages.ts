import { sql } from 'kysely';
import type { Handle } from '../../../db/transaction.ts';
import { packHolders, unpackHolders, type Holders } from './holders.ts';

/** A passage that can be found, and where it stands. */
export interface KeptPassage {
  position: number;
  page: number;
  start: number;
  end: number;
  chapter: string;
  heading: string;
  /** What ranking wants to know of its words. */
  reading: string;
}

/** In which passages a word stands, and how often. */
interface Posting {
  term: string;
  passages: readonly number[];
  counts: readonly number[];
}

/** Everything by which the passages of a book are found. */
interface Index {
  passages: readonly KeptPassage[];
  postings: readonly Posting[];
  /** How many terms each passage has. */
  lengths: readonly number[];
}

interface Place {
  bookId: string;
  position: number;
}

/** How many rows travel at once. */
const BATCH = 1_000;

/** So many letters a word may be longer or shorter than the one that was meant. */
const MOST_SLIPS = 2;
/** What no word comes after in any order of letters that a database may have. */
const LAST_WORD = { latin: 'zzzzzzzz', cyrillic: 'яяяяяяяя' };

/** The index of books. Whoever asks has looked before which books are theirs to search. */
export const makePassageStore = (handle: Handle) => ({
  /** Makes the index of a book anew. */
  replace: async (bookId: string, index: Index, version: number): Promise<void> => {
    await handle.deleteFrom('book_passage').where('book_id', '=', bookId).execute();
    await handle.deleteFrom('book_posting').where('book_id', '=', bookId).execute();
    for (const batch of inBatches(index.passages))
      await sql`
        INSERT INTO book_passage (book_id, position, page, start, "end", chapter, heading, reading)
        SELECT ${bookId}::uuid, position, page, start, "end", chapter, heading, reading
        FROM json_to_recordset(${JSON.stringify(batch)}::json) AS passage
          (position integer, page integer, start integer, "end" integer, chapter text, heading text, reading text)
      `.execute(handle);
    for (const batch of inBatches(index.postings))
      await sql`
        INSERT INTO book_posting (book_id, term, holders)
        SELECT ${bookId}::uuid, term, holders
        FROM unnest(
          ${batch.map(({ term }) => term)}::text[],
          ${batch.map((posting) => holdersOf(posting, index.lengths))}::bytea[]
        ) AS posting (term, holders)
      `.execute(handle);
    await handle
      .updateTable('book')
      .set({
        passages: index.passages.length,
        terms: index.lengths.reduce((sum, length) => sum + length, 0),
        index_version: version,
      })
      .where('id', '=', bookId)
      .execute();
  },

  /** What is kept of words in books. */
  postings: async (
    bookIds: readonly string[],
    terms: readonly string[],
  ): Promise<(Holders & { book_id: string; term: string })[]> => {
    const { rows } = await sql<{ book_id: string; term: string; holders: Buffer }>`
      SELECT book_id, term, holders FROM book_posting
      WHERE book_id = ANY (${bookIds}::uuid[]) AND term = ANY (${terms}::text[])
    `.execute(handle);
    return rows.map(({ book_id, term, holders }) => Object.assign(unpackHolders(holders), { book_id, term }));
  },

  /**
   * The terms of books that begin like a word and are about as long. The first letter is hardly ever wrong; the second may be
   * one too many, or exchanged with the third.
   */
  termsLike: async (
    bookIds: readonly string[],
    { term, respelt }: { term: string; respelt: readonly string[] },
  ): Promise<string[]> => {
    const first = term.charAt(0);
    const last = LAST_WORD[first > 'z' ? 'cyrillic' : 'latin'];
    const shortest = Math.min(term.length - MOST_SLIPS, ...respelt.map(({ length }) => length));
    // Each beginning by itself, and nothing but the term: so the index of terms answers alone.
    const beginLike = [...new Set([term.slice(0, 2), first + term.charAt(2)])].map(
      (beginning) => sql`
        SELECT term FROM book_posting
        WHERE book_id = ANY (${bookIds}::uuid[]) AND term >= ${beginning} AND term <= ${beginning + last}
          AND length(term) BETWEEN ${shortest} AND ${term.length + MOST_SLIPS}`,
    );
    const { rows } = await sql<{ term: string }>`
      SELECT DISTINCT term FROM (${sql.join(beginLike, sql` UNION ALL `)}) AS alike
    `.execute(handle);
    return rows.map((row) => row.term);
  },

  /** How much is kept of each of these terms. */
  sizesOf: async (
    bookIds: readonly string[],
    terms: readonly string[],
  ): Promise<ReadonlyMap<string, number>> => {
    const { rows } = await sql<{ term: string; size: number }>`
      SELECT term, sum(octet_length(holders))::integer AS size FROM book_posting
      WHERE book_id = ANY (${bookIds}::uuid[]) AND term = ANY (${terms}::text[])
      GROUP BY term
    `.execute(handle);
    return new Map(rows.map(({ term, size }) => [term, size]));
  },

  /** Passages, and the words of those that are to be read. */
  passages: async (places: readonly (Place & { read: boolean })[]) => {
    const { rows } = await sql<KeptPassage & { book_id: string; label: string | null; whole: string | null }>`
      SELECT passage.*, page.label, page.text AS whole
      FROM jsonb_to_recordset(${JSON.stringify(places)}::jsonb)
        AS place ("bookId" uuid, position integer, read boolean)
      JOIN book_passage passage ON passage.book_id = place."bookId" AND passage.position = place.position
      LEFT JOIN book_page page
        ON place.read AND page.book_id = passage.book_id AND page.number = passage.page
    `.execute(handle);
    // Places count UTF-16 units; the database would count characters.
    return rows.map((row) => Object.assign(row, { text: row.whole?.slice(row.start, row.end) ?? null }));
  },

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

  vectors: (places: readonly Place[]) =>
    sql<{ book_id: string; position: number; vectors: Buffer }>`
      SELECT known.book_id, known.position, known.vectors
      FROM jsonb_to_recordset(${JSON.stringify(places)}::jsonb) AS place ("bookId" uuid, position integer)
      JOIN book_vector known ON known.book_id = place."bookId" AND known.position = place.position
    `.execute(handle),
});

const holdersOf = ({ passages, counts }: Posting, lengths: readonly number[]): Buffer =>
  packHolders(
    passages,
    counts,
    passages.map((position) => lengths[position] ?? 0),
  );

const inBatches = <T>(rows: readonly T[]): T[][] =>
  Array.from({ length: Math.ceil(rows.length / BATCH) }, (_, at) => rows.slice(at * BATCH, (at + 1) * BATCH));
