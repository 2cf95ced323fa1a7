import { isReal } from '../expression/complex.ts';
import { equal } from '../expression/fraction.ts';
import { readExpression, readStatement } from '../expression/read.ts';
import { isExpression, symbolsOf } from '../expression/tree.ts';
import { exactValue, valueAt } from '../expression/value.ts';
import { evaluateSum, type Sum } from '../sums/sum.ts';
import { lineOf, type Line, type Worked } from '../worked.ts';
import { inOneNotation } from './pieces.ts';

/** A line of mathematics in our own writing and as LaTeX; null when it is none. */
export const readLine = (text: string): Line | null => {
  const statement = readStatement(inOneNotation(text));
  return statement && lineOf(statement);
};

/** The letters of a line of mathematics; none when it is none. */
export const lettersIn = (text: string): string[] => {
  const statement = readStatement(inOneNotation(text));
  return statement ? symbolsOf(statement) : [];
};

/** The real number that a text is worth; null when it is none. */
export const numberIn = (text: string): number | null => {
  const expression = readExpression(inOneNotation(text));
  const value = expression && valueAt(expression, {});
  return value && isReal(value) && Number.isFinite(value.re) ? value.re : null;
};

/** Whether a sum is worth what the answer of a worked problem is. */
export const isWorth = ({ answer }: Worked, sum: Sum): boolean => {
  const ours = answer.value && isExpression(answer.value) ? exactValue(answer.value) : null;
  const theirs = evaluateSum(sum);
  return ours !== null && theirs !== null && equal(ours, theirs);
};
