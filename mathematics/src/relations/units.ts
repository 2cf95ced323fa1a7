import { whole } from '../expression/fraction.ts';
import { type Expression, number } from '../expression/tree.ts';
import { over, times } from './book.ts';
import type { Thing } from './things.ts';

// How many of the second make one of the first.
const MAKES: readonly (readonly [larger: string, smaller: string, count: number])[] = [
  ['minute', 'second', 60],
  ['hour', 'minute', 60],
  ['week', 'day', 7],
  ['year', 'month', 12],
  ['foot', 'inch', 12],
  ['yard', 'foot', 3],
  ['pound', 'ounce', 16],
  ['kilogram', 'gram', 1000],
  ['kilometer', 'meter', 1000],
  ['meter', 'centimeter', 100],
];

/** The same amount in another unit; null where the two measure different things. */
export const convert = (amount: Expression, from: Thing, to: Thing): Expression | null => {
  if (from.head === to.head) return amount;
  for (const [larger, smaller, count] of MAKES) {
    if (from.head === larger && to.head === smaller) return times(amount, number(whole(count)));
    if (from.head === smaller && to.head === larger) return over(amount, number(whole(count)));
  }
  return null;
};
