import { readTail } from './adjuncts.ts';
import { type Amount, readAmount } from './amounts.ts';
import type { Groups, Price } from './clause.ts';
import { accept, acceptPhrase, attempt, tries, wordAt, type Cursor } from './cursor.ts';
import { readGroups, readHolds } from './groups.ts';
import { MONEY, readThing, type Thing } from './things.ts';
import { isVerb } from './verbs.ts';
import { readWho, type Who } from './who.ts';
import { ACT_MARKS, measureOf, PHRASES, type Mark } from './words.ts';

/** What is said behind an object of a verb, as far as it was read. */
interface Said {
  to: Who | null;
  groups: Groups | null;
  hours: Amount | null;
  price: Price | null;
  holds: Amount | null;
  per: Thing | null;
}

/** Reads on behind an object; `known` was said before, and each thing is said once. */
export const readActTail = (
  cursor: Cursor,
  marks: Set<Mark>,
  known: Pick<Said, 'to' | 'groups' | 'hours'>,
  amount: Amount | null,
): Said & { readonly when: string } => {
  const said: Said = { ...known, price: null, holds: null, per: null };
  const takes = <Key extends keyof Said>(key: Key, read: (cursor: Cursor) => Said[Key]): boolean => {
    if (said[key] !== null) return false;
    said[key] = attempt<Said[Key]>(cursor, () => read(cursor));
    return said[key] !== null;
  };
  const when = readTail(
    cursor,
    marks,
    () =>
      takes('price', readPrice) ||
      (amount?.per === null && takes('per', readEachTime)) ||
      (amount !== null && takes('holds', readHolds)) ||
      takes('to', readRecipient) ||
      takes('groups', readInGroups) ||
      takes('hours', readDuration) ||
      (Boolean(amount?.thing) && readOf(cursor)),
    ACT_MARKS,
  );
  return { ...said, when };
};

// `2 miles to school each day`
const readEachTime = (cursor: Cursor): Thing | null =>
  accept(cursor, 'each', 'every', 'per', 'a') && measureOf(wordAt(cursor)) === 'time'
    ? readThing(cursor)
    : null;

// `20 pages of the book`: which pages they were does not matter.
const readOf = (cursor: Cursor): boolean =>
  tries(
    cursor,
    () =>
      accept(cursor, 'of') &&
      accept(cursor, 'a', 'an', 'the', 'his', 'her', 'their') &&
      readThing(cursor) !== null,
  );

// `for $5 each`, `at $5 per book`, `that cost $5 each`
const readPrice = (cursor: Cursor): Price | null => {
  const amount = acceptPhrase(cursor, PHRASES.priced) ? readAmount(cursor) : null;
  if (amount?.thing !== MONEY || amount.size.kind !== 'number') return null;
  return { value: amount.size.value, each: amount.per !== null };
};

// `to Ann`
const readRecipient = (cursor: Cursor): Who | null => {
  const who = accept(cursor, 'to') && !isVerb(wordAt(cursor)) ? readWho(cursor) : null;
  return who?.kind === 'counted' ? null : who;
};

const readInGroups = (cursor: Cursor): Groups | null => {
  const preposition = wordAt(cursor);
  return accept(cursor, 'among', 'between', 'into', 'in', 'onto', 'on')
    ? readGroups(cursor, preposition)
    : null;
};

// `for 3 hours`
const readDuration = (cursor: Cursor): Amount | null => {
  const amount = accept(cursor, 'for', 'in') ? readAmount(cursor) : null;
  const isTime = amount?.size.kind === 'number' && measureOf(amount.thing?.head ?? '') === 'time';
  return isTime && amount.per === null ? amount : null;
};
