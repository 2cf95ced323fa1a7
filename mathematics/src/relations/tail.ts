import type { Fraction } from '../expression/fraction.ts';
import { readAdjunct } from './adjuncts.ts';
import { type Amount, readAmount, readPer, readReference, type Reference } from './amounts.ts';
import { accept, acceptPhrase, type Cursor, takeNumber, tokenAt, tries, wordAt } from './cursor.ts';
import { MONEY, readThing, type Thing } from './things.ts';
import { isVerb } from './verbs.ts';
import { readWho, type Who } from './who.ts';
import { type Mark, MARKS, measureOf, PHRASES, POSSESSIVES } from './words.ts';

/** What stands behind a verb and its object; every slot is filled once. */
interface Slots {
  /** What money changes hands for: each of the things, or all of them. */
  price: { readonly value: Fraction; readonly each: boolean } | null;
  per: Thing | 'each' | null;
  /** What is in each of them: `5 boxes with 12 pencils in each`. */
  holds: Amount | null;
  to: Who | null;
  groups: { readonly count: Fraction; readonly thing: Thing } | null;
  /** `for 3 hours`, `with $20` */
  given: { readonly count: Fraction; readonly thing: Thing; readonly by: string } | null;
  than: Reference | null;
}

export interface Tail extends Readonly<Slots> {
  /** When or where, in one spelling; empty when nothing is said. */
  readonly when: string;
}

const EMPTY: Slots = {
  price: null,
  per: null,
  holds: null,
  to: null,
  groups: null,
  given: null,
  than: null,
};
export const NO_TAIL: Tail = { ...EMPTY, when: '' };

export const BEHIND_OBJECT = ['price', 'per', 'holds', 'to', 'groups', 'given'] as const;
export const BEHIND_QUESTION = ['per', 'given', 'than'] as const;

/** Reads marks, slots, and when or where, until nothing fits. */
export const readTail = (cursor: Cursor, marks: Set<Mark>, slots: readonly (keyof Slots)[]): Tail => {
  const tail: Slots = { ...EMPTY };
  const fill = (slot: keyof Slots): boolean =>
    tail[slot] === null &&
    tries(cursor, () => Object.assign(tail, { [slot]: READERS[slot](cursor) })[slot] !== null);
  const when: string[] = [];
  for (;;) {
    const mark = MARKS.find(([, phrases]) => acceptPhrase(cursor, phrases) !== null);
    if (mark) marks.add(mark[0]);
    else if (!slots.some(fill) && !tries(cursor, () => readOf(cursor))) {
      const adjunct = readAdjunct(cursor);
      if (adjunct === null) return { ...tail, when: when.filter(Boolean).join(' ') };
      when.push(adjunct);
    }
  }
};

// `for $4 each`, `at $3 per book`, `that cost $5 each`
const readPrice = (cursor: Cursor): Slots['price'] => {
  const amount = acceptPhrase(cursor, PHRASES.priced) ? readAmount(cursor) : null;
  if (amount?.thing !== MONEY || amount.size.kind !== 'number') return null;
  return { value: amount.size.value, each: amount.per !== null };
};

// `5 boxes of 12 pencils`
const readHolds = (cursor: Cursor): Amount | null => {
  const amount = accept(cursor, 'of') ? readAmount(cursor) : null;
  return amount?.thing && amount.size.kind === 'number' && amount.thing !== MONEY ? amount : null;
};

const readRecipient = (cursor: Cursor): Who | null => {
  // `to each of her 5 friends`
  if (acceptPhrase(cursor, 'to each of') !== null) {
    accept(cursor, 'the', ...POSSESSIVES);
    const count = takeNumber(cursor, 'plain');
    const thing = count && readThing(cursor);
    return count && thing && { kind: 'counted', count, thing, further: false };
  }
  const who = accept(cursor, 'to') && !isVerb(wordAt(cursor)) ? readWho(cursor) : null;
  return who?.kind === 'counted' ? null : who;
};

// `among 6 friends`, `into 4 equal groups`
const readGroups = (cursor: Cursor): Slots['groups'] => {
  if (!accept(cursor, 'among', 'between', 'into', 'in')) return null;
  accept(cursor, 'the', ...POSSESSIVES);
  const count = takeNumber(cursor, 'plain');
  accept(cursor, 'equal', 'of');
  accept(cursor, 'the', ...POSSESSIVES);
  const thing = count && readThing(cursor);
  return count && thing && measureOf(thing.head) !== 'time' ? { count, thing } : null;
};

// `in 7 days`, `for 3 hours`, `with $20`, `to carry 40 people`
const readGiven = (cursor: Cursor): Slots['given'] => {
  const by = wordAt(cursor);
  if (!accept(cursor, 'in', 'for', 'after', 'from', 'with', 'on', 'to')) return null;
  accept(cursor, 'all');
  if (isVerb(wordAt(cursor)) && tokenAt(cursor, 1)?.kind === 'number') cursor.at += 1;
  const form = tokenAt(cursor)?.form;
  const count = takeNumber(cursor);
  const thing = form === 'money' ? MONEY : form === 'plain' ? readThing(cursor) : null;
  return count && thing && { count, thing, by };
};

// `20 pages of the book`: which pages they were does not matter.
const readOf = (cursor: Cursor): boolean =>
  accept(cursor, 'of') &&
  accept(cursor, 'the', 'a', 'an', ...POSSESSIVES) &&
  tokenAt(cursor)?.kind !== 'number' &&
  readThing(cursor) !== null;

const READERS: { readonly [Slot in keyof Slots]: (cursor: Cursor) => Slots[Slot] } = {
  price: readPrice,
  per: (cursor) => readPer(cursor, null),
  holds: readHolds,
  to: readRecipient,
  groups: readGroups,
  given: readGiven,
  than: (cursor) => (accept(cursor, 'than') ? readReference(cursor) : null),
};
