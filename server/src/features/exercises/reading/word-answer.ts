import { inSigns, type Verdict, type Worked } from '@studia/mathematics';
import { bareOf, readingsOf } from './readings.ts';

const YES = /^(?:yes|yeah|yep|yup|true|correct|it is|it does|they are|they do|right|always)\b/;
const NO =
  /^(?:no(?! idea| clue|t\b)|nope|nah|false|incorrect|it isn'?t|it is not|it'?s not|it does not|it doesn'?t|they aren'?t|they are not|wrong|never)\b/;

/** Judges an answer that is words or a list: yes or no, numbers in order, a point. */
export const judgeWords = ({ answer, instruction }: Worked, message: string): Verdict => {
  if (instruction === 'change of base') return judgeNumeral(answer.text, message);
  const readings = readingsOf(message).map(plain);
  const wanted = plain(answer.text);
  if (readings.includes(wanted)) return { kind: 'right' };
  const decision = decided(wanted);
  if (decision !== null) {
    const saidDecision = readings.map(decided).find((one) => one !== null);
    if (saidDecision === undefined) return { kind: 'unreadable' };
    return { kind: saidDecision === decision ? 'right' : 'wrong' };
  }
  const ours = numbersIn(wanted);
  const theirs = readings.map(numbersIn).find((list) => list.length > 0);
  if (ours.length > 0) {
    if (!theirs) return { kind: 'unreadable' };
    if (isPartOf(ours, theirs, instruction))
      return { kind: 'incomplete', found: theirs.length, of: ours.length };
    return { kind: sameNumbers(ours, theirs, instruction) ? 'right' : 'wrong' };
  }
  return readings.some((one) => ` ${one} `.includes(` ${wanted} `))
    ? { kind: 'right' }
    : { kind: 'unreadable' };
};

/** Digits in another base: with its prefix, in groups and with zeros before them they are the same. */
const judgeNumeral = (wanted: string, message: string): Verdict => {
  const joined = (text: string): string =>
    text.toLowerCase().replaceAll(/(?<![\da-f])([01]{4}) (?=[01]{4}(?![\da-f]))/g, '$1');
  const alone = joined(bareOf(message));
  // “11 is B” tells what a digit is worth: only a numeral alone is wrong.
  if (A_NUMERAL.test(alone) && (/\d/.test(alone) || alone.length === wanted.length))
    return { kind: withoutZeros(alone) === withoutZeros(wanted) ? 'right' : 'wrong' };
  const last = joined(message)
    .match(NUMERALS)
    ?.findLast((one) => /\d/.test(one) || one === wanted);
  return { kind: last !== undefined && withoutZeros(last) === withoutZeros(wanted) ? 'right' : 'unreadable' };
};
const A_NUMERAL = /^(?:0[xbo])?-?[\da-f]{1,80}$/;
const NUMERALS = /(?<![\p{L}\d.])(?:0[xbo])?-?[\da-f]{1,80}(?![\p{L}\d]|\.\d)/gu;
const withoutZeros = (numeral: string): string => numeral.replace(/^(-?)(?:0[xbo])?0*(?=[\da-f])/, '$1');

const plain = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll(/[−–]/g, '-')
    .replaceAll(/\s+/g, ' ')
    .replace(/[.!?\s]+$/, '')
    .trim();

const decided = (text: string): boolean | null => (YES.test(text) ? true : NO.test(text) ? false : null);

const numbersIn = (text: string): string[] =>
  (inSigns(text).match(/-?\d+(?:\.\d+)?(?:\/\d+)?/g) ?? []).map((one) => one.replace(/^(-?\d+)\.0+$/, '$1'));

// Sorted numbers and points have an order; prime factors have none.
const ANY_ORDER = /factor|prime|divisor|graph/i;

/** Some of what was asked for, and nothing wrong. */
const isPartOf = (ours: readonly string[], theirs: readonly string[], instruction: string): boolean =>
  ANY_ORDER.test(instruction) && theirs.length < ours.length && theirs.every((value) => ours.includes(value));

const sameNumbers = (ours: readonly string[], theirs: readonly string[], instruction: string): boolean => {
  const [one, other] = ANY_ORDER.test(instruction) ? [ours.toSorted(), theirs.toSorted()] : [ours, theirs];
  return one.length === other.length && one.every((value, at) => value === other[at]);
};
