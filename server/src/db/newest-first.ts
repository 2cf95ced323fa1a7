import { sql, type RawBuilder } from 'kysely';

/** Where a page of a list ended. */
interface ListPlace {
  at: Date;
  id: string;
}

/** Whether a row comes after the end of the page before, in a list that shows the newest first. */
export const comesAfter = (
  after: ListPlace | null,
  at: RawBuilder<unknown>,
  id: RawBuilder<unknown>,
): RawBuilder<boolean> =>
  after === null
    ? sql<boolean>`true`
    : sql<boolean>`(${at}, ${id}::text collate "C") < (${after.at}::timestamptz, ${after.id}::text collate "C")`;

/** Whether every word occurs in a text, whatever its capitals. */
export const hasWords = (text: RawBuilder<unknown>, words: readonly string[]): RawBuilder<boolean> =>
  words.length === 0
    ? sql<boolean>`true`
    : sql<boolean>`(select bool_and(strpos(lower(${text}), word) > 0) from unnest(${words}::text[]) word)`;
