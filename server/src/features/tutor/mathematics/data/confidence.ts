import { normalAt } from '../chance/curves.ts';
import { parametersIn, questionIn } from '../chance/parameters.ts';
import { inLine, nearAnswer } from '../formula/rounded.ts';
import { told, type Task, type Worked } from '../worked.ts';

const LONGEST = 1_200;

/** Confidence intervals and the size of sample they need. */
export const confidenceTask: Task = (raw) => {
  if (raw.length > LONGEST || !/\bconfiden(?:t|ce)\b/i.test(raw)) return null;
  const { text } = parametersIn(raw);
  const level =
    Number(
      /(\d{2}(?:\.\d+)?)\s*(?:%|percent)\s+(?:confiden|level)/i.exec(text)?.[1] ??
        /\bconfidence\s+level\s+(?:is|of|=)\s*(\d{2}(?:\.\d+)?)/i.exec(text)?.[1] ??
        0,
    ) / 100;
  if (!(level > 0.5 && level < 1)) return null;
  const z = rounded(normalAt((1 + level) / 2));
  const question = questionIn(text);
  return (
    sampleSize(text, question, z, level, raw) ??
    proportion(text, question, z, raw) ??
    meanInterval(raw, question, z)
  );
};

// Tables give three figures behind the point.
const rounded = (z: number): number => Math.round(z * 1_000) / 1_000;

const said = (
  problem: string,
  what: string,
  steps: readonly (readonly [string, string, string])[],
  value: number,
  raw: string,
  places: number,
): Worked => told(problem, what, steps, nearAnswer(value, raw, '', places));

const sampleSize = (text: string, question: string, z: number, level: number, raw: string): Worked | null => {
  if (
    !/\bhow many\b[^?]*\b(?:survey\w*|sampled?|select\w*|need\w*|must|should)\b|\bsample size\b|\bhow (?:large|big)\b[^?]*\bsample\b|\bminimum (?:number|size)\b/i.test(
      question,
    )
  )
    return null;
  const within =
    /\bwithin\s+(?:plus or minus\s+)?(\d+(?:\.\d+)?)\s*(%|percent(?:age)?(?:\s+points?)?)?/i.exec(text);
  if (!within) return null;
  const short = level === 0.95 ? 1.96 : level === 0.9 ? 1.645 : z;
  const share = /\bproportion\b|\bpercentage of\b/i.test(text) || within[2] !== undefined;
  const deviation = parametersIn(raw).deviation;
  const bound = share && within[2] !== undefined ? Number(within[1]) / 100 : Number(within[1]);
  if (share) {
    const value = Math.ceil((short ** 2 * 0.25) / bound ** 2 - 1e-9);
    return sized(
      `z = ${short}, error ${bound}`,
      'n = z² · p · (1 − p)/E²',
      'Without a guess p is taken as one half.',
      value,
      raw,
    );
  }
  if (deviation === null || deviation <= 0) return null;
  const value = Math.ceil(((short * deviation) / bound) ** 2 - 1e-9);
  return sized(
    `z = ${short}, σ = ${deviation}, error ${bound}`,
    'n = (z · σ/E)²',
    'Solve the error bound for n.',
    value,
    raw,
  );
};

const sized = (problem: string, formula: string, why: string, value: number, raw: string): Worked =>
  said(
    problem,
    'sample size',
    [
      [formula, 'Use the formula', why],
      [`${value}`, 'Round up', 'A part of a person cannot be asked.'],
    ],
    value,
    raw,
    0,
  );

interface Interval {
  readonly centre: number;
  readonly bound: number;
}

const proportion = (text: string, question: string, z: number, raw: string): Worked | null => {
  if (!/\bproportion\b|\bpercent(?:age)? of\b/i.test(text)) return null;
  const counts = countsIn(text.replace(question, ' '));
  if (!counts) return null;
  const four = /\bplus[\s-]*(?:four|4)\b/i.test(text);
  const [hits, size] = four ? [counts.hits + 2, counts.size + 4] : [counts.hits, counts.size];
  const share = hits / size;
  return endOf(
    question,
    { centre: share, bound: z * Math.sqrt((share * (1 - share)) / size) },
    raw,
    `p' = ${hits}/${size}`,
    "p' ± z · √(p'(1 − p')/n)",
    3,
  );
};

/** So many of so many: `Of 50 teens, 13 reported …`, `a sample of 25 … Six said …`. */
const countsIn = (text: string): { hits: number; size: number } | null => {
  const plain = text.replaceAll(
    /(?:more|less|fewer) than \d+|\d+\s*(?:%|percent)[^.]*?confiden\w*|\d+\s*(?:%|percent)|plus[\s-]*(?:four|4)/gi,
    ' ',
  );
  const numbers = [...plain.matchAll(/(?<![\w.,])(\d[\d,]*)(?![\d.]*\d|\s*(?:-|years?\b))/g)].map((match) =>
    Number((match[1] ?? '').replaceAll(',', '')),
  );
  const usable = numbers.filter((one) => one > 0);
  const [first, second, more] = usable;
  if (first === undefined || second === undefined || more !== undefined || first === second) return null;
  return { hits: Math.min(first, second), size: Math.max(first, second) };
};

const meanInterval = (raw: string, question: string, z: number): Worked | null => {
  const { text, mean, deviation, size } = parametersIn(raw);
  if (size === null || deviation === null || !/\bpopulation standard deviation\b|σ|\bknown\b/i.test(text))
    return null;
  const bound = (z * deviation) / Math.sqrt(size);
  if (mean === null) return null;
  return endOf(
    question,
    { centre: mean, bound },
    raw,
    `mean ${mean}, σ = ${deviation}, n = ${size}`,
    'mean ± z · σ/√n',
    2,
  );
};

const endOf = (
  question: string,
  { centre, bound }: Interval,
  raw: string,
  problem: string,
  formula: string,
  places: number,
): Worked | null => {
  const line = `${inLine(centre)} ± ${inLine(bound)}`;
  const steps: [string, string, string][] = [
    [formula, 'Use the formula of the interval', 'z belongs to the level of confidence.'],
    [line, 'Put the numbers in', 'The estimate, and the error bound around it.'],
  ];
  if (/\berror bound\b|\bmargin of error\b|\bEB[PM]\b/i.test(question))
    return said(problem, 'error bound', steps, bound, raw, 4);
  if (/\b(?:lower|smaller|left|minimum|lowest)\b/i.test(question))
    return said(
      problem,
      'interval',
      [...steps, [inLine(centre - bound), 'Take the lower end', 'Estimate minus error bound.']],
      centre - bound,
      raw,
      places,
    );
  if (/\b(?:upper|higher|larger|right|maximum|highest)\b/i.test(question))
    return said(
      problem,
      'interval',
      [...steps, [inLine(centre + bound), 'Take the upper end', 'Estimate plus error bound.']],
      centre + bound,
      raw,
      places,
    );
  return /\bpoint estimate\b|\bp'/i.test(question)
    ? said(problem, 'estimate', steps.slice(0, 1), centre, raw, 4)
    : null;
};
