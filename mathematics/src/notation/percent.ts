import { add, divide, multiply, subtract, whole, type Fraction } from '../expression/fraction.ts';
import { number } from '../expression/tree.ts';
import { readValue } from '../expression/value.ts';
import { writeNumber } from '../expression/write.ts';
import { roundedAsAsked } from '../find/answer-form.ts';
import { plainSolution } from '../steps/plain.ts';
import { answerOf, type Task, type Worked } from '../worked.ts';

const A = String.raw`\$?\s?(-?\d[\d,]*(?:\.\d+)?|\.\d+)`;
const P = String.raw`\s?(?:%|percent\b)`;

interface Reading {
  readonly form: RegExp;
  /** The calculation with the two numbers as they stand. */
  readonly line: (a: string, b: string) => string;
  readonly value: (a: Fraction, b: Fraction) => Fraction | null;
  readonly why: readonly [rule: string, reason: string];
  /** The result is itself a percent. */
  readonly isShare?: true;
}

const HUNDRED = whole(100);
const form = (pattern: string): RegExp => new RegExp(pattern, 'i');

const OF_A_WHOLE = ['Divide the part by the whole', 'A percent compares a part with the whole.'] as const;
const OF_THE_OLD = [
  'Divide the change by where it began',
  'The change is measured against the old value.',
] as const;
const FROM_THE_START = 'The percent is taken of where it begins.';

/** Everything that is asked about percents of plain numbers: `a` and `b` are the two numbers as they stand. */
const READINGS: readonly Reading[] = [
  {
    form: form(String.raw`\b(?:increase|raise)\s${A}\sby\s${A}${P}`),
    line: (a, b) => `${a} + ${a} × ${b}/100`,
    value: (a, b) => divide(multiply(a, add(HUNDRED, b)), HUNDRED),
    why: ['Add that many hundredths', FROM_THE_START],
  },
  {
    form: form(String.raw`\b(?:decrease|reduce|lower)\s${A}\sby\s${A}${P}`),
    line: (a, b) => `${a} − ${a} × ${b}/100`,
    value: (a, b) => divide(multiply(a, subtract(HUNDRED, b)), HUNDRED),
    why: ['Take that many hundredths away', FROM_THE_START],
  },
  {
    form: form(String.raw`\bpercent(?:age)?\s(?:increase|decrease|change)\sfrom\s${A}\sto\s${A}`),
    line: (a, b) => `(${b} − ${a})/${a} × 100`,
    value: (a, b) => divide(subtract(b, a), a),
    why: OF_THE_OLD,
    isShare: true,
  },
  {
    form: form(String.raw`${A}\sis\swhat\spercent(?:age)?\sof\s${A}`),
    line: (a, b) => `${a}/${b} × 100`,
    value: divide,
    why: OF_A_WHOLE,
    isShare: true,
  },
  {
    form: form(String.raw`\bwhat\spercent(?:age)?\sof\s${A}\sis\s${A}`),
    line: (a, b) => `${b}/${a} × 100`,
    value: (a, b) => divide(b, a),
    why: OF_A_WHOLE,
    isShare: true,
  },
  {
    form: form(String.raw`${A}\sis\s${A}${P}\sof\swhat`),
    line: (a, b) => `${a} ÷ ${b} × 100`,
    value: (a, b) => divide(multiply(a, HUNDRED), b),
    why: ['Divide by the percent', 'First find one percent, then a hundred.'],
  },
  {
    form: form(
      String.raw`(?:\bwhat(?:\s(?:number\s)?is|'s)\s|^\s?|\bfind\s|\bcalculate\s)${A}${P}\sof\s${A}\s?[?.]?$`,
    ),
    line: (a, b) => `${a}/100 × ${b}`,
    value: (a, b) => divide(multiply(a, b), HUNDRED),
    why: ['Write the percent as a fraction', 'Percent means of every hundred, and of means times.'],
  },
];

const CHANGE =
  /(?:\bpercent(?:age)?|%)\s(?:(?:change|increase|rise|growth)|(decrease|drop|fall|reduction))\b/i;
const FROM_TO = form(String.raw`\bfrom\s${A}\sto\s${A}(?![\d.]*\d)`);

/** A story that says where something began and where it ended, and asks by how many percent it changed. */
export const percentChangeTask: Task = (text) => {
  const [change, match] = [CHANGE.exec(text), FROM_TO.exec(text)];
  if (!change || !match || text.length > 200 || /\d/.test(text.replace(match[0], ' '))) return null;
  // A decrease is told as a positive number of percent.
  const isDown = change[1] !== undefined;
  return work(
    {
      form: FROM_TO,
      line: (a, b) => (isDown ? `(${a} − ${b})/${a} × 100` : `(${b} − ${a})/${a} × 100`),
      value: (a, b) => divide(isDown ? subtract(a, b) : subtract(b, a), a),
      why: OF_THE_OLD,
      isShare: true,
    },
    match,
    text,
  );
};

/** Percent of, what percent, of what, more and less by a percent. */
export const percentTask: Task = (text) => {
  for (const reading of READINGS) {
    const match = reading.form.exec(text);
    // A number beside the two has a part in the question that nobody read, unless it says how to round.
    const rest = match ? text.replace(match[0], ' ').replace(/\b\d+ decimal/i, ' ') : '';
    const worked = match && !/\d/.test(rest) ? work(reading, match, text) : null;
    if (worked) return worked;
  }
  return null;
};

const work = (
  { line, value, isShare, why }: Reading,
  match: RegExpExecArray,
  text: string,
): Worked | null => {
  const [a = '', b = ''] = [match[1], match[2]].map((one) => (one ?? '').replaceAll(',', ''));
  const [first, second] = [a, b].map((one) => readValue(one));
  const result = first && second ? value(first, second) : null;
  if (!result) return null;
  const shown = isShare ? multiply(result, HUNDRED) : result;
  const worked = plainSolution(
    match[0].trim(),
    'percent',
    isShare ? answerOf(number(result, 'percent')) : answerOf(number(result, 'decimal')),
    [line(a, b), ...why],
    [`${writeNumber(shown, 'decimal')}${isShare ? '%' : ''}`, 'Work it out', 'Multiply and divide.'],
  );
  return isShare ? worked : roundedAsAsked(worked, text);
};
