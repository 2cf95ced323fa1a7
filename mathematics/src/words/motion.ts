import { withDigits } from '../arithmetic/number-words.ts';
import { questionIn } from '../chance/parameters.ts';
import { minus, number, type Expression } from '../expression/tree.ts';
import type { Task, Worked } from '../worked.ts';
import { shared, stemsOf } from './stems.ts';
import { amount, by, equated, over, plus, X } from './story.ts';

const N = String.raw`(\d+\s\d+\/\d+|\d[\d,]*(?:\.\d+)?(?:\/\d+)?)`;
const SPEED = String.raw`(?:mph|miles? per hour|miles? an hour|km\/h|kilometers? per hour)`;

interface Timed {
  readonly hours: Expression;
  readonly near: string;
}

interface Gap {
  readonly size: Expression;
  /** What is said of the faster one, and of the slower one. */
  readonly fast: string;
  readonly slow: string;
  readonly ratio: boolean;
}

const clauseAround = (text: string, at: number): string =>
  `${/[^.,;?]*$/.exec(text.slice(0, at))?.[0] ?? ''} ${/^[^.,;?]*/.exec(text.slice(at))?.[0] ?? ''}`;

const timesIn = (text: string): Timed[] => [
  ...[
    ...text.matchAll(new RegExp(String.raw`${N}\s*(hours?|minutes?)\b(?:\s+and\s+(\d+)\s+minutes)?`, 'gi')),
  ].map((match) => ({
    hours:
      match[3] !== undefined
        ? plus(amount(match[1]), over(amount(match[3]), number(60)))
        : /^h/i.test(match[2] ?? '')
          ? amount(match[1])
          : over(amount(match[1]), number(60)),
    near: clauseAround(text, match.index),
  })),
  ...clockSpans(text),
];

// From 10:00 until 11:15, then until 11:45.
const clockSpans = (text: string): Timed[] => {
  const clocks = [...text.matchAll(/\b(\d{1,2}):(\d{2})\b/g)].map((match) => ({
    at: Number(match[1]) * 60 + Number(match[2]),
    index: match.index,
  }));
  return clocks.slice(1).map(({ at, index }, k) => ({
    hours: over(number(at - (clocks[k]?.at ?? at)), number(60)),
    near: /[^.,;?]*$/.exec(text.slice(0, index))?.[0] ?? '',
  }));
};

const distancesIn = (text: string): { size: Expression; near: string }[] =>
  [...text.matchAll(new RegExp(String.raw`${N}\s*(?:miles|kilometers|km)\b(?!\s*(?:per|an)\b)`, 'gi'))].map(
    (match) => ({ size: amount(match[1]), near: clauseAround(text, match.index) }),
  );

const gapIn = (text: string): Gap | null => {
  const match = new RegExp(
    String.raw`([^.;?]*?)\b${N}\s*${SPEED}\s*(faster|slower|less|more|greater|higher)(?:\s+than\s+([^.;?]*))?`,
    'i',
  ).exec(text);
  if (match) {
    const quick = /faster|more|greater|higher/i.test(match[3] ?? '');
    const [before, after] = [
      (match[1] ?? '').split(/\b(?:and|then|but|when)\b/i).at(-1) ?? '',
      match[4] ?? '',
    ];
    return {
      size: amount(match[2]),
      fast: quick ? before : after,
      slow: quick ? after : before,
      ratio: false,
    };
  }
  const times = new RegExp(String.raw`([^.;?]*?)\b(?:was|is)\s+${N}\s*times\s+([^.;?]*)`, 'i').exec(text);
  if (!times) return null;
  const quick = Number(times[2]) > 1;
  return {
    size: amount(times[2]),
    fast: quick ? (times[1] ?? '') : (times[3] ?? ''),
    slow: quick ? (times[3] ?? '') : (times[1] ?? ''),
    ratio: true,
  };
};

/** Which of two descriptions a phrase fits; null when it fits both alike. */
const whose = (phrase: string, fast: string, slow: string): 'fast' | 'slow' | null => {
  const [a, b, words] = [
    stemsOf(fast),
    stemsOf(slow),
    stemsOf(phrase.replaceAll(/\b(?:speed|rate|average)\b/gi, ' ')),
  ];
  const own = (mine: Set<string>, other: Set<string>): Set<string> =>
    new Set([...mine].filter((stem) => !other.has(stem)));
  const [f, s] = [shared(own(a, b), words), shared(own(b, a), words)];
  // Only one of the two was described: the question for another one means the other.
  if (f === 0 && s === 0 && words.size > 0 && (a.size === 0) !== (b.size === 0))
    return a.size === 0 ? 'fast' : 'slow';
  return f > s ? 'fast' : s > f ? 'slow' : null;
};

/** Two speeds, one so much faster than the other, with distances and times around them. */
export const motionTask: Task = (raw) => {
  if (raw.length > 1_000) return null;
  const text = withDigits(raw);
  const gap = gapIn(text);
  if (!gap) return null;
  const [times, distances] = [
    timesIn(text),
    distancesIn(text.replace(new RegExp(String.raw`${N}\s*${SPEED}`, 'gi'), ' ')),
  ];
  const asked = whose(
    /\b(?:what|how|find)\b[^?]*$/i.exec(questionIn(text).replace(/\?.*$/s, ''))?.[0] ?? questionIn(text),
    gap.fast,
    gap.slow,
  );
  if (!asked) return null;
  const slow = X;
  const fast: Expression = gap.ratio
    ? Number(write1(gap)) > 1
      ? by(gap.size, X)
      : over(X, gap.size)
    : plus(X, gap.size);
  const equation = sidesOf(text, { times, distances, gap, fast, slow });
  if (!equation) return null;
  return equated(text, equation.sides, 'the lower speed', equation.reason, (x) =>
    asked === 'slow'
      ? x
      : gap.ratio
        ? Number(write1(gap)) > 1
          ? by(gap.size, x)
          : over(x, gap.size)
        : plus(x, gap.size),
  );
};

const write1 = ({ size }: Gap): string =>
  size.kind === 'number' ? String(Number(size.value.top) / Number(size.value.bottom)) : '1';

interface Setting {
  readonly times: readonly Timed[];
  readonly distances: readonly { size: Expression; near: string }[];
  readonly gap: Gap;
  readonly fast: Expression;
  readonly slow: Expression;
}

type Sides = { sides: readonly [Expression, Expression]; reason: string } | null;

const sidesOf = (text: string, { times, distances, gap, fast, slow }: Setting): Sides => {
  const [first, second, third] = times;
  const [one, two, three] = distances;
  if (first && second && !third && !one) return sameWay(first, second, fast, slow);
  if (first && second && !third && one && !two) {
    const [f, s] = assigned([first, second], gap) ?? [];
    return f && s
      ? {
          sides: [plus(by(fast, f.hours), by(slow, s.hours)), one.size],
          reason: 'Speed times time, both together, is the whole distance.',
        }
      : null;
  }
  if (
    first &&
    !second &&
    one &&
    two &&
    !three &&
    /\btotal\b|\bspent\b|\bin all\b|\baltogether\b|\bsame\b/i.test(first.near)
  ) {
    const [f, s] = assigned([one, two], gap) ?? [];
    return f && s
      ? {
          sides: [plus(over(f.size, fast), over(s.size, slow)), first.hours],
          reason: 'Distance over speed is time; both times make the whole time.',
        }
      : null;
  }
  if (
    first &&
    !second &&
    one &&
    !two &&
    /\b(?:longer|more|less|shorter|sooner|earlier)\b/i.test(`${first.near} ${text.slice(-200)}`)
  )
    return {
      sides: [minus(over(one.size, slow), over(one.size, fast)), first.hours],
      reason: 'Distance over speed is time; the slower one takes so much longer.',
    };
  return null;
};

// The same way: who is faster needs less time.
const sameWay = (a: Timed, b: Timed, fast: Expression, slow: Expression): Sides => {
  const size = (timed: Timed): number =>
    timed.hours.kind === 'number'
      ? Number(timed.hours.value.top) / Number(timed.hours.value.bottom)
      : Number.NaN;
  if (!(size(a) > 0) || !(size(b) > 0)) return null;
  const [short, long] = size(a) < size(b) ? [a, b] : [b, a];
  return {
    sides: [by(fast, short.hours), by(slow, long.hours)],
    reason: 'Speed times time is the distance, and the distance is the same.',
  };
};

const assigned = <Part extends { readonly near: string }>(
  [a, b]: readonly [Part, Part],
  { fast, slow }: Gap,
): [Part, Part] | null => {
  const [whoA, whoB] = [whose(a.near, fast, slow), whose(b.near, fast, slow)];
  if (whoA === 'fast' && whoB !== 'fast') return [a, b];
  if (whoA === 'slow' && whoB !== 'slow') return [b, a];
  if (whoB === 'fast') return [b, a];
  return whoB === 'slow' && whoA === null ? [a, b] : null;
};

/** Two that start together and go apart or towards each other. */
export const meetingTask: Task = (raw): Worked | null => {
  const text = withDigits(raw);
  const speeds = [...text.matchAll(new RegExp(String.raw`${N}\s*${SPEED}`, 'gi'))].map((match) =>
    amount(match[1]),
  );
  const [a, b, more] = speeds;
  const [way, other] = distancesIn(text.replaceAll(new RegExp(String.raw`${N}\s*${SPEED}`, 'gi'), ' '));
  if (
    !a ||
    !b ||
    more ||
    !way ||
    other ||
    !/\b(?:when|how long|how many hours|how much time)\b/i.test(questionIn(text)) ||
    timesIn(text).length > 0
  )
    return null;
  const against = /\b(?:opposite|toward|towards|away from each other|each other)\b/i.test(text);
  if (!against && !/\bsame direction\b/i.test(text)) return null;
  return equated(
    text,
    [by(against ? plus(a, b) : minus(a, b), X), way.size],
    'the time',
    against
      ? 'The distance changes by both speeds.'
      : 'The distance changes by the difference of the speeds.',
  );
};

/** The same way with the stream and against it: the speed of the stream, or of the boat in still water. */
export const streamTask: Task = (raw): Worked | null => {
  const text = withDigits(raw);
  if (
    !/\b(?:downstream|tailwind|with the (?:wind|current))\b/i.test(text) ||
    !/\b(?:upstream|headwind|against|returns?|return trip)\b/i.test(text)
  )
    return null;
  const [along, against, more] = timesIn(text);
  const ways = distancesIn(text);
  const [way, back] = ways;
  if (!along || !against || more || !way || ways.length > 2) return null;
  const [quick, slow] = [over(way.size, along.hours), over((back ?? way).size, against.hours)];
  const question = questionIn(text);
  const isStream = /\b(?:current|wind|stream)\b/i.test(question.replace(/\bstill (?:air|water)\b.*$/i, ''));
  const reversed =
    /\b(?:upstream|against|headwind)\b/i.test(along.near) &&
    !/\b(?:downstream|with|tailwind)\b/i.test(along.near);
  const [fast, lazy] = reversed ? [slow, quick] : [quick, slow];
  return equated(
    text,
    [by(number(2), X), isStream ? minus(fast, lazy) : plus(fast, lazy)],
    isStream ? 'the speed of the stream' : 'the speed without the stream',
    'With the stream both speeds add up, against it they work against each other.',
  );
};

/** The mean speed over several parts: the whole way over the whole time. */
export const wholeTripTask: Task = (raw): Worked | null => {
  const text = withDigits(raw);
  if (!/\baverage (?:speed|velocity)\b/i.test(questionIn(text)) || new RegExp(SPEED, 'i').test(text))
    return null;
  const [ways, times] = [distancesIn(text), timesIn(text)];
  if (ways.length < 2 || ways.length !== times.length) return null;
  const [way, time] = [
    ways.map(({ size }) => size).reduce(plus),
    times.map(({ hours }) => hours).reduce(plus),
  ];
  return equated(
    text,
    [by(X, time), way],
    'the average speed',
    'Average speed times the whole time is the whole distance.',
  );
};
