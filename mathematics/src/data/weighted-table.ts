import { numberOf } from '../arithmetic/written-number.ts';
import { listsIn } from './lists.ts';

/** A value and how often, or how likely, it comes. */
interface Weighted {
  readonly value: number;
  readonly weight: number;
}

/** Values with their weights; chances add up to one. */
export interface WeightedTable {
  readonly rows: readonly Weighted[];
  readonly isChance: boolean;
}

const SMALL = 1e-6;
const total = (rows: readonly Weighted[]): number => rows.reduce((sum, { weight }) => sum + weight, 0);

const tableOf = (rows: readonly Weighted[], saysChance: boolean): WeightedTable | null => {
  if (rows.length < 2 || rows.some(({ value, weight }) => !Number.isFinite(value) || !(weight >= 0)))
    return null;
  const isOne = Math.abs(total(rows) - 1) < SMALL;
  if (saysChance) return isOne ? { rows, isChance: true } : null;
  return rows.every(({ weight }) => Number.isInteger(weight)) ? { rows, isChance: false } : null;
};

/** The table that a text writes out in one of the usual ways; null when there is none. */
export const weightedIn = (text: string): WeightedTable | null =>
  fromLetters(text) ?? fromRows(text) ?? fromShares(text) ?? fromOutcomes(text);

// P(0) = 0.1, P(X = 1) = 0.3
const fromLetters = (text: string): WeightedTable | null => {
  const rows = [
    ...text.matchAll(
      /\bP\s*\(\s*(?:[xX]\s*=\s*)?(-?\d+(?:\.\d+)?)\s*\)\s*=\s*(\d*\.?\d+)(?:\s*\/\s*(\d+))?/g,
    ),
  ].map((match) => ({ value: Number(match[1]), weight: Number(match[2]) / Number(match[3] ?? 1) }));
  return tableOf(rows, true);
};

const WEIGHTS =
  /\b(?:frequenc\w*|probabilit\w*|P\s*\(\s*[xX]\s*\)|P\s*\(\s*X\s*=\s*x\s*\)|counts?|number of (?:students|people|families|days|households|times|employees|customers))\b/i;

// Two rows of the same length: `Siblings: 0, 1, 2` and `Frequency: 5, 9, 6`.
const fromRows = (text: string): WeightedTable | null => {
  if (!/\b(?:frequenc\w*|probabilit\w*)\b|\bP\s*\(/i.test(text)) return null;
  const [first, second, more] = listsIn(text);
  if (!first || !second || more || first.length !== second.length) return null;
  // What the first list is called stands right before it.
  const before = text.slice(0, text.search(/-?\$?\d*\.?\d+%?\s*[,;]/));
  const head = before.split(/\n|[.;]\s/).at(-1) ?? before;
  const swapped = WEIGHTS.test(head) && !/\bvalues?\b/i.test(head);
  const [values, weights] = swapped ? [second, first] : [first, second];
  const isOne = Math.abs(weights.reduce((sum, one) => sum + one, 0) - 1) < SMALL;
  return tableOf(
    values.map((value, at) => ({ value, weight: weights[at] ?? Number.NaN })),
    isOne,
  );
};

const TIMES: Readonly<Record<string, number>> = { never: 0, no: 0, none: 0, once: 1, twice: 2 };
const COUNT = String.raw`\b(\d+|no|never|once|twice)\b`;
const SHARE = String.raw`(\d+(?:\.\d+)?)\s*(?:%|percent)(?:\s+of\s+(?:the\s+)?(?:time|days|nights|weeks|months|years|hours|mornings|evenings|games|visits|customers|people|families|students|cases))?`;

// `1 bike on 40% of days`, `twice a night 25% of the time`
const fromShares = (text: string): WeightedTable | null => {
  const rows = [...text.matchAll(new RegExp(String.raw`${COUNT}([^.;,\d%]{0,40}?)${SHARE}`, 'gi'))].map(
    (match) => ({
      value: TIMES[(match[1] ?? '').toLowerCase()] ?? Number(match[1]),
      weight: Number(match[3]) / 100,
    }),
  );
  return rows.length > 2 && new Set(rows.map(({ value }) => value)).size === rows.length
    ? tableOf(rows, true)
    : null;
};

const MONEY = String.raw`\$?\s?(\d[\d,]*(?:\.\d+)?)`;
const OUTCOME = new RegExp(
  String.raw`\b(win|wins|winning|gain|gains|earn|earns|receive|receives|get|gets|lose|loses|losing|pay|pays|profit|loss)\s+(?:of\s+)?${MONEY}[^.;]{0,30}?\b(?:with\s+)?(?:a\s+)?(?:probability|chance)\s+(?:of\s+|is\s+)?(\d*\.?\d+)(\s*%)?(?:\s*\/\s*(\d+))?`,
  'gi',
);

// `win $10 with probability 0.2 and lose $3 with probability 0.8`
const fromOutcomes = (text: string): WeightedTable | null => {
  const rows = [...text.matchAll(OUTCOME)].map(([, verb = '', amount = '', chance, percent, under]) => ({
    value: (/^(?:los|pay)/i.test(verb) ? -1 : 1) * numberOf(amount),
    weight: Number(chance) / Number(under ?? 1) / (percent === undefined ? 1 : 100),
  }));
  return tableOf(rows, true);
};
