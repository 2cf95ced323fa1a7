import { isReal, type Complex } from '../expression/complex.ts';
import { equivalent } from '../expression/equivalent.ts';
import { multiply, whole } from '../expression/fraction.ts';
import { readExpression } from '../expression/read.ts';
import { isExpression, isNumber, number, symbolsOf, type Expression } from '../expression/tree.ts';
import { valueAt } from '../expression/value.ts';
import { plainLine, type Answer, type Worked } from '../worked.ts';

/** One step in plain words: what stands there afterwards, the rule, and the reason for it. */
export type PlainStep = readonly [after: string, rule: string, reason: string];

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
      const step = { before: plainLine(before), after: plainLine(after), rule, reason };
      before = after;
      return step;
    }),
    answer,
    check: formulaGives(steps, answer) ? 'formula' : null,
  };
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
