import { number } from '../expression/tree.ts';
import { answerOf, plainLine, told, type Answer, type Task, type Worked } from '../worked.ts';
import { withDigits } from './number-words.ts';

const N = String.raw`(-?\d[\d,]{0,15})`;
const MOST_COUNTED = 60;

/** What the youngest ask about whole numbers: the next one, odd or even, counting in steps, dividing by nothing. */
export const firstNumbersTask: Task = (raw) => {
  if (raw.length > 120) return null;
  const text = withDigits(raw.trim());
  return neighbour(text) ?? parity(text) ?? counted(text) ?? dividedByNothing(text);
};

const wholeOf = (text: string | undefined): bigint => BigInt((text ?? '0').replaceAll(',', ''));
const inWords = (text: string): Answer => ({ ...plainLine(text), value: null });

// `What comes after 19?` `What is one less than 40?` asks for a calculation and is read as one.
const neighbour = (text: string): Worked | null => {
  const match = new RegExp(
    String.raw`\b(?:what|which)(?:\s+(?:whole\s+)?number)?\s+(?:comes|is)\s+(?:just\s+|right\s+|directly\s+)?(before|after|between)\s+${N}(?:\s+and\s+${N})?\s*\??$`,
    'i',
  ).exec(text);
  if (!match) return null;
  const [, side = '', first, second] = match;
  const start = wholeOf(first);
  if (/between/i.test(side)) {
    const [low, high] = [start, wholeOf(second)].toSorted((a, b) => Number(a - b));
    if (second === undefined || low === undefined || high === undefined || high - low !== 2n) return null;
    return nextTo(
      low + 1n,
      `${low}, ?, ${high}`,
      'It is one more than the first and one less than the second.',
    );
  }
  if (second !== undefined) return null;
  return /after/i.test(side)
    ? nextTo(start + 1n, `${start}, ?`, 'Counting on by one adds one.')
    : nextTo(start - 1n, `?, ${start}`, 'Counting back by one takes one away.');
};

const nextTo = (value: bigint, problem: string, reason: string): Worked =>
  told(problem, 'counting', [[String(value), 'Count by one', reason]], answerOf(number(value)));

const parity = (text: string): Worked | null => {
  const asked = new RegExp(
    String.raw`\bis\s+${N}\s+(?:an?\s+)?(odd|even)\b(?:\s+or\s+(?:an?\s+)?(?:odd|even)\b)?`,
    'i',
  ).exec(text);
  if (!asked) return null;
  const value = wholeOf(asked[1]);
  const isEven = value % 2n === 0n;
  const kind = isEven ? 'even' : 'odd';
  const last = (value < 0n ? -value : value) % 10n;
  const answer = /\bor\b/i.test(asked[0])
    ? kind
    : kind === (asked[2] ?? '').toLowerCase()
      ? `Yes, ${value} is ${kind}.`
      : `No, ${value} is ${kind}.`;
  return told(
    `${value}`,
    'odd or even',
    [
      [`last digit ${last}`, 'Look at the last digit', 'It decides alone: tens can always be halved.'],
      [
        `${value} is ${kind}`,
        'Can it be halved?',
        isEven ? 'Even numbers end in 0, 2, 4, 6 or 8.' : 'Odd numbers end in 1, 3, 5, 7 or 9.',
      ],
    ],
    inWords(answer),
  );
};

// `Count by 5s to 50`, `Skip count by 3 from 6 to 30`.
const counted = (text: string): Worked | null => {
  const match = new RegExp(
    String.raw`\bcount\s+(?:up\s+)?(?:by|in)\s+(\d{1,6})(?:'?s)?(?:\s+from\s+(\d{1,9}))?\s+(?:up\s+)?to\s+(\d{1,9})\b`,
    'i',
  ).exec(text);
  const [step, from, to] = [
    Number(match?.[1] ?? 0),
    Number(match?.[2] ?? match?.[1] ?? 0),
    Number(match?.[3] ?? 0),
  ];
  const count = step > 0 ? Math.floor((to - from) / step) + 1 : 0;
  if (!match || count < 2 || count > MOST_COUNTED) return null;
  const list = Array.from({ length: count }, (_, at) => from + at * step).join(', ');
  return told(
    `${from}, … , ${to}`,
    'counting',
    [[list, `Add ${step} each time`, `Every number is ${step} more than the one before.`]],
    inWords(list),
  );
};

const dividedByNothing = (text: string): Worked | null => {
  const match = /(?:^|\s)(-?\d+(?:\.\d+)?)\s*(?:\/|÷|divided\s+by)\s*0\s*(?:[?=]|\.?\s*$)/i.exec(text);
  if (!match || text.split(/\s+/).length > 8) return null;
  const top = match[1] ?? '1';
  return told(
    `${top} ÷ 0`,
    'division',
    [
      [
        `? × 0 = ${top}`,
        'Turn it into a multiplication',
        'Dividing asks which number, times the divisor, gives what is divided.',
      ],
      Number(top) === 0
        ? [
            'every number fits',
            'Look for that number',
            'Anything times zero is zero, so there is no one answer.',
          ]
        : ['no number fits', 'Look for that number', `Anything times zero is zero, never ${top}.`],
    ],
    inWords('undefined'),
  );
};
