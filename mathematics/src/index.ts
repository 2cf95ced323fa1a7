import { WORK_OF_A_PROBLEM, within } from './budget.ts';
import { findWorked } from './find/find.ts';
import { rephrased } from './find/rephrased.ts';
import { type Verdict, comesToTheSame, judgeStudentAnswer, saysTheSameLine } from './judge/answer.ts';
import { writeAnswer } from './judge/read-answer.ts';
import { type WorkVerdict, judgeLines } from './judge/work.ts';
import { type Approach, approachTo } from './laws/approach.ts';
import { normalise, plainMeasure, readMeasures, type PlainMeasure } from './laws/measures.ts';
import { type Scaling, scalingIn } from './laws/scaling.ts';
import type { NotUnderstood, Worked } from './worked.ts';

const TOO_MUCH: NotUnderstood = { kind: 'not understood', why: 'too much work' };
const NOTHING_FOUND: NotUnderstood = { kind: 'not understood', why: 'no problem found' };

/** Longer than any problem of a school book. Patterns are matched before time can be counted, so their text is bounded. */
const LONGEST_PROBLEM = 2_000;

/** What was written, without runs of empty space; null when it is too long to be a problem. */
const readable = (written: string): string | null => {
  if (written.length > 10 * LONGEST_PROBLEM) return null;
  const text = written.replaceAll(/[^\S\n]{2,}/g, ' ').replaceAll(/\n\s*\n/g, '\n\n');
  return text.length > LONGEST_PROBLEM ? null : text;
};

/** Finds the problem in a message and works it, with steps that were checked; never takes longer than a problem may. */
export const work = (message: string): Worked | NotUnderstood =>
  withReadable<Worked | NotUnderstood>(message, (text) => findWorked(text) ?? NOTHING_FOUND, TOO_MUCH);

/** How a problem about quantities can be begun: what is asked, and the law that names it; null where none is called for. */
export const approach = (message: string): Approach | null =>
  withReadable(
    message,
    (text) => [text, ...rephrased(text)].map(approachTo).find((found) => found !== null) ?? null,
    null,
  );

/** The numbers of a text with their units; null when one of them can't be read for certain. */
export const measuresIn = (message: string): PlainMeasure[] | null =>
  withReadable(message, (text) => readMeasures(normalise(text))?.map(plainMeasure) ?? null, null);

/** What becomes of a solved problem when one of its quantities is so many times as large; null when that is not what is said. */
export const scaling = (message: string, problem: string): Scaling | null =>
  withReadable(message, (text) => scalingIn(text, problem), null);

/** Judges a student's answer to a worked problem, also in an equivalent form. */
export const judgeAnswer = (worked: Worked, reply: string): Verdict =>
  withReadable<Verdict>(reply, (text) => judgeStudentAnswer(worked, text), { kind: 'unreadable' });

/** Whether what a student wrote says the same as a line of ours. */
export const sameLine = (line: string, reply: string): boolean =>
  withReadable(reply, (text) => saysTheSameLine(line, text), false);

/** Whether an answer is worth the same as the key; null when one of them can't be read, or is too long for an answer. */
export const sameValue = (key: string, reply: string): boolean | null =>
  withReadable<boolean | null>(reply, (text) => comesToTheSame(key, text), null);

/** What a student wrote, in the engine's own writing; null when it is no mathematics. */
export const inOurWriting = (reply: string): string | null =>
  withReadable(reply, (text) => writeAnswer(text), null);

/** Judges a student's own lines of work: the first wrong line, and what kind of slip it looks like. */
export const judgeWork = (lines: string): WorkVerdict =>
  withReadable<WorkVerdict>(lines, (text) => judgeLines(text), {
    kind: 'unreadable',
    line: 0,
    text: lines.slice(0, 200),
  });

const withReadable = <T>(reply: string, judge: (text: string) => T, otherwise: T): T => {
  const text = readable(reply);
  return text === null ? otherwise : within(WORK_OF_A_PROBLEM, () => judge(text), otherwise);
};

export type { Approach } from './laws/approach.ts';
export type { PlainMeasure } from './laws/measures.ts';
export type { Scaling } from './laws/scaling.ts';
// Numbers in words and signs
export { NUMBER_NAMES, PLACE_NAMES, romanValue } from './arithmetic/number-words.ts';
export { inSigns } from './arithmetic/spoken.ts';
// Claims in a text
export { calculationsIn } from './claims/calculations.ts';
export { checkLines, type LinesStanding, type LineVerdict } from './claims/lines.ts';
// What a worked problem is made of
export { isExpression, isNumber, symbolsOf, type Statement } from './expression/tree.ts';
export { answerOf, type Line, type ShownStep, type Worked } from './worked.ts';
export { ZERO_TO_ZERO } from './find/beyond.ts';
export { lettersIn, numberIn, readLine, valuesIn } from './find/line.ts';
export type { Graph } from './graph/graph.ts';
export { systemLines } from './graph/system.ts';
// Verdicts
export type { Verdict } from './judge/answer.ts';
export type { Slip } from './judge/work.ts';
export { sameNumber } from './judge/same-number.ts';
export { whyWrong } from './judge/why-wrong.ts';
// Sums of plain numbers, one operation after the other
export { add, equal, negate, readFraction, show, type Fraction } from './expression/fraction.ts';
export { findSum } from './sums/find.ts';
export { nextSumStep, type SumStep } from './sums/sum.ts';
export { evaluateSum, readSum, showSum, type Operation, type Operator, type Sum } from './sums/sum.ts';
