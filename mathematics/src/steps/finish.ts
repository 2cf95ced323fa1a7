import { expressionsIn, mapStatement, type Statement } from '../expression/tree.ts';
import type { Graph } from '../graph/graph.ts';
import { dressed, styleOf, type NumberStyle } from '../simplify/display.ts';
import { answerOf, lineOf, showStep, type Answer, type Check, type Worked } from '../worked.ts';
import { chainHolds, sameMeaning, type Solution } from './check.ts';
import type { Step } from './step.ts';

interface Finished {
  problem: Statement;
  instruction: string;
  steps: readonly Step[];
  answer: Statement;
  solutions?: readonly Solution[];
  /** What was checked beside the lines; the lines themselves are compared here. */
  check?: Check;
  graph?: Graph | null;
  /** How the answer is worded, where the line itself would not do. */
  worded?: Answer;
}

/** Makes the result: the steps only when every one of them holds, the numbers in the style of the problem. */
export const finish = ({
  problem,
  instruction,
  steps,
  answer,
  solutions = [],
  check,
  graph,
  worded,
}: Finished): Worked => {
  const style = styleOf(expressionsIn(problem));
  const holds = chainHolds(steps, solutions);
  const dress = (statement: Statement): Statement => mapStatement(statement, (one) => dressed(one, style));
  return {
    kind: 'worked',
    problem: lineOf(problem),
    instruction,
    steps: holds
      ? steps
          .map((step) =>
            showStep({
              ...step,
              before: dress(step.before),
              after: dress(step.after),
              rule: inStyle(step.rule, style),
            }),
          )
          .filter(({ before, after }) => before.text !== after.text)
      : [],
    answer: worded ?? answerOf(dress(answer)),
    check: check ?? (holds && isWhole(problem, steps, answer, solutions) ? 'each-line' : null),
    ...(graph && { graph }),
  };
};

// The lines lead from the problem to the answer, and none of them may have brought anything in.
const isWhole = (
  problem: Statement,
  steps: readonly Step[],
  answer: Statement,
  solutions: readonly Solution[],
): boolean => {
  const [first, last] = [steps[0]?.before ?? problem, steps.at(-1)?.after ?? problem];
  return (
    !steps.some(({ mayAdd }) => mayAdd) &&
    sameMeaning(problem, first, solutions) &&
    sameMeaning(last, answer, solutions)
  );
};

// `Subtract (1/2)x from both sides` among decimals.
const inStyle = (rule: string, { decimals }: NumberStyle): string =>
  decimals
    ? rule.replaceAll(/\(?(\d+)\/(\d+)\)?/g, (whole, top: string, bottom: string) => {
        const value = Number(top) / Number(bottom);
        return Number.isInteger(value * 1e6) ? String(value) : whole;
      })
    : rule;
