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
        [
          [
            inLine(value),
            'Take the part of the curve beyond it',
            'So likely is a statistic at least as far out.',
          ],
        ],
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

const DEVIATION = String.raw`\bstandard\s+deviation\b[^.?;\d]{0,80}?`;

/** The p-value of a claim about a standard deviation: the claimed one first, then that of a sample. */
export const spreadClaim = (text: string, raw: string): Worked | null => {
  const [claimed, found, more] = [
    ...new Set([...text.matchAll(new RegExp(`${DEVIATION}${N}`, 'gi'))].map((match) => Number(match[1]))),
  ];
  const size =
    valueOf(text, String.raw`\bsample\s+of\s+(\d+)`) ?? valueOf(text, String.raw`(?<![A-Za-z])n\s*=\s*(\d+)`);
  const tail = tailIn(text);
  if (claimed === undefined || found === undefined || more !== undefined || size === null || tail === null)
    return null;
  if (
    !/\b(?:claims?|thinks?|believes?|tests?|suspects?)\b[^.?]*\b(?:standard deviation|variance|variation)\b/i.test(
      text,
    )
  )
    return null;
  const statistic = ((size - 1) * found ** 2) / claimed ** 2;
  const above = chiSquareAbove(statistic, size - 1);
  const value = tail === 'right' ? above : tail === 'left' ? 1 - above : 2 * Math.min(above, 1 - above);
  return told(
    `n = ${size}, s = ${found}, σ = ${claimed}`,
    'p-value',
    [
      [
        `χ² = (n − 1) · s²/σ² = ${inLine(statistic)}`,
        'Test of one variance',
        'It compares the spread of the sample with the spread that is claimed.',
      ],
      [inLine(value), 'Take the part of the curve beyond it', `${size - 1} degrees of freedom.`],
    ],
    nearAnswer(value, raw, '', 4),
  );
};
