import { evaluate, type Expression, type Operation } from '../../mathematics/exercise/expression.ts';
import type { Step } from '../../mathematics/exercise/steps.ts';
import { add, fraction, ONE, subtract, type Fraction } from '../../mathematics/expression/fraction.ts';

/** A sum like another one, with its result. */
export interface TwinSum {
  sum: Operation;
  result: Fraction;
}

const number = (value: Fraction): Expression => ({ kind: 'number', value });
const PLAINEST: TwinSum = {
  sum: { kind: 'operation', operator: '+', left: number(fraction(2n)), right: number(fraction(3n)) },
  result: fraction(5n),
};

/** The same operation with its first number a little larger; a quotient grows by its divisor, so that it stays whole. */
export const twinOfStep = ({ operation }: Step): TwinSum => {
  const left = evaluate(operation.left) ?? ONE;
  const right = evaluate(operation.right) ?? ONE;
  const by = operation.operator === '÷' ? right : ONE;
  const withLeft = (value: Fraction): Operation => ({
    ...operation,
    left: number(value),
    right: number(right),
  });
  // One larger may be zero below the line, or a power too long to write; then one smaller is not.
  for (const sum of [withLeft(add(left, by)), withLeft(subtract(left, by))]) {
    const result = evaluate(sum);
    if (result) return { sum, result };
  }
  return PLAINEST;
};
