import { within, WORK_OF_A_PROBLEM } from './budget.ts';
import { findWorked } from './find/find.ts';
import { judgeSaid, saysTheSameLine, type Verdict } from './judge/answer.ts';
import { writeSaid } from './judge/said.ts';
import { judgeLines, type WorkVerdict } from './judge/work.ts';
import type { NotUnderstood, Worked } from './worked.ts';

const TOO_MUCH: NotUnderstood = { kind: 'not understood', why: 'too much work' };
const NOTHING_FOUND: NotUnderstood = { kind: 'not understood', why: 'no problem found' };

/** Finds the problem in a message and works it, with steps that were checked; never takes longer than a problem may. */
export const work = (message: string): Worked | NotUnderstood =>
  within<Worked | NotUnderstood>(WORK_OF_A_PROBLEM, () => findWorked(message) ?? NOTHING_FOUND, TOO_MUCH);

/** Judges a student's answer to a worked problem, also in an equivalent form. */
export const judgeAnswer = (worked: Worked, said: string): Verdict =>
  within<Verdict>(WORK_OF_A_PROBLEM, () => judgeSaid(worked, said), { kind: 'unreadable' });

/** Whether what a student wrote says the same as a line of ours. */
export const sameLine = (line: string, said: string): boolean =>
  within(WORK_OF_A_PROBLEM, () => saysTheSameLine(line, said), false);

/** What a student wrote, in the engine's own writing; null when it is no mathematics. */
export const inOurWriting = (said: string): string | null =>
  within(WORK_OF_A_PROBLEM, () => writeSaid(said), null);

/** Judges a student's own lines of work: the first wrong line, and what kind of slip it looks like. */
export const judgeWork = (lines: string): WorkVerdict =>
  within<WorkVerdict>(WORK_OF_A_PROBLEM, () => judgeLines(lines), {
    kind: 'unreadable',
    line: 0,
    text: lines.slice(0, 200),
  });
