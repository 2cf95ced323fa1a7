import { numberOf } from '../arithmetic/written-number.ts';
import { inLine, nearAnswer } from '../formula/rounded.ts';
import { inTwoLines } from '../formula/said-value.ts';
import { plainText } from '../named/called.ts';
import { stemsOf } from '../words/stems.ts';
import { type Task, type Worked } from '../worked.ts';
import { questionIn } from './parameters.ts';
import { bestOf } from './said-chances.ts';

/** Two properties of the same people, and how many have both. */
interface Overlap {
  readonly labels: readonly [string, string];
  readonly parts: readonly [number, number];
  readonly both: number;
}

const LONGEST = 700;
const NUMBER = String.raw`(\d[\d,]*(?:\.\d+)?)\s*(%|percent\b)?`;

/** `54 speak English, 36 speak Spanish and 18 speak both`: chances of one, both, either, neither, or one given the other. */
export const overlapTask: Task = (raw) => {
  if (
    raw.length > LONGEST ||
    !/\bboth\b/i.test(raw) ||
    !/\b(?:probab|chance|likely|percent|how many|P\s*\()/i.test(raw)
  )
    return null;
  const text = plainText(raw);
  const question = questionIn(text);
  const found = overlapIn(text.replace(question, ' '));
  return found && answered(found, question, raw);
};

const overlapIn = (story: string): Overlap | null => {
  const items = [
    ...story.matchAll(new RegExp(String.raw`${NUMBER}\s+((?:[^,.;\d](?!\band\s+(?:only\s+)?\d))*)`, 'gi')),
  ].map((match) => ({
    count: numberOf(match[1] ?? ''),
    isShare: match[2] !== undefined,
    label: (match[3] ?? '').replace(/^of\s+(?:the\s+|all\s+)?(?:[a-z]+\s+)(?=[a-z])/i, ''),
  }));
  const shares = items.every(({ isShare }) => isShare);
  const all = shares ? 1 : items[0]?.count;
  const counted = shares ? items : items.slice(1);
  const joint = counted.find(({ label }) => /\bboth\b/i.test(label));
  const [a, b, more] = counted.filter((one) => one !== joint);
  if (!a || !b || more || !joint || all === undefined || items.some(({ isShare }) => isShare !== shares))
    return null;
  const scale = shares ? 100 : all;
  const parts = [a.count / scale, b.count / scale] as const;
  const both = joint.count / scale;
  const isSound =
    both <= Math.min(...parts) && parts[0] + parts[1] - both <= 1 + 1e-9 && Math.max(...parts) <= 1;
  return isSound && stemsOf(a.label).size > 0 && stemsOf(b.label).size > 0
    ? { labels: [a.label, b.label], parts, both }
    : null;
};

const answered = ({ labels, parts, both }: Overlap, question: string, raw: string): Worked | null => {
  if (!/\b(?:probab|chance|likely|P\s*\(|percent)/i.test(question)) return null;
  const either = parts[0] + parts[1] - both;
  const said = (line: string, rule: string, reason: string, result: number): Worked =>
    inTwoLines(
      'probability',
      [line, rule, reason],
      result,
      'A probability lies between 0 and 1.',
      nearAnswer(/\bpercent/i.test(question) ? 100 * result : result, raw, '', 4),
      'two properties',
    );
  const given = /\b(?:given(?:\s+that)?|if)\b(.*)$/is.exec(question);
  if (given) {
    const under = bestOf(labels, given[1] ?? '');
    const wanted = bestOf(labels, question.slice(0, given.index));
    if (under === null || wanted === null || under === wanted || /\b(?:not|n't|neither)\b/i.test(question))
      return null;
    return said(
      `${inLine(both)} ÷ ${inLine(parts[under] ?? 0)}`,
      'Both, over what is given',
      'Only what is given is looked at.',
      both / (parts[under] ?? 0),
    );
  }
  if (/\bneither\b|\bnone\b|\bnot\b[^?]*\bor\b/i.test(question))
    return said(
      `1 − (${inLine(parts[0])} + ${inLine(parts[1])} − ${inLine(both)})`,
      'All others',
      'What belongs to both was counted twice.',
      1 - either,
    );
  if (/\bexactly (?:one|1)\b|\bonly one\b|\bbut not both\b/i.test(question))
    return said(
      `${inLine(either)} − ${inLine(both)}`,
      'Either, but not both',
      'Take away those with both.',
      either - both,
    );
  const only = /\bonly\b|\bbut not\b/i.test(question)
    ? bestOf(labels, question.split(/\bbut not\b/i)[0] ?? '')
    : null;
  if (only !== null)
    return said(
      `${inLine(parts[only] ?? 0)} − ${inLine(both)}`,
      'Take away those with both',
      'They are not only in the one.',
      (parts[only] ?? 0) - both,
    );
  if (/\b(?:or|either|at least (?:one|1))\b/i.test(question))
    return said(
      `${inLine(parts[0])} + ${inLine(parts[1])} − ${inLine(both)}`,
      'Addition rule',
      'What belongs to both was counted twice.',
      either,
    );
  return null;
};
