import { fraction, multiply } from '../expression/fraction.ts';
import { number } from '../expression/tree.ts';
import { readValue } from '../expression/value.ts';
import { writeNumber } from '../expression/write.ts';
import { roundedAsAsked } from '../find/answer-form.ts';
import { plainSolution } from '../steps/plain.ts';
import type { Rule } from '../steps/step.ts';
import { answerOf, type Task, type Worked } from '../worked.ts';

const AMOUNT = String.raw`\$?\s?(-?\d[\d,]*(?:\.\d+)?|\.\d+)`;
/** `#` stands for an amount, `%` for the sign or its word. */
const form = (pattern: string): RegExp =>
  new RegExp(
    pattern
      .replaceAll(' ', String.raw`\s`)
      .replaceAll('%', String.raw`\s?(?:%|percent\b)`)
      .replaceAll('#', AMOUNT),
    'i',
  );

const HUNDREDTH = fraction(1n, 100n);
const WHAT_SHARE = 'Divide the part by the whole';
const WHAT_CHANGE = 'Divide the change by where it began';

/** How a question is asked, and the calculation with its two numbers as they stand. */
type Reading = readonly [form: RegExp, line: string, rule: Rule];

/** Everything that is asked about percents of plain numbers. */
const READINGS: readonly Reading[] = [
  [form(String.raw`\b(?:increase|raise) # by #%`), 'a + a × b/100', 'Add that many hundredths'],
  [form(String.raw`\b(?:decrease|reduce|lower) # by #%`), 'a − a × b/100', 'Take that many hundredths away'],
  [
    form(String.raw`\bpercent(?:age)? (?:increase|decrease|change) from # to #`),
    '(b − a)/a × 100',
    WHAT_CHANGE,
  ],
  [form('# is what percent(?:age)? of #'), 'a/b × 100', WHAT_SHARE],
  [form(String.raw`\bwhat percent(?:age)? of # is #`), 'b/a × 100', WHAT_SHARE],
  [form('# as an? percent(?:age)? of #'), 'a/b × 100', WHAT_SHARE],
  [form('# (?:out of|/) # (?:as|in|to|into|is what) (?:an? )?percent'), 'a/b × 100', WHAT_SHARE],
  [form('# is #% of what'), 'a ÷ b × 100', 'Divide by the percent'],
  [
    form(String.raw`(?:\bwhat(?: (?:number )?is|'s) |^\s?|\bfind |\bcalculate )#% of #\s?[?.]?$`),
    'a/100 × b',
    'Write the percent as a fraction',
  ],
];

const CHANGE =
  /(?:\bpercent(?:age)?|%)\s(?:(?:change|increase|rise|growth)|(decrease|drop|fall|reduction))\b/i;
const FROM_TO = form(String.raw`\bfrom # to #(?![\d.]*\d)`);

/** A story that says where something began and where it ended, and asks by how many percent it changed. */
export const percentChangeTask: Task = (text) => {
  const [change, match] = [CHANGE.exec(text), FROM_TO.exec(text)];
  if (!change || !match || text.length > 200 || /\d/.test(text.replace(match[0], ' '))) return null;
  // A decrease is told as a positive number of percent.
  const line = change[1] === undefined ? '(b − a)/a × 100' : '(a − b)/a × 100';
  return work([FROM_TO, line, WHAT_CHANGE], match, text);
};

/** Percent of, what percent, of what, more and less by a percent. */
export const percentTask: Task = (text) => {
  for (const reading of READINGS) {
    const match = reading[0].exec(text);
    // A number beside the two has a part in the question that nobody read, unless it says how to round.
    const rest = match ? text.replace(match[0], ' ').replace(/\b\d+ decimal/i, ' ') : '';
    const worked = match && !/\d/.test(rest) ? work(reading, match, text) : null;
    if (worked) return worked;
  }
  return null;
};

const work = ([, formula, rule]: Reading, match: RegExpExecArray, text: string): Worked | null => {
  const [a = '', b = ''] = [match[1], match[2]].map((one) => (one ?? '').replaceAll(',', ''));
  const line = formula.replaceAll(/[ab]/g, (letter) => (letter === 'a' ? a : b));
  const value = readValue(line);
  if (!value) return null;
  const isShare = rule === WHAT_SHARE || rule === WHAT_CHANGE;
  const worked = plainSolution(
    match[0].trim(),
    'percent',
    answerOf(isShare ? number(multiply(value, HUNDREDTH), 'percent') : number(value, 'decimal')),
    [line, rule],
    [`${writeNumber(value, 'decimal')}${isShare ? '%' : ''}`, 'Work it out', 'Multiply and divide.'],
  );
  return isShare ? worked : roundedAsAsked(worked, text);
};
