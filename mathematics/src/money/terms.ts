import { numberOf } from '../arithmetic/written-number.ts';
import { plainText } from '../named/called.ts';

/** What a story about money says: sums, a rate, how often it is counted, and for how long. */
export interface Terms {
  readonly text: string;
  readonly sums: readonly number[];
  /** A year, as a part of one; null when none or several are said. */
  readonly rate: number | null;
  /** How often interest is added in a year. */
  readonly perYear: number;
  /** How often something is paid in a year; null when nothing is paid regularly. */
  readonly payments: number | null;
  readonly years: number | null;
  readonly isContinuous: boolean;
}

const OFTEN: readonly (readonly [RegExp, number])[] = [
  [/\b(?:semi-?annually|twice a year|every (?:six|6) months|half-yearly)\b/i, 2],
  [/\b(?:quarterly|(?:each|every|per|a) quarter)\b/i, 4],
  [/\b(?:monthly|(?:each|every|per|a) month)\b/i, 12],
  [/\b(?:weekly|(?:each|every|per|a) week)\b/i, 52],
  [/\bdaily\b/i, 365],
  [/\b(?:annual(?:ly)?|yearly|(?:each|every|per|a) year|(?:each|every) of the next)\b/i, 1],
];
const oftenIn = (text: string): number | null => OFTEN.find(([words]) => words.test(text))?.[1] ?? null;

/** Reads the terms of a story about money. */
export const termsIn = (raw: string): Terms => {
  const text = plainText(raw);
  const sums = [...text.matchAll(/\$\s?(\d[\d,]*(?:\.\d+)?)(?:\s+(thousand|million))?/g)].map(
    (match) => numberOf(match[1]) * ({ thousand: 1e3, million: 1e6 }[match[2] ?? ''] ?? 1),
  );
  const rates = [
    ...new Set(
      [...text.matchAll(/(\d+(?:\.\d+)?)\s*(?:%|percent\b)/gi)].map((match) => Number(match[1]) / 100),
    ),
  ];
  const compounded = /\bcompound\w*\s+([a-z- ]+)/i.exec(text)?.[1] ?? '';
  const paid = text
    .replaceAll(/\bcompound\w*\s+[a-z-]+(?:ly)?/gi, ' ')
    .replaceAll(/\b(?:annual|yearly)\s+(?:interest|rate)\b|%\s+(?:per|a|each)\s+year|%\s+annual\w*/gi, ' ');
  const payments =
    /\b(?:deposit|pay|paid|payment|save|contribut|invest|withdraw|repaid|return|receiv|installment)/i.test(
      paid,
    )
      ? oftenIn(paid)
      : null;
  return {
    text,
    sums,
    rate: rates.length === 1 ? (rates[0] ?? null) : null,
    perYear: oftenIn(compounded) ?? payments ?? 1,
    payments,
    years: yearsIn(text),
    isContinuous: /\bcontinuous/i.test(text),
  };
};

const yearsIn = (text: string): number | null => {
  const next = /\bnext\s+(\d+)\s+years?\b/i.exec(text)?.[1];
  const years = next ?? /\b(\d+(?:\.\d+)?)[\s-]*(?:years?|yrs?)\b(?!\s+old)/i.exec(text)?.[1];
  if (years !== undefined) return Number(years);
  const months = /\b(\d+)[\s-]*months?\b/i.exec(text)?.[1];
  return months === undefined ? null : Number(months) / 12;
};
