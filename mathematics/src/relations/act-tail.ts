import { readAdjunct } from './adjuncts.ts';
import { type Amount, readAmount } from './amounts.ts';
import type { Groups, Mark, Price } from './clause.ts';
import { accept, acceptPhrase, attempt, tries, wordAt, type Cursor } from './cursor.ts';
import { readGroups, readHolds } from './groups.ts';
import { readMark } from './marks.ts';
import { MONEY, readThing, type Thing } from './things.ts';
import { isVerb } from './verbs.ts';
import { readWho, type Who } from './who.ts';
import { ACT_MARKS, measureOf, PHRASES } from './words.ts';

interface Tail {
  readonly when: string;
  readonly price: Price | null;
  readonly holds: Amount | null;
  readonly per: Thing | null;
}

// `2 miles to school each day`
const readEachTime = (cursor: Cursor): Thing | null =>
  attempt(cursor, () =>
    accept(cursor, 'each', 'every', 'per', 'a') && measureOf(wordAt(cursor)) === 'time'
      ? readThing(cursor)
      : null,
  );

// `20 pages of the book`: which pages they were does not matter.
const readOf = (cursor: Cursor): boolean =>
  tries(
    cursor,
    () =>
      accept(cursor, 'of') &&
      accept(cursor, 'a', 'an', 'the', 'his', 'her', 'their') &&
      readThing(cursor) !== null,
  );

interface Ends {
  to: Who | null;
  groups: Groups | null;
  hours: Amount | null;
}

export const readActTail = (
  cursor: Cursor,
  marks: Set<Mark>,
  ends: Ends,
  amount: Amount | null,
): Tail | null => {
  const when: string[] = [];
  let [price, holds, per]: [Price | null, Amount | null, Thing | null] = [null, null, null];
  for (;;) {
    if (readMark(cursor, marks, ACT_MARKS)) continue;
    const cost: Price | null = price ? null : readPrice(cursor);
    if (cost) {
      price = cost;
      continue;
    }
    const each: Thing | null = amount && amount.per === null && !per ? readEachTime(cursor) : null;
    if (each) {
      per = each;
      continue;
    }
    const content: Amount | null = amount && !holds ? readHolds(cursor) : null;
    if (content) {
      holds = content;
      continue;
    }
    if (readEnds(cursor, ends)) continue;
    if (amount?.thing && readOf(cursor)) continue;
    const adjunct = readAdjunct(cursor);
    if (adjunct === null) return { when: when.filter(Boolean).join(' '), price, holds, per };
    when.push(adjunct);
  }
};

// `for $5 each`, `at $5 per book`, `that cost $5 each`
const readPrice = (cursor: Cursor): Price | null =>
  attempt(cursor, () => {
    if (!acceptPhrase(cursor, PHRASES.priced)) return null;
    const amount = readAmount(cursor);
    if (amount?.thing !== MONEY || amount.size.kind !== 'number') return null;
    return { value: amount.size.value, each: amount.per !== null };
  });

const readEnds = (cursor: Cursor, ends: Ends): boolean =>
  tries(cursor, () => {
    const preposition = wordAt(cursor);
    cursor.at += 1;
    if (preposition === 'to' && !ends.to && !isVerb(wordAt(cursor))) {
      const who = readWho(cursor);
      if (!who || who.kind === 'counted') return false;
      ends.to = who;
      return true;
    }
    if (['among', 'between', 'into', 'in', 'onto', 'on'].includes(preposition)) {
      const groups = readGroups(cursor, preposition);
      if (groups && !ends.groups) {
        ends.groups = groups;
        return true;
      }
    }
    const amount = ['for', 'in'].includes(preposition) && !ends.hours ? readAmount(cursor) : null;
    if (amount?.size.kind !== 'number' || amount.per !== null) return false;
    if (measureOf(amount.thing?.head ?? '') !== 'time') return false;
    ends.hours = amount;
    return true;
  });
