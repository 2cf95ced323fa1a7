import { inRoman, romanParts, romanValue, withDigits } from '../arithmetic/number-words.ts';
import { PLACES, PLACE_NAMED, roundTo, roundingIn, tens } from '../arithmetic/rounding.ts';
import {
  type Fraction,
  compare,
  divide,
  fraction,
  greatestCommonDivisor,
  whole,
  wholeRoot,
} from '../expression/fraction.ts';
import { decimal } from '../expression/read.ts';
import { number } from '../expression/tree.ts';
import { writeNumber } from '../expression/write.ts';
import { type PlainStep, plainSolution } from '../steps/plain.ts';
import { numbersOf } from '../table-text.ts';
import { type Task, type Worked, answerOf, checked, textAnswer } from '../worked.ts';

const DIGITS = '0123456789abcdefghijklmnopqrstuvwxyz';
const NUMERAL = String.raw`(-?[0-9a-z]{1,80})`;
const isBase = (base: number): boolean => base >= 2 && base <= 36;

const inBase = (text: string, base: number): bigint | null => {
  let value = 0n;
  for (const one of text.replace('-', '').toLowerCase()) {
    const digit = DIGITS.indexOf(one);
    if (!isBase(base) || digit < 0 || digit >= base) return null;
    value = value * BigInt(base) + BigInt(digit);
  }
  return text.startsWith('-') ? -value : value;
};

const CHANGE = new RegExp(
  String.raw`${NUMERAL}\s?\(?\s?(?:in\s)?base\s(\d{1,2})\s?\)?\s(?:to|in|into)\sbase\s(\d{1,2})`,
  'i',
);

const BASES = 'binary 2, octal 8, decimal 10, denary 10, hexadecimal 16, hex 16';
const NAMES = numbersOf(BASES);
const NAMED = String.raw`(${Object.keys(NAMES).join('|')})(?:\s(?:numbers?|form|notation))?\b`;
const INTO = new RegExp(
  String.raw`(?<![\d./%+*×÷−-]\s?)\b(?:${NAMED}\s)?([0-9a-f]{1,80})(?:\s(?:in\s|from\s)?${NAMED})?\s(?:to|in|into|as)\s(?:an?\s)?${NAMED}`,
  'i',
);

// “45 in binary” goes from base 10 to base 2.
const withBases = (text: string): string =>
  text.replace(
    INTO,
    (found, before: string | undefined, numeral: string, behind: string | undefined, to: string) => {
      const from = NAMES[(before ?? behind ?? 'decimal').toLowerCase()] ?? 10;
      if (from === NAMES[to.toLowerCase()]) return found;
      return `${numeral} base ${from} to base ${NAMES[to.toLowerCase()] ?? 2}`;
    },
  );

/** A number from one base into another. */
const baseTask: Task = (written) => {
  const text = withBases(written);
  const match = CHANGE.exec(text);
  const [from, to] = [Number(match?.[2]), Number(match?.[3])];
  const value = match && isBase(to) ? inBase(match[1] ?? '', from) : null;
  if (!match || value === null) return null;
  const result = value.toString(to);
  const reason = `Every place is worth ${from} times the one to its right.`;
  const inTen: PlainStep[] = from === 10 ? [] : [[`${value}`, `Read it in base ${from}`, reason]];
  const worked = plainSolution(match[0], 'change of base', textAnswer(result), ...inTen, [
    result,
    `Divide by ${to} again and again`,
    'The remainders, last to first, are the digits.',
  ]);
  return checked(worked, 'put-back', inBase(result, to) === value);
};

const BASE_SUM = new RegExp(
  String.raw`\bin\sbase\s(\d{1,2})\s?,?\s?what\sis\s${NUMERAL}\s?([+-])\s?${NUMERAL}`,
  'i',
);

const baseSumTask: Task = (text) => {
  const match = BASE_SUM.exec(text);
  const base = Number(match?.[1]);
  const [a, b] = [match?.[2], match?.[4]].map((one) => inBase(one ?? '', base));
  if (!match || typeof a !== 'bigint' || typeof b !== 'bigint') return null;
  const total = match[3] === '+' ? a + b : a - b;
  const result = total.toString(base);
  const worked = plainSolution(
    match[0],
    'arithmetic in a base',
    textAnswer(result),
    [`${a} ${match[3]} ${b} = ${total}`, 'Work in base ten'],
    [result, `Write it in base ${base}`, 'The remainders on dividing by the base are the digits.'],
  );
  return checked(worked, 'put-back', inBase(result, base) === total);
};

const LARGEST_ROMAN = 3999;

/** Roman numerals, both ways. */
const romanTask: Task = (text) =>
  text.length <= 200 && /\broman\b/i.test(text) ? (fromRoman(text) ?? toRoman(text)) : null;

const toRoman = (text: string): Worked | null => {
  const [digits, more] = text.match(/\d[\d,]*/g) ?? [];
  const value = Number(digits?.replaceAll(',', ''));
  if (digits === undefined || more !== undefined || !(value >= 1 && value <= LARGEST_ROMAN)) return null;
  const parts = romanParts(value);
  const signs = `${parts.map((part) => `${part.value} is ${part.sign}`).join(', ')}.`;
  const sum = parts.map((part) => part.value).join(' + ');
  const worked = plainSolution(
    String(value),
    'roman numeral',
    textAnswer(inRoman(value)),
    [sum, 'Take it apart'],
    [inRoman(value), 'Write the signs', signs],
  );
  return checked(worked, 'put-back', romanValue(inRoman(value)) === value);
};

const fromRoman = (text: string): Worked | null => {
  const numeral = text.match(/\b[MDCLXVI]{2,15}\b/g)?.at(-1) ?? /\bnumeral\s([MDCLXVI])\b/.exec(text)?.[1];
  const value = numeral === undefined ? 0 : romanValue(numeral);
  if (numeral === undefined || value === 0) return null;
  const sum = romanParts(value)
    .map((part) => part.value)
    .join(' + ');
  return plainSolution(
    numeral,
    'roman numeral',
    answerOf(number(value)),
    [sum, 'Read the signs from the left'],
    [String(value), 'Add', 'That is its value.'],
  );
};

const RATIO =
  /(?:^|\b(?:what(?:'s| is)|find|simplify|write|reduce|give)\s)(?:the\s)?(?:simplest\s)?ratio\s(?:of\s)?(\d{1,15})\s?(?:to|:)\s?(\d{1,15})(?:\sin\s(?:its\s)?(?:simplest|lowest)\s(?:form|terms))?\s?[?.]?$/i;

/** The simplest form of a ratio of two whole numbers. */
const simplestRatioTask: Task = (text) => {
  const match = text.length > 120 ? null : RATIO.exec(withDigits(text.trim()));
  const [a, b] = [BigInt(match?.[1] ?? 0), BigInt(match?.[2] ?? 0)];
  if (!match || a === 0n || b === 0n) return null;
  const shared = greatestCommonDivisor(a, b);
  const result = `${a / shared} : ${b / shared}`;
  return plainSolution(
    `${a} : ${b}`,
    'ratio',
    textAnswer(result),
    [`${a} ÷ ${shared} : ${b} ÷ ${shared}`, 'Divide both by what they share', `${shared} divides both.`],
    [result, 'Work it out', 'Nothing but one divides both now.'],
  );
};

const NUMBER = String.raw`-?\d[\d,]*(?:\.\d+)?|-?\.\d+`;
const ROUND = new RegExp(
  String.raw`\bround(?:ed|ing)?\b[^\d-]{0,40}(${NUMBER})(?![\d/^*+=(a-zA-Z]|\.\d)|(${NUMBER})\srounded\b`,
  'i',
);
const MOST_DIGITS = 60;

const roundTask: Task = (text) => {
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
const nearestRootTask: Task = (text) => {
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
const placeValueTask: Task = (text) => {
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

export const NUMBER_WRITING_TASKS: readonly Task[] = [
  romanTask,
  baseTask,
  baseSumTask,
  simplestRatioTask,

  nearestRootTask,
  roundTask,
  placeValueTask,
];
