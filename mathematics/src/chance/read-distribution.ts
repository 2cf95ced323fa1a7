import {
  binomialTries,
  chiSquare,
  exponential,
  geometric,
  handful,
  normal,
  poissonEvents,
  uniform,
  type Distribution,
} from './distribution.ts';
import { letterIn, modelIn, parametersIn, saidFor } from './parameters.ts';
import { secondsIn } from './time-units.ts';

type Known = ReturnType<typeof parametersIn> & { readonly question: string };
type Reader = (known: Known) => Distribution | null;

/** Which distribution a text describes; null when it is not sure. */
export const readDistribution = (raw: string, question: string): Distribution | null => {
  const known = { ...parametersIn(raw), question };
  if (STANDARD.test(known.text) && !/\bmean\b(?=[^?]*\d)/i.test(known.text)) return normal(0, 1);
  for (const read of READERS) {
    const found = read(known);
    if (found) return sane(found) ? found : null;
  }
  return null;
};

const STANDARD =
  /\bstandard normal\b|\bP\s*\(\s*-?[\d.]*\s*[<≤]?\s*[zZ]\b|\bz-?\s?score\b[^?]*\barea\b|\barea\b[^?]*\bz\s*=/;

const sane = ({ mean, deviation }: Distribution): boolean =>
  Number.isFinite(mean) && Number.isFinite(deviation) && deviation >= 0;

/** How many of one unit of time make the other. */
const ratio = (from: string, to: string): number => (secondsIn(from) ?? 1) / (secondsIn(to) ?? 1);

const readChiSquare: Reader = ({ text, question }) => {
  const freedom = /chi-?\s?square/i.test(text)
    ? (saidFor(text, 'degrees of freedom') ??
      letterIn(text, 'df') ??
      beforeWord(/\b(\d+)\s+degrees\s+of\s+freedom\b/i.exec(text)))
    : null;
  return freedom !== null && /\b(?:mean|standard deviation|variance)\b/i.test(question)
    ? chiSquare(freedom)
    : null;
};

const beforeWord = (match: RegExpExecArray | null): number | null => (match ? Number(match[1]) : null);

const readUniform: Reader = ({ text, question, size }) => {
  const model = modelIn(text, 'U') ?? modelIn(text, '∪');
  if (!model && !/\buniform(?:ly)?\b/i.test(text)) return null;
  const said =
    /\bbetween\s+\$?(-?[\d.]*\d)(?:\s+[a-z]+)?\s+and\s+\$?(-?[\d.]*\d)/i.exec(text) ??
    /\bfrom\s+\$?(-?[\d.]*\d)(?:\s+[a-z]+)?\s+to\s+\$?(-?[\d.]*\d)/i.exec(text) ??
    /\blowest\b[^.\d]*?(-?[\d.]*\d)[^.\d]*?\bhighest\b[^.\d]*?(-?[\d.]*\d)/i.exec(text);
  const [low, high] = model ?? (said ? [Number(said[1]), Number(said[2])] : []);
  if (low === undefined || high === undefined || high <= low) return null;
  const single = uniform(low, high);
  return size !== null && isOfSample(question)
    ? normal(single.mean, single.deviation / Math.sqrt(size))
    : single;
};

const readExponential: Reader = ({ text, mean, question, size }) => {
  const model = /~?\s*Exp\s*\(\s*([\d.]+)(?:\s*\/\s*([\d.]+))?\s*\)/.exec(text);
  if (!model && !/\bexponential(?:ly)?\s+(?:distribut|random|with)\w*/i.test(text)) return null;
  const decay = model
    ? Number(model[1]) / Number(model[2] ?? 1)
    : (saidFor(text, 'decay parameter|decay rate|rate parameter') ??
      fraction(/\bdecay parameter\s*(?:of|is|=|m\s*=)?\s*\(?\(?([\d.]+)\)?\s*\/\s*\(?([\d.]+)/i.exec(text)));
  const rate =
    /\b(?:rate of|average of)\s+([\d.]*\d)\s+[a-z]+(?:\s+[a-z]+)?\s+(?:per|an?|every|each)\s+(second|minute|hour|day|week)/i.exec(
      text,
    );
  const unit = /[\d.]\s+(second|minute|hour|day|week)s?\b/i.exec(question)?.[1]?.toLowerCase();
  if (rate && Number(rate[1]) > 0)
    return exponential(
      ratio((rate[2] ?? '').toLowerCase(), unit ?? (rate[2] ?? '').toLowerCase()) / Number(rate[1]),
    );
  if (decay !== null && decay > 0) return exponential(1 / decay);
  if (mean !== null && mean > 0 && size !== null && isOfSample(question))
    return normal(mean, mean / Math.sqrt(size));
  return mean !== null && mean > 0 ? exponential(mean) : null;
};

const fraction = (match: RegExpExecArray | null): number | null =>
  match ? Number(match[1]) / Number(match[2]) : null;

// Events that come at a steady rate and are counted: Poisson, even if nobody says so.
const EVENTS =
  /\b(?:average rate of|on average|averages?|an average of)\b[^.?]*?\b\d+(?:\.\d+)?\s+(?:times|calls?|customers?|cars?|emails?|messages?|accidents?|arrivals?|visitors?|texts?|errors?|typos?|patients?)?\s*(?:per|an?|every|each|in an?)\s+(?:second|minute|hour|day|week|month|year)\b[^]*\bprob/i;

const readPoisson: Reader = ({ text, mean, question }) => {
  if (!/\bpoisson\b/i.test(text) && !EVENTS.test(text)) return null;
  const rate =
    /\b([\d.]*\d)\s+(?:[a-z-]+\s+){0,4}?(?:per|an?|every|each|in an?)\s+(second|minute|hour|day|week|month|year)\b/i.exec(
      text.replace(question, ' '),
    ) ?? null;
  const base = rate ? Number(rate[1]) : mean;
  if (base === null || base <= 0) return null;
  const asked =
    /\b(?:per|an?|in (?:an?|the next|one)|each|next)\s+(?:(\d+)[- ])?(second|minute|hour|day|week|month|year)/i.exec(
      question,
    );
  const scale =
    rate && asked
      ? Number(asked[1] ?? 1) * ratio((asked[2] ?? '').toLowerCase(), (rate[2] ?? '').toLowerCase())
      : 1;
  return poissonEvents(base * scale);
};

const chanceIn = (text: string): number | null => {
  const percent = /(\d+(?:\.\d+)?)\s*(?:%|percent)/i.exec(text)?.[1];
  const decimal =
    /\bp\s*=\s*(0?\.\d+)/.exec(text)?.[1] ??
    /\bprobability\b[^.?]{0,60}?\b(?:is|of|was)\s+(?:about\s+)?(0?\.\d+)/i.exec(text)?.[1];
  const isCoin = /\bfair coin\b/i.test(text);
  const ofTen = /\b(?:one|1)\s+(?:in|out of)\s+(\d+)\b/i.exec(text)?.[1];
  if (decimal !== undefined) return Number(decimal);
  if (percent !== undefined) return Number(percent) / 100;
  if (isCoin) return 0.5;
  return ofTen === undefined ? null : 1 / Number(ofTen);
};

const readGeometric: Reader = ({ text, question }) => {
  if (
    !/\bgeometric\b|\buntil\b|\bbefore (?:the first|one|1)\b|\bfirst (?:success|failure|defect\w*|hit|one|1|time)\b/i.test(
      text,
    ) ||
    !/\bdistribut|\brandom variable|\bprobab/i.test(text) ||
    !/\bprob|\bmean\b|\bexpect|\bdeviation\b|P\s*\(/i.test(question)
  )
    return null;
  const p = chanceIn(text);
  return p !== null && p > 0 && p < 1 ? geometric(p) : null;
};

const readBinomial: Reader = ({ text, size, question }) => {
  const model = /~?\s*B\s*\(\s*(\d+)\s*,\s*([\d.]+)(?:\s*\/\s*(\d+))?\s*\)/.exec(text);
  if (model) return binomialTries(Number(model[1]), Number(model[2]) / Number(model[3] ?? 1));
  const tries =
    Number(
      /\b(\d+)\s+(?:trials|tries|attempts|games|times|questions|shots|throws|experiments)\b/i.exec(
        text,
      )?.[1] ?? 0,
    ) ||
    Number(/\bout of\s+(?:the\s+)?(\d+)\b/i.exec(question)?.[1] ?? 0) ||
    size;
  const some =
    /\b(?:exactly|at least|at most|fewer than|more than|no more than)\s+\d+\s+(?:of|out of)\s+(?:the\s+)?(\d+)\b/i.exec(
      question,
    )?.[1];
  if (some !== undefined && (text.match(/%|\bpercent\b/gi)?.length ?? 0) === 1) {
    const share = chanceIn(text);
    return share === null ? null : binomialTries(Number(some), share);
  }
  const wide = /\bbinomial\b/i.test(text);
  if (!wide || !tries || tries > 5_000) return null;
  const p = hitIn(text, question);
  return p !== null && p > 0 && p < 1 ? binomialTries(tries, p) : null;
};

// With two chances that make one, the question says which of the two things is counted.
const hitIn = (text: string, question: string): number | null => {
  const shares = [...text.matchAll(/(\d+(?:\.\d+)?)\s*(?:%|percent)/gi)].map((match) => ({
    share: Number(match[1]) / 100,
    at: match.index,
  }));
  const [first, second] = shares;
  if (!first || !second || Math.abs(first.share + second.share - 1) > 1e-9) return chanceIn(text);
  if (/\bfailures?\b/i.test(question)) return second.share;
  const near = ({ at }: { at: number }): number =>
    overlap(/[^,.;]*$/.exec(text.slice(0, at))?.[0] + (/^[^,.;]*/.exec(text.slice(at))?.[0] ?? ''), question);
  return near(second) > near(first) ? second.share : first.share;
};

/** How many of the longer words of a phrase come again in a question. */
const overlap = (phrase: string, question: string): number => {
  const words = new Set(phrase.toLowerCase().match(/[a-z]{3,}/g) ?? []);
  for (const plain of ['the', 'that', 'you', 'and', 'any', 'probability']) words.delete(plain);
  return [...words].filter((word) => new RegExp(String.raw`\b${word}\b`, 'i').test(question)).length;
};

const readHandful: Reader = ({ text, question, size }) => {
  if (!/\bhypergeometric\b/i.test(text) || size === null) return null;
  const counts = [...text.matchAll(/\b(\d+)\s+((?:[a-z-]+\s+){0,3}?[a-z-]+s)\b/gi)].map((match) =>
    Number(match[1]),
  );
  const groups = [...text.matchAll(/\b(\d+)\s+(?:are\s+|is\s+)?(?!students are taken)/gi)]
    .map((match) => Number(match[1]))
    .filter((one) => one !== size);
  const [a, b, more] = groups;
  if (a === undefined || b === undefined || more !== undefined || counts.length === 0) return null;
  const wanted = /\bnumber of ([^.]*)/i.exec(text)?.[1] ?? question;
  return markedFirst(text, wanted, a, b) ? handful(a, b, size) : handful(b, a, size);
};

// Whose number is asked for: the words right behind its number come again in the question.
const markedFirst = (text: string, question: string, a: number, b: number): boolean => {
  const shared = (count: number): number => {
    const behind = new RegExp(String.raw`\b${count}\b([^.;,]{0,50})`).exec(text)?.[1] ?? '';
    const words = behind.toLowerCase().match(/[a-z-]{3,}/g) ?? [];
    return words.filter((word) => new RegExp(String.raw`(?<![-\w])${word}(?![-\w])`, 'i').test(question))
      .length;
  };
  return shared(a) >= shared(b);
};

const isOfSample = (question: string): boolean =>
  /\b(?:mean (?:\w+ )?of (?:an?|the|this|these|samples?)\b[^?]*\bsamples?|mean of samples|sample mean|sample of \d+[^?]*\bmean|mean of the sample|average of the sample|averages?\b[^.?]*\bsample|mean\b[^.?]*\bfor the \d+|the \d+ \w+|x-?bar|of means|sample means|standard error)\b/i.test(
    question,
  );

const readNormal: Reader = ({ text, mean, deviation, size, question }) => {
  if (mean === null || deviation === null || deviation <= 0) return null;
  const times = timesIn(text, question);
  if (size !== null && /\b(?:sums?|total)\b/i.test(question))
    return scaled(normal(size * mean, Math.sqrt(size) * deviation), times);
  if (size !== null && isOfSample(question)) return normal(mean, deviation / Math.sqrt(size));
  return /\bnormal(?:ly)?\b|\bN\s*\(/i.test(text) ? scaled(normal(mean, deviation), times) : null;
};

// The question may speak of hours where the mean is in minutes.
const timesIn = (text: string, question: string): number => {
  const given = /\bmean\b[^?]*?\d\s+(second|minute|hour|day)s?\b/i.exec(text)?.[1]?.toLowerCase();
  const asked = /[\d.]\s+(second|minute|hour|day)s?\b/i.exec(question)?.[1]?.toLowerCase();
  return given !== undefined && asked !== undefined ? ratio(given, asked) : 1;
};

const scaled = ({ mean, deviation }: Distribution, times: number): Distribution =>
  normal(mean * times, deviation * times);

const READERS: readonly Reader[] = [
  readChiSquare,
  readUniform,
  readExponential,
  readPoisson,
  readHandful,
  readGeometric,
  readBinomial,
  readNormal,
];
