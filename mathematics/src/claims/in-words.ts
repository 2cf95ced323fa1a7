import {
  type Fraction,
  add,
  divide,
  multiply,
  raise,
  readFraction,
  subtract,
  whole,
  toNumber,
} from '../expression/fraction.ts';
import { type Unit, inUnit, readUnit } from '../laws/units.ts';
import type { Part, Span } from './parts.ts';
import { sideOf, type Side } from './value.ts';

/** A number that a sentence says in words to be worth something, and where it stands. */
export interface SpokenClaim extends Span {
  /** What it is really worth. */
  value: Side;
}

const NUMBER = String.raw`[$€£]?(\d{1,3}(?:,\d{3})+(?:\.\d+)?|\d+(?:\.\d+)?)`;
const IS = String.raw`\s+(?:is equal to|is|are|equals|makes|gives|comes to)\s+(?:exactly\s+|just\s+)?(?:\*\*)?[$€£]?`;
const RESULT = String.raw`(\d{1,3}(?:,\d{3})+(?:\.\d+)?|\d+(?:\.\d+)?)`;
// Only where the sentence stops, or goes on with something of its own, was the number all that was said.
const AFTER = String.raw`(?=(?:\*\*)?(?:\s*$|[.,;:!)](?:\s|$|\*)|\s+(?:so|because|since|but|which|then)\b|\s+and\s+(?!an?\b|one\b|half\b|a\b|\d+\/)))`;

type Work = (a: Fraction, b: Fraction) => Fraction | null;
const HUNDRED = whole(100);
const of =
  (top: number, bottom: number): Work =>
  (a) =>
    divide(multiply(a, whole(top)), whole(bottom));

/** How sums are said, and what they are worth; every pattern holds its numbers in its first groups. */
const FORMS: readonly (readonly [pattern: string, work: Work])[] = [
  [`${NUMBER}\\s?(?:%|percent|per cent)\\s+of\\s+${NUMBER}`, (a, b) => divide(multiply(a, b), HUNDRED)],
  [`${NUMBER}\\s+(?:times|multiplied by)\\s+${NUMBER}`, multiply],
  [`${NUMBER}\\s+plus\\s+${NUMBER}`, add],
  [`${NUMBER}\\s+minus\\s+${NUMBER}`, subtract],
  [`${NUMBER}\\s+divided by\\s+${NUMBER}`, divide],
  [`the product of\\s+${NUMBER}\\s+and\\s+${NUMBER}`, multiply],
  [`the sum of\\s+${NUMBER}\\s+and\\s+${NUMBER}`, add],
  [`${NUMBER}\\s+to the power of\\s+${NUMBER}`, (a, b) => power(a, b)],
  [`(?:the square of\\s+${NUMBER}|${NUMBER}\\s+squared)`, (a) => multiply(a, a)],
  [`(?:the cube of\\s+${NUMBER}|${NUMBER}\\s+cubed)`, (a) => multiply(a, multiply(a, a))],
  [`(?:twice|double)\\s+${NUMBER}`, of(2, 1)],
  [`(?:one )?half of\\s+${NUMBER}`, of(1, 2)],
  [`(?:a|one) third of\\s+${NUMBER}`, of(1, 3)],
  [`(?:a|one) (?:quarter|fourth) of\\s+${NUMBER}`, of(1, 4)],
  [`(?:a|one) fifth of\\s+${NUMBER}`, of(1, 5)],
  [`(?:a|one) tenth of\\s+${NUMBER}`, of(1, 10)],
  [`three (?:quarters|fourths) of\\s+${NUMBER}`, of(3, 4)],
  [`two thirds of\\s+${NUMBER}`, of(2, 3)],
];
const MOST_POWER = 40;
const power = (a: Fraction, b: Fraction): Fraction | null =>
  b.bottom === 1n && b.top >= 0n && b.top <= MOST_POWER ? raise(a, b.top) : null;

// A sum that is only the end of a longer one says something else.
const BEFORE =
  /(?:^|[,;:(–—.!?]\s*|\*\*|\b(?:so|that|and|then|because|since|means|thus|therefore|hence|but|know|remember|now|well|yes|first|next|finally|also)\s+)$/i;

const SPOKEN = FORMS.map(([pattern, work]) => ({
  pattern: new RegExp(`${pattern}${IS}${RESULT}${AFTER}`, 'gi'),
  work,
}));

/** What words of a line claim numbers to be worth. */
export const claimsSpokenIn = ({ kind, text, start }: Part): SpokenClaim[] => {
  if (kind !== 'words' || !/\d/.test(text)) return [];
  return SPOKEN.flatMap(({ pattern, work }) =>
    Array.from(text.matchAll(pattern)).flatMap((found) => {
      if (!BEFORE.test(text.slice(0, found.index))) return [];
      const numbers = found.slice(1).filter((number) => number !== undefined);
      const claim = numbers.at(-1) ?? '';
      const [a, b = a] = numbers.slice(0, -1).map((number) => readFraction(number.replaceAll(',', '')));
      const exact = a && b ? work(a, b) : null;
      if (!exact) return [];
      const end = found.index + found[0].length;
      return [{ value: sideOf(exact), text: claim, start: start + end - claim.length, end: start + end }];
    }),
  );
};

/** A number with what may be its unit, an equals sign or its word, and another of the kind. */
const CONVERSION =
  /(?<![\p{L}\p{N}_.,])(?<![\^/×·*+−–-]\s?)(\d{1,3}(?:,\d{3})+|\d+(?:\.\d+)?)\s?([\p{L}°µ²³]{1,12})\s*(?:=|\bis\b|\bare\b|\bequals?\b)\s*(\d{1,3}(?:,\d{3})+(?:\.\d+)?|\d+(?:\.\d+)?)\s?([\p{L}°µ²³]{1,12})(?=\s*$|[.,;:!)](?:\s|$)|\s*=|\s+(?:so|because|and|but|which|since|then)\b)/gu;
/** Where a measure stands for another one, or its zero is not that of numbers. */
const ANOTHER_MEASURE =
  /\b(?:maps?|scales?|models?|drawings?|plans?|represents?|stands? for|each|per|every)\b|:/i;
/** Units whose size everybody agrees on; two letters of algebra are none. */
const AGREED =
  /^(?:[kdcmµ]?m[²³]?|(?:kilo|centi|milli|deci)?met(?:er|re)s?|(?:k|m|µ)?g|(?:kilo|milli)?grams?|[dcm]?[lL]|(?:milli|centi|deci)?lit(?:er|re)s?|h|hrs?|hours?|min|mins|minutes?|s|secs?|seconds?|ms|days?|weeks?|°[CF]|K|inch|inches|ft|foot|feet|yards?|miles?)$/u;

/** What the words of a line claim a measure to be in another unit. */
export const conversionsIn = ({ kind, text, start }: Part): SpokenClaim[] => {
  if (kind !== 'words' || ANOTHER_MEASURE.test(text.replaceAll(/:\s/g, ' '))) return [];
  return Array.from(text.matchAll(CONVERSION)).flatMap((found) => {
    const [all, from = '', fromUnit = '', claim = '', toUnit = ''] = found;
    const [left, right] = [agreedUnit(fromUnit), agreedUnit(toUnit)];
    const amount = readFraction(from.replaceAll(',', ''));
    if (!left || !right || !amount || fromUnit.length + toUnit.length === 2 || !isSameKind(left, right))
      return [];
    const base = add(multiply(amount, left.factor), left.offset);
    const end = found.index + all.length - toUnit.length;
    const saidEnd = end - (/\s$/.test(text.slice(0, end)) ? 1 : 0);
    const exact = inUnit(base, right);
    if (isAcross(left, right) && isNear(exact, claim)) return [];
    return [
      { value: sideOf(exact), text: claim, start: start + saidEnd - claim.length, end: start + saidEnd },
    ];
  });
};

const agreedUnit = (written: string): Unit | null => {
  if (!AGREED.test(written)) return null;
  const read = readUnit(written);
  return read && read.length >= written.length ? read.unit : null;
};

const isSameKind = (one: Unit, other: Unit): boolean =>
  one.written !== other.written && JSON.stringify(one.dimension) === JSON.stringify(other.dimension);

/** Inches and metres are mostly told roughly. */
const isAcross = (one: Unit, other: Unit): boolean => {
  const ratio = divide(one.factor, other.factor);
  return ratio !== null && ratio.top !== 1n && ratio.bottom !== 1n && one.offset.top === 0n;
};
const ROUGHLY = 0.12;
const isNear = (exact: Fraction, claim: string): boolean => {
  const value = toNumber(exact);
  return Math.abs(value - Number(claim.replaceAll(',', ''))) <= ROUGHLY * Math.abs(value);
};
