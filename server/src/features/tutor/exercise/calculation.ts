import { equal, evaluateSum, findSum, inSigns, show, showSum } from '@studia/mathematics';
import { numberSaid } from './number-said.ts';

/** A calculation with plain numbers that a student writes down, and whether its result is right. */
export interface Calculation {
  /** The calculation with its true result. */
  line: string;
  /** What the student says it comes to; null when that was left open. */
  claimed: string | null;
  isRight: boolean;
}

/** The calculation in a message, checked as arithmetic alone; null when there is none. */
export const calculationIn = (message: string): Calculation | null => {
  const text = inSigns(message);
  // Of several, the first is checked; a number in powers of ten is no calculation.
  const at = text.indexOf('=');
  if (at < 0 && /\d\s*[x×*·]\s*10\s*\^/i.test(text)) return null;
  const sum = findSum(at < 0 ? text : text.slice(0, at));
  const value = sum && evaluateSum(sum);
  if (!sum || !value || sum.kind === 'number') return null;
  const claimed =
    at < 0
      ? null
      : numberSaid(text.slice(at + 1).split(/=|\b(?:so|then|and|also|dann|donc|entonces)\b/i)[0] ?? '');
  return {
    line: `${showSum(sum)} = ${show(value)}`,
    claimed: claimed && show(claimed),
    isRight: claimed === null || equal(claimed, value),
  };
};
