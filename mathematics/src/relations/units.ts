import { type Expression, number } from '../expression/tree.ts';
import { rowsOf } from '../table-text.ts';
import { over, times } from './book.ts';
import type { Thing } from './things.ts';

// How many of the second make one of the first.
const MAKES = rowsOf(`minute second 60, hour minute 60, week day 7, year month 12, foot inch 12, yard foot 3,
  pound ounce 16, kilogram gram 1000, kilometer meter 1000, meter centimeter 100`);

/** The same amount in another unit; null where the two measure different things. */
export const convert = (amount: Expression, from: Thing, to: Thing): Expression | null => {
  if (from.head === to.head) return amount;
  for (const [units, count] of MAKES) {
    if (units === `${from.head} ${to.head}`) return times(amount, number(BigInt(count)));
    if (units === `${to.head} ${from.head}`) return over(amount, number(BigInt(count)));
  }
  return null;
};
