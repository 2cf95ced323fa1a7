import { isReal } from '../expression/complex.ts';
import { multiply, whole } from '../expression/fraction.ts';
import { readExpression } from '../expression/read.ts';
import { isExpression, isNumber, number, symbolsOf, type Expression } from '../expression/tree.ts';
import { exactValue, valueAt } from '../expression/value.ts';
import { plainLine, type Answer, type Worked } from '../worked.ts';

/** One step in plain words: what stands there afterwards, the rule, and the reason for it. */
export type PlainStep = readonly [after: string, rule: string, reason: string];

/** A solution whose lines are text. */
export const plainSolution = (
  problem: string,
  instruction: string,
  steps: readonly PlainStep[],
  answer: Answer,
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
const formulaGives = (steps: readonly PlainStep[], { value }: Answer): boolean => {
  const plain = value?.kind === 'relation' && value.sign === '=' ? value.right : value;
  // What is written as a percent is a hundred times as large on paper.
  const side =
    plain?.kind === 'number' && plain.form === 'percent' ? number(multiply(plain.value, whole(100))) : plain;
  if (!side || !isExpression(side) || symbolsOf(side).length > 0) return false;
  return steps.some(([line]) => {
    const read = readExpression(line);
    return read !== null && !isPlain(read) && symbolsOf(read).length === 0 && sameValue(read, side);
  });
};

const isPlain = (line: Expression): boolean =>
  isNumber(line) || (line.kind === 'negative' && isPlain(line.of));

const sameValue = (line: Expression, answer: Expression): boolean => {
  const [a, b] = [exactValue(line), exactValue(answer)];
  if (a && b) return a.top === b.top && a.bottom === b.bottom;
  const [x, y] = [valueAt(line, {}), valueAt(answer, {})];
  return isReal(x) && isReal(y) && Math.abs(x.re - y.re) <= 1e-9 * Math.max(1, Math.abs(x.re));
};
