import { work } from './engine.ts';
import { readExpression } from './expression/read.ts';
import { isExpression } from './expression/tree.ts';
import { valueAt } from './expression/value.ts';

/** What a written answer is worth, for tests. */
export const worth = (written: string): number => {
  const read = readExpression(written);
  return read ? valueAt(read, {}).re : Number.NaN;
};

/** The number that the engine answers to a problem, for tests; not a number when it answers none. */
export const valueSaid = (problem: string): number => {
  const worked = work(problem);
  const value = worked.kind === 'worked' ? worked.answer.value : null;
  if (!value) return Number.NaN;
  const side = value.kind === 'relation' ? value.right : value;
  return isExpression(side) ? valueAt(side, {}).re : Number.NaN;
};
