import type { Line, ShownStep, Worked } from '@studia/mathematics';
import { stepsFrom } from './own-way.ts';

/** One thing to do, as a teacher counts: what is done to both sides and working that out are one. */
interface Stride {
  before: Line;
  after: Line;
  rule: string;
  reason: string;
}

/** What is to be done next at a line; the first thing where the line is none of ours. */
export const strideAt = (worked: Worked, line: string): Stride | null => {
  const [step, next] = stepsFrom(worked, line);
  if (!step) return null;
  return next && isOnlyWorkingOut(step, next) ? { ...step, after: next.after } : step;
};

const isOnlyWorkingOut = (step: ShownStep, next: ShownStep): boolean =>
  /\bboth sides\b/i.test(step.rule) && /^Work out both sides/i.test(next.rule);
