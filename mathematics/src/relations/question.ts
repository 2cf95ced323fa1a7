import type { Fraction } from '../expression/fraction.ts';
import { readTail } from './adjuncts.ts';
import { readReference, type Reference } from './amounts.ts';
import type { Shift } from './clause.ts';
import { accept, acceptPhrase, isAtEnd, tokenAt, tries, wordAt, type Cursor } from './cursor.ts';
import { MONEY, readThing, type Thing } from './things.ts';
import { isVerb } from './verbs.ts';
import type { Who } from './who.ts';
import { measureOf, PHRASES, type Mark } from './words.ts';

/** What a story wants to know, while it is read. */
export interface Draft {
  about: 'count' | 'money' | 'age' | 'cost' | 'change' | 'distance';
  thing: Thing | null;
  who: Who | null;
  verb: string | null;
  /** `how many more … than`, or the same without `than`. */
  compare: { sign: 1 | -1; than: Reference | null } | null;
  marks: Set<Mark>;
  /** What there is one of: `in each box`, `does each child get`. */
  per: Thing | 'each' | null;
  when: string;
  /** `in 5 hours`, `for 3 books` */
  given: { count: Fraction; thing: Thing } | null;
  /** What it is the cost of. */
  of: { thing: Thing; count: Fraction | null }[];
  shift: Shift | null;
  /** Whether something has to be enough for all, or may not be more than there is. */
  rounding: 'up' | 'down' | null;
}

export type Question = Readonly<Draft> & { readonly text: string };

/** Whether nothing is compared, and neither what is left nor what was at first is asked for. */
export const isPlain = ({ compare, marks }: Question): boolean =>
  !compare && !marks.has('left') && !marks.has('first');

export const draft = (): Draft => ({
  about: 'count',
  thing: null,
  who: null,
  verb: null,
  compare: null,
  marks: new Set(),
  per: null,
  when: '',
  given: null,
  of: [],
  shift: null,
  rounding: null,
});

/** Reads what stands behind the verb of a question; false when a word of it is left over. */
export const readQuestionTail = (cursor: Cursor, question: Draft): boolean => {
  question.when = readTail(
    cursor,
    question.marks,
    () =>
      tries(cursor, () => readPer(cursor, question)) ||
      tries(cursor, () => readGiven(cursor, question)) ||
      tries(cursor, () => readThan(cursor, question)),
  );
  return isAtEnd(cursor) || ['?', '.'].includes(wordAt(cursor));
};

const readThan = (cursor: Cursor, { compare }: Draft): boolean => {
  if (!compare || compare.than || !accept(cursor, 'than')) return false;
  compare.than = readReference(cursor);
  return compare.than !== null;
};

// `in each box`, `a day`
const readPer = (cursor: Cursor, question: Draft): boolean => {
  if (question.per !== null) return false;
  const isDay = measureOf(wordAt(cursor, 1)) === 'time' && accept(cursor, 'a', 'an');
  if (!isDay && !acceptPhrase(cursor, PHRASES.askedEach)) return false;
  accept(cursor, 'one');
  question.per = readThing(cursor) ?? 'each';
  return true;
};

const readGiven = (cursor: Cursor, question: Draft): boolean => {
  if (question.given || !accept(cursor, 'in', 'for', 'after', 'from', 'with', 'on', 'to')) return false;
  accept(cursor, 'all');
  if (wordAt(cursor) === 'a' && tokenAt(cursor, 1)?.form === 'money') cursor.at += 1;
  // `needed to carry 40 people`
  if (isVerb(wordAt(cursor)) && tokenAt(cursor, 1)?.kind === 'number') cursor.at += 1;
  const token = tokenAt(cursor);
  if (token?.kind !== 'number' || !token.value) return false;
  cursor.at += 1;
  if (token.form === 'money') {
    question.given = { count: token.value, thing: MONEY };
    accept(cursor, 'bill', 'note');
  } else {
    const thing = readThing(cursor);
    if (!thing || token.form !== 'plain') return false;
    question.given = { count: token.value, thing };
  }
  return true;
};
