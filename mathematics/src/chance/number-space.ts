import { withDigits } from '../arithmetic/number-words.ts';
import { fraction } from '../expression/fraction.ts';
import { number } from '../expression/tree.ts';
import { writeNumber } from '../expression/write.ts';
import { answerOf, told, type Task } from '../worked.ts';
import { questionIn } from './parameters.ts';

type Event = (value: number) => boolean;

const MOST = 1_000;

const isPrime: Event = (value) => {
  if (value < 2) return false;
  for (let by = 2; by * by <= value; by++) if (value % by === 0) return false;
  return true;
};

/** How events of whole numbers are said; a phrase may join several. */
const FORMS: readonly (readonly [RegExp, (match: RegExpExecArray) => Event])[] = [
  [/\beven\b/i, () => (value) => value % 2 === 0],
  [/\bodd\b/i, () => (value) => Math.abs(value % 2) === 1],
  [/\bprime\b/i, () => isPrime],
  [/\b(?:multiples? of|divisible by)\s+(\d+)/i, (match) => (value) => value % Number(match[1]) === 0],
  [
    /\b(?:greater|more|larger|higher) than or equal to\s+(-?\d+)|\bat least\s+(-?\d+)/i,
    (match) => (value) => value >= Number(match[1] ?? match[2]),
  ],
  [
    /\b(?:less|smaller|fewer|lower) than or equal to\s+(-?\d+)|\bat most\s+(-?\d+)/i,
    (match) => (value) => value <= Number(match[1] ?? match[2]),
  ],
  [
    /\b(?:greater|more|larger|higher) than\s+(-?\d+)(?!\s*or)/i,
    (match) => (value) => value > Number(match[1]),
  ],
  [/\b(?:less|smaller|fewer|lower) than\s+(-?\d+)(?!\s*or)/i, (match) => (value) => value < Number(match[1])],
  [
    /\bbetween\s+(-?\d+)\s+and\s+(-?\d+)/i,
    (match) => (value) => value >= Number(match[1]) && value <= Number(match[2]),
  ],
];

const eventOf = (phrase: string): Event | null => {
  const tests = FORMS.flatMap(([form, read]) => {
    const match = form.exec(phrase);
    return match ? [read(match)] : [];
  });
  if (tests.length > 0) return (value) => tests.every((test) => test(value));
  const listed = /\{\s*(-?\d+(?:\s*,\s*-?\d+)*)\s*\}/.exec(phrase)?.[1]?.split(',').map(Number);
  return listed ? (value) => listed.includes(value) : null;
};

const spaceIn = (text: string): number[] | null => {
  const below =
    /\b(?:whole numbers?|integers?|numbers?|natural numbers?)\s+(?:starting (?:at|from|with)|from)\s+(\d+)\s+(?:and|but)\s+less than\s+(\d+)/i.exec(
      text,
    );
  const through =
    /\b(?:whole numbers?|integers?|numbers?|natural numbers?)\s+(?:from\s+|between\s+|are\s+)?(\d+)\s*(?:to|through|and|-)\s*(\d+)/i.exec(
      text,
    );
  const [from, to] = below
    ? [Number(below[1]), Number(below[2]) - 1]
    : through
      ? [Number(through[1]), Number(through[2])]
      : [];
  if (from === undefined || to === undefined || to < from || to - from > MOST) return null;
  return Array.from({ length: to - from + 1 }, (_, at) => from + at);
};

/** Whole numbers as outcomes, events among them: P(A), P(A OR B), P(A|B). */
export const numberSpaceTask: Task = (raw) => {
  if (raw.length > 600 || !/\bP\s*\(|\bprob/i.test(raw)) return null;
  const text = withDigits(raw);
  const space = spaceIn(text);
  const question = questionIn(text);
  if (!space) return null;
  const event = (name: string): Event | null => {
    const said = new RegExp(
      String.raw`\b(?:event\s+)?${name}\s*(?:=|is|be|represents?|:|consists? of)\s+(?:the\s+)?(?:event\s+(?:of|that)\s+)?([^.;\n]*?)(?=\s+and\s+(?:event\s+|let\s+)?[A-Z]\s*(?:=|is)|[.;\n]|$)`,
    ).exec(text)?.[1];
    return said === undefined ? null : eventOf(said);
  };
  const asked = /\bP\s*\(\s*([A-Z])(')?(?:\s*(\||and|or|∩|∪)\s*([A-Z]))?\s*\)/i.exec(question);
  const [a, b] = [asked?.[1] && event(asked[1]), asked?.[4] && event(asked[4])];
  if (!asked || !a || (asked[4] !== undefined && !b)) return null;
  const sign = asked[3]?.toLowerCase();
  const all = sign === '|' && b ? space.filter(b) : space;
  const test: Event = (value) => {
    const own = asked[2] === undefined ? a(value) : !a(value);
    if (!b || sign === '|') return own;
    return sign === 'or' || sign === '∪' ? own || b(value) : own && b(value);
  };
  const good = all.filter(test).length;
  if (all.length === 0) return null;
  const value = fraction(BigInt(good), BigInt(all.length));
  return {
    ...told(
      'probability',
      'probability',
      [
        [
          `${good} of ${all.length}`,
          'Count what fits, and count all',
          sign === '|' ? 'Only what is given is looked at.' : 'Every number is equally likely.',
        ],
        [writeNumber(value), 'Divide', 'Reduce the fraction.'],
      ],
      answerOf(number(value)),
    ),
    checkedBy: 'counting',
  };
};
