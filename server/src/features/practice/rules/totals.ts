import type { Attempt, Confidence, Help } from '@studia/contract/practice';
import { countInAll, NO_ANSWERS } from './chance.ts';
import type { AllTallies } from './idea-state.ts';

/** Answers of one sort: how many, and how right they were. */
interface Score {
  readonly answers: number;
  readonly right: number;
}

/** The answers that were given with one confidence; the squares of how right they were say how they scatter. */
interface ConfidenceTally extends Score {
  readonly squares: number;
}

/** Everything that the attempts say about a student over all ideas. */
export interface Totals extends AllTallies {
  readonly attempts: number;
  readonly milliseconds: number;
  readonly calibration: Readonly<Record<Confidence, ConfidenceTally>>;
  readonly byHelp: Readonly<Record<Help, Score>>;
}

const NO_TALLY: ConfidenceTally = { answers: 0, right: 0, squares: 0 };
const NO_SCORE: Score = { answers: 0, right: 0 };

export const NO_TOTALS: Totals = {
  alone: NO_ANSWERS,
  any: NO_ANSWERS,
  attempts: 0,
  milliseconds: 0,
  calibration: { 25: NO_TALLY, 50: NO_TALLY, 75: NO_TALLY, 95: NO_TALLY },
  byHelp: {
    none: NO_SCORE,
    'hint-1': NO_SCORE,
    'hint-2': NO_SCORE,
    'hint-3': NO_SCORE,
    chat: NO_SCORE,
    revealed: NO_SCORE,
  },
};

/** A page that was left open is no time of study. */
const LONGEST_THOUGHT = 5 * 60 * 1000;
export const timeOf = ({ milliseconds }: Attempt): number => Math.min(milliseconds ?? 0, LONGEST_THOUGHT);

/** The figures over everything after one more attempt; `alone` and `shown` are what the attempt's idea says about it. */
export const withAttemptInAll = (
  totals: Totals,
  attempt: Attempt,
  { alone, shown }: { alone: boolean; shown: boolean },
): Totals => ({
  alone: alone ? countInAll(totals.alone, attempt.correct) : totals.alone,
  any: countInAll(totals.any, attempt.correct),
  attempts: totals.attempts + 1,
  milliseconds: totals.milliseconds + timeOf(attempt),
  calibration: shown ? totals.calibration : calibrated(totals.calibration, attempt),
  byHelp: shown ? totals.byHelp : { ...totals.byHelp, [attempt.help]: scored(totals.byHelp, attempt) },
});

const scored = (before: Totals['byHelp'], { help, correct }: Attempt): Score => ({
  answers: before[help].answers + 1,
  right: before[help].right + correct,
});

/** Only what somebody else judged says how well a student judges themself. */
const calibrated = (
  before: Totals['calibration'],
  { confidence, correct, judge }: Attempt,
): Totals['calibration'] => {
  if (confidence === null || judge === 'student') return before;
  const { answers, right, squares } = before[confidence];
  return {
    ...before,
    [confidence]: { answers: answers + 1, right: right + correct, squares: squares + correct * correct },
  };
};
