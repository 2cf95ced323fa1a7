import { evaluateSum, type Fraction, type SumStep } from '@studia/mathematics';

const COUNTED_ON = 5;
const SMALL = 10;
const WITHIN_REACH = 100;

/** How a child can find the result of one operation with small whole numbers, without saying it; null where the rule has to do. */
export const strategyFor = ({ operation, result }: SumStep): string | null => {
  const [left, right] = [wholeIn(evaluateSum(operation.left)), wholeIn(evaluateSum(operation.right))];
  if (left === null || right === null || left > WITHIN_REACH || right > WITHIN_REACH) return null;
  switch (operation.operator) {
    case '+':
      return adding(Math.max(left, right), Math.min(left, right));
    case '−':
      return left >= right ? takingAway(left, right) : null;
    case '×':
      return multiplying(Math.max(left, right), Math.min(left, right));
    case '÷':
      return wholeIn(result) === null || right < 2
        ? null
        : `Turn it round: which number times ${right} makes ${left}?`;
    case '^':
      return null;
  }
};

const wholeIn = (value: Fraction | null): number | null =>
  value && value.bottom === 1n && value.top >= 0n ? Number(value.top) : null;

const adding = (large: number, small: number): string | null => {
  const toTen = (SMALL - (large % SMALL)) % SMALL;
  if (small <= COUNTED_ON) return `Start at ${large} and count on ${small}: ${large + 1}, …`;
  if (toTen > 0 && toTen < small && small < SMALL)
    return `Go to the next ten first: ${large} and ${toTen} make ${large + toTen}. How much of the ${small} is left to add?`;
  return small < SMALL
    ? null
    : `Add the tens first, then the ones: begin with ${tens(large)} + ${tens(small)}.`;
};

const tens = (value: number): number => value - (value % SMALL);

const takingAway = (from: number, away: number): string | null => {
  if (away <= COUNTED_ON) return `Start at ${from} and count back ${away}: ${from - 1}, …`;
  const toTen = from % SMALL;
  if (away < SMALL && toTen > 0 && toTen < away)
    return `Go down to the ten first: ${from} take away ${toTen} is ${from - toTen}. How much of the ${away} is left to take away?`;
  return away < SMALL ? null : `Take the tens away first, then the ones: begin with ${from} − ${tens(away)}.`;
};

const multiplying = (large: number, small: number): string | null => {
  if (small < 2) return null;
  if (large > SMALL && large < 2 * SMALL)
    return `Take it apart: ${small} × ${SMALL} = ${small * SMALL}. Then ${small} × ${large - SMALL} is still missing.`;
  if (small === 2) return `Twice ${large} is ${large} + ${large}.`;
  return `Use one you know: ${small - 1} × ${large} = ${(small - 1) * large}. One more ${large} is missing.`;
};
