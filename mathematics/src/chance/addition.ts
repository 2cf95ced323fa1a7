import { inLine, nearAnswer } from '../formula/rounded.ts';
import { inTwoLines } from '../formula/said-value.ts';
import { shared, stemsOf } from '../words/stems.ts';
import { told, type Task } from '../worked.ts';
import { parametersIn, questionIn } from './parameters.ts';

/** P(A or B) = P(A) + P(B) − P(A and B), for whichever of the four is missing. */
export const additionTask: Task = (raw) => {
  if (!/\bP\s*\(|%|\bpercent\b/i.test(raw)) return null;
  // `P(A given B)` and `P(A / B)` are other ways to write P(A|B).
  const text = parametersIn(raw).text.replaceAll(
    /\bP\s*\(\s*([A-Z])\s*(?:given|\/|\|)\s*(?:(not\s+|~|¬)|)([A-Z])('?)\s*\)/g,
    (_, event: string, no: string | undefined, under: string, dash: string) =>
      `P(${event}|${no !== undefined || dash !== '' ? 'not ' : ''}${under})`,
  );
  return fromLetters(text, raw) ?? totalFromLetters(text, raw) ?? fromPercents(text, raw);
};

const given = (text: string, what: string): number | null => {
  const match = new RegExp(
    String.raw`P\s*\(\s*${what}\s*\)\s*=\s*(0?\.\d+|1|\d+(?:\.\d+)?\s*%|\d+\s*/\s*\d+)`,
    'i',
  ).exec(text)?.[1];
  if (match === undefined) return null;
  if (match.includes('/')) return Number(match.split('/')[0]) / Number(match.split('/')[1]);
  return match.includes('%') ? Number(match.replace('%', '')) / 100 : Number(match);
};

const fromLetters: Task extends (text: string) => infer R ? (text: string, raw: string) => R : never = (
  text,
  raw,
) => {
  const names = [
    ...new Set(
      [...text.matchAll(/P\s*\(\s*([A-Z])\s*(?:(?:\||and|or|AND|OR)\s*([A-Z])\s*)?\)/g)].flatMap((match) =>
        match[2] === undefined ? [match[1] ?? ''] : [match[1] ?? '', match[2]],
      ),
    ),
  ];
  const [a, b] = names;
  if (a === undefined || b === undefined) return null;
  const [pa, saidB] = [given(text, a), given(text, b)];
  const union = given(text, String.raw`${a}\s*(?:or|∪)\s*${b}`);
  // Of independent events one chance and the sum of both tell the other.
  const pb =
    saidB ??
    (pa !== null && pa < 1 && union !== null && /\bindependent\b/i.test(text)
      ? (union - pa) / (1 - pa)
      : null);
  if (saidB === null && pb !== null && new RegExp(String.raw`P\s*\(\s*${b}\s*\)`).test(questionIn(text)))
    return sum(`(${inLine(union ?? 0)} − ${inLine(pa ?? 0)})/(1 − ${inLine(pa ?? 0)})`, pb, raw);
  const both =
    given(text, String.raw`${a}\s*(?:and|∩)\s*${b}`) ?? given(text, String.raw`${b}\s*(?:and|∩)\s*${a}`);
  const either =
    given(text, String.raw`${a}\s*(?:or|∪)\s*${b}`) ?? given(text, String.raw`${b}\s*(?:or|∪)\s*${a}`);
  const excluded = /\bmutually exclusive\b/i.test(text) ? 0 : null;
  const apart = /\bindependent\b/i.test(text) && pa !== null && pb !== null ? pa * pb : null;
  const cross = conditional(text, a, b, pa, pb);
  const known =
    both ??
    excluded ??
    apart ??
    cross ??
    (pa !== null && pb !== null && either !== null ? pa + pb - either : null);
  const question = questionIn(text);
  const asksOr = new RegExp(
    String.raw`P\s*\(\s*(?:${a}\s*(?:or|∪)\s*${b}|${b}\s*(?:or|∪)\s*${a})\s*\)(?!\s*=\s*[\d.])`,
    'i',
  ).test(question);
  const asksBoth = new RegExp(
    String.raw`P\s*\(\s*(?:${a}\s*(?:and|∩)\s*${b}|${b}\s*(?:and|∩)\s*${a})\s*\)(?!\s*=\s*[\d.])`,
    'i',
  ).test(question);
  const asksGiven = new RegExp(String.raw`P\s*\(\s*(${a}|${b})\s*\|\s*(${a}|${b})\s*\)(?!\s*=\s*[\d.])`).exec(
    question,
  );
  if (asksOr && pa !== null && pb !== null && known !== null)
    return sum(`${inLine(pa)} + ${inLine(pb)} − ${inLine(known)}`, pa + pb - known, raw);
  if (asksBoth && known !== null) return sum(inLine(known), known, raw);
  const under = asksGiven?.[2] === a ? pa : pb;
  return asksGiven && known !== null && under !== null && under > 0
    ? told(
        'conditional probability',
        'probability',
        [
          [
            `${inLine(known)} ÷ ${inLine(under)}`,
            'Both, over what is given',
            'Only what is given is looked at.',
          ],
        ],
        nearAnswer(known / under, raw, '', 4),
      )
    : null;
};

// P(B) from P(A), P(B|A) and P(B|not A), and P(A|B) back again.
const totalFromLetters: typeof fromLetters = (text, raw) => {
  const found = /P\(([A-Z])\|not ([A-Z])\)/.exec(text);
  const [event, group] = [found?.[1], found?.[2]];
  if (event === undefined || group === undefined) return null;
  const prior = given(text, group);
  const [hit, other] = [
    given(text, String.raw`${event}\|${group}`),
    given(text, String.raw`${event}\|not ${group}`),
  ];
  if (prior === null || hit === null || other === null) return null;
  const whole = prior * hit + (1 - prior) * other;
  const line = `${inLine(prior)} × ${inLine(hit)} + ${inLine(1 - prior)} × ${inLine(other)}`;
  const question =
    questionIn(text)
      .split(/\b(?:find|what)\b/i)
      .at(-1) ?? '';
  const back = new RegExp(String.raw`P\(${group}\|${event}\)`).test(question);
  if (!back && !new RegExp(String.raw`P\s*\(\s*${event}\s*\)`).test(question)) return null;
  return told(
    'total probability',
    'probability',
    [[line, 'Add the ways to it', 'With the group and without it.']],
    nearAnswer(back ? (prior * hit) / whole : whole, raw, '', 4),
  );
};

const conditional = (
  text: string,
  a: string,
  b: string,
  pa: number | null,
  pb: number | null,
): number | null => {
  const [ab, ba] = [given(text, String.raw`${a}\s*\|\s*${b}`), given(text, String.raw`${b}\s*\|\s*${a}`)];
  if (ab !== null && pb !== null) return ab * pb;
  return ba !== null && pa !== null ? ba * pa : null;
};

const sum = (line: string, value: number, raw: string) =>
  inTwoLines(
    'probability',
    [line, 'Addition rule', 'What belongs to both was counted twice.'],
    value,
    'A probability lies between 0 and 1.',
    nearAnswer(value, raw, '', 4),
    'P(A or B) = P(A) + P(B) − P(A and B)',
  );

// `43% have A and 15% have B; 52% have A or B`
const fromPercents: typeof fromLetters = (text, raw) => {
  const parts = [
    ...text.matchAll(
      /(\d+(?:\.\d+)?)\s*(?:%|percent)\s+of\s+(?:the\s+)?[a-z]+\s+(?:have|are|like|play|own|take|speak|use|has|had)\s+([^;.,]+?)(?=\s+and\s+\d|;|,|\.|$)/gi,
    ),
  ].map((match) => ({
    part: Number(match[1]) / 100,
    label: match[2] ?? '',
  }));
  const either = parts.find(({ label }) => /\bor\b/i.test(label));
  const joint = parts.find(({ label }) => /\band\b|\bboth\b/i.test(label));
  const [a, b, more] = parts.filter((one) => one !== either && one !== joint);
  if (!a || !b || more || (!either && !joint) || parts.length !== 3) return null;
  const question = questionIn(text);
  const both = joint?.part ?? a.part + b.part - (either?.part ?? 0);
  const words = stemsOf(question);
  if (shared(stemsOf(a.label), words) === 0 || shared(stemsOf(b.label), words) === 0) return null;
  const wanted = /\bboth\b|\band\b/i.test(question)
    ? both
    : /\bor\b/i.test(question)
      ? a.part + b.part - both
      : null;
  if (wanted === null) return null;
  const value = /\bnot\b|\bneither\b/i.test(question) ? 1 - wanted : wanted;
  return sum(`${inLine(a.part)} + ${inLine(b.part)} − ${inLine(either?.part ?? both)}`, value, raw);
};
