import type { Solution } from '@studia/contract/proof';
import type { Line, ShownStep, Worked } from '@studia/mathematics';
import { latexOf } from '../show/mathematics.ts';

/** The whole solution of a problem that the engine has worked. */
export const solutionOf = (worked: Worked): Solution => ({
  problem: shown(worked.problem),
  steps: stepsOf(worked).map(({ after, rule, reason }) => ({
    text: after.text,
    latex: latexOf(after),
    reason: isSaidBy(rule, reason) ? `${rule}.` : `${rule}. ${reason}`,
  })),
  answer: shown(worked.answer),
  check: worked.check,
});

const isSaidBy = (rule: string, reason: string): boolean => reason.replace(/\.$/, '') === rule;

const shown = (line: Line): { text: string; latex: string } => ({ text: line.text, latex: latexOf(line) });

/** A problem without lines of its own is one step from problem to answer. */
export const stepsOf = ({ steps, problem, answer }: Worked): readonly ShownStep[] =>
  steps.length > 0
    ? steps
    : [{ before: problem, after: answer, rule: 'Work it out', reason: 'There’s only one thing to do.' }];
