import { inRoman, romanParts, romanValue, withDigits } from '../arithmetic/number-words.ts';
import { PLACES, PLACE_NAMED, roundTo, roundingIn, tens } from '../arithmetic/rounding.ts';
import {
  compare,
  divide,
  greatestCommonDivisor,
  whole,
  wholeRoot,
  decimalValue,
  negate,
  add,
  subtract,
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

const NAMES = numbersOf('binary 2, octal 8, decimal 10, denary 10, hexadecimal 16, hex 16');
const baseNamed = (name: string): number => NAMES[name.toLowerCase()] ?? 2;
const NAMED = String.raw`(${Object.keys(NAMES).join('|')})(?:\s(?:numbers?|form|value|notation))?\b`;
const PREFIXES: Readonly<Record<string, number>> = { '0b': 2, '0o': 8, '0x': 16 };
/** “0xB7”, “1011 0111”, “182”. */
const WRITTEN = String.raw`((?:0[box])?[0-9a-f]{1,80}|[01]{4}(?:\s[01]{4}){1,15})`;
const INTO = new RegExp(
  String.raw`(?<![\d./%+*×÷−-]\s?)\b(?:${NAMED}\s)?${WRITTEN}(?:\s(?:in\s|from\s)?${NAMED})?\s(?:to|in|into|as)\s(?:an?\s)?${NAMED}`,
  'i',
);
const OF = new RegExp(String.raw`\b${NAMED}\s(?:of|for)\s(?:${NAMED}\s)?${WRITTEN}(?![\w.])`, 'i');
const PREFIXED = /\b(?:what(?:['’]?s| is)|convert|work out)\s(0[box][0-9a-f]{1,80})(?=\s?\??$)/i;

/** “101101 in base 10” goes to decimal. */
const INTO_BASE = /(?<=\d\s(?:to|in|into|as)\s)base\s(2|8|10|16)(?!\d|,?\swhat)/i;
const BASE_NAMES: Readonly<Record<string, string>> = { 2: 'binary', 8: 'octal', 10: 'decimal', 16: 'hex' };

/** “45 in binary” goes from base 10 to base 2. */
const withBases = (text: string): string => {
  const change = (found: string, numeral: string, from: string | undefined, to: string): string => {
    const [base, goal] = [from === undefined ? baseOf(numeral, to) : baseNamed(from), baseNamed(to)];
    return base === null || base === goal
      ? found
      : `${numeral.replace(/^0[box]/i, '').replaceAll(' ', '')} base ${base} to base ${goal}`;
  };
  return (
    CHANGE.test(text) ? text : text.replace(INTO_BASE, (found, base: string) => BASE_NAMES[base] ?? found)
  )
    .replace(INTO, (found, before?: string, numeral = '', behind?: string, to = '') =>
      change(found, numeral, before ?? behind, to),
    )
    .replace(OF, (found, to = '', from?: string, numeral = '') => change(found, numeral, from, to))
    .replace(PREFIXED, (found, numeral: string) => change(found, numeral, undefined, 'decimal'));
};

/** The base that a numeral is written in where nobody names it; null where it could be another one. */
const baseOf = (numeral: string, to: string): number | null => {
  const prefixed = PREFIXES[numeral.slice(0, 2).toLowerCase()];
  if (prefixed !== undefined && numeral.length > 2) return prefixed;
  // “1e3” is a thousand on a calculator.
  if (/[a-f]/i.test(numeral)) return /\d/.test(numeral) && !/^\d+e\d+$/i.test(numeral) ? 16 : null;
  if (baseNamed(to) === 2 || !/^[01]{3,}$/.test(numeral.replaceAll(' ', ''))) return 10;
  if (baseNamed(to) === 10 || /^0| /.test(numeral) || numeral.length >= WHOLE_BYTE) return 2;
  return numeral.length < HALF_BYTE ? 10 : null;
};
const [HALF_BYTE, WHOLE_BYTE] = [4, 8];

/** What the digits are worth, place by place: 11 × 16 + 7. */
const byPlaces = (numeral: string, base: number): string =>
  Array.from(numeral.replace('-', ''), (one, at, length = numeral.replace('-', '').length) => {
    const [digit, place] = [DIGITS.indexOf(one.toLowerCase()), BigInt(base) ** BigInt(length - 1 - at)];
    return digit === 0 ? '' : place === 1n ? `${digit}` : digit === 1 ? `${place}` : `${digit} × ${place}`;
  })
    .filter(Boolean)
    .join(' + ');

/** A number from one base into another. */
const baseTask: Task = (written) => {
  const text = withBases(written);
  const match = CHANGE.exec(text);
  const [numeral = '', from, to] = [match?.[1], Number(match?.[2]), Number(match?.[3])];
  const value = match && isBase(to) ? inBase(numeral, from) : null;
  if (!match || value === null) return null;
  const result = value.toString(to);
  const reason = `Every place is worth ${from} times the one to its right.`;
  const places = from === 10 || value <= 0n ? '' : byPlaces(numeral, from);
  const inTen: PlainStep[] = from === 10 ? [] : [[`${value}`, `Read it in base ${from}`, reason]];
  if (/[+×]/.test(places)) inTen.unshift([places, 'Write down what each digit is worth', reason]);
  const digits: PlainStep = [
    result,
    `Divide by ${to} again and again`,
    'The remainders, last to first, are the digits.',
  ];
  const steps = to === 10 ? inTen : [...inTen, digits];
  const answer = to === 10 ? answerOf(number(value)) : textAnswer(result);
  const worked = plainSolution(match[0], 'change of base', answer, ...steps);
  return checked(worked, 'put-back', inBase(result, to) === value);
};

/** “11110000 in 8 bit two’s complement”, and “−16” the other way. */
const complementTask: Task = (text) => {
  if (text.length > 200 || !/\b(?:two['’]?s|2['’]?s) complement\b/i.test(text)) return null;
  const plain = text.replace(/\b(?:two['’]?s|2['’]?s) complement\b/i, ' ');
  const [size, ...others] = Array.from(plain.matchAll(/(\d{1,2})[\s-]?bits?\b/gi), ([, one]) => Number(one));
  const [written = '', more] =
    plain
      .replaceAll(/\d{1,2}[\s-]?bits?\b/gi, ' ')
      .match(/(?<![\w.])(?:[01]{4}(?:\s[01]{4})+|[-−]?\d{1,64})(?![\w.])/g) ?? [];
  if (written === '' || more !== undefined || others.length > 0) return null;
  const bits = written.replaceAll(' ', '');
  const isBits = /^[01]{4,64}$/.test(bits) && bits.length === (size ?? bits.length);
  const length = isBits ? bits.length : (size ?? 0);
  const value = isBits ? BigInt.asIntN(length, BigInt(`0b${bits}`)) : BigInt(bits.replace('−', '-'));
  const half = 2n ** BigInt(Math.max(0, length - 1));
  if (length < 2 || length > 64 || value < -half || value >= half) return null;
  const numeral = BigInt.asUintN(length, value).toString(2).padStart(length, '0');
  const places = byPlaces(`0${numeral.slice(1)}`, 2);
  const sum = numeral.startsWith('1') ? [`−${half}`, places].filter(Boolean).join(' + ') : places || '0';
  const reason = `In two’s complement the first of ${length} bits counts −${half}, the others as always.`;
  const worked = plainSolution(
    written,
    isBits ? 'two’s complement' : 'change of base',
    isBits ? answerOf(number(value)) : textAnswer(numeral),
    [sum, isBits ? 'Write down what each bit is worth' : 'Take the number apart', reason],
    isBits
      ? [`${value}`, 'Work it out']
      : [numeral, 'Write the bits', 'A 1 for every part, a 0 for the rest.'],
  );
  return checked(worked, 'put-back', BigInt.asIntN(length, BigInt(`0b${numeral}`)) === value);
};

const BASE_SUM = new RegExp(
  String.raw`\bin\sbase\s(\d{1,2})\s?,?\s?what\sis\s${NUMERAL}\s?([+-])\s?${NUMERAL}`,
  'i',
);

/** “Add 1010 and 0111 in binary”. */
const BINARY_SUM =
  /\bbinary\b.{0,30}?(?<![\w.])([01]{3,32})\s?(?:\+|and|plus)\s?([01]{3,32})(?![\w.])|(?<![\w.])([01]{3,32})\s?(?:\+|and|plus)\s?([01]{3,32})\s.{0,15}\bbinary\b/i;

const baseSumTask: Task = (written) => {
  const [, a1, b1, a2, b2] = BINARY_SUM.exec(written) ?? [];
  const [first, second] = [a1 ?? a2, b1 ?? b2];
  const text =
    first === undefined || second === undefined ? written : `in base 2, what is ${first} + ${second}`;
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
  const [parts, numeral] = [romanParts(value), inRoman(value)];
  const signs = `${parts.map((part) => `${part.value} is ${part.sign}`).join(', ')}.`;
  const steps: PlainStep[] = [
    [sumOf(parts), 'Take it apart'],
    [numeral, 'Write the signs', signs],
  ];
  const worked = plainSolution(String(value), 'roman numeral', textAnswer(numeral), ...steps);
  return checked(worked, 'put-back', romanValue(numeral) === value);
};
const sumOf = (parts: ReturnType<typeof romanParts>): string => parts.map((part) => part.value).join(' + ');

const fromRoman = (text: string): Worked | null => {
  const numeral = text.match(/\b[MDCLXVI]{2,15}\b/g)?.at(-1) ?? /\bnumeral\s([MDCLXVI])\b/.exec(text)?.[1];
  const value = numeral === undefined ? 0 : romanValue(numeral);
  if (numeral === undefined || value === 0) return null;
  const steps: PlainStep[] = [
    [sumOf(romanParts(value)), 'Read the signs from the left'],
    [String(value), 'Add', 'That is its value.'],
  ];
  return plainSolution(numeral, 'roman numeral', answerOf(number(value)), ...steps);
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
  const isOfPercent = /\bpercent (?:in|de)crease|\bpercent change/i.test(text);
  if (!match || !unit || given.length > MOST_DIGITS || isOfPercent) return null;
  // `round to 2 decimal places` names no number to round.
  const before = text.slice(0, text.indexOf(given, match.index));
  if (match[1] !== undefined && /\b(?:to|nearest)\s?$/i.test(before)) return null;
  const plain = given.replaceAll(',', '');
  const size = decimalValue(plain.replace('-', ''));
  const value = plain.startsWith('-') ? negate(size) : size;
  const result = roundTo(value, unit);
  const ends = compare(result, value) > 0 ? [subtract(result, unit), result] : [result, add(result, unit)];
  const [below, above, step] = [...ends, unit].map((one) => writeNumber(one, 'decimal'));
  const between = `between ${below} and ${above}`;
  return plainSolution(
    given,
    'round',
    answerOf(number(result, 'decimal')),
    [between, 'Find the two neighbours', `The nearest multiples of ${step} on both sides.`],
    [writeNumber(result, 'decimal'), 'Take the nearer one'],
  );
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
  const reason = `From the decimal point, the ${match[1]}s stand ${where}.`;
  const step = [`${digit}`, 'Count the places', reason] as const;
  return plainSolution(given, 'place value', answerOf(number(digit)), step);
};

export const NUMBER_WRITING_TASKS: readonly Task[] = [
  romanTask,
  complementTask,
  baseTask,
  baseSumTask,
  simplestRatioTask,

  nearestRootTask,
  roundTask,
  placeValueTask,
];
