import type { Relation, Statement } from './expression/tree.ts';
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
  /** The equation, where more solves it than the answer shows: an angle, and no interval for it. */
  readonly fits?: Relation;
}

/**
 * How a solution was made sure of: every line compared with the one before it, the answer put back into the problem, or
 * a formula that stands among its lines read back and computed exactly.
 */
export type Check = 'each-line' | 'put-back' | 'formula';

/** A problem that was understood and worked. */
export interface Worked {
  readonly kind: 'worked';
  readonly problem: Line;
  /** What was asked for, such as `solve` or `factor`. */
  readonly instruction: string;
  /** None when the lines did not stand up to being compared. */
  readonly steps: readonly ShownStep[];
  readonly answer: Answer;
  /** Null when nothing checked it. */
  readonly check: Check | null;
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
export const showStep = ({ before, after, rule, reason, mayAdd }: Step): ShownStep => ({
  before: lineOf(before),
  after: lineOf(after),
  rule,
  reason,
  ...(mayAdd && { mayAdd }),
});
/** A step between two lines of mathematics. */
export const stepBetween = (before: Statement, after: Statement, rule: string, reason: string): ShownStep =>
  showStep({ before, after, rule, reason });

/** The work with one step in front of it: what was put in, or turned around, before it began. */
export const withFirstStep = (worked: Worked, problem: Line, rule: string, reason: string): Worked => ({
  ...worked,
  problem,
  steps: [{ before: problem, after: worked.problem, rule, reason }, ...worked.steps],
});
/** The same work with every text of it changed in one way; what the answer is worth stays. */
export const withTexts = (worked: Worked, change: (text: string) => string): Worked => {
  const line = <One extends Line>(one: One): One => ({
    ...one,
    text: change(one.text),
    latex: change(one.latex),
  });
  return {
    ...worked,
    problem: line(worked.problem),
    answer: line(worked.answer),
    steps: worked.steps.map((step) => ({
      ...step,
      before: line(step.before),
      after: line(step.after),
      rule: change(step.rule),
      reason: change(step.reason),
    })),
  };
};
export const answerOf = (value: Statement): Answer => ({ ...lineOf(value), value });

/** The same work, checked in this way where the check holds. */
export const checked = (worked: Worked, check: Check, holds: boolean): Worked => ({
  ...worked,
  check: holds ? check : null,
});

/** Reads a message and works the problem in it, when it is of one certain kind. */
export type Task = (text: string) => Worked | null;

/** An answer in words. */
export const textAnswer = (text: string): Answer => ({ ...plainLine(text), value: null });
