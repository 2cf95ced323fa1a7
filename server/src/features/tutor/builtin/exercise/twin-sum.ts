import {
  add,
  evaluateSum,
  fraction,
  type Fraction,
  ONE,
  type Operation,
  subtract,
  type Sum,
  type SumStep,
} from '@studia/mathematics';

/** A sum like another one, with its result. */
export interface TwinSum {
  sum: Operation;
  result: Fraction;
}

const number = (value: Fraction): Sum => ({ kind: 'number', value });
const PLAINEST: TwinSum = {
  sum: { kind: 'operation', operator: '+', left: number(fraction(2n)), right: number(fraction(3n)) },
  result: fraction(5n),
};

/** The same operation with its first number a little larger; a quotient grows by its divisor, so that it stays whole. */
export const twinOfStep = ({ operation }: SumStep): TwinSum => {
  const left = evaluateSum(operation.left) ?? ONE;
  const right = evaluateSum(operation.right) ?? ONE;
  const by = operation.operator === '÷' ? right : ONE;
  const withLeft = (value: Fraction): Operation => ({
    ...operation,
    left: number(value),
    right: number(right),
  });
  // One larger may be zero below the line, or a power too long to write; then one smaller is not.
  for (const sum of [withLeft(add(left, by)), withLeft(subtract(left, by))]) {
    const result = evaluateSum(sum);
    if (result) return { sum, result };
  }
  return PLAINEST;
};
