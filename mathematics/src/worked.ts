import type { Statement } from './expression/tree.ts';
import { writeLatex } from './expression/write-latex.ts';
import { write } from './expression/write.ts';
import type { Graph } from './graph/graph.ts';
import type { Step } from './steps/step.ts';

/** A line as it is shown, in plain text and in LaTeX. */
export interface Line {
  readonly text: string;
  readonly latex: string;
}

/** One step as it is shown. */
export interface ShownStep {
  readonly before: Line;
  readonly after: Line;
  readonly rule: string;
  readonly reason: string;
  /** The step may have brought in values that are tried at the end. */
  readonly mayAdd?: true;
}

export interface Answer extends Line {
  /** The answer as mathematics, where it is mathematics. */
  readonly value: Statement | null;
  /** The value is rounded, as measured things are: what agrees with it to three figures is right too. */
  readonly near?: true;
}

/** How the answer was made sure of. */
export type CheckedBy = 'exact arithmetic' | 'substitution' | 'sample points' | 'counting';

/** A problem that was understood and worked. */
export interface Worked {
  readonly kind: 'worked';
  readonly problem: Line;
  /** What was asked for, such as `solve` or `factor`. */
  readonly instruction: string;
  /** Every line was checked against the one before; none when the check failed. */
  readonly steps: readonly ShownStep[];
  readonly answer: Answer;
  readonly checkedBy: CheckedBy;
  readonly graph?: Graph;
}

/** A message in which no problem was found, or one that is beyond us. */
export interface NotUnderstood {
  readonly kind: 'not understood';
  readonly why: 'no problem found' | 'too much work' | 'no way to solve it';
}

export const lineOf = (statement: Statement): Line => ({
  text: write(statement),
  latex: writeLatex(statement),
});
export const plainLine = (text: string): Line => ({
  text,
  latex: `\\text{${text.replaceAll(/[\\{}$&#^_~%]/g, ' ')}}`,
});
export const shown = ({ before, after, rule, reason, mayAdd }: Step): ShownStep => ({
  before: lineOf(before),
  after: lineOf(after),
  rule,
  reason,
  ...(mayAdd && { mayAdd }),
});
export const answerOf = (value: Statement): Answer => ({ ...lineOf(value), value });

/** Reads a message and works the problem in it, when it is of one certain kind. */
export type Task = (text: string) => Worked | null;

/** One step in plain words: what stands there afterwards, the rule, and the reason for it. */
export type ToldStep = readonly [after: string, rule: string, reason: string];

/** A chain of plain lines. */
export const told = (
  problem: string,
  instruction: string,
  steps: readonly ToldStep[],
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
    checkedBy: 'exact arithmetic',
  };
};
