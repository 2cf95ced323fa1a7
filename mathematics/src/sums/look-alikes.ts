/** A stretch of arithmetic characters and the text right around it. */
export interface Run {
  text: string;
  before: string;
  after: string;
}

/** Whether a run of digits and signs only looks like arithmetic: a date, a range of pages, a part of an equation. */
export const looksAlike = ({ text, before, after }: Run): boolean =>
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
