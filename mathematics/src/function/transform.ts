import { withDigits } from '../arithmetic/number-words.ts';
import { readExpression } from '../expression/read.ts';
import {
  minus,
  number,
  opposite,
  product,
  quotient,
  substitute,
  sum,
  symbol,
  type Expression,
} from '../expression/tree.ts';
import { write } from '../expression/write.ts';
import { findRequest } from '../find/request.ts';
import { displayOf } from '../simplify/display.ts';
import { answerOf, told, type Task, type ToldStep } from '../worked.ts';
import { subjectOf } from './subject.ts';

type Change = (body: Expression, letter: string) => Expression;

const N = String.raw`(\d+(?:\.\d+)?(?:\s*\/\s*\d+)?|\(\(\d+\)\/\(\d+\)\))`;
const size = (text: string | undefined): Expression | null => readExpression(text ?? '');

const moved = (by: Expression, way: string): Change => {
  if (/^(?:up|above)/i.test(way)) return (body) => sum([body, by]);
  if (/^(?:down|below)/i.test(way)) return (body) => minus(body, by);
  return (body, letter) =>
    substitute(body, letter, /^left/i.test(way) ? sum([symbol(letter), by]) : minus(symbol(letter), by));
};

/** A stretch makes large, a compression small, whichever way its factor is written. */
const stretched = (by: Expression, way: string, along: string): Change => {
  const large = by.kind === 'number' && by.value.top >= by.value.bottom;
  const factor = /^stretch/i.test(way) || !large ? by : quotient(number(1), by);
  return /^horiz/i.test(along)
    ? (body, letter) => substitute(body, letter, quotient(symbol(letter), factor))
    : (body) => product([factor, body]);
};

const FORMS: readonly (readonly [RegExp, (match: RegExpExecArray) => Change | null])[] = [
  [
    new RegExp(
      String.raw`^(?:shift\w*|mov\w*|translat\w*)?\s*(?:to the\s+)?(up|down|left|right)(?:ward)?s?\s+(?:by\s+)?${N}\s*(?:units?)?`,
      'i',
    ),
    (match) => withSize(match[2], (by) => moved(by, match[1] ?? '')),
  ],
  [
    new RegExp(
      String.raw`^(?:shift\w*|mov\w*|translat\w*)?\s*${N}\s*units?\s+(?:to the\s+)?(up|down|left|right|above|below)`,
      'i',
    ),
    (match) => withSize(match[1], (by) => moved(by, match[2] ?? '')),
  ],
  [
    new RegExp(
      String.raw`^(?:(vertical|horizontal)ly\s+)?(stretch|compress|shr[iu]nk)\w*\s*(?:(vertical|horizontal)ly\s*)?(?:by\s+)?(?:a\s+)?(?:factor\s+of\s+)?${N}`,
      'i',
    ),
    (match) => withSize(match[4], (by) => stretched(by, match[2] ?? '', match[1] ?? match[3] ?? 'vertical')),
  ],
  [
    /^reflect\w*\s+(?:about|across|over|in)\s+(?:the\s+)?([xy])/i,
    (match) =>
      /x/i.test(match[1] ?? '')
        ? opposite
        : (body, letter) => substitute(body, letter, opposite(symbol(letter))),
  ],
];

const withSize = (text: string | undefined, make: (by: Expression) => Change): Change | null => {
  const by = size(text);
  return by && make(by);
};

const START =
  /\b(?:shift|mov(?:e|ed)\b|translat|stretch|compress|shr[iu]nk|reflect|vertically|horizontally|up\b|down(?:ward)?s?\b|left\b|right\b|\d[\d./]*\s*units?\s+(?:to the\s+)?(?:up|down|left|right))/gi;

/** A graph that is shifted, stretched and reflected: the equation of the new function. */
export const transformTask: Task = (raw) => {
  if (!/\b(?:shift|reflect|stretch|compress|translat)\w*/i.test(raw) || raw.length > 600) return null;
  if (!/\b(?:equation|function|formula|write|new)\b|^\s*shift/im.test(raw)) return null;
  const subject = subjectOf(findRequest(raw));
  if (!subject) return null;
  const changes = changesIn(withDigits(raw));
  const words = raw.match(/\b(?:shift|reflect|stretch|compress|translat)\w*/gi)?.length ?? 0;
  if (changes.length === 0 || (changes.length < words && !/\btransformations?\b/i.test(raw))) return null;
  const lines: Expression[] = [];
  for (const change of changes) lines.push(change(lines.at(-1) ?? subject.body, subject.name));
  const last = lines.at(-1);
  const value = last && (displayOf(last) ?? last);
  if (!value) return null;
  return told(
    write(subject.body),
    'transform',
    lines.map((line): ToldStep => [
      write(displayOf(line) ?? line),
      'Carry out the next change',
      'Outside the function it changes heights, inside it changes places.',
    ]),
    answerOf(value),
  );
};

const changesIn = (text: string): Change[] => {
  const found: { at: number; change: Change }[] = [];
  let free = 0;
  for (const { index } of text.matchAll(START)) {
    if (index < free) continue;
    for (const [form, read] of FORMS) {
      const match = form.exec(text.slice(index));
      const change = match && read(match);
      if (!match || !change) continue;
      found.push({ at: index, change });
      free = index + match[0].length;
      break;
    }
  }
  return found.map(({ change }) => change);
};
