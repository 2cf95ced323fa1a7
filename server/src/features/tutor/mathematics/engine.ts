import { within, WORK_OF_A_PROBLEM } from './budget.ts';
import { findWorked } from './find/find.ts';
import type { NotUnderstood, Worked } from './worked.ts';

const TOO_MUCH: NotUnderstood = { kind: 'not understood', why: 'too much work' };
const NOTHING_FOUND: NotUnderstood = { kind: 'not understood', why: 'no problem found' };

/** Finds the problem in a message and works it, with steps that were checked; never takes longer than a problem may. */
export const work = (message: string): Worked | NotUnderstood =>
  within<Worked | NotUnderstood>(WORK_OF_A_PROBLEM, () => findWorked(message) ?? NOTHING_FOUND, TOO_MUCH);
