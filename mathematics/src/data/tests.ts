import { numberOf } from '../arithmetic/written-number.ts';
import { boundsIn, isWithin, writeBounds } from '../chance/bounds.ts';
import { parametersIn, questionIn, saidFor } from '../chance/parameters.ts';
import { compare, toNumber, type Fraction } from '../expression/fraction.ts';
import { inLine, nearAnswer } from '../formula/rounded.ts';
import { told, type Task, type Worked, type ToldStep } from '../worked.ts';
import { dataIn } from './statistics.ts';

const said = (
  problem: string,
  instruction: string,
  steps: readonly ToldStep[],
  value: number,
  raw: string,
): Worked =>
  told(problem, instruction, steps, nearAnswer(value, raw, '', Math.abs(value) < 100 ? 4 : undefined));

const numbersFor = (text: string, name: string): number[] =>
  [
    ...text.matchAll(
      new RegExp(
        String.raw`\b${name}\b[^.;]{0,80}?\b(?:is|was|of|were|are|=)\s*(\d[\d,]*(?:\.\d+)?|\.\d+)`,
        'gi',
      ),
    ),
  ].map((match) => numberOf(match[1]));

/** Degrees of freedom, the statistics of variance tests, standard error and error bound. */
export const testTask: Task = (raw) => {
  const { text, size } = parametersIn(raw);
  const question = questionIn(text);
  const kinds = /\bdegrees?\s+of\s+freedom\b/i.test(question)
    ? /\b(\d+)\s+(?:categor\w+|cells|classes|outcomes|groups)\b/i.exec(text)?.[1]
    : undefined;
  if (kinds !== undefined && !/\bindependence\b|\brows?\b|\bANOVA\b/i.test(text))
    return said(
      `${kinds} categories`,
      'degrees of freedom',
      [[`${kinds} − 1`, 'One less than the number of categories', 'The last count follows from the others.']],
      Number(kinds) - 1,
      raw,
    );
  if (
    /\bdegrees?\s+of\s+freedom\b/i.test(question) &&
    size !== null &&
    !/\btwo\s+(?:samples?|means|groups)\b/i.test(text) &&
    !/\bcategor|\bindependence\b|\brows?\b/i.test(text)
  )
    return said(
      `n = ${size}`,
      'degrees of freedom',
      [[`n − 1 = ${size} − 1`, 'One less than the size of the sample', 'The mean takes one freedom away.']],
      size - 1,
      raw,
    );
  return (
    singleVariance(text, question, size, raw) ??
    twoVariances(text, question, raw) ??
    errorBound(raw, question)
  );
};

const singleVariance = (text: string, question: string, size: number | null, raw: string): Worked | null => {
  const deviations = numbersFor(text, 'standard deviation');
  const [first, second] = deviations.filter((one, at) => deviations.indexOf(one) === at);
  // Which of the two was measured is told by the word `sample` before it.
  const turned =
    /\bsample\b[^.]*\bstandard deviation\b/i.test(
      text.slice(0, text.search(/\bstandard deviation\b/i) + 20),
    ) &&
    !/\bsample\b[^.]*\bstandard deviation\b/i.test(text.slice(text.search(/\bstandard deviation\b/i) + 20));
  const [claimed, found] = turned ? [second, first] : [first, second];
  if (
    !/\btest statistic\b/i.test(question) ||
    !/\bvarianc|\bstandard deviation\b/i.test(text) ||
    size === null ||
    claimed === undefined ||
    found === undefined
  )
    return null;
  const value = ((size - 1) * found ** 2) / claimed ** 2;
  return said(
    `n = ${size}, s = ${found}, σ = ${claimed}`,
    'test statistic',
    [
      [
        'χ² = (n − 1) · s²/σ²',
        'Test of one variance',
        'It compares the spread of the sample with the spread that is claimed.',
      ],
      [`(${size} − 1) × ${found}²/${claimed}² = ${inLine(value)}`, 'Put the numbers in', 'Work it out.'],
    ],
    value,
    raw,
  );
};

const twoVariances = (text: string, question: string, raw: string): Worked | null => {
  const variances = numbersFor(text, 'variance');
  const [first, second, more] = variances;
  if (first === undefined || second === undefined || more !== undefined) return null;
  if (/\bF[\s-]*(?:statistic|ratio|score|value)\b/i.test(question))
    return said(
      `s₁² = ${first}, s₂² = ${second}`,
      'F statistic',
      [[`F = s₁²/s₂² = ${first}/${second}`, 'Divide the variances', 'Equal spreads would give about one.']],
      first / second,
      raw,
    );
  const which = /\bs_?\s*([12])\b/.exec(question)?.[1];
  const variance = which === '1' ? first : which === '2' ? second : null;
  return variance === null
    ? null
    : said(
        `s² = ${variance}`,
        'standard deviation',
        [
          [
            `s = √${variance}`,
            'The root of the variance',
            'The variance is the square of the standard deviation.',
          ],
        ],
        Math.sqrt(variance),
        raw,
      );
};

const CRITICAL: Readonly<Record<string, number>> = { '90': 1.645, '95': 1.96, '98': 2.326, '99': 2.576 };

const errorBound = (raw: string, question: string): Worked | null => {
  const { text, size, deviation } = parametersIn(raw);
  if (
    !/\berror bound\b|\bmargin of error\b|\bEB[MP]\b/i.test(question) ||
    size === null ||
    deviation === null ||
    !/\bpopulation standard deviation\b|σ/i.test(text)
  )
    return null;
  const level = /(\d{2})\s*(?:%|percent)\s+confidence/i.exec(text)?.[1] ?? '';
  const z = CRITICAL[level];
  if (z === undefined) return null;
  const value = (z * deviation) / Math.sqrt(size);
  return said(
    `n = ${size}, σ = ${deviation}`,
    'error bound',
    [
      ['z · σ/√n', 'Error bound of a mean', `For ${level}% confidence z is ${z}.`],
      [`${z} × ${deviation}/√${size} = ${inLine(value)}`, 'Put the numbers in', 'Work it out.'],
    ],
    value,
    raw,
  );
};

/** So many standard deviations above or below the mean. */
export const awayFromMeanTask: Task = (raw) => {
  const { text, mean, deviation } = parametersIn(raw);
  const away =
    /\b(\d+(?:\.\d+)?)\s+standard\s+deviations?\s+(above|below|to\s+the\s+(?:right|left)\s+of|greater\s+than|less\s+than|more\s+than)\s+(?:the\s+)?mean/i.exec(
      questionIn(text),
    );
  if (mean === null || deviation === null) return null;
  if (!away) return distanceFromMean(raw, text, mean, deviation);
  const up = /above|right|greater|more/i.test(away[2] ?? '');
  const value = mean + (up ? 1 : -1) * Number(away[1]) * deviation;
  return said(
    `mean ${mean}, standard deviation ${deviation}`,
    'value',
    [
      [
        `${mean} ${up ? '+' : '−'} ${away[1]} × ${deviation}`,
        `Go ${up ? 'up' : 'down'} from the mean`,
        'One standard deviation for each step.',
      ],
    ],
    value,
    raw,
  );
};

// `How many standard deviations from the mean is Ana's time?`
const distanceFromMean = (raw: string, text: string, mean: number, deviation: number): Worked | null => {
  const what = /\bhow many standard deviations\b[^?]*\bmean\s+is\s+(?:the\s+|an?\s+)?([^?]*)/i.exec(
    questionIn(text),
  )?.[1];
  if (what === undefined || deviation <= 0) return null;
  const direct = /^[^\d]*(\d[\d,]*(?:\.\d+)?)/.exec(what)?.[1];
  const named = /^[a-z ]+/i.exec(what)?.[0].trim();
  const value = direct === undefined ? (named ? saidFor(text, named) : null) : numberOf(direct);
  if (value === mean) return null;
  if (value === null) return null;
  return said(
    `mean ${mean}, standard deviation ${deviation}`,
    'distance',
    [
      [
        `|${value} − ${mean}|/${deviation}`,
        'Distance over standard deviation',
        'So many steps away from the mean.',
      ],
    ],
    Math.abs(value - mean) / deviation,
    raw,
  );
};

/** The k-th percentile of a list: the value at place k/100 · (n + 1). */
export const percentileTask: Task = (raw) => {
  const nth = /\b(\d{1,2})(?:st|nd|rd|th)\s+percentile/i.exec(questionIn(raw))?.[1];
  const data = nth === undefined ? null : dataIn(raw);
  if (nth === undefined || !data || data.length < 5) return null;
  const sorted = data.toSorted(compare);
  const place = (Number(nth) / 100) * (sorted.length + 1);
  const at = (index: number): Fraction | undefined => sorted[Math.min(Math.max(index, 1), sorted.length) - 1];
  const [low, high] = [at(Math.floor(place)), at(Math.ceil(place))];
  if (!low || !high) return null;
  const value = (toNumber(low) + toNumber(high)) / 2;
  return said(
    `${sorted.length} values in order`,
    'percentile',
    [
      [
        `${nth}/100 × (${sorted.length} + 1) = ${inLine(place)}`,
        'Find the place',
        'So far along the sorted list.',
      ],
      [
        inLine(value),
        Number.isInteger(place) ? 'Read off the value' : 'Take the middle of its two neighbours',
        'That part of the values lies below.',
      ],
    ],
    value,
    raw,
  );
};

/** Values beyond one and a half times the spread of the middle half. */
export const outlierTask: Task = (raw) => {
  if (!/\boutliers?\b/i.test(questionIn(raw))) return null;
  const sorted = dataIn(raw)?.toSorted(compare).map(toNumber);
  if (!sorted || sorted.length < 5) return null;
  const median = (list: readonly number[]): number => {
    const middle = Math.floor(list.length / 2);
    return list.length % 2 === 1 ? (list[middle] ?? 0) : ((list[middle - 1] ?? 0) + (list[middle] ?? 0)) / 2;
  };
  const half = Math.floor(sorted.length / 2);
  const [first, third] = [median(sorted.slice(0, half)), median(sorted.slice(-half))];
  const reach = 1.5 * (third - first);
  const far = sorted.filter((one) => one < first - reach || one > third + reach);
  const [only, more] = far;
  if (only === undefined || more !== undefined) return null;
  return said(
    `quartiles ${inLine(first)} and ${inLine(third)}`,
    'outlier',
    [
      [
        `${inLine(first - reach)} to ${inLine(third + reach)}`,
        'Fence in the usual values',
        'One and a half times the spread of the middle half on either side.',
      ],
      [inLine(only), 'Look for values outside', 'It lies beyond the fence.'],
    ],
    only,
    raw,
  );
};

/** A table of chances in words: `five events 35% of the time`. */
export const chanceListTask: Task = (raw) => {
  const { text } = parametersIn(raw);
  const list = [
    ...text.matchAll(/\b(\d+|no)\s+[a-z]+\s+(\d+(?:\.\d+)?)\s*(?:%|percent)\s+of\s+the\s+time/gi),
  ].map((match) => ({
    value: match[1] === 'no' ? 0 : Number(match[1]),
    part: Number(match[2]) / 100,
  }));
  if (list.length < 3 || Math.abs(list.reduce((sum, { part }) => sum + part, 0) - 1) > 1e-6) return null;
  const question = questionIn(text);
  const bounds = boundsIn(question);
  if (bounds && /\bprob|P\s*\(/i.test(question)) {
    const chosen = list.filter(({ value }) => isWithin(bounds, value));
    return said(
      writeBounds(bounds),
      'probability',
      [
        [
          chosen.map(({ part }) => inLine(part)).join(' + '),
          'Add the chances that fit',
          'The values exclude one another.',
        ],
      ],
      chosen.reduce((sum, { part }) => sum + part, 0),
      raw,
    );
  }
  if (!/\b(?:expect\w*|average|mean)\b/i.test(question)) return null;
  return said(
    'expected value',
    'expected value',
    [
      [
        list.map(({ value, part }) => `${value} × ${inLine(part)}`).join(' + '),
        'Value times chance, all added up',
        'In the long run each value comes as often as its chance says.',
      ],
    ],
    list.reduce((sum, { value, part }) => sum + value * part, 0),
    raw,
  );
};
