import { inRoman, romanParts, romanValue } from '../arithmetic/number-names.ts';
import { withDigits } from '../arithmetic/number-words.ts';
import { fraction, greatestCommonDivisor, multiply, whole } from '../expression/fraction.ts';
import { decimal } from '../expression/read.ts';
import { number, power, product } from '../expression/tree.ts';
import { writeNumber } from '../expression/write.ts';
import { plainSolution, type PlainStep } from '../steps/plain.ts';
import { numbersOf } from '../table-text.ts';
import { answerOf, checked, textAnswer, type Task, type Worked } from '../worked.ts';

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
export const baseTask: Task = (written) => {
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

export const baseSumTask: Task = (text) => {
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
export const romanTask: Task = (text) =>
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
export const simplestRatioTask: Task = (text) => {
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

const AS_PERCENT =
  /\b(?:to|as) a percent\w*\b[^\d]{0,20}(-?\d[\d,]*(?:\.\d+)?|-?\.\d+)(?:\s?\/\s?(\d+))?\s?=?\s?%?/i;

/** The other ways to write one number: as a percent or in scientific notation. */
export const numberFormTask: Task = (text) => asPercent(text) ?? asScientific(text);

const asPercent: Task = (text) => {
  const match = AS_PERCENT.exec(text);
  const numbers = text.match(/\d+(?:\.\d+)?/g)?.length ?? 0;
  if (!match || /\bwhat percent\b|\bincrease\b|\bdecrease\b/i.test(text)) return null;
  if (numbers > (match[2] === undefined ? 1 : 2)) return null;
  const { value } = decimal((match[1] ?? '').replaceAll(/[,-]/g, ''));
  const share = multiply(value, fraction(1n, BigInt(match[2] ?? 1)));
  const percent = writeNumber(multiply(share, whole(100)), 'decimal');
  return plainSolution(
    match[1] ?? '',
    'percent',
    answerOf(number(share, 'percent')),
    [`${match[1]}${match[2] === undefined ? '' : `/${match[2]}`} × 100`, 'Take a hundred of it'],
    [`${percent}%`, 'Work it out', 'So many of every hundred.'],
  );
};

const PLAIN_NUMBER = /(?<![\w.])(\d{1,3}(?:,\d{3})+(?:\.\d+)?|\d+\.\d+|\d{4,}|0?\.0\d+)(?![\d/])/g;

const asScientific: Task = (text) => {
  if (!/\bscientific notation\b/i.test(text) || /\*\s?\(?\s?10\s?\)?\s?\^/.test(text)) return null;
  const [only, more] = [...new Set([...text.matchAll(PLAIN_NUMBER)].map((match) => match[1] ?? ''))];
  if (only === undefined || more !== undefined) return null;
  const plain = only.replaceAll(',', '');
  const exponent = Math.floor(Math.log10(Number(plain)));
  const scale = 10n ** BigInt(Math.abs(exponent));
  const digits = multiply(decimal(plain).value, exponent >= 0 ? fraction(1n, scale) : whole(scale));
  const written = writeNumber(digits, 'decimal');
  const result = product([number(digits, 'decimal'), power(number(10), number(exponent))]);
  return plainSolution(
    only,
    'scientific notation',
    {
      text: `${written} × 10^${exponent < 0 ? `(−${-exponent})` : exponent}`,
      latex: `${written} \\times 10^{${exponent}}`,
      value: result,
    },
    [
      `${written} × 10^(${exponent})`,
      'Move the point after the first digit',
      `It moved ${Math.abs(exponent)} places.`,
    ],
  );
};
