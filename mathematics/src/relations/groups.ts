import { type Amount, readAmount } from './amounts.ts';
import type { Groups } from './clause.ts';
import { accept, acceptPhrase, attempt, type Cursor, takeNumber, tokenAt } from './cursor.ts';
import { MONEY, readThing } from './things.ts';
import { measureOf } from './words.ts';

// `among 6 friends`, `into 4 groups`, `into groups of 5`, `in bags of 8`
export const readGroups = (cursor: Cursor, preposition: string): Groups | null =>
  attempt(cursor, () => {
    if (tokenAt(cursor, 1)?.kind === 'number') accept(cursor, 'his', 'her', 'their', 'the');
    const count = takeNumber(cursor, 'plain');
    if (count) {
      accept(cursor, 'equal', 'of');
      accept(cursor, 'his', 'her', 'their', 'the');
      const thing = readThing(cursor);
      if (!thing || measureOf(thing.head) === 'time' || preposition === 'on') return null;
      return { count, thing, size: null };
    }
    accept(cursor, 'equal');
    const thing = readThing(cursor);
    if (!thing || !accept(cursor, 'of')) return null;
    const size = takeNumber(cursor, 'plain');
    accept(cursor, 'each');
    return size && { count: null, thing, size };
  });

// `with 12 pencils in each`, `each containing 12 pencils`
export const readHolds = (cursor: Cursor): Amount | null =>
  attempt(cursor, () => {
    const each = accept(cursor, ',')
      ? acceptPhrase(cursor, 'each containing | each holding | each with | each having')
      : acceptPhrase(cursor, 'each containing | each holding | each with');
    // `5 boxes of 12 pencils`
    const packed = accept(cursor, 'of');
    if (!each && !packed && !accept(cursor, 'with', 'containing')) return null;
    const amount = readAmount(cursor);
    if (!amount?.thing || amount.size.kind !== 'number' || amount.thing === MONEY) return null;
    return each || packed || amount.per !== null ? amount : null;
  });
