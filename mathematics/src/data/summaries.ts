import { numberOf } from '../arithmetic/written-number.ts';
import { questionIn } from '../chance/parameters.ts';
import { inLine, nearAnswer } from '../formula/rounded.ts';
import { inOneLine } from '../formula/said-value.ts';
import { plainText } from '../named/called.ts';
import { type Task, type Worked } from '../worked.ts';
import { numbersIn } from './lists.ts';
import { sharesIn } from './two-samples.ts';

const said = (
  problem: string,
  what: string,
  line: string,
  rule: string,
  reason: string,
  value: number,
  raw: string,
): Worked => inOneLine(what, [line, rule, reason], value, nearAnswer(value, raw, '', 4), problem);

/** Short facts about tables of counts: chi-square, pooled shares, F of two variances, expected counts. */
export const summaryTask: Task = (raw) => {
  if (
    !/\b(?:statistic|pooled|F[\s-]?ratio|expected?|proportion|relative frequency|cumulative|midpoint|class width)\b/i.test(
      raw,
    )
  )
    return null;
  const text = plainText(raw);
  const question = questionIn(text);
  return (
    goodnessOfFit(text, question, raw) ??
    pooledShare(text, question, raw) ??
    varianceRatio(text, question, raw) ??
    faces(text, question, raw) ??
    shareOf(text, question, raw)
  );
};

// Counts against equal counts, or against those that are expected.
const goodnessOfFit = (text: string, question: string, raw: string): Worked | null => {
  if (!/\b(?:chi-?\s?square\w*|test)\s+(?:test\s+)?(?:statistic|value)\b/i.test(question)) return null;
  const observed = numbersIn(/\bobserved\b([^;]*?)(?=\bexpected\b|$)/i.exec(text)?.[1] ?? '');
  const expected = numbersIn(
    /\bexpected\b([^;]*)/i.exec(text)?.[1]?.split(/(?<!\d)\.\s|\.\s+[A-Z]/)[0] ?? '',
  );
  const counts = numbersIn(text);
  const alike = /\b(?:equally likely|equally|uniform|same number|fair|evenly)\b/i.test(text);
  const pairs =
    observed.length > 1 && observed.length === expected.length
      ? observed.map((count, at) => [count, expected[at] ?? 0] as const)
      : alike && counts.length > 1
        ? counts.map((count) => [count, counts.reduce((sum, one) => sum + one, 0) / counts.length] as const)
        : null;
  if (!pairs || pairs.some(([, wanted]) => wanted <= 0)) return null;
  return said(
    `${pairs.length} counts`,
    'test statistic',
    pairs.map(([count, wanted]) => `(${count} − ${inLine(wanted)})²/${inLine(wanted)}`).join(' + '),
    'Squared differences over what is expected',
    'Small when the counts are as expected.',
    pairs.reduce((sum, [count, wanted]) => sum + (count - wanted) ** 2 / wanted, 0),
    raw,
  );
};

const pooledShare = (text: string, question: string, raw: string): Worked | null => {
  const shares = /\bpooled\b/i.test(question) && !/\bstatistic\b/i.test(question) ? sharesIn(text) : null;
  if (!shares) return null;
  const [a, b] = shares;
  return said(
    'two samples',
    'pooled proportion',
    `(${inLine(a.hits)} + ${inLine(b.hits)})/(${a.size} + ${b.size})`,
    'Put both samples together',
    'All hits over all that were asked.',
    (a.hits + b.hits) / (a.size + b.size),
    raw,
  );
};

const varianceRatio = (text: string, question: string, raw: string): Worked | null => {
  if (!/\bF[\s-]*(?:statistic|ratio|score|value)\b|\btest statistic\b/i.test(question)) return null;
  const found = /\bvariances\b[^.?\d]{0,30}(\d*\.?\d+)\s+and\s+(\d*\.?\d+)/i.exec(text);
  if (!found) return null;
  const [first, second] = [Number(found[1]), Number(found[2])];
  return said(
    'two variances',
    'F statistic',
    `${first}/${second}`,
    'Divide the variances',
    'Equal spreads would give about one.',
    first / second,
    raw,
  );
};

// So many throws, all faces alike.
const faces = (text: string, question: string, raw: string): Worked | null => {
  const times = /\b(?:rolled|thrown|tossed|flipped|spun)\s+(\d[\d,]*)\s+times\b/i.exec(text)?.[1];
  if (
    times === undefined ||
    !/\bexpect/i.test(question) ||
    !/\beach\b|\bper\b|\ba\s+\d\b|\bheads?\b|\btails?\b/i.test(question)
  )
    return null;
  const sides = /\b(?:die|dice|cube)\b/i.test(text)
    ? Number(/\b(\d+)-sided\b/i.exec(text)?.[1] ?? 6)
    : /\bcoin\b/i.test(text)
      ? 2
      : null;
  if (sides === null || /\b(?:two|2|3)\s+(?:dice|coins)\b/i.test(text)) return null;
  const count = numberOf(times);
  return said(
    `${count} throws`,
    'expected count',
    `${count}/${sides}`,
    'Share them equally',
    'Every face is equally likely.',
    count / sides,
    raw,
  );
};

// `Of 60 people, 18 chose tea. What is the sample proportion?`
const shareOf = (text: string, question: string, raw: string): Worked | null => {
  if (!/\b(?:sample proportion|relative frequency|point estimate[^?]*proportion|p'|p-?hat)\b/i.test(question))
    return null;
  const numbers = [...text.matchAll(/(?<![\w.%-])(\d[\d,]*)(?![\d.]*\d|\s*%)/g)].map((match) =>
    numberOf(match[1]),
  );
  const [a, b, more] = numbers;
  if (a === undefined || b === undefined || more !== undefined || a === b) return null;
  const [part, all] = [Math.min(a, b), Math.max(a, b)];
  return said(
    `${part} of ${all}`,
    'proportion',
    `${part}/${all}`,
    'The part over the whole',
    'So large is its share.',
    part / all,
    raw,
  );
};
