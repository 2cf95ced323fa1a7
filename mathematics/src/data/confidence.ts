import { numberOf } from '../arithmetic/written-number.ts';
import { normalAt } from '../chance/curves.ts';
import { parametersIn, questionIn } from '../chance/parameters.ts';
import { studentAt } from '../chance/tails.ts';
import { inLine, nearAnswer } from '../formula/rounded.ts';
import { told, type Task, type Worked, type ToldStep } from '../worked.ts';

const LONGEST = 1_200;

/** Confidence intervals and the size of sample they need. */
export const confidenceTask: Task = (raw) => {
  if (raw.length > LONGEST || !/\bconfiden(?:t|ce)\b/i.test(raw)) return null;
  const { text } = parametersIn(raw);
  const ends = fromEnds(text, questionIn(text), raw);
  if (ends) return ends;
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
    criticalValue(text, question, level, raw) ??
    sampleSize(text, question, z, level, raw) ??
    proportion(text, question, z, raw) ??
    meanInterval(raw, question, z, level)
  );
};

// Tables give three figures behind the point.
const rounded = (z: number): number => Math.round(z * 1_000) / 1_000;

// The interval itself is given: its middle is the estimate, half its length the error bound.
const fromEnds = (text: string, question: string, raw: string): Worked | null => {
  const found =
    /\binterval\b[^?]*?[([]\s*\$?(-?\d*\.?\d+)\s*,\s*\$?(-?\d*\.?\d+)\s*[)\]]/i.exec(text) ??
    /\binterval\b[^?.]*?\b(?:from|between)\s+\$?(-?\d*\.?\d+)\s+(?:to|and)\s+\$?(-?\d*\.?\d+)/i.exec(text);
  if (!found) return null;
  const [low, high] = [Number(found[1]), Number(found[2])];
  const line = `${low} to ${high}`;
  if (/\b(?:margin of error|error bound|EB[MP])\b/i.test(question))
    return said(
      line,
      'error bound',
      [[`(${high} − ${low})/2`, 'Half the length', 'It reaches as far to either side.']],
      (high - low) / 2,
      raw,
      4,
    );
  return /\b(?:sample mean|sample proportion|point estimate|cent(?:er|re)|x-?bar)\b/i.test(question)
    ? said(
        line,
        'estimate',
        [[`(${low} + ${high})/2`, 'The middle', 'The estimate lies in the middle of its interval.']],
        (low + high) / 2,
        raw,
        4,
      )
    : null;
};

const criticalValue = (text: string, question: string, level: number, raw: string): Worked | null => {
  if (/\b(?:alpha|α)\b|\blevel of significance\b/i.test(question))
    return said(
      `${inLine(100 * level)}% confidence`,
      'alpha',
      [[`1 − ${level}`, 'What is left', 'Confidence and alpha make one.']],
      1 - level,
      raw,
      4,
    );
  if (!/\bcritical value|\bz_?\(?(?:α|alpha|\*)|\b[zt][\s-](?:score|value)\b/i.test(question)) return null;
  const freedom =
    /\b(\d+)\s+degrees?\s+of\s+freedom/i.exec(text)?.[1] ??
    /\bdegrees?\s+of\s+freedom\s*(?:is|are|=)?\s*(\d+)/i.exec(text)?.[1];
  const size = parametersIn(raw).size;
  const isStudent = freedom !== undefined || /(?<![A-Za-z])t[\s-]/.test(question);
  const degrees = freedom === undefined ? (size === null ? null : size - 1) : Number(freedom);
  if (isStudent && degrees === null) return null;
  const part = (1 + level) / 2;
  return said(
    `${inLine(100 * level)}% confidence`,
    'critical value',
    [
      [
        `${inLine(part)} of the curve lies below`,
        'Share the rest between both ends',
        'Look up the value with this part below it.',
      ],
    ],
    isStudent && degrees !== null ? studentAt(part, degrees) : normalAt(part),
    raw,
    3,
  );
};

const said = (
  problem: string,
  what: string,
  steps: readonly ToldStep[],
  value: number,
  raw: string,
  places: number,
): Worked => told(problem, what, steps, nearAnswer(value, raw, '', places));

const sampleSize = (text: string, question: string, z: number, level: number, raw: string): Worked | null => {
  if (
    !/\bhow (?:many|large|big)\b[^?]*\b(?:survey\w*|sampled?|select\w*|need\w*|must|should)\b|\bsample size\b|\bminimum (?:number|size)\b/i.test(
      question,
    )
  )
    return null;
  const within =
    /\bwithin\s+(?:plus or minus\s+)?\$?(\d*\.?\d+)\s*(%|percent(?:age)?(?:\s+points?)?)?/i.exec(text) ??
    /\b(?:margin of error|error bound)\b[^.?\d]{0,40}?\$?(\d*\.?\d+)\s*(%|percent(?:age)?(?:\s+points?)?)?/i.exec(
      text,
    );
  if (!within) return null;
  const short = level === 0.95 ? 1.96 : level === 0.9 ? 1.645 : z;
  const share = /\bproportion\b|\bpercentage of\b/i.test(text) || within[2] !== undefined;
  const deviation = parametersIn(raw).deviation;
  const bound = share && within[2] !== undefined ? Number(within[1]) / 100 : Number(within[1]);
  if (share) {
    const guess = earlierShare(text, within[0]);
    const value = Math.ceil((short ** 2 * guess * (1 - guess)) / bound ** 2 - 1e-9);
    return sized(
      `z = ${short}, error ${bound}`,
      'n = z² · p · (1 − p)/E²',
      guess === 0.5
        ? 'Without a guess p is taken as one half.'
        : 'The share that was found before is the guess.',
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

// `A previous study found a proportion of 0.2.`
const earlierShare = (text: string, within: string): number => {
  const found =
    /\b(?:previous|earlier|prior|pilot|past|preliminary|last)\b[^.?]*?(0?\.\d+|\d+(?:\.\d+)?\s*(?:%|percent))/i.exec(
      text,
    )?.[1] ??
    /\bestimated?\s+(?:proportion|to be)\b[^.?\d]*(0?\.\d+|\d+(?:\.\d+)?\s*(?:%|percent))/i.exec(
      text.replace(within, ' '),
    )?.[1];
  if (found === undefined || /\bno (?:previous|prior|earlier)\b/i.test(text)) return 0.5;
  return /%|percent/i.test(found) ? Number.parseFloat(found) / 100 : Number(found);
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
  const counts = polledIn(text) ?? countsIn(text.replace(question, ' '));
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

// `42% of 900 people agree`
const polledIn = (text: string): { hits: number; size: number } | null => {
  const found =
    /(\d+(?:\.\d+)?)\s*(?:%|percent)\s+of\s+(?:the\s+)?(\d[\d,]*)\s+[a-z]/i.exec(text) ??
    /\b(?:of|sample of|survey of|poll of)\s+(?<size>\d[\d,]*)\s+[a-z][^.?]*?(?<share>\d+(?:\.\d+)?)\s*(?:%|percent)(?!\s+confiden)/i.exec(
      text,
    );
  if (!found) return null;
  const share = Number(found.groups?.['share'] ?? found[1]) / 100;
  const size = numberOf(found.groups?.['size'] ?? found[2]);
  return { hits: share * size, size };
};

/** So many of so many: `Of 50 teens, 13 reported …`, `a sample of 25 … Six said …`. */
const countsIn = (text: string): { hits: number; size: number } | null => {
  const plain = text.replaceAll(
    /(?:more|less|fewer) than \d+|\d+\s*(?:%|percent)[^.]*?confiden\w*|\d+\s*(?:%|percent)|plus[\s-]*(?:four|4)/gi,
    ' ',
  );
  const numbers = [...plain.matchAll(/(?<![\w.,])(\d[\d,]*)(?![\d.]*\d|\s*(?:-|years?\b))/g)].map((match) =>
    numberOf(match[1]),
  );
  const usable = numbers.filter((one) => one > 0);
  const [first, second, more] = usable;
  if (first === undefined || second === undefined || more !== undefined || first === second) return null;
  return { hits: Math.min(first, second), size: Math.max(first, second) };
};

const meanInterval = (raw: string, question: string, z: number, level: number): Worked | null => {
  const { text, mean, deviation, size } = parametersIn(raw);
  if (size === null || deviation === null || mean === null || size < 2) return null;
  const isKnown =
    /\bpopulation standard deviation\b|σ|\bknown\b|\bstandard deviation (?:of|for) (?:the|this) population\b/i.test(
      text,
    );
  if (!isKnown && /\bproportion\b/i.test(text)) return null;
  const factor = isKnown ? z : studentAt((1 + level) / 2, size - 1);
  const bound = (factor * deviation) / Math.sqrt(size);
  if (!isKnown)
    return endOf(
      question,
      { centre: mean, bound },
      raw,
      `mean ${mean}, s = ${deviation}, n = ${size}`,
      'mean ± t · s/√n',
      2,
    );
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
  const steps: ToldStep[] = [
    [formula, 'Use the formula of the interval', 'Its factor belongs to the level of confidence.'],
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
