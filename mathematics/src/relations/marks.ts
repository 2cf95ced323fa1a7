import type { Mark } from './clause.ts';
import { acceptPhrase, type Cursor } from './cursor.ts';

/** The phrases for each mark. */
export type MarkWords = Readonly<Partial<Record<Mark, string>>>;

export const MARKS: MarkWords = {
  left: 'left over | left | remaining',
  total: 'in total | in all | altogether | all together | together | total | combined',
  first:
    'at first | in the beginning | at the beginning | to start with | originally | to begin with | at the start | initially',
  now: 'now | in the end | at the end',
};

/** Reads a phrase that marks a clause or a question, and notes it. */
export const readMark = (cursor: Cursor, marks: Set<Mark>, words: MarkWords = MARKS): boolean =>
  Object.entries(words).some(([mark, phrases]) => {
    if (acceptPhrase(cursor, phrases) === null) return false;
    marks.add(mark as Mark);
    return true;
  });
