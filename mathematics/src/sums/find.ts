import { readSum, type Sum } from './sum.ts';

const RUN = /[\d \t\u00A0.,()+\-−–*×·/÷⁄:^]+/g;
const LONGEST_RUN = 200;
const MOST_OPERATIONS = 20;
const SURROUNDINGS = 40;

/** The exercise in a message, if it holds one: `What is 3 + 4 x 2?` */
export const findSum = (message: string): Sum | null => {
  for (const run of runsIn(inSchoolNotation(message))) {
    const expression = looksAlike(run) ? null : readSum(run.text);
    if (expression?.kind === 'operation' && operations(expression) <= MOST_OPERATIONS) return expression;
  }
  return null;
};

const inSchoolNotation = (message: string): string =>
  message
    .replaceAll(/([\d)])\s*[xX]\s*(?=[\d(])/g, '$1×')
    // With a minus behind it, a cross stands alone: `2x -3` is a term, `2 x -3` a product.
    .replaceAll(/([\d)])\s[xX]\s+(?=[-−]\d)/g, '$1×')
    .replaceAll(/(\d),(?=\d{3}\b)/g, '$1')
    .replaceAll('**', '^');

const runsIn = function* (text: string): Generator<Run> {
  for (const { 0: run, index } of text.matchAll(RUN)) {
    if (run.length > LONGEST_RUN) continue;
    const start = index + run.search(/[(\d−-]|$/);
    const end = index + run.replace(/[^\d)]+$/, '').length;
    if (start >= end) continue;
    yield {
      text: text.slice(start, end),
      before: text.slice(Math.max(0, start - SURROUNDINGS), start),
      after: text.slice(end, end + SURROUNDINGS),
    };
  }
};

const operations = (expression: Sum): number =>
  expression.kind === 'number' ? 0 : 1 + operations(expression.left) + operations(expression.right);

/** A stretch of arithmetic characters and the text right around it. */
export interface Run {
  text: string;
  before: string;
  after: string;
}

/** Whether a run of digits and signs only looks like arithmetic: a date, a range of pages, a part of an equation. */
const looksAlike = ({ text, before, after }: Run): boolean =>
  OTHER_NUMBERS.some((form) => form.test(text)) ||
  (RANGE.test(text) && COUNTED_THINGS.test(before)) ||
  GROWN_ON_BEFORE.test(before) ||
  GROWN_ON_AFTER.test(after) ||
  (/^[-−]/.test(text) && VARIABLE_BEFORE.test(before));

/** Whether digits and signs are a date, a time, a telephone number or a range of pages. */
export const isOtherNumber = ({ text, before }: Pick<Run, 'text' | 'before'>): boolean =>
  /^[\d\s./:–−-]+$/.test(text) &&
  (OTHER_NUMBERS.some((form) => form.test(text.trim())) ||
    (RANGE.test(text.trim()) && COUNTED_THINGS.test(before)));

const OTHER_NUMBERS = [
  // A zero in front: months, minutes, area codes.
  /(?<![\d.])0\d/,
  // Dates.
  /^\d{4}([-/])\d{1,2}\1\d{1,2}$/,
  /^\d{1,2}([-/])\d{1,2}\1\d{4}$/,
  /^\d{1,2}\/\d{1,2}\/\d{2}$/,
  // Times of day.
  /(?<!\d)(?:1?\d|2[0-3]):[0-5]\d(?!\d)/,
  // Years from and to.
  /^(?:1\d|20)\d\d\s?[-–−]\s?(?:1\d|20)\d\d$/,
  // Telephone numbers.
  /^\d{3}-\d{4}$/,
  /^\d{3}-\d{3}-\d{4}$/,
  // Long numbers in groups, as on books and cards.
  /^\d+(?:-\d+){3,}$/,
];

const RANGE = /^\d+\s*[-–−]\s*\d+$/;
const COUNTED_THINGS =
  /(?:\b(?:pages?|pp?\.?|chapters?|ch\.?|sections?|grades?|ages?|aged|years?|exercises?|questions?|problems?|no\.?|numbers?|versions?|rooms?|lines?|verses?|from|between)|§)\s*$/i;

// Something else is written right on to it, or an operator ties it to a name: `sin(30)`, `$5`, `√16`, `x^2`, `x + 3`.
const GROWN_ON_BEFORE = /[\p{L}\p{N}_$€£¥#@%°√∛\\]$|[√∛]\s*$|[^\s(]\s*[+*×·/÷^]\s*$/u;
const GROWN_ON_AFTER = /^[\p{L}\p{N}_$€£¥%°!²³]|^\s*[-+−*×·/÷^]\s*\p{L}(?!\p{L})|^\s[b-hj-z](?!\p{L})/u;
const VARIABLE_BEFORE = /(?:^|[^\p{L}])\p{L}\s*$/u;
