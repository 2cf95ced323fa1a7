import type { Solution, SolutionStep } from '@studia/contract/proof';
import { readExpression, showExpression, type Expression } from '../../mathematics/exercise/expression.ts';
import { nextStep } from '../../mathematics/exercise/steps.ts';
import { show } from '../../mathematics/expression/fraction.ts';
import type { Line, ShownStep, Worked } from '../../mathematics/worked.ts';
import { latexOf, latexOfSum } from '../show/mathematics.ts';

const lineOf = (sum: Expression): { text: string; latex: string } => ({
  text: showExpression(sum),
  latex: latexOfSum(sum),
});

/** The whole solution of a sum, operation by operation. */
export const solutionOfSum = (exercise: string): Solution | null => {
  const sum = readExpression(exercise);
  if (!sum) return null;
  const steps: SolutionStep[] = [];
  let line = sum;
  for (let step = nextStep(line); step; step = nextStep(line)) {
    line = step.after;
    const done = `${showExpression(step.operation)} = ${show(step.result)}`;
    steps.push({ ...lineOf(line), reason: `${step.reason} ${done}.` });
  }
  return { problem: lineOf(sum), steps, answer: lineOf(line) };
};

/** The whole solution of a problem that the engine has worked. */
export const solutionOf = (worked: Worked): Solution => ({
  problem: shown(worked.problem),
  steps: stepsOf(worked).map(({ after, rule, reason }) => ({
    text: after.text,
    latex: latexOf(after),
    reason: `${rule}. ${reason}`,
  })),
  answer: shown(worked.answer),
});

const shown = (line: Line): { text: string; latex: string } => ({ text: line.text, latex: latexOf(line) });

/** A problem without lines of its own is one step from problem to answer. */
export const stepsOf = ({ steps, problem, answer }: Worked): readonly ShownStep[] =>
  steps.length > 0
    ? steps
    : [{ before: problem, after: answer, rule: 'Work it out', reason: 'There’s only one thing to do.' }];
