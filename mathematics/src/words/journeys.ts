import { questionIn } from '../chance/parameters.ts';
import { inLine } from '../formula/rounded.ts';
import { plainText } from '../named/called.ts';
import { type Task, type Worked } from '../worked.ts';
import { measuredAnswer } from './story.ts';

const LONGEST = 500;
const SPEED = String.raw`(\d+(?:\.\d+)?)\s*(?:mph|mi\/h|miles\s+(?:per|an)\s+hour|km\/h|kph|kilometers\s+per\s+hour|m\/s)`;
const LENGTH = String.raw`(\d+(?:\.\d+)?)\s*(?:miles|mi|km|kilometers)\b(?!\s+(?:per|an)\b)`;
const all = (text: string, form: string): number[] =>
  [...text.matchAll(new RegExp(form, 'gi'))].map((match) => Number(match[1]));
const hoursOf = (amount: string, unit: string): number => Number(amount) / (/^min/i.test(unit) ? 60 : 1);
const timesIn = (text: string): number[] =>
  [...text.matchAll(/(\d+(?:\.\d+)?)\s*(hours?|hrs?|minutes?|mins?)\b/gi)].map((match) =>
    hoursOf(match[1] ?? '', match[2] ?? ''),
  );

const said = measuredAnswer('story', 'Put it back into the story.');

/** Journeys of two speeds: catching up, the same time, there and back, one faster than the other. */
export const journeysTask: Task = (raw) => {
  if (raw.length > LONGEST || !/\b(?:mph|per hour|an hour|km\/h|hours?|minutes?|speed|rate)\b/i.test(raw))
    return null;
  const text = plainText(raw);
  const question = questionIn(text);
  return (
    catchUp(text, question, raw) ??
    thereAndBack(text, question, raw) ??
    sameTime(text, question, raw) ??
    bothTimes(text, question, raw) ??
    wholeTime(text, question, raw)
  );
};

// One starts later and is faster.
const catchUp = (text: string, question: string, raw: string): Worked | null => {
  const speeds = all(text, SPEED);
  const late =
    /(\d+(?:\.\d+)?)\s*(hours?|minutes?)\s+(?:later|after|ahead|head\s+start|earlier|before)/i.exec(text);
  const [a, b, more] = speeds;
  if (
    !late ||
    a === undefined ||
    b === undefined ||
    more !== undefined ||
    a === b ||
    !/\b(?:catch|overtake|pass)/i.test(text)
  )
    return null;
  const [slow, fast] = [Math.min(a, b), Math.max(a, b)];
  const lead = slow * hoursOf(late[1] ?? '', late[2] ?? '');
  const time = lead / (fast - slow);
  const line = `${inLine(lead)} ÷ (${fast} − ${slow})`;
  if (/\bhow far\b|\bdistance\b/i.test(question))
    return said(
      'catching up',
      `${line} hours at ${fast}`,
      'Lead over the gain in an hour',
      'That is how long it takes; times the speed, it is the distance.',
      time * fast,
      raw,
    );
  if (!/\bhow (?:long|many hours)\b|\bwhen\b/i.test(question)) return null;
  const first = /\bafter (?:the first|he|she) (?:left|starts?)\b/i.test(question);
  return said(
    'catching up',
    line,
    'Lead over the gain in an hour',
    'Each hour the faster one comes nearer by the difference.',
    first ? time + lead / slow : time,
    raw,
  );
};

// There with one speed, back with another, and the time of both.
const thereAndBack = (text: string, question: string, raw: string): Worked | null => {
  const [a, b, more] = all(text, SPEED);
  const [time, other] = timesIn(text.replaceAll(new RegExp(SPEED, 'gi'), ' '));
  if (a === undefined || b === undefined || more !== undefined || time === undefined || other !== undefined)
    return null;
  if (
    !/\b(?:back|home|return\w*|round)\b/i.test(text) ||
    !/\b(?:whole|total|round|entire|altogether|both|in all)\b/i.test(text) ||
    !/\bhow far\b|\bdistance\b/i.test(question)
  )
    return null;
  return said(
    'there and back',
    `d/${a} + d/${b} = ${inLine(time)}`,
    'Times of both ways',
    'The distance is the same in both directions.',
    time / (1 / a + 1 / b),
    raw,
  );
};

const FASTER =
  /(\d+(?:\.\d+)?)\s*(?:mph|miles\s+(?:per|an)\s+hour|km\/h|kilometers\s+per\s+hour)\s+(faster|slower|more|less)\s+than/i;

// Two ways in the same time, one faster.
const sameTime = (text: string, question: string, raw: string): Worked | null => {
  const gap = FASTER.exec(text);
  const [a, b, more] = all(text.replace(gap?.[0] ?? '', ' '), LENGTH);
  if (
    !gap ||
    a === undefined ||
    b === undefined ||
    more !== undefined ||
    a === b ||
    !/\bsame (?:amount of )?time\b/i.test(text) ||
    !/\b(?:speed|rate|fast)\b/i.test(question)
  )
    return null;
  const [long, short] = [Math.max(a, b), Math.min(a, b)];
  return ofWhom(text, question, gap, [long, short], `${long}/(v + ${Number(gap[1])}) = ${short}/v`, raw);
};

// One way in two times, one faster.
const bothTimes = (text: string, question: string, raw: string): Worked | null => {
  const gap = FASTER.exec(text);
  const [a, b, more] = timesIn(text.replace(gap?.[0] ?? '', ' '));
  if (
    !gap ||
    a === undefined ||
    b === undefined ||
    more !== undefined ||
    a === b ||
    all(text.replace(gap[0], ' '), LENGTH).length > 0 ||
    !/\b(?:speed|rate|fast)\b/i.test(question)
  )
    return null;
  const [long, short] = [Math.max(a, b), Math.min(a, b)];
  return ofWhom(
    text,
    question,
    gap,
    [long, short],
    `v × ${inLine(long)} = (v + ${Number(gap[1])}) × ${inLine(short)}`,
    raw,
  );
};

// Two parts of a way, the time of both, one faster: a quadratic for the slower speed.
const wholeTime = (text: string, question: string, raw: string): Worked | null => {
  const gap = FASTER.exec(text);
  const rest = text.replace(gap?.[0] ?? '', ' ');
  const [time, other] = timesIn(rest);
  const parts = [...rest.matchAll(new RegExp(String.raw`\b([a-z]+)\s+(?:for\s+)?${LENGTH}`, 'gi'))].map(
    (match) => ({ verb: (match[1] ?? '').toLowerCase(), length: Number(match[2]) }),
  );
  const [first, second, more] = parts;
  if (
    !gap ||
    time === undefined ||
    other !== undefined ||
    !first ||
    !second ||
    more ||
    !/\b(?:total|whole|altogether|in all)\b/i.test(text) ||
    !/\b(?:speed|rate|fast)\b/i.test(question)
  )
    return null;
  const difference = Number(gap[1]);
  // Who is faster: the verb before the comparison is the subject, the one behind it the other.
  const before = rest.slice(0, gap.index).toLowerCase();
  const subject = [first, second].toSorted(
    (a, b) => before.lastIndexOf(b.verb.slice(0, 3)) - before.lastIndexOf(a.verb.slice(0, 3)),
  )[0];
  if (!subject) return null;
  const quick = /faster|more/i.test(gap[2] ?? '') ? subject : subject === first ? second : first;
  const slowPart = quick === first ? second : first;
  // slow/v + quick/(v + d) = time
  const b = time * difference - slowPart.length - quick.length;
  const slow = (-b + Math.sqrt(b * b + 4 * time * slowPart.length * difference)) / (2 * time);
  const asksQuick = question.toLowerCase().includes(quick.verb.slice(0, 3));
  const asksSlow = question.toLowerCase().includes(slowPart.verb.slice(0, 3));
  if (asksQuick === asksSlow) return null;
  return said(
    'two parts',
    `${slowPart.length}/v + ${quick.length}/(v + ${difference}) = ${inLine(time)}`,
    'Times of both parts',
    'Distance over speed is time.',
    asksQuick ? slow + difference : slow,
    raw,
  );
};

// Whose speed is asked, the faster one’s or the other’s: they are to each other as the two ways, or the two times.
const ofWhom = (
  text: string,
  question: string,
  gap: RegExpExecArray,
  [long, short]: readonly [number, number],
  line: string,
  raw: string,
): Worked | null => {
  const start =
    text
      .slice(0, gap.index)
      .split(/[.;,]\s/)
      .at(-1) ?? '';
  const behind = text.slice(gap.index + gap[0].length).split(/[.;,?]/)[0] ?? '';
  const words = (part: string): string[] =>
    part
      .toLowerCase()
      .match(/[a-z]{3,}/g)
      ?.filter(
        (word) =>
          !/^(?:the|her|his|was|drove|speed|rate|than|going|average|when|on|by|is|for|and|to|of)$/.test(word),
      ) ?? [];
  const score = (list: readonly string[]): number =>
    list.filter((word) => new RegExp(String.raw`\b${word}`, 'i').test(question)).length;
  const [own, other] = [score(words(start)), score(words(behind))];
  const quickIsOwn = /faster|more/i.test(gap[2] ?? '');
  if (own === other) return null;
  const difference = Number(gap[1]);
  const slow = (difference * short) / (long - short);
  return said(
    'two speeds',
    line,
    'Distance over speed is time',
    'Both sides are alike.',
    own > other === quickIsOwn ? slow + difference : slow,
    raw,
  );
};
