import type { Mark } from './clause.ts';
import { acceptPhrase, type Cursor } from './cursor.ts';
import { MARKS } from './words.ts';

/** Reads a phrase that marks a clause or a question, and notes it. */
export const readMark = (
  cursor: Cursor,
  marks: Set<Mark>,
  words: Readonly<Record<string, string>> = MARKS,
): boolean =>
  Object.entries(words).some(([mark, phrases]) => {
    if (acceptPhrase(cursor, phrases) === null) return false;
    marks.add(mark as Mark);
    return true;
  });
