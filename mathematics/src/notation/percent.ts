import { divide, fraction, multiply, subtract, whole, type Fraction } from '../expression/fraction.ts';
import { decimal } from '../expression/read.ts';
import { number } from '../expression/tree.ts';
import { writeNumber } from '../expression/write.ts';
import { roundedAsAsked } from '../find/answer-form.ts';
import { plainSolution } from '../steps/plain.ts';
import { answerOf, type Task, type Worked } from '../worked.ts';

const A = String.raw`\$?\s?(-?\d[\d,]*(?:\.\d+)?|\.\d+)`;
const P = String.raw`\s?(?:%|percent\b)`;

interface Reading {
  readonly form: RegExp;
  /** The calculation, and whether the result is itself a percent. */
  readonly line: (a: string, b: string) => string;
  readonly value: (a: Fraction, b: Fraction) => Fraction | null;
  readonly isShare?: true;
  readonly rule: string;
  readonly reason: string;
}

const hundredth = fraction(1n, 100n);
const ofHundred = (rate: Fraction): Fraction => multiply(rate, hundredth);
const form = (pattern: string): RegExp => new RegExp(pattern, 'i');

/** Everything that is asked about percents of plain numbers: `a` and `b` are the two numbers as they stand. */
const READINGS: readonly Reading[] = [
  {
    form: form(String.raw`\b(?:increase|raise)\s${A}\sby\s${A}${P}`),
    line: (a, b) => `${a} + ${a} × ${b}/100`,
    value: (a, b) => multiply(a, subtract(whole(1), multiply(ofHundred(b), whole(-1)))),
    rule: 'Add that many hundredths',
    reason: 'The percent is taken of where it begins.',
  },
  {
    form: form(String.raw`\b(?:decrease|reduce|lower)\s${A}\sby\s${A}${P}`),
    line: (a, b) => `${a} − ${a} × ${b}/100`,
    value: (a, b) => multiply(a, subtract(whole(1), ofHundred(b))),
    rule: 'Take that many hundredths away',
    reason: 'The percent is taken of where it begins.',
  },
  {
    form: form(String.raw`\bpercent(?:age)?\s(?:increase|decrease|change)\sfrom\s${A}\sto\s${A}`),
    line: (a, b) => `(${b} − ${a})/${a} × 100`,
    value: (a, b) => divide(subtract(b, a), a),
    isShare: true,
    rule: 'Divide the change by where it began',
    reason: 'The change is measured against the old value.',
  },
  {
    form: form(String.raw`${A}\sis\swhat\spercent(?:age)?\sof\s${A}`),
    line: (a, b) => `${a}/${b} × 100`,
    value: (a, b) => divide(a, b),
    isShare: true,
    rule: 'Divide the part by the whole',
    reason: 'A percent compares a part with the whole.',
  },
  {
    form: form(String.raw`\bwhat\spercent(?:age)?\sof\s${A}\sis\s${A}`),
    line: (a, b) => `${b}/${a} × 100`,
    value: (a, b) => divide(b, a),
    isShare: true,
    rule: 'Divide the part by the whole',
    reason: 'A percent compares a part with the whole.',
  },
  {
    form: form(String.raw`${A}\sis\s${A}${P}\sof\swhat`),
    line: (a, b) => `${a} ÷ ${b} × 100`,
    value: (a, b) => divide(multiply(a, whole(100)), b),
    rule: 'Divide by the percent',
    reason: 'First find one percent, then a hundred.',
  },
  {
    form: form(
      String.raw`(?:\bwhat(?:\s(?:number\s)?is|'s)\s|^\s?|\bfind\s|\bcalculate\s)${A}${P}\sof\s${A}\s?[?.]?$`,
    ),
    line: (a, b) => `${a}/100 × ${b}`,
    value: (a, b) => multiply(ofHundred(a), b),
    rule: 'Write the percent as a fraction',
    reason: 'Percent means of every hundred, and of means times.',
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
      isShare: true,
      rule: 'Divide the change by where it began',
      reason: 'The change is measured against the old value.',
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
  { line, value, isShare, rule, reason }: Reading,
  match: RegExpExecArray,
  text: string,
): Worked | null => {
  const [a = '', b = ''] = [match[1], match[2]].map((one) => (one ?? '').replaceAll(',', ''));
  const [first, second] = [a, b].map((one) => {
    const size = decimal(one.replace('-', '')).value;
    return one.startsWith('-') ? multiply(size, whole(-1)) : size;
  });
  const result = first && second ? value(first, second) : null;
  if (!result) return null;
  const shown = isShare ? multiply(result, whole(100)) : result;
  const worked = plainSolution(
    match[0].trim(),
    'percent',
    isShare ? answerOf(number(result, 'percent')) : answerOf(number(result, 'decimal')),
    [line(a, b), rule, reason],
    [`${writeNumber(shown, 'decimal')}${isShare ? '%' : ''}`, 'Work it out', 'Multiply and divide.'],
  );
  return isShare ? worked : roundedAsAsked(worked, text);
};
