import { readExpression, readStatement } from '../expression/read.ts';
import { childrenOf, expressionsIn, product, symbolsOf, type Expression } from '../expression/tree.ts';
import { isReal, valueAt } from '../expression/value.ts';
import { lineOf, type Line } from '../worked.ts';
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
  return expression && realValue(expression);
};

const realValue = (expression: Expression): number | null => {
  const value = valueAt(expression, {});
  return isReal(value) && Number.isFinite(value.re) ? value.re : null;
};

/** What every part of a line comes to: 4/10, 3/9 and 2/15 for 4/10 × 3/9. A line in words has none. */
export const valuesIn = (text: string): number[] => {
  const statement = readStatement(inOneNotation(text.replace(/^[^=]*\p{L}{2,}[^=]*=/u, '')));
  const parts = statement ? expressionsIn(statement).flatMap(partsOf) : [];
  return [...new Set(parts.map(realValue).filter((one) => one !== null))];
};

const partsOf = (expression: Expression): Expression[] => [
  expression,
  ...childrenOf(expression).flatMap(partsOf),
  ...(expression.kind === 'product' ? startsOf(expression.factors) : []),
];

// 9 × 8 / 2: what stands first is worked out first.
const startsOf = (factors: readonly Expression[]): Expression[] =>
  factors.slice(1, -1).map((_, at) => product(factors.slice(0, at + 2)));
