import { chiSquareAbove, fAbove } from '../chance/tails.ts';
import { inLine, nearAnswer } from '../formula/rounded.ts';
import { told, type Worked } from '../worked.ts';
import { pValue, tailIn } from './tail.ts';

const N = String.raw`(-?\d*\.?\d+)`;
const valueOf = (text: string, form: string): number | null => {
  const found = new RegExp(form, 'i').exec(text)?.[1];
  return found === undefined ? null : Number(found);
};

/** The p-value of a statistic that the text gives itself. */
export const statisticSaid = (text: string, raw: string): Worked | null => {
  const freedom =
    valueOf(text, String.raw`\b(\d+)\s+degrees?\s+of\s+freedom`) ??
    valueOf(text, String.raw`\bdegrees?\s+of\s+freedom\s*(?:is|are|of|=|:)?\s*(\d+)`) ??
    valueOf(text, String.raw`\bdf\s*=\s*(\d+)`);
  const given =
    valueOf(text, String.raw`(?<![A-Za-z])(?:z|t|χ²|χ\^2|F)\s*=\s*${N}`) ??
    valueOf(text, String.raw`\b(?:statistic|score|value)\s*(?:of|is|was|=)\s*(?:[ztF]\s*=\s*)?${N}`);
  if (given === null) return null;
  const value = partOf(text, given, freedom);
  return value === null
    ? null
    : told(
        `statistic ${inLine(given)}`,
        'p-value',
        [[inLine(value), 'Take the part of the curve beyond it', 'So likely is a statistic at least as far out.']],
        nearAnswer(value, raw, '', 4),
      );
};

const partOf = (text: string, given: number, freedom: number | null): number | null => {
  if (/\bchi-?\s?square|χ/i.test(text)) return freedom === null ? null : chiSquareAbove(given, freedom);
  if (/\bF\s*=|\bF[\s-](?:statistic|test|ratio)/.test(text)) {
    const both = /\b(\d+)\s+and\s+(\d+)\s+degrees?\s+of\s+freedom/i.exec(text);
    return both ? fAbove(given, Number(both[1]), Number(both[2])) : null;
  }
  const tail = tailIn(text);
  if (tail === null) return null;
  const student = /(?<![A-Za-z])t\s*=|\bt[\s-](?:test|statistic|score|distribution)\b/.test(text);
  if (student && freedom === null) return null;
  return pValue(given, tail, student ? freedom : null);
};
