import { PLACE_NAMED, PLACES, roundingIn, roundTo, tens } from '../arithmetic/rounding.ts';
import { compare, divide, fraction, whole, wholeRoot, type Fraction } from '../expression/fraction.ts';
import { decimal } from '../expression/read.ts';
import { number } from '../expression/tree.ts';
import { writeNumber } from '../expression/write.ts';
import { plainSolution } from '../steps/plain.ts';
import { answerOf, type Task } from '../worked.ts';

const NUMBER = String.raw`-?\d[\d,]*(?:\.\d+)?|-?\.\d+`;
const ROUND = new RegExp(
  String.raw`\bround(?:ed|ing)?\b[^\d-]{0,40}(${NUMBER})(?![\d/^*+=(a-zA-Z]|\.\d)|(${NUMBER})\srounded\b`,
  'i',
);
const MOST_DIGITS = 60;

export const roundTask: Task = (text) => {
  const match = ROUND.exec(text);
  const unit = match && roundingIn(text);
  const given = match?.[1] ?? match?.[2] ?? '';
  if (
    !match ||
    !unit ||
    given.length > MOST_DIGITS ||
    /\bpercent (?:in|de)crease|\bpercent change/i.test(text)
  )
    return null;
  // `round to 2 decimal places` names no number to round.
  const before = text.slice(0, text.indexOf(given, match.index));
  if (match[1] !== undefined && /\b(?:to|nearest)\s?$/i.test(before)) return null;
  const plain = given.replaceAll(',', '');
  const size = decimal(plain.replace('-', '')).value;
  const value = plain.startsWith('-') ? { top: -size.top, bottom: size.bottom } : size;
  const result = roundTo(value, unit);
  const [below, above, step] = [...neighbours(value, unit), unit].map((one) => writeNumber(one, 'decimal'));
  return plainSolution(
    given,
    'round',
    answerOf(number(result, 'decimal')),
    [
      `between ${below} and ${above}`,
      'Find the two neighbours',
      `The nearest multiples of ${step} on both sides.`,
    ],
    [writeNumber(result, 'decimal'), 'Take the nearer one'],
  );
};

const neighbours = (value: Fraction, unit: Fraction): [Fraction, Fraction] => {
  const near = roundTo(value, unit);
  const step = (by: bigint): Fraction =>
    fraction(near.top * unit.bottom + by * unit.top * near.bottom, near.bottom * unit.bottom);
  return compare(near, value) > 0 ? [step(-1n), near] : [near, step(1n)];
};

const ROOTS = 'square cube fourth fifth sixth seventh eighth ninth tenth second third'.split(' ');
const NEAREST_ROOT = new RegExp(
  String.raw`\b(?:(${ROOTS.join('|')})\sroot\sof\s(\d+)|(\d+)\sto\sthe\spower\sof\s1\/(\d+))\s?,?\s?(?:rounded\s)?to\sthe\snearest\s(?:integer|whole number)`,
  'i',
);

/** Square and other roots to the nearest whole number. */
export const nearestRootTask: Task = (text) => {
  const match = NEAREST_ROOT.exec(text);
  const place = ROOTS.indexOf((match?.[1] ?? '').toLowerCase());
  const index = place >= 0 ? (place % 9) + 2 : Number(match?.[4]);
  const digits = match?.[2] ?? match?.[3] ?? '';
  if (!match || !(index >= 2 && index <= 60) || digits.length > MOST_DIGITS) return null;
  const [value, n] = [BigInt(digits), BigInt(index)];
  const low = wholeRoot(value, index);
  const result = (2n * low + 1n) ** n <= value * 2n ** n ? low + 1n : low;
  const powers = `${low}^${n} = ${low ** n} and ${low + 1n}^${n} = ${(low + 1n) ** n}`;
  return plainSolution(
    match[0],
    'nearest root',
    answerOf(number(result)),
    [powers, 'Find the two whole numbers around it', `${value} lies between these two powers.`],
    [`${result}`, 'Take the nearer one', `Compare with the power of ${low}.5.`],
  );
};

const PLACE = new RegExp(
  String.raw`\b(${PLACE_NAMED})s?['’]?\s(?:digit|place)\s(?:of|in)\s(?:the number\s)?(\d[\d,]*(?:\.\d+)?)`,
  'i',
);

/** `the hundreds digit of 5049` */
export const placeValueTask: Task = (text) => {
  const match = PLACE.exec(text);
  if (!match) return null;
  const place = PLACES[(match[1] ?? '').toLowerCase()] ?? 0;
  const given = (match[2] ?? '').replaceAll(',', '');
  const scaled = divide(decimal(given).value, tens(place)) ?? whole(0);
  const digit = (scaled.top / scaled.bottom) % 10n;
  const where = place >= 0 ? `in place ${place + 1} to the left` : `in place ${-place} to the right`;
  return plainSolution(given, 'place value', answerOf(number(digit)), [
    `${digit}`,
    'Count the places',
    `From the decimal point, the ${match[1]}s stand ${where}.`,
  ]);
};
