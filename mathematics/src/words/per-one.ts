import { numberOf } from '../arithmetic/written-number.ts';
import { inLine, nearAnswer } from '../formula/rounded.ts';
import { inOneLine } from '../formula/said-value.ts';
import { type Worked } from '../worked.ts';

/** All numbers of a story, prices among them. */
export const numbersIn = (text: string): number[] =>
  [...text.matchAll(/(?<![\w.])\$?(\d[\d,]*(?:\.\d+)?)/g)].map((match) => numberOf(match[1]));

/** One line of work and its answer. */
export const said = (line: string, rule: string, reason: string, result: number, raw: string): Worked =>
  inOneLine(
    'story',
    [line, rule, reason],
    result,
    nearAnswer(result, raw, '', Number.isInteger(result) ? undefined : 4),
  );

/** What one costs, what each gets, how many in another time. */
export const perOne = (text: string, question: string, raw: string): Worked | null =>
  unitPrice(text, question, raw) ?? inRatio(text, question, raw) ?? perTime(text, question, raw);

// `A 12-ounce can costs $1.80.`
const unitPrice = (text: string, question: string, raw: string): Worked | null => {
  const found =
    /\b(\d+(?:\.\d+)?)[\s-]*(ounce|oz|pound|lb|gram|liter|gallon|quart|pack|count|foot|sheet)s?\b[^.?$]*?\$(\d+(?:\.\d+)?)/i.exec(
      text,
    ) ??
    /\$(?<price>\d+(?:\.\d+)?)\s+for\s+(?:an?\s+)?(?<size>\d+(?:\.\d+)?)[\s-]*(?:ounce|oz|pound|lb|gram|liter|gallon|quart)/i.exec(
      text,
    );
  if (
    !found ||
    numbersIn(text).length !== 2 ||
    !/\b(?:unit price|unit rate|per (?:ounce|pound|gram|liter|gallon|quart|foot|sheet)|price of one|cost per)\b/i.test(
      question,
    )
  )
    return null;
  const [price, size] = [
    Number(found.groups?.['price'] ?? found[3]),
    Number(found.groups?.['size'] ?? found[1]),
  ];
  return said(`${price} ÷ ${size}`, 'Price over amount', 'So much for one.', price / size, raw);
};

// `$120 between Al and Bo in the ratio 3:2`
const inRatio = (text: string, question: string, raw: string): Worked | null => {
  const found =
    /\b(?:divide|share|split|shared|divided)\w*\s+\$?(\d[\d,]*(?:\.\d+)?)[^.?]*?\b(?:between|among)\s+([A-Z][a-z]+)\s+and\s+([A-Z][a-z]+)\b[^.?]*?\b(\d+)\s*(?::|to)\s*(\d+)/i.exec(
      text,
    );
  if (!found) return null;
  const [whole, a, b] = [numberOf(found[1]), Number(found[4]), Number(found[5])];
  const first = new RegExp(String.raw`\b${found[2]}\b`).test(question.replace(found[0], ' '));
  const second = new RegExp(String.raw`\b${found[3]}\b`).test(question.replace(found[0], ' '));
  if (first === second) return null;
  const part = first ? a : b;
  return said(
    `${whole} × ${part}/${a + b}`,
    'Parts of the whole',
    `There are ${a + b} parts.`,
    (whole * part) / (a + b),
    raw,
  );
};

const MINUTES: Readonly<Record<string, number>> = {
  second: 1 / 60,
  minute: 1,
  hour: 60,
  day: 1440,
  week: 10080,
};

// `45 parts in 6 minutes … in one hour`
const perTime = (text: string, question: string, raw: string): Worked | null => {
  const rate =
    /\b(\d+(?:\.\d+)?)\s+[a-z]+(?:\s+[a-z]+)?\s+(?:in|every|per)\s+(\d+(?:\.\d+)?)\s+(second|minute|hour|day|week)s?\b/i.exec(
      text,
    );
  const asked = /\bin\s+(?:an|(\d+(?:\.\d+)?))\s+(second|minute|hour|day|week)s?\b/i.exec(
    question.replace(rate?.[0] ?? '', ' '),
  );
  if (
    !rate ||
    !asked ||
    !/\bhow many\b/i.test(question) ||
    /\b(?:men|women|workers|people|machines)\b/i.test(text)
  )
    return null;
  if (numbersIn(text).length !== (asked[1] === undefined ? 2 : 3)) return null;
  const [from, to] = [MINUTES[(rate[3] ?? '').toLowerCase()], MINUTES[(asked[2] ?? '').toLowerCase()]];
  if (from === undefined || to === undefined) return null;
  const factor = (Number(asked[1] ?? 1) * to) / (Number(rate[2]) * from);
  return said(
    `${rate[1]} × ${inLine(factor)}`,
    'So many times as long',
    'In the same time always the same number.',
    Number(rate[1]) * factor,
    raw,
  );
};
