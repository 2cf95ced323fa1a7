import type { Attempt } from '@studia/contract/practice';
import type { Grade } from '@studia/contract/review';

/** An answer to a question about an idea, as far as its card is concerned. */
export type JudgedAnswer = Pick<Attempt, 'correct' | 'help' | 'confidence' | 'milliseconds'>;

const RIGHT = 0.99;
/** Per cent: "fairly sure", and "sure". */
const CONFIDENT = 75;
const SURE = 95;
const FAST_MS = 10_000;

/** What an answer says about the card of its idea. Help makes a right answer a hard one; a partly right one is wrong. */
export const gradeOf = ({ correct, help, confidence, milliseconds }: JudgedAnswer): Grade => {
  if (correct < RIGHT) return 'again';
  if (help !== 'none') return 'hard';
  const sure = confidence !== null && confidence >= SURE;
  const fast = milliseconds !== null && milliseconds <= FAST_MS;
  return sure && fast ? 'easy' : 'good';
};

/** Wrong, and sure of it: what most needs to be looked at again. */
export const isConfidentMistake = ({ correct, confidence }: JudgedAnswer): boolean =>
  correct < RIGHT && confidence !== null && confidence >= CONFIDENT;
