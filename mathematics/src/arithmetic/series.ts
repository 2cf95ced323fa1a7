import { add, divide, equal, multiply, subtract, whole, type Fraction } from '../expression/fraction.ts';
import { readExpression } from '../expression/read.ts';
import { number } from '../expression/tree.ts';
import { exactValue } from '../expression/value.ts';
import { writeNumber } from '../expression/write.ts';
import { answerOf, told, type Task } from '../worked.ts';
import { roundingIn, roundTo } from './rounding.ts';

const MOST_TERMS = 100_000n;

/** `20 + 15 + 10 + … + (−50)` and `8 + 4 + 2 + …`: sums with dots in them. */
export const seriesTask: Task = (text) => {
  const match = /((?:-?[\d./]*\d\s*\+\s*){2,})(?:\.{3}|…)\s*(?:\+\s*\(?(-?[\d./]*\d)\)?)?/.exec(text);
  const terms = match && (match[1] ?? '').split('+').flatMap((one) => valueOf(one));
  const [first, second] = terms ?? [];
  if (!match || !terms || !first || !second) return null;
  const last = match[2] === undefined ? null : (valueOf(match[2])[0] ?? null);
  return last
    ? upTo(terms, first, subtract(second, first), last)
    : endless(terms, first, divide(second, first), roundingIn(text));
};

const valueOf = (text: string): Fraction[] => {
  const read = text.trim() === '' ? null : readExpression(text.trim());
  const value = read && exactValue(read);
  return value ? [value] : [];
};

const upTo = (terms: readonly Fraction[], first: Fraction, step: Fraction, last: Fraction) => {
  const regular = terms.slice(1).every((term, at) => equal(subtract(term, terms[at] ?? term), step));
  const gaps = regular ? divide(subtract(last, first), step) : null;
  if (!gaps || gaps.bottom !== 1n || gaps.top < 0n || gaps.top > MOST_TERMS) return null;
  const count = whole(gaps.top + 1n);
  const total = multiply(multiply(add(first, last), count), { top: 1n, bottom: 2n });
  return told(
    `${writeNumber(first)} + … + ${writeNumber(last)}`,
    'sum of a sequence',
    [
      [`${gaps.top + 1n} terms`, 'Count the terms', `From each to the next it is ${writeNumber(step)}.`],
      [
        writeNumber(total, 'decimal'),
        'First and last, times the number of terms, halved',
        'First and last together are as much as second and last but one, and so on.',
      ],
    ],
    answerOf(number(total, 'decimal')),
  );
};

const endless = (
  terms: readonly Fraction[],
  first: Fraction,
  ratio: Fraction | null,
  unit: Fraction | null,
) => {
  const regular =
    ratio && terms.slice(1).every((term, at) => equal(term, multiply(terms[at] ?? term, ratio)));
  if (!ratio || !regular || ratio.top * ratio.top >= ratio.bottom * ratio.bottom) return null;
  const exact = divide(first, subtract(whole(1), ratio));
  if (!exact) return null;
  const total = unit ? roundTo(exact, unit) : exact;
  return told(
    `${writeNumber(first, 'decimal')} + …`,
    'sum of an endless sequence',
    [
      [
        `× ${writeNumber(ratio)}`,
        'Find the factor',
        'Each term is the one before times this factor, which is smaller than one.',
      ],
      [
        writeNumber(total, 'decimal'),
        'First term over one minus the factor',
        'The terms get so small that the sum stays finite.',
      ],
    ],
    answerOf(number(total, 'decimal')),
  );
};
