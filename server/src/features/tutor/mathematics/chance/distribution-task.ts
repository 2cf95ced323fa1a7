import { roundingIn } from '../arithmetic/rounding.ts';
import { inLine, nearAnswer } from '../formula/rounded.ts';
import { told, type Task, type Worked } from '../worked.ts';
import { boundsIn, writeBounds, type Bounds } from './bounds.ts';
import type { Distribution } from './distribution.ts';
import { parametersIn, questionIn } from './parameters.ts';
import { readDistribution } from './read-distribution.ts';

const PLACES = 4;

/** Mean, spread, chance or percentile of a random quantity that a text describes. */
export const distributionTask: Task = (raw) => {
  if (
    !/\b(?:distribut\w*|random variable|percentile|probability|chance|standard deviation|how likely|expect\w*|mean|trials?|samples?)\b|P\s*\(/i.test(
      raw,
    )
  )
    return null;
  const { text } = parametersIn(raw);
  const question = questionIn(text);
  const distribution = readDistribution(raw, question);
  return distribution && answered(distribution, question, raw);
};

const answered = (distribution: Distribution, question: string, raw: string): Worked | null => {
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
  if (bounds && /\bprob|\bchance|\blikely\b|P\s*\(|\bpercent|\bproportion\b|\bfind\b/i.test(question)) {
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

// `all of them`, `none`, `twice`: counts that are said without a number.
const boundsOf = (question: string, { model }: Distribution): Bounds | null => {
  const at = (k: number): Bounds => ({ low: k, high: k, lowIn: true, highIn: true });
  const direct = boundsIn(question);
  if (direct) return direct;
  const tries = /^B\((\d+)/.exec(model)?.[1];
  if (tries !== undefined && /\ball\b(?!\s+the\s+time)/i.test(question)) return at(Number(tries));
  if (tries !== undefined && /\b(?:none|no|zero)\b/i.test(question)) return at(0);
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
  const top = /\b(?:top|highest|largest|upper)\s+(\d{1,2}(?:\.\d+)?)\s*(?:%|percent)/i.exec(question)?.[1];
  return top === undefined ? null : 1 - Number(top) / 100;
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
