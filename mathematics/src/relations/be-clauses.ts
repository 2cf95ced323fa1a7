import { ONE } from '../expression/fraction.ts';
import { readAge } from './ages.ts';
import { readAmount } from './amounts.ts';
import type { Clause, Cost, Text } from './clause.ts';
import { accept, acceptPhrase, attempt, type Cursor, textOf, tokenAt, wordAt } from './cursor.ts';
import { readComing, readExists, readPresent, readShared } from './existence.ts';
import { readSubset } from './parts-of-whole.ts';
import { MONEY, readThing } from './things.ts';
import type { Who } from './who.ts';

/** Reads a clause whose verb is `to be`, or one about prices; the subject was read. */
export const readBe = (cursor: Cursor, who: Who, start: number, lead: string): Clause | null => {
  const text = (): string => textOf(cursor.tokens.slice(start, cursor.at));
  const readers: readonly (() => Clause | null)[] = [
    () => readExists(cursor, who, text, lead),
    () => readShared(cursor, who, text),
    () => readPresent(cursor, who, text),
    () => readComing(cursor, who, text),
    () => readCost(cursor, who, text),
    () => (lead === '' ? readAge(cursor, who, text) : null),
    () => readSubset(cursor, who, text),
  ];
  return readers.reduce<Clause | null>((found, read) => found ?? attempt(cursor, read), null);
};

// `A book costs $5.` `3 books cost $15.` `Tickets are $8 each.` `A bat and a ball cost $1.10 together.`
const readCost = (cursor: Cursor, who: Who, text: Text): Cost | null => {
  const priced = pricedOf(cursor, who);
  if (!priced) return null;
  if (
    !accept(cursor, 'costs', 'cost', 'is', 'are', 'was', 'were') &&
    !acceptPhrase(cursor, 'sells for | sell for | will cost')
  )
    return null;
  acceptPhrase(cursor, 'sold for | priced at');
  const amount = readAmount(cursor);
  if (!amount) return null;
  const compares = amount.size.kind === 'difference' || amount.size.kind === 'multiple';
  if (amount.thing !== MONEY && !(compares && amount.thing === null)) return null;
  acceptPhrase(cursor, 'in total | altogether | together | in all | total');
  return { kind: 'cost', of: priced, amount, text: text() };
};

const pricedOf = (cursor: Cursor, who: Who): Cost['of'] | null => {
  if (who.kind === 'counted') {
    const list = [{ thing: who.thing, count: who.count }];
    while (wordAt(cursor) === 'and' && tokenAt(cursor, 1)?.kind === 'number') {
      const count = tokenAt(cursor, 1)?.value;
      cursor.at += 2;
      const thing = readThing(cursor);
      if (!thing || !count) return null;
      list.push({ thing, count });
    }
    return list;
  }
  if (who.kind === 'each') return who.thing && [{ thing: who.thing, count: ONE }];
  if (who.kind !== 'named') return null;
  const [first] = who.owners;
  // `The price of a book is …`
  if (first && /^(?:price|cost)$/.test(first.thing.head) && accept(cursor, 'of')) {
    const each = accept(cursor, 'a', 'an', 'one', 'each', 'the');
    const thing = readThing(cursor);
    return thing && each ? [{ thing, count: ONE }] : null;
  }
  if (
    who.owners.some(({ proper, article }) => proper && !(article === null && /^costs?$/.test(wordAt(cursor))))
  )
    return null;
  return who.owners.map(({ thing }) => ({ thing, count: ONE }));
};
