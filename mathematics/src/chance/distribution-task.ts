import { roundingIn } from '../arithmetic/rounding.ts';
import { numberOf } from '../arithmetic/written-number.ts';
import { inLine, nearAnswer } from '../formula/rounded.ts';
import { plainText } from '../named/called.ts';
import { told, type Task, type Worked } from '../worked.ts';
import { boundsIn, writeBounds, type Bounds } from './bounds.ts';
import type { Distribution } from './distribution.ts';
import { handfulIn } from './handful-story.ts';
import { parametersIn, questionIn } from './parameters.ts';
import { readDistribution } from './read-distribution.ts';
import { eventsIn, triesIn, untilFirstIn } from './tries-story.ts';

const PLACES = 4;

/** Mean, spread, chance or percentile of a random quantity that a text describes. */
export const distributionTask: Task = (raw) => {
  if (
    !/\b(?:distribut\w*|random variable|percentile|probability|chance|standard deviation|how likely|expect\w*|mean|average|variance|exponential|normal|uniform|trials?|samples?|z-?\s?scores?|area)\b|[PN]\s*\(/i.test(
      raw,
    )
  )
    return null;
  const { text } = parametersIn(raw);
  const question = questionIn(text);
  const distribution = readDistribution(raw, question);
  return distribution && answered(distribution, question, raw);
};

/** Several taken at once out of two kinds. */
export const handfulTask: Task = (raw) => {
  if (raw.length > LONGEST_STORY) return null;
  const text = plainText(raw);
  const question = questionIn(text);
  const distribution = handfulIn(text, question);
  return distribution && answered(distribution, question, raw);
};

/** Tries, first hits and events whose distribution nobody names. */
export const triesTask: Task = (raw) => {
  if (
    raw.length > LONGEST_STORY ||
    !/\b(?:prob|chance|expect|likely|deviation|variance|mean|average|standard error)|P\s*\(/i.test(raw)
  )
    return null;
  const text = plainText(raw);
  const question = questionIn(text);
  const first = untilFirstIn(text, question);
  if (first) return answered(first.distribution, first.question, raw);
  const distribution = eventsIn(text, question) ?? triesIn(text, question);
  return distribution && answered(distribution, question, raw);
};

const LONGEST_STORY = 500;

const answered = (distribution: Distribution, question: string, raw: string): Worked | null => {
  const decay =
    distribution.model.startsWith('Exp') &&
    /\b(?:decay parameter|decay rate|rate parameter)\b|λ/i.test(question);
  if (decay) return said(distribution, raw, 'decay parameter', 1 / distribution.mean, 'One over the mean.');
  const given = knownIn(question, distribution);
  if (given)
    return said(
      distribution,
      raw,
      given.what,
      given.value,
      'Only what is given is looked at: divide by its chance.',
    );
  const part = percentileIn(question);
  if (part !== null && distribution.below)
    return said(
      distribution,
      raw,
      `the value with ${inLine(100 * part)}% below it`,
      distribution.below(part),
      'Look up the value with this part below it.',
    );
  const bounds = boundsOf(question, distribution);
  const many =
    /\bhow many\b/i.test(question) && !/\bexpect/i.test(question) && distribution.below
      ? countIn(raw, question)
      : null;
  if (bounds && many !== null)
    return said(
      distribution,
      raw,
      `${inLine(many)} × ${writeBounds(bounds)}`,
      many * distribution.chance(bounds),
      distribution.chanceRule,
    );
  if (
    bounds &&
    /\bprob|\bchance|\blikely\b|P\s*\(|\bpercent|\bproportion\b|\bfind\b|\barea\b|\bfraction\b/i.test(
      question,
    )
  ) {
    const chance = distribution.chance(bounds);
    const value = /\bpercent/i.test(question) && !/\bprob/i.test(question) ? 100 * chance : chance;
    return Number.isFinite(value) && chance >= 0 && chance <= 1 + 1e-9
      ? said(distribution, raw, writeBounds(bounds), value, distribution.chanceRule)
      : null;
  }
  if (/\b(?:standard\s+(?:deviation|error))\b|σ/i.test(question))
    return said(distribution, raw, 'standard deviation', distribution.deviation, distribution.deviationRule);
  if (/\bvariance\b/i.test(question))
    return said(
      distribution,
      raw,
      'variance',
      distribution.deviation ** 2,
      'The square of the standard deviation.',
    );
  if (/\b(?:mean|average|expect\w*)\b|μ/i.test(question) && !/\bprob/i.test(question))
    return said(distribution, raw, 'mean', distribution.mean, distribution.meanRule);
  return null;
};

// `given that x is more than 10, what is the probability that x is more than 18?`
const knownIn = (
  question: string,
  { chance, below }: Distribution,
): { what: string; value: number } | null => {
  const parts = /^(.*?)\b(?:given(?:\s+that)?|if\s+(?:it\s+is\s+known|we\s+know)\s+that)\b(.*)$/is.exec(
    question,
  );
  if (!parts || !below) return null;
  const before = boundsIn(parts[1] ?? '');
  const [wanted, known] = before ? [before, boundsIn(parts[2] ?? '')] : splitAt(parts[2] ?? '');
  if (!wanted || !known) return null;
  const both: Bounds = {
    low: Math.max(wanted.low, known.low),
    high: Math.min(wanted.high, known.high),
    lowIn: true,
    highIn: true,
  };
  const value = both.low >= both.high ? 0 : chance(both) / chance(known);
  return Number.isFinite(value)
    ? { what: `${writeBounds(wanted)} given ${writeBounds(known)}`, value }
    : null;
};

const splitAt = (text: string): readonly [Bounds | null, Bounds | null] => {
  const at = text.search(/\b(?:what|find)\b/i);
  return at < 0 ? [null, null] : [boundsIn(text.slice(at)), boundsIn(text.slice(0, at))];
};

// `If 200 cups are filled, how many hold less?`
const countIn = (raw: string, question: string): number | null => {
  const found =
    /\b(?:if|of|out of|among|there are|for)\s+(?:the\s+|a\s+(?:random\s+)?(?:sample|group|class|batch)\s+of\s+)?(\d[\d,]*)\s+[a-z]/i.exec(
      question,
    )?.[1] ?? /\b(?:class|batch|group|total|sample) of (\d[\d,]*)\b/i.exec(raw)?.[1];
  return found === undefined ? null : numberOf(found);
};

// `all of them`, `none`, `twice`: counts that are said without a number.
const boundsOf = (question: string, { model }: Distribution): Bounds | null => {
  const at = (k: number): Bounds => ({ low: k, high: k, lowIn: true, highIn: true });
  const direct = boundsIn(question);
  if (direct) return direct;
  const tries = /^B\((\d+)|^H\(\d+, \d+, (\d+)/
    .exec(model)
    ?.slice(1)
    .find((one) => one !== undefined);
  if (tries !== undefined && /\ball\b(?!\s+the\s+time)/i.test(question)) return at(Number(tries));
  if (/^[BHP]\(/.test(model) && /\b(?:none|no|zero)\b/i.test(question)) return at(0);
  const count = /\b(once|twice)\b/i.exec(question)?.[1]?.toLowerCase();
  if (count !== undefined) return at(count === 'once' ? 1 : 2);
  if (/^[UEN]|^χ/.test(model)) return null;
  const numbers = [
    ...question.matchAll(
      /(?<![\d.])(\d+)(?![\d.]|\s*(?:%|percent|trials?\b|tr(?:y|ies)\b|games\b|decimal))/gi,
    ),
  ].map((match) => Number(match[1]));
  const [only, ...more] = numbers.filter((one) => String(one) !== tries);
  return only !== undefined && more.length === 0 ? at(only) : null;
};

const percentileIn = (question: string): number | null => {
  const nth = /\b(\d{1,2}(?:\.\d+)?)(?:st|nd|rd|th)\s+percentile/i.exec(question)?.[1];
  if (nth !== undefined) return Number(nth) / 100;
  if (/\b(?:first|lower)\s+quartile\b/i.test(question)) return 0.25;
  if (/\b(?:third|upper)\s+quartile\b/i.test(question)) return 0.75;
  if (/\bmedian\b/i.test(question)) return 0.5;
  const share = String.raw`(\d{1,2}(?:\.\d+)?)\s*(?:%|percent)`;
  const top = new RegExp(
    String.raw`\b(?:top|highest|largest|upper|longest|heaviest|tallest|best|oldest)\s+${share}`,
    'i',
  ).exec(question)?.[1];
  if (top !== undefined) return 1 - Number(top) / 100;
  const bottom = new RegExp(
    String.raw`\b(?:bottom|lowest|smallest|lower|shortest|lightest|worst|youngest|fastest)\s+${share}`,
    'i',
  ).exec(question)?.[1];
  if (bottom !== undefined) return Number(bottom) / 100;
  const middle = new RegExp(String.raw`\bmiddle\s+${share}`, 'i').exec(question)?.[1];
  if (middle !== undefined && /\b(?:larger|upper|higher|greater)\b/i.test(question))
    return 0.5 + Number(middle) / 200;
  if (middle !== undefined && /\b(?:smaller|lower|lesser)\b/i.test(question))
    return 0.5 - Number(middle) / 200;
  const left = new RegExp(
    String.raw`${share}[^?]*\b(?:to\s+(?:its|the)\s+left|below|within\s+how|less\s+than\s+(?:how|what)|under\s+(?:how|what)|before\s+how)\b`,
    'i',
  ).exec(question)?.[1];
  if (left !== undefined) return Number(left) / 100;
  const right = new RegExp(
    String.raw`${share}[^?]*\b(?:to\s+(?:its|the)\s+right|above|more\s+than\s+(?:how|what)|longer\s+than\s+(?:how|what))\b`,
    'i',
  ).exec(question)?.[1];
  if (right !== undefined) return 1 - Number(right) / 100;
  return /\bhalf\s+of\b[^?]*\b(?:how|what)\b|\b1\/2\s+of\b[^?]*\b(?:how|what)\b/i.test(question) ? 0.5 : null;
};

const said = (distribution: Distribution, raw: string, what: string, value: number, rule: string): Worked => {
  const rounding = roundingIn(raw);
  const answer = nearAnswer(value, raw, '', rounding || Math.abs(value) >= 100 ? undefined : PLACES);
  return told(
    `X ~ ${distribution.model}`,
    what.startsWith('P(') ? 'probability' : what,
    [
      [
        `X ~ ${distribution.model}, wanted: ${what}`,
        'Name the distribution',
        'What kind of chance it is decides the formula.',
      ],
      [`${what} = ${inLine(value)}`, 'Use its rule', rule],
      ...(inLine(value) === answer.text
        ? []
        : [[answer.text, 'Round', 'So many figures are enough here.'] as const]),
    ],
    answer,
  );
};
