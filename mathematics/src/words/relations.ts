import { withDigits } from '../arithmetic/number-words.ts';
import { PERHAPS_DOLLARS, numberOf } from '../arithmetic/written-number.ts';
import { questionIn } from '../chance/parameters.ts';
import { minus, number, type Expression } from '../expression/tree.ts';
import { valueAt } from '../expression/value.ts';
import type { Task, Worked } from '../worked.ts';
import { shared, stemsOf } from './stems.ts';
import { amount, by, equated, over, plus, X } from './story.ts';

/** One thing told by another: so many times as much, and so much more or less. */
interface Told {
  readonly subject: string;
  readonly other: string;
  readonly make: (other: Expression) => Expression;
}

const MORE = 'more|older|longer|taller|larger|greater|higher|heavier|wider|farther|bigger|above';
const FEWER = 'less|fewer|younger|shorter|smaller|lower|lighter|narrower|below';
const TIMES = String.raw`(twice|double|triple|half|(\d+(?:\.\d+)?)\s+times)`;

const factorOf = (word: string | undefined, digits: string | undefined): ((of: Expression) => Expression) => {
  if (digits !== undefined) return (of) => by(amount(digits), of);
  if (/half/i.test(word ?? '')) return (of) => over(of, number(2));
  return (of) => by(number(/triple/i.test(word ?? '') ? 3 : 2), of);
};

const shifted =
  (way: string | undefined, size: string | undefined) =>
  (of: Expression): Expression =>
    new RegExp(`^(?:${MORE})$`, 'i').test(way ?? '') ? plus(of, amount(size)) : minus(of, amount(size));

/** How a sentence says it; tried from the top. */
const readTold = (sentence: string): Told | null => {
  const both = new RegExp(
    String.raw`^(.*?)\b(?:is|are|was|were|has|have|had|costs?|weighs?|measures?|scored|sold|read|earns?)\s+${PERHAPS_DOLLARS}\s*(?:[a-z$]+\s+){0,3}?(${MORE}|${FEWER})\s+(?:[a-z]+\s+)?than\s+${TIMES}\s+(?:as\s+(?:many|much|long|old)\s+as\s+|of\s+)?(.*)$`,
    'i',
  ).exec(sentence);
  if (both) {
    const factor = factorOf(both[4], both[5]);
    const shift = shifted(both[3], both[2]);
    return { subject: both[1] ?? '', other: both[6] ?? '', make: (of) => shift(factor(of)) };
  }
  const times = new RegExp(
    String.raw`^(.*?)\b(?:is|are|was|were|has|have|had|costs?|weighs?|measures?|scored|sold|earns?)\s+${TIMES}\s+(?:as\s+[a-z]+(?:\s+[a-z]+)?\s+as\s+|(?:the\s+)?(?:number|amount)\s+of\s+|of\s+)?(.*)$`,
    'i',
  ).exec(sentence);
  if (times) return { subject: times[1] ?? '', other: times[4] ?? '', make: factorOf(times[2], times[3]) };
  const more = new RegExp(
    String.raw`^(.*?)\b(?:is|are|was|were|has|have|had|costs?|weighs?|measures?|scored|sold|earns?)\s+${PERHAPS_DOLLARS}\s*(?:[a-z$]+\s+){0,3}?(${MORE}|${FEWER})\s+(?:([a-z]+)\s+)?than\s+(.*)$`,
    'i',
  ).exec(sentence);
  if (!more) return null;
  // `has 7 more nickels than dimes`: what is compared stands behind the word.
  const subject =
    more[4] === undefined
      ? (more[1] ?? '')
      : `${/\b(?:he|she|they|it|there)\b/i.test(more[1] ?? '') ? '' : (more[1] ?? '')} ${more[4]}`;
  return { subject, other: more[5] ?? '', make: shifted(more[3], more[2]) };
};

const sentencesOf = (text: string): string[] =>
  text
    .split(/(?<!\d)[.?!]\s*|(?<=\d)[.?!](?:\s+|$)|\n|;|,\s+and\s+(?=the|their|together)/)
    .map((one) => one.trim())
    .filter((one) => one !== '');

/** Two things, how one is told by the other, and what both make together. */
export const relationTask: Task = (raw) => {
  if (raw.length > 700) return null;
  const text = withDigits(raw);
  const sentences = sentencesOf(text);
  const told = sentences.flatMap((one) => readTold(one) ?? []);
  const [only, more] = told;
  const pair = only && !more ? halves(text, only) : null;
  if (pair) return pair;
  if (!only || more) return apart(text, sentences);
  return joined(text, only, sentences) ?? null;
};

// Two angles that make 90° or 180° together, or two pieces of one rope; asked is the larger or the smaller.
const halves = (text: string, { make }: Told): Worked | null => {
  const cut = new RegExp(String.raw`${PERHAPS_DOLLARS}[^.?]*\bcut into (?:2|two) (?:pieces|parts)`, 'i').exec(
    text,
  )?.[1];
  const total = /\bsupplementary\b/i.test(text)
    ? 180
    : /\bcomplementary\b/i.test(text)
      ? 90
      : cut === undefined
        ? null
        : numberOf(cut);
  const asked = /\b(larger|greater|bigger|longer|smaller|lesser|shorter)\b/i.exec(questionIn(text))?.[1];
  if (total === null || asked === undefined) return null;
  const isSmall = /small|less|short/i.test(asked);
  return equated(
    text,
    [plus(X, make(X)), number(total)],
    'the one that the other is told by',
    `Together they make ${total}.`,
    (x) => {
      const [one, other] = [valueAt(x, {}).re, valueAt(make(x), {}).re];
      return one < other === isSmall ? x : make(x);
    },
  );
};

const totalIn = (sentences: readonly string[]): Expression | null => {
  for (const one of sentences) {
    const found =
      new RegExp(
        String.raw`\b(?:sum|total)\b[^\d]*?\b(?:is|are|was|of|to|equals)\s+${PERHAPS_DOLLARS}`,
        'i',
      ).exec(one) ??
      new RegExp(
        String.raw`\b(?:together|altogether|combined|in all|in total|both)\b[^\d]*?${PERHAPS_DOLLARS}`,
        'i',
      ).exec(one) ??
      new RegExp(
        String.raw`${PERHAPS_DOLLARS}[^\d]*?\b(?:together|altogether|combined|in all|in total)\b`,
        'i',
      ).exec(one) ??
      new RegExp(String.raw`\badd(?:s)? up to\s+${PERHAPS_DOLLARS}`, 'i').exec(one);
    if (found && !readTold(one)) return amount(found[1]);
  }
  return null;
};

const joined = (
  text: string,
  { subject, other, make }: Told,
  sentences: readonly string[],
): Worked | null => {
  const asked = whichAsked(questionIn(text), subject, other, text);
  if (!asked) return null;
  const answer = (x: Expression): Expression => (asked === 'other' ? x : make(x));
  const perimeter = /\brectang|\bgarden\b|\bfield\b|\bcourt\b|\bpool\b/i.test(text)
    ? new RegExp(String.raw`\bperimeter\b[^\d]*?${PERHAPS_DOLLARS}`, 'i').exec(text)
    : null;
  if (perimeter)
    return equated(
      text,
      [plus(by(number(2), X), by(number(2), make(X))), amount(perimeter[1])],
      'the side that the other is told by',
      'Twice the length and twice the width make the perimeter.',
      answer,
    );
  const area = /\brectang/i.test(text)
    ? new RegExp(String.raw`\barea\b[^\d]*?${PERHAPS_DOLLARS}`, 'i').exec(text)
    : null;
  if (area)
    return equated(
      text,
      [by(X, make(X)), amount(area[1])],
      'the side that the other is told by',
      'Length times width is the area.',
      answer,
    );
  const total = totalIn(sentences);
  if (total)
    return equated(
      text,
      [plus(X, make(X)), total],
      'what the other is told by',
      'Both together make the total.',
      answer,
    );
  return direct(text, { subject, other, make }, asked);
};

// The other one is known: nothing has to be solved.
const direct = (text: string, { subject, other, make }: Told, asked: 'subject' | 'other'): Worked | null => {
  const numbers = text.match(/(?<![\w.])\d[\d,]*(?:\.\d+)?/g) ?? [];
  if (numbers.length !== 2 && numbers.length !== 3) return null;
  const known = asked === 'subject' ? other : subject;
  const name = [...stemsOf(known)][0];
  if (name === undefined) return null;
  const value = sentencesOf(text).flatMap((one) => {
    const match = new RegExp(
      String.raw`\b(?:is|has|have|are|was|were|costs?|weighs?|had|scored|earns?|bought|sold|read|picked|made|collected|planted|baked|caught|built|saved|found|kept|painted|wrote)\s+${PERHAPS_DOLLARS}\s*(?:years?|[a-z]+)?(?:\s+(?:old|tall|long|wide))?\s*$`,
      'i',
    ).exec(one);
    return match && !readTold(one) && shared(stemsOf(one), stemsOf(known)) > 0 ? [amount(match[1])] : [];
  });
  const [at, other2] = value;
  if (!at || other2) return null;
  return asked === 'subject'
    ? equated(text, [X, make(at)], 'what is asked for', 'It is told by the one that is known.')
    : equated(text, [make(X), at], 'what is asked for', 'The one that is known is told by it.');
};

const ROLES: readonly (readonly [RegExp, RegExp])[] = [
  [/\blength|\blong/i, /\blength\b|\bhow long\b/i],
  [/\bwidth|\bwide/i, /\bwidth\b|\bhow wide\b/i],
];

const whichAsked = (
  question: string,
  subject: string,
  other: string,
  text: string,
): 'subject' | 'other' | null => {
  const core = /\b(?:how|what|find|which|determine)\b.*$/is.exec(question)?.[0] ?? question;
  const lengthwise = /\blonger\b/i.test(text) ? [`length ${subject}`, `width ${other}`] : [subject, other];
  const [a, b, words] = [stemsOf(lengthwise[0] ?? ''), stemsOf(lengthwise[1] ?? ''), stemsOf(core)];
  const own = (mine: ReadonlySet<string>, their: ReadonlySet<string>): Set<string> =>
    new Set([...mine].filter((stem) => !their.has(stem)));
  const [s, o] = [shared(own(a, b), words), shared(own(b, a), words)];
  if (s !== o) return s > o ? 'subject' : 'other';
  const role = ROLES.find(([, asks]) => asks.test(core));
  if (role) {
    const [first, second] = [role[0].test(lengthwise[0] ?? ''), role[0].test(lengthwise[1] ?? '')];
    if (first !== second) return first ? 'subject' : 'other';
  }
  return null;
};

// `Two numbers add up to 50 and differ by 14.`
const apart = (text: string, sentences: readonly string[]): Worked | null => {
  if (!/\b2 numbers\b|\btwo numbers\b/i.test(text)) return null;
  const sum = new RegExp(String.raw`\b(?:sum|add up to|total)\b[^\d]*?${PERHAPS_DOLLARS}`, 'i').exec(
    text.replace(/\b2 numbers\b/i, ' '),
  );
  const gap = new RegExp(String.raw`\b(?:differ(?:ence)?)\b[^\d]*?${PERHAPS_DOLLARS}`, 'i').exec(text);
  const asked = /\b(larger|greater|bigger|smaller|lesser)\b/i.exec(questionIn(text))?.[1];
  if (!sum || !gap || asked === undefined || sentences.length > 4) return null;
  return equated(
    text,
    [plus(X, plus(X, amount(gap[1]))), amount(sum[1])],
    'the smaller number',
    'The larger is so much more; both make the sum.',
    (x) => (/small|less/i.test(asked) ? x : plus(x, amount(gap[1]))),
  );
};
