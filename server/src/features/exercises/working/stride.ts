import type { Line, ShownStep, Worked } from '@studia/mathematics';
import { stepsOf } from './solution.ts';

/** One thing to do, as a teacher counts: what is done to both sides and working that out are one. */
interface Stride {
  before: Line;
  after: Line;
  rule: string;
  reason: string;
}

/** What is to be done next at a line; the first thing where the line is none of ours. */
export const strideAt = (worked: Worked, line: string): Stride | null => {
  const steps = stepsOf(worked);
  const at = Math.max(
    0,
    steps.findIndex(({ before }) => before.text === line),
  );
  const step = steps[at];
  if (!step) return null;
  const next = steps[at + 1];
  return next && isOnlyWorkingOut(step, next) ? { ...step, after: next.after } : step;
};

const isOnlyWorkingOut = (step: ShownStep, next: ShownStep): boolean =>
  /\bboth sides\b/i.test(step.rule) && /^Work out both sides/i.test(next.rule);
