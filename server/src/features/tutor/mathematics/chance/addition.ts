import { inLine, nearAnswer } from '../formula/rounded.ts';
import { shared, stemsOf } from '../words/stems.ts';
import { told, type Task } from '../worked.ts';
import { parametersIn, questionIn } from './parameters.ts';

/** P(A or B) = P(A) + P(B) − P(A and B), for whichever of the four is missing. */
export const additionTask: Task = (raw) => {
  if (!/\bP\s*\(|%|\bpercent\b/i.test(raw)) return null;
  const { text } = parametersIn(raw);
  return fromLetters(text, raw) ?? fromPercents(text, raw);
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
  const names = [...new Set([...text.matchAll(/P\s*\(\s*([A-Z])\s*\)/g)].map((match) => match[1] ?? ''))];
  const [a, b] = names;
  if (a === undefined || b === undefined) return null;
  const [pa, pb] = [given(text, a), given(text, b)];
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
  told(
    'P(A or B) = P(A) + P(B) − P(A and B)',
    'probability',
    [
      [line, 'Addition rule', 'What belongs to both was counted twice.'],
      [inLine(value), 'Work it out', 'A probability lies between 0 and 1.'],
    ],
    nearAnswer(value, raw, '', 4),
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
