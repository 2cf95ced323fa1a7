import { equivalent } from '../expression/equivalent.ts';
import { multiply, whole } from '../expression/fraction.ts';
import { readExpression } from '../expression/read.ts';
import {
  isExpression,
  isNumber,
  number,
  symbolsOf,
  type Expression,
  type NumberForm,
} from '../expression/tree.ts';
import { isReal, type Complex, exactValue, valueAt } from '../expression/value.ts';
import { write } from '../expression/write.ts';
import { displayOf } from '../simplify/display.ts';
import { answerOf, plainLine, type Answer, type Worked } from '../worked.ts';
import REASONS from './reasons.json' with { type: 'json' };
import { worded, type Rule } from './step.ts';

/** One step in plain words: what stands there afterwards, and why. */
export type PlainStep =
  | readonly [after: string, rule: Rule]
  | readonly [after: string, rule: string, reason: string];

/** A solution whose lines are text. */
export const plainSolution = (
  problem: string,
  instruction: string,
  answer: Answer,
  ...steps: readonly PlainStep[]
): Worked => {
  let before = problem;
  return {
    kind: 'worked',
    problem: plainLine(problem),
    instruction,
    steps: steps.map(([after, rule, reason]) => {
      const why = reason === undefined ? (rule as Rule) : ([rule, reason] as const);
      const step = { before: plainLine(before), after: plainLine(after), ...worded(why) };
      before = after;
      return step;
    }),
    answer,
    check: formulaGives(steps, answer) ? 'formula' : null,
  };
};

/** A solution whose last line is a calculation: what it comes to, read as anybody would, is the answer. */
export const calculated = (
  problem: string,
  instruction: string,
  steps: readonly PlainStep[],
  { last = REASONS['Work it out'], form }: { last?: string; form?: NumberForm } = {},
): Worked | null => {
  const line = readExpression(steps.at(-1)?.[0] ?? '');
  const exact = line && exactValue(line);
  const value = exact ? number(exact, form) : line && displayOf(line);
  if (!value) return null;
  const final: PlainStep = [write(value), 'Work it out', last];
  const isOpen = steps.at(-1)?.[0] !== final[0];
  return plainSolution(problem, instruction, answerOf(value), ...steps, ...(isOpen ? [final] : []));
};

/** Whether a calculation stands among the lines that, read back as anybody would, is worth the answer. */
const formulaGives = (steps: readonly PlainStep[], { value, near }: Answer): boolean => {
  const plain = value?.kind === 'relation' && value.sign === '=' ? value.right : value;
  // What is written as a percent is a hundred times as large on paper.
  const side =
    plain?.kind === 'number' && plain.form === 'percent' ? number(multiply(plain.value, whole(100))) : plain;
  if (!side || !isExpression(side) || symbolsOf(side).length > 0) return false;
  return steps.some(([line]) => {
    const read = readExpression(line);
    if (read === null || isPlain(read) || symbolsOf(read).length > 0) return false;
    return equivalent(read, side) || (near === true && isNear(valueAt(read, {}), valueAt(side, {})));
  });
};

// A measured answer is rounded to three figures.
const isNear = (exact: Complex, rounded: Complex): boolean =>
  isReal(exact) && Math.abs(exact.re - rounded.re) <= 0.005 * Math.abs(exact.re);

const isPlain = (line: Expression): boolean =>
  isNumber(line) || (line.kind === 'negative' && isPlain(line.of));
