import { withDigits } from '../arithmetic/number-words.ts';
import { questionIn } from '../chance/parameters.ts';
import { formulaWorked, type PutIn } from '../formula/put-in.ts';
import type { Task } from '../worked.ts';

const SECONDS: Readonly<Record<string, number>> = {
  second: 1,
  s: 1,
  minute: 60,
  min: 60,
  hour: 3_600,
  h: 3_600,
  hr: 3_600,
  day: 86_400,
  week: 604_800,
  month: 2_629_800,
  year: 31_557_600,
  yr: 31_557_600,
};
const UNIT = String.raw`(second|minute|min|hour|hr|day|week|month|year|yr|s|h)s?\b`;
const N = String.raw`(\d[\d,]*(?:\.\d+)?(?:\s*\*\s*10\s*\^\s*\(?-?\d+\)?)?)`;
const SPAN = new RegExp(String.raw`(?<![\w.])${N}(?:\s|-)*(million|billion)?\s*${UNIT}`, 'gi');
const AMOUNT =
  /(?<![\w.-])(\d[\d,]*(?:\.\d+)?(?:\s*\*\s*10\s*\^\s*\(?-?\d+\)?)?)\s*(%|percent|kg|mg|μg|g|grams?|milligrams?|kilograms?|Bq|kBq|MBq|Ci|mCi|μCi|counts?|atoms|nuclei|bacteria|cells|rabbits|people|becquerels?)?/gi;

interface Span {
  readonly value: number;
  readonly unit: string;
  readonly start: number;
  readonly end: number;
}

const numberOf = (text: string): number => {
  const [base = '', exponent = '0'] = text.replaceAll(/[\s,()]/g, '').split('*10^');
  return Number(base) * 10 ** Number(exponent);
};

const scale = (word: string | undefined): number =>
  word === undefined ? 1 : word.toLowerCase() === 'million' ? 1e6 : 1e9;

const spansIn = (text: string): Span[] =>
  [...text.matchAll(SPAN)].map((match) => ({
    value: numberOf(match[1] ?? '') * scale(match[2]),
    unit: (match[3] ?? '').toLowerCase(),
    start: match.index,
    end: match.index + match[0].length,
  }));

const PERIOD = /\bhalf-?\s?li(?:fe|ves)\b|\bdoubl\w+|\btripl\w+/i;

/** Half-lives and doubling times: how much is there, how long it takes, and how long the period is. */
export const decayTask: Task = (raw) => {
  if (raw.length > 700 || !PERIOD.test(raw) || /[=$^]|\binterest\b|\binvest\w*|\border\b/i.test(raw))
    return null;
  const text = withDigits(raw).replaceAll(/\b(half-?\s?life|half-?\s?lives)\b/gi, 'half-life');
  const question = withDigits(questionIn(raw));
  const k = /\bhalf-life\b/i.test(text) ? 0.5 : /\btripl/i.test(text) ? 3 : 2;
  const asksPeriod =
    /\b(?:half-?\s?life(?!\s*(?:of|is|=|:)?\s*\d)|doubling time|how long does it take[^?]*\bto (?:double|triple))\b/i.test(
      /\b(?:what|find|calculate|determine|how)\b[\s\S]*$/i
        .exec(question)?.[0]
        ?.split(/\b(?:after|if|whose|with)\b/i)[0] ?? '',
    );
  const story = { text, question, k, spans: spansIn(text) };
  return asksPeriod ? periodWorked(story) : (countedWorked(story) ?? laterWorked(story));
};

interface Story {
  readonly text: string;
  readonly question: string;
  readonly k: number;
  readonly spans: readonly Span[];
}

const without = (text: string, spans: readonly Span[]): string =>
  spans.reduce(
    (rest, { start, end }) => rest.slice(0, start) + ' '.repeat(end - start) + rest.slice(end),
    text,
  );

interface Amounts {
  readonly values: readonly number[];
  /** A part of the whole, where one is told. */
  readonly share: number | null;
  readonly unit: string;
}

// `Iodine-131` and `carbon 14` are names.
const amountsIn = (text: string): Amounts => {
  const plain = text
    .replaceAll(
      /\b[A-Za-z]{2,}-\d{1,3}\b|\b(?:carbon|uranium|iodine|cobalt|cesium|radium|strontium)\s\d{1,3}\b/gi,
      ' ',
    )
    .replaceAll(/\bround\b[^.?]*|\b(?:one|1)-?(?:half|quarter|eighth)\b|\b1\s*\/\s*\d+\b/gi, ' ');
  const found = [...plain.matchAll(AMOUNT)].map((match) => ({
    value: numberOf(match[1] ?? ''),
    unit: match[2] ?? '',
  }));
  const percents = found.filter(({ unit }) => /%|percent/i.test(unit));
  const rest = found.filter(({ unit }) => !/%|percent/i.test(unit));
  const part = /\b(?:1\/(\d+)|one[- ](half|quarter|fourth|eighth|sixteenth))\b/i.exec(text);
  const words: Readonly<Record<string, number>> = {
    half: 2,
    quarter: 4,
    fourth: 4,
    eighth: 8,
    sixteenth: 16,
  };
  const [percent, more] = percents;
  return {
    values: rest.map(({ value }) => value),
    share:
      percent && !more
        ? percent.value / 100
        : part
          ? 1 / Number(part[1] ?? words[part[2]?.toLowerCase() ?? ''] ?? Number.NaN)
          : null,
    unit: rest.map(({ unit }) => unit).find((unit) => unit !== '') ?? '',
  };
};

const put = (value: number, unit = ''): PutIn => (unit === '' ? { value } : { value, unit });

const periodOf = ({ text, spans }: Story): Span | null => {
  const every = /\b(?:doubl\w+|tripl\w+)\b[^.]*?\b(?:every|each|in)\s*$/i;
  const named = spans.filter(({ start, end }) => {
    const before = text.slice(Math.max(0, start - 45), start);
    const behind = text.slice(end, end + 14);
    return (
      /\bhalf-life\b[^.\d]*$/i.test(before) ||
      /^\s*half-life\b/i.test(behind) ||
      every.test(before) ||
      /\bdoubling time\b[^.\d]*$/i.test(before)
    );
  });
  const [only, more] = named;
  return only && !more ? only : null;
};

const TITLES: Readonly<Record<string, string>> = {
  '0.5': 'Half of it is left each time',
  '2': 'Twice as many each time',
  '3': 'Three times as many each time',
};

/** How much there is later, or how long it takes, when the period is told. */
const laterWorked = (story: Story) => {
  const { text, question, k, spans } = story;
  const period = periodOf(story);
  if (!period) return null;
  const others = spans.filter((one) => one !== period);
  const [span, more] = others;
  if (more) return null;
  const { values, share, unit } = amountsIn(without(text, spans));
  const each = SECONDS[period.unit] ?? 1;
  const common = { text: '', title: TITLES[String(k)] ?? '', law: 'A = P*k^(t/T)' };
  const known = { k: put(k), T: put(period.value, period.unit) };
  const [first, second, third] = values;
  if (third !== undefined) return null;
  if (!span) {
    if (!/\bhow (?:long|old|many)\b|\bage\b|\bwhen\b|\btime\b/i.test(question)) return null;
    const isGone =
      /\b(?:to decay|decayed|to have decayed|gone|lost|disappear\w*)\b/i.test(text) && share !== null;
    const [P, A] =
      share === null
        ? [first, second]
        : [1, isGone && !/\bto decay to\b|\bdecays? to\b/i.test(text) ? 1 - share : share];
    if (P === undefined || A === undefined || (share !== null && first !== undefined)) return null;
    const grows = k > 1;
    const [low, high] = [Math.min(P, A), Math.max(P, A)];
    return formulaWorked({
      ...common,
      unknown: 't',
      unit: `${period.unit}s`.replace(/^(s|h|min|hr|yr)s$/, '$1'),
      given: { ...known, P: put(grows ? low : high), A: put(grows ? high : low) },
    });
  }
  const elapsed = put((span.value * (SECONDS[span.unit] ?? 1)) / each, period.unit);
  const asksShare = /\b(?:fraction|percent(?:age)?|portion|part)\b|%/i.test(question);
  const isLost = /\b(?:decayed|lost|gone|has decayed|have decayed)\b/i.test(question);
  if (asksShare && values.length === 0 && k === 0.5)
    return formulaWorked({
      ...common,
      law: isLost ? 'A = 1 - k^(t/T)' : 'A = k^(t/T)',
      unknown: 'A',
      given: { ...known, t: elapsed },
      ...(/\bpercent|%/i.test(question) && { percent: true }),
    });
  if (first === undefined || second !== undefined || share !== null || asksShare) return null;
  const isBefore = /\b(?:initial\w*|original\w*|at the start|at first|in the beginning)\b/i.test(question);
  return formulaWorked({
    ...common,
    text: question,
    law: isLost ? 'A = P - P*k^(t/T)' : common.law,
    unknown: isBefore ? 'P' : 'A',
    unit,
    given: { ...known, t: elapsed, [isBefore ? 'A' : 'P']: put(first, unit) },
  });
};

/** `After four half-lives`. */
const countedWorked = ({ text, question, k, spans }: Story) => {
  const count = /\b(\d+(?:\.\d+)?)\s+half-life\b/i.exec(text.replaceAll(/half-lives/gi, 'half-life'));
  if (!count || spans.length > 0 || k !== 0.5) return null;
  const rest = text.slice(0, count.index) + text.slice(count.index + count[0].length);
  const { values, unit } = amountsIn(rest);
  const [start, more] = values;
  const asksShare = /\b(?:fraction|percent(?:age)?)\b|%/i.test(question);
  if (more !== undefined || (start === undefined && !asksShare)) return null;
  return formulaWorked({
    text: question,
    title: TITLES['0.5'] ?? '',
    law: start === undefined ? 'A = (1/2)^n' : 'A = P*(1/2)^n',
    unknown: 'A',
    unit: start === undefined ? '' : unit,
    given: { n: put(Number(count[1])), ...(start === undefined ? {} : { P: put(start, unit) }) },
    ...(start === undefined && /\bpercent|%/i.test(question) && { percent: true }),
  });
};

/** The period, from two amounts and the time between them. */
const periodWorked = ({ text, k, spans }: Story) => {
  const [span, more] = spans;
  if (!span || more) return null;
  const { values, share } = amountsIn(without(text, spans));
  const [first, second, third] = values;
  if (third !== undefined || (share === null && second === undefined)) return null;
  if (share !== null && first !== undefined) return null;
  const isGone = /\b(?:decayed|lost|gone|has decayed)\b/i.test(text);
  const [P, A] = share === null ? [first ?? 0, second ?? 0] : [1, isGone ? 1 - share : share];
  const [low, high] = [Math.min(P, A), Math.max(P, A)];
  return formulaWorked({
    text: '',
    title: TITLES[String(k)] ?? '',
    law: 'A = P*k^(t/T)',
    unknown: 'T',
    unit: `${span.unit}s`.replace(/^(s|h|min|hr|yr)s$/, '$1'),
    given: {
      k: put(k),
      P: put(k > 1 ? low : high),
      A: put(k > 1 ? high : low),
      t: put(span.value, span.unit),
    },
  });
};
