import {
  compare,
  divide,
  fraction,
  multiply,
  raise,
  whole,
  wholeRoot,
  type Fraction,
} from '../expression/fraction.ts';
import { decimal } from '../expression/read.ts';
import { number } from '../expression/tree.ts';
import { writeNumber } from '../expression/write.ts';
import { remembered } from '../remembered.ts';
import { answerOf, told, type Task } from '../worked.ts';
import { cardinal, ordinal } from './number-words.ts';

/** Rounds to a multiple of the unit; halves go away from zero, as in school. */
export const roundTo = (value: Fraction, unit: Fraction): Fraction => {
  const steps = divide(value, unit) ?? whole(0);
  const doubled = multiply(steps, whole(2));
  const size = doubled.top < 0n ? -doubled.top : doubled.top;
  const count = (size + doubled.bottom) / (2n * doubled.bottom);
  return multiply(unit, whole(value.top < 0n ? -count : count));
};

const PLACES: Readonly<Record<string, number>> = {
  integer: 0,
  'whole number': 0,
  unit: 0,
  one: 0,
  ten: 1,
  hundred: 2,
  thousand: 3,
  'ten thousand': 4,
  'hundred thousand': 5,
  million: 6,
  'ten million': 7,
  'hundred million': 8,
  billion: 9,
  tenth: -1,
  hundredth: -2,
  hundreth: -2,
  thousandth: -3,
  'ten-thousandth': -4,
  'ten thousandth': -4,
  dollar: 0,
  cent: -2,
  percent: -2,
};

const tens = (exponent: number): Fraction => raise(whole(10), BigInt(exponent)) ?? whole(1);

/** What a text says about rounding: `to the nearest tenth`, `to two decimal places`; null when it says nothing. */
export const roundingIn = remembered((text: string): Fraction | null => {
  const names = Object.keys(PLACES)
    .toSorted((a, b) => b.length - a.length)
    .join('|');
  const nearest = new RegExp(
    `\\bnearest\\s+(?:one\\s+)?(?:(${names})(?:s|ths?)?\\b|(\\d[\\d,]*(?:\\.\\d+)?)(?![\\d.]*\\s*(?:decimal|digit)))`,
    'i',
  ).exec(text);
  if (nearest?.[1]) return tens(PLACES[nearest[1].toLowerCase()] ?? 0);
  if (nearest?.[2]) return decimal(nearest[2].replaceAll(',', '')).value;
  const places =
    /\b(?:to\s+)?(\w+(?:-\w+)?)\s+(?:dps?\b|decimal(?:s\b|\s+places?\b|\s+points?\b)|digits? after the decimal)/i.exec(
      text,
    );
  const count = places ? countOf(places[1] ?? '') : null;
  if (count !== null) return tens(-count);
  const nth = /\bthe\s+(first|second|third|fourth|fifth)\s+decimal\b/i.exec(text)?.[1];
  if (nth !== undefined) return tens(-(ordinal(nth) ?? 0));
  const named = new RegExp(
    `\\bround(?:ed)?\\b[^.?]*?\\bto\\s+(?:the\\s+)?(${names})s?\\b(?:\\s+place)?`,
    'i',
  ).exec(text);
  return named?.[1] ? tens(PLACES[named[1].toLowerCase()] ?? 0) : null;
});

const countOf = (word: string): number | null => {
  if (/^\d{1,2}$/.test(word)) return Number(word);
  const value = cardinal(word);
  return value === null || value > 30n ? null : Number(value);
};

const NUMBER = String.raw`-?\d[\d,]*(?:\.\d+)?|-?\.\d+`;

export const roundTask: Task = (text) => {
  const match = new RegExp(
    `\\bround(?:ed|ing)?\\b[^\\d-]{0,40}(${NUMBER})(?![\\d/^*+=(a-zA-Z]|\\.\\d)|(${NUMBER})\\s+rounded\\b`,
    'i',
  ).exec(text);
  const unit = match && roundingIn(text);
  const given = match?.[1] ?? match?.[2];
  if (
    !unit ||
    given === undefined ||
    given.length > 60 ||
    /\bpercent (?:increase|decrease|change)\b/i.test(text)
  )
    return null;
  // `round to 2 decimal places` names no number to round.
  if (
    match?.[1] !== undefined &&
    /\b(?:to|nearest)\s*$/i.test(text.slice(0, text.indexOf(given, match.index)))
  )
    return null;
  const plain = given.replaceAll(',', '');
  const size = decimal(plain.replace('-', '')).value;
  const value = plain.startsWith('-') ? { top: -size.top, bottom: size.bottom } : size;
  const result = roundTo(value, unit);
  const [below, above] = bounds(value, unit);
  return told(
    given,
    'round',
    [
      [
        `between ${writeNumber(below, 'decimal')} and ${writeNumber(above, 'decimal')}`,
        'Find the two neighbours',
        `They are the nearest multiples of ${writeNumber(unit, 'decimal')} on both sides.`,
      ],
      [writeNumber(result, 'decimal'), 'Take the nearer one', 'Exactly in the middle, go away from zero.'],
    ],
    answerOf(number(result, 'decimal')),
  );
};

const bounds = (value: Fraction, unit: Fraction): [Fraction, Fraction] => {
  const near = roundTo(value, unit);
  const step = (by: bigint): Fraction =>
    fraction(near.top * unit.bottom + by * unit.top * near.bottom, near.bottom * unit.bottom);
  return compare(near, value) > 0 ? [step(-1n), near] : [near, step(1n)];
};

/** Square and other roots to the nearest whole number. */
export const nearestRootTask: Task = (text) => {
  const match =
    /\b(?:(square|cube|second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth)\s+root\s+of\s+(\d+)|(\d+)\s+to\s+the\s+power\s+of\s+1\/(\d+))\s*,?\s*(?:rounded\s+)?to\s+the\s+nearest\s+(?:integer|whole number)/i.exec(
      text,
    );
  if (!match) return null;
  const names = ['', '', 'square', 'cube', 'fourth', 'fifth', 'sixth', 'seventh', 'eighth', 'ninth', 'tenth'];
  const named = match[1]?.toLowerCase().replace('second', 'square').replace('third', 'cube');
  const index = named ? names.indexOf(named) : Number(match[4]);
  const digits = match[2] ?? match[3] ?? '';
  if (index < 2 || index > 60 || digits.length > 60) return null;
  const value = BigInt(digits);
  const low = wholeRoot(value, index);
  const n = BigInt(index);
  const up = (2n * low + 1n) ** n <= value * 2n ** n;
  const result = up ? low + 1n : low;
  return told(
    match[0],
    'nearest root',
    [
      [
        `${low}^${n} = ${low ** n} and ${low + 1n}^${n} = ${(low + 1n) ** n}`,
        'Find the two whole numbers around it',
        `${value} lies between these two powers.`,
      ],
      [`${result}`, 'Take the nearer one', `Compare with the power of ${low}.5.`],
    ],
    answerOf(number(result)),
  );
};

/** `the hundreds digit of 5049` */
export const placeValueTask: Task = (text) => {
  const names = Object.keys(PLACES)
    .toSorted((a, b) => b.length - a.length)
    .join('|');
  const match = new RegExp(
    `\\b(${names})s?['’]?\\s+(?:digit|place)\\s+(?:of|in)\\s+(?:the number\\s+)?(\\d[\\d,]*(?:\\.\\d+)?)`,
    'i',
  ).exec(text);
  if (!match) return null;
  const place = PLACES[(match[1] ?? '').toLowerCase()] ?? 0;
  const given = (match[2] ?? '').replaceAll(',', '');
  const { value } = decimal(given);
  const scaled = divide(value, tens(place)) ?? whole(0);
  const digit = (scaled.top / scaled.bottom) % 10n;
  return told(
    given,
    'place value',
    [
      [
        `${digit}`,
        'Count the places',
        `From the decimal point, the ${match[1]}s stand ${place >= 0 ? `in place ${place + 1} to the left` : `in place ${-place} to the right`}.`,
      ],
    ],
    answerOf(number(digit)),
  );
};
