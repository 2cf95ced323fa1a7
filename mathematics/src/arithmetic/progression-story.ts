import { withDigits, ordinal } from '../arithmetic/number-words.ts';
import { questionIn } from '../chance/parameters.ts';
import { inLine, nearAnswer } from '../formula/rounded.ts';
import { inTwoLines } from '../formula/said-value.ts';
import { type Task, type Worked } from '../worked.ts';
import { PERHAPS_DOLLARS, numberOf } from './written-number.ts';

const LONGEST = 400;

const said = (
  problem: string,
  line: string,
  rule: string,
  reason: string,
  result: number,
  raw: string,
): Worked =>
  inTwoLines(
    'sequence',
    [line, rule, reason],
    result,
    'Put the numbers in.',
    nearAnswer(result, raw, '', Number.isInteger(result) ? undefined : 4),
    problem,
  );

/** Stories that grow by the same amount or factor from one to the next: rows, weeks, bounces. */
export const progressionStoryTask: Task = (raw) => {
  if (raw.length > LONGEST) return null;
  const text = withDigits(raw);
  const question = questionIn(text);
  return growing(text, question, raw) ?? bouncing(text, question, raw) ?? endless(text, question, raw);
};

// `20 in the first row, each row 2 more than the one before`
const growing = (text: string, question: string, raw: string): Worked | null => {
  const step = new RegExp(
    String.raw`\b(?:each|every)\b[^.]*?${PERHAPS_DOLLARS}\s+(more|fewer|less)\b|${PERHAPS_DOLLARS}\s+(more|fewer|less)\b[^.?]*?\b(?:each|every|than\s+(?:the\s+)?(?:\w+\s+)?(?:before|previous|one))`,
    'i',
  ).exec(text);
  const first = new RegExp(
    String.raw`${PERHAPS_DOLLARS}(?:\s+[a-z]+){0,3}?\s+(?:in|on|during|for)?\s*(?:the\s+)?first\s+([a-z]+)|\bfirst\s+([a-z]+)\s+(?:has|had|contains?|is|was)\s+${PERHAPS_DOLLARS}`,
    'i',
  ).exec(text);
  if (!step || !first || !/\b(?:before|previous|each|every)\b/i.test(text) || /%|\bpercent\b/i.test(text))
    return null;
  const [start, unit] = [
    numberOf(first[1] ?? first[4]),
    (first[2] ?? first[3] ?? '').toLowerCase().replace(/s$/, ''),
  ];
  const by = numberOf(step[1] ?? step[3]) * (/more/i.test(step[2] ?? step[4] ?? '') ? 1 : -1);
  const whole = new RegExp(String.raw`\b(\d+)\s+${unit}s\b`, 'i').exec(text)?.[1];
  const nth = new RegExp(String.raw`\b(\d+)(?:st|nd|rd|th)\s+${unit}\b|\b([a-z]+th)\s+${unit}\b`, 'i').exec(
    question,
  );
  const place = nth ? (nth[1] === undefined ? ordinal(nth[2] ?? '') : Number(nth[1])) : null;
  if (place !== null)
    return said(
      'same step',
      `${start} + (${place} − 1) × ${by}`,
      'One step fewer than the place',
      'The first has no step yet.',
      start + (place - 1) * by,
      raw,
    );
  if (
    whole === undefined ||
    !/\b(?:total|in all|altogether|how (?:many|much))\b/i.test(question) ||
    /\blast\b/i.test(question)
  )
    return null;
  const count = Number(whole);
  return said(
    'same step',
    `${count}/2 × (2 × ${start} + (${count} − 1) × ${by})`,
    'Sum of an arithmetic sequence',
    'First and last, half as often as there are.',
    (count / 2) * (2 * start + (count - 1) * by),
    raw,
  );
};

// Each bounce reaches the same part of the one before.
const bouncing = (text: string, question: string, raw: string): Worked | null => {
  const part =
    /\b(?:bounces?|rebounds?|swings?)\b[^.?]*?(\d+(?:\.\d+)?\s*(?:%|percent)|\d+\s*\/\s*\d+|0?\.\d+)/i.exec(
      text,
    )?.[1];
  const height =
    /\b(?:dropped|falls?|released|drop)\b[^.?\d]*?(\d+(?:\.\d+)?)\s*(?:m\b|meters?|feet|ft|cm|inches)/i.exec(
      text,
    )?.[1] ?? /(\d+(?:\.\d+)?)\s*(?:m\b|meters?|feet|ft|cm|inches)/i.exec(text)?.[1];
  const place = [...question.matchAll(/\b([a-z]+|\d+(?:st|nd|rd|th))\s+(?:bounce|rebound|swing)\b/gi)]
    .map((match) => ordinal(match[1] ?? ''))
    .find((one) => one !== null);
  if (
    part === undefined ||
    height === undefined ||
    place === undefined ||
    place === null ||
    !/\bhow (?:high|far)\b|\bheight\b/i.test(question) ||
    /\btotal\b/i.test(question)
  )
    return null;
  const factor = part.includes('/')
    ? Number(part.split('/')[0]) / Number(part.split('/')[1])
    : Number.parseFloat(part) / (/%|percent/.test(part) ? 100 : 1);
  return said(
    'same factor',
    `${height} × ${inLine(factor)}^${place}`,
    'Once for each bounce',
    'Every bounce keeps the same part.',
    Number(height) * factor ** place,
    raw,
  );
};

// `infinite geometric series with first term 12 and ratio 1/4`
const endless = (text: string, question: string, raw: string): Worked | null => {
  const first = /\bfirst term\b[^.?\d-]*(-?\d+(?:\.\d+)?)/i.exec(text)?.[1];
  const ratio = /\b(?:common\s+)?ratio\b[^.?\d-]*\(*(-?\d+(?:\.\d+)?)\)*(?:\s*\/\s*\(*(\d+))?/i.exec(text);
  if (!/\binfinite\b/i.test(text) || !/\bsum\b/i.test(question) || first === undefined || !ratio) return null;
  const r = Number(ratio[1]) / Number(ratio[2] ?? 1);
  return Math.abs(r) < 1
    ? said(
        'geometric series',
        `${first}/(1 − ${inLine(r)})`,
        'First term over one minus ratio',
        'The terms become small fast enough.',
        Number(first) / (1 - r),
        raw,
      )
    : null;
};
