import { numberIn } from '@studia/mathematics';
import { workedIn } from '../working/worked.ts';
import type { OwnProblem } from './judgement.ts';
import { isRoundedTo, valuesWritten } from './written-value.ts';

const A_VALUE = /(?<!\p{L})(\p{L})\s?=\s?([-−]?\d+(?:\.\d+)?)(?:\s?[\p{L}/²³^\d]{1,8})?[\s.!?]*$/u;

/**
 * “98 = 0.25 v² so v = 19.8 m/s”: one of the roots of an own equation, rounded. What is measured has no other; of a bare number
 * nothing is said.
 */
export const withRoundedRoot = (problem: OwnProblem, message: string): OwnProblem | null => {
  const { judgement, exercise } = problem;
  const [, letter = '', number = ''] = A_VALUE.exec(message) ?? [];
  const [value] = valuesWritten(number);
  if (!value || (judgement?.kind !== 'wrong' && judgement?.kind !== 'part')) return problem;
  const roots = (workedIn(exercise)?.answer.text ?? '')
    .split(' or ')
    .map((root) => (root.startsWith(`${letter} = `) ? numberIn(root.slice(`${letter} = `.length)) : null));
  if (!roots.some((root) => root !== null && isRoundedTo(root, value))) return problem;
  if (valuesWritten(message).at(-1)?.measure)
    return { ...problem, judgement: { kind: 'right', as: `$${letter} = ${number}$` } };
  return judgement.kind === 'wrong' ? null : problem;
};
