import type { Attempt } from '@studia/contract/practice';
import { chanceOf, countInIdea, NO_ANSWERS, type Tally } from './chance.ts';

/** How often a misconception was met, when last, and how many right answers alone came after that. */
interface MetMisconception {
  readonly met: number;
  readonly lastMet: string;
  readonly rightSince: number;
}

/** Everything that the attempts say about one idea. */
export interface IdeaState {
  readonly alone: Tally;
  readonly any: Tally;
  /** The first days on which the student was right alone; more than are asked for are not kept. */
  readonly proofDays: readonly string[];
  /** Questions of the last hours, by when they were answered: their answers are known by now. */
  readonly shown: Readonly<Record<string, string>>;
  readonly misconceptions: Readonly<Record<string, MetMisconception>>;
  /** When the student was last sure and wrong, until they are right again alone. */
  readonly confidentMistake: string | null;
  readonly lastAt: string;
}

const NOTHING_KNOWN: IdeaState = {
  alone: NO_ANSWERS,
  any: NO_ANSWERS,
  proofDays: [],
  shown: {},
  misconceptions: {},
  confidentMistake: null,
  lastAt: '',
};

/** From here on an answer counts as right where only yes or no will do. */
const RIGHT_FROM = 0.8;
export const isRight = ({ correct }: Pick<Attempt, 'correct'>): boolean => correct >= RIGHT_FROM;

/** How long a question's answer is taken to be fresh in mind: answering it again then proves nothing. */
const FRESH_HOURS = 12;
const HOUR = 60 * 60 * 1000;
const isFresh = (shownAt: string, at: string): boolean =>
  Math.abs(Date.parse(at) - Date.parse(shownAt)) < FRESH_HOURS * HOUR;

const nameOf = ({ item }: Attempt): string => {
  if (item.kind === 'lesson') return `lesson ${item.item}`;
  return item.kind === 'card' ? `card ${item.card}` : `exercise ${item.text}`;
};

/** Whether the answer to this question was shown to the student a short while ago. */
export const wasShown = (state: IdeaState | undefined, attempt: Attempt): boolean => {
  const shownAt = state?.shown[nameOf(attempt)];
  return shownAt !== undefined && isFresh(shownAt, attempt.at);
};

/** Whether an attempt shows what the student can do alone: no help, no fresh answer, and somebody else judged it. */
export const isAlone = (state: IdeaState | undefined, attempt: Attempt): boolean =>
  attempt.help === 'none' && attempt.judge !== 'student' && !wasShown(state, attempt);

/** On how many days a student must have been right alone before an idea counts as mastered. */
const PROOF_DAYS = 2;
const MASTERED_FROM = 0.85;

/** How sure one must have been for a mistake to be a confident one. */
const SURE_FROM = 75;

/** What is known about an idea after one more attempt. */
export const withAttempt = (before: IdeaState | undefined, attempt: Attempt): IdeaState => {
  const state = before ?? NOTHING_KNOWN;
  const alone = isAlone(before, attempt);
  const proven = alone && isRight(attempt);
  return {
    alone: alone ? countInIdea(state.alone, attempt.correct) : state.alone,
    any: countInIdea(state.any, attempt.correct),
    proofDays: proven ? withDay(state.proofDays, attempt.at.slice(0, 10)) : state.proofDays,
    shown: {
      ...Object.fromEntries(Object.entries(state.shown).filter(([, at]) => isFresh(at, attempt.at))),
      [nameOf(attempt)]: attempt.at,
    },
    misconceptions: misconceptionsAfter(state.misconceptions, attempt, proven),
    confidentMistake: confidentMistakeAfter(state.confidentMistake, attempt, proven),
    lastAt: attempt.at > state.lastAt ? attempt.at : state.lastAt,
  };
};

const withDay = (days: readonly string[], day: string): readonly string[] =>
  days.includes(day) || days.length === PROOF_DAYS ? days : [...days, day];

const misconceptionsAfter = (
  before: IdeaState['misconceptions'],
  { reveals, at }: Attempt,
  proven: boolean,
): IdeaState['misconceptions'] => {
  if (reveals !== null) {
    const met = (before[reveals]?.met ?? 0) + 1;
    return { ...before, [reveals]: { met, lastMet: at, rightSince: 0 } };
  }
  if (!proven) return before;
  return Object.fromEntries(
    Object.entries(before).map(([name, one]) => [name, { ...one, rightSince: one.rightSince + 1 }]),
  );
};

const confidentMistakeAfter = (before: string | null, attempt: Attempt, proven: boolean): string | null => {
  if (!isRight(attempt) && (attempt.confidence ?? 0) >= SURE_FROM) return attempt.at;
  return proven ? null : before;
};

/** After so many right answers alone a misconception counts as mended. */
const MENDED_AFTER = 2;
export const isMended = ({ rightSince }: MetMisconception): boolean => rightSince >= MENDED_AFTER;

/** The chances of a right answer about an idea: alone and with all help there is. */
export interface Chances {
  readonly alone: number;
  readonly any: number;
}

/** The tallies of all answers of a student. */
export interface AllTallies {
  readonly alone: Tally;
  readonly any: Tally;
}

/** What is to be expected of the next answer about an idea. */
export const chancesOf = (state: IdeaState | undefined, all: AllTallies, ease: number | null): Chances => ({
  alone: chanceOf(state?.alone ?? NO_ANSWERS, all.alone, ease),
  any: chanceOf(state?.any ?? NO_ANSWERS, all.any, ease),
});

/** Whether the student has shown often enough, on more than one day, that they can do it alone. */
export const isMastered = (state: IdeaState | undefined, all: AllTallies): boolean =>
  state !== undefined &&
  state.proofDays.length >= PROOF_DAYS &&
  chancesOf(state, all, null).alone >= MASTERED_FROM;
