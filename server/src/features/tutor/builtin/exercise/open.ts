import { evaluate } from '../../mathematics/exercise/expression.ts';
import { findExercise } from '../../mathematics/exercise/find.ts';
import { equal } from '../../mathematics/expression/fraction.ts';
import { isExpression } from '../../mathematics/expression/tree.ts';
import { exactValue } from '../../mathematics/expression/value.ts';
import type { Worked } from '../../mathematics/worked.ts';
import { openSum } from './arithmetic.ts';
import { openSteps } from './steps.ts';
import type { Turn } from './turn.ts';
import { workedIn } from './worked.ts';

/** Opens an exercise on the problem in a message; null when there is none. */
export const openProblem = (message: string): Turn | null => {
  const sum = findExercise(message);
  // What has no result needs no work.
  if (sum && evaluate(sum) === null) return openSum(sum);
  const worked = workedIn(message);
  if (!worked) return sum ? openSum(sum) : null;
  return sum && isPlainSum(message, worked) && sameValue(worked, sum)
    ? openSum(sum)
    : openSteps(message, worked);
};

// Fractions and percent have lines of their own; only whole operations go one by one.
const isPlainSum = (message: string, { instruction }: Worked): boolean =>
  (instruction === 'work out' || instruction === 'evaluate') &&
  !/%|\bas an?\b|\bround/i.test(message) &&
  ![...message.matchAll(/(\d+)\s*[/⁄]\s*(\d+)/g)].some(
    ([, top, bottom]) => Number(bottom) === 0 || Number(top) % Number(bottom) !== 0,
  );

const sameValue = ({ answer }: Worked, sum: NonNullable<ReturnType<typeof findExercise>>): boolean => {
  const [ours, theirs] = [
    evaluate(sum),
    answer.value && isExpression(answer.value) ? exactValue(answer.value) : null,
  ];
  return ours !== null && theirs !== null && equal(ours, theirs);
};
