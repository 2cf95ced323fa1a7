import type { Solution, SolutionStep } from '@studia/contract/proof';
import {
  equal,
  evaluateSum,
  type Line,
  nextSumStep,
  readSum,
  show,
  type ShownStep,
  showSum,
  type Sum,
  type Worked,
} from '@studia/mathematics';
import { latexOf, latexOfSum } from '../show/mathematics.ts';

const lineOf = (sum: Sum): { text: string; latex: string } => ({
  text: showSum(sum),
  latex: latexOfSum(sum),
});

/** The whole solution of a sum, operation by operation. */
export const solutionOfSum = (exercise: string): Solution | null => {
  const sum = readSum(exercise);
  if (!sum) return null;
  const steps: SolutionStep[] = [];
  let [line, keepsItsValue]: [Sum, boolean] = [sum, true];
  for (let step = nextSumStep(line); step; step = nextSumStep(line)) {
    keepsItsValue &&= isWorthTheSame(line, step.after);
    line = step.after;
    const done = `${showSum(step.operation)} = ${show(step.result)}`;
    steps.push({ ...lineOf(line), reason: `${step.reason} ${done}.` });
  }
  return { problem: lineOf(sum), steps, answer: lineOf(line), check: keepsItsValue ? 'each-line' : null };
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
  check: worked.check,
});

const isWorthTheSame = (before: Sum, after: Sum): boolean => {
  const [one, other] = [evaluateSum(before), evaluateSum(after)];
  return one !== null && other !== null && equal(one, other);
};

const shown = (line: Line): { text: string; latex: string } => ({ text: line.text, latex: latexOf(line) });

/** A problem without lines of its own is one step from problem to answer. */
export const stepsOf = ({ steps, problem, answer }: Worked): readonly ShownStep[] =>
  steps.length > 0
    ? steps
    : [{ before: problem, after: answer, rule: 'Work it out', reason: 'There’s only one thing to do.' }];
