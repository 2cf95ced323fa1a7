import { type Expression, number } from '../expression/tree.ts';
import { rowsOf } from '../table-text.ts';
import { over, times } from './book.ts';
import type { Thing } from './things.ts';
import { MAKES } from './words.ts';

/** The same amount in another unit; null where the two measure different things. */
export const convert = (amount: Expression, from: Thing, to: Thing): Expression | null => {
  if (from.head === to.head) return amount;
  for (const [units, count] of rowsOf(MAKES)) {
    if (units === `${from.head} ${to.head}`) return times(amount, number(BigInt(count)));
    if (units === `${to.head} ${from.head}`) return over(amount, number(BigInt(count)));
  }
  return null;
};
