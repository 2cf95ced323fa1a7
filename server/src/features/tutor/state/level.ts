import type { Learner } from '../turn.ts';

/** How much at once, and in which words. */
export type Level = 'young' | 'middle' | 'advanced';

/** The level that a student's standard stands for; the middle when it is not known. */
export const levelOf = (learner: Learner | null): Level => {
  const standard = learner?.standard ?? '';
  const grade = /^(\d+)(?:st|nd|rd|th) Grade$/i.exec(standard)?.[1];
  if (grade !== undefined) return Number(grade) <= 6 ? 'young' : 'middle';
  return /graduate|phd|doctor|professional|university|college|master|bachelor/i.test(standard)
    ? 'advanced'
    : 'middle';
};
