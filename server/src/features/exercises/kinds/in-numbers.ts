import { valueOf } from './formula.ts';
import { numbersIn } from './numbers-told.ts';
import { inSigns } from './story-formula.ts';

type Values = Readonly<Record<string, number>>;

/** What is worked out in a formula before it: its letter there, and its value. */
interface FoundPart {
  get: string;
  value: number;
}

/** Writes a number as it stands in a calculation; null where nobody could read it. */
export type WriteNumber = (value: number) => string | null;

/** A formula with these functions in it says nothing to a student. */
const UNREADABLE = /\b(?:phi|choose|fact|exp|asin|acos|atan|up|down)\(/;
const ROUNDS = /^(?:up|down)\((.*)\)$/;
const [LONGEST, LARGEST, SMALLEST, DIGITS] = [60, 1e9, 1e-4, 6];
/** Where a task has fractions, what comes out is written as one too, if its bottom is no larger. */
const LARGEST_BOTTOM = 400;
const NEARLY = 1e-9;

/** Numbers as a task writes them: 2/3 stays 2/3, and what comes out of such is a fraction too. */
export const writingOf = (task: string): WriteNumber => {
  const written = numbersIn(task);
  const fractions = written.filter(({ number }) => number.includes('/'));
  return (value) => {
    const told = fractions.find((one) => Math.abs(one.value - value) < NEARLY)?.number;
    if (told !== undefined) return told;
    const size = Math.abs(value);
    if (!Number.isFinite(value) || (size !== 0 && (size >= LARGEST || size < SMALLEST))) return null;
    const short = Number(value.toPrecision(DIGITS));
    if (fractions.length > 0 && !isExact(value)) return asFraction(value) ?? String(short);
    return String(short).replace('-', '−');
  };
};

const asFraction = (value: number): string | null => {
  for (let bottom = 2; bottom <= LARGEST_BOTTOM; bottom += 1) {
    const top = Math.round(value * bottom);
    if (Math.abs(value - top / bottom) < NEARLY) return `${top}/${bottom}`.replace('-', '−');
  }
  return null;
};

/** A formula of a kind with the numbers of a task: “2 × (12 + 7)”, or “2 × 19” where that was found; null where nobody could read it. */
export const inNumbers = (
  formula: string,
  values: Values,
  { found, write }: { found: readonly FoundPart[]; write: WriteNumber },
): string | null => {
  const bare = ROUNDS.exec(formula)?.[1] ?? formula;
  const letters: Record<string, number> = { ...values };
  const short = found.toReversed().reduce((left, { get, value }, at) => {
    const name = String.fromCodePoint(FIRST_NAME + at);
    letters[name] = value;
    return value < 0 ? left : left.replaceAll(`(${get})`, name);
  }, bare);
  if (UNREADABLE.test(short)) return null;
  const signs = inSigns(short)
    .replaceAll(/\bsqrt\(/g, '√(')
    .replaceAll(/\bpi\b/g, 'π')
    .replaceAll(/\^2(?![\d.])/g, '²')
    .replaceAll(/\^3(?![\d.])/g, '³')
    .trim();
  const written = Array.from(signs.matchAll(A_LETTER), ([letter]) => write(letters[letter] ?? Number.NaN));
  if (written.includes(null)) return null;
  const filled = signs.replaceAll(A_LETTER, () => {
    const one = written.shift() ?? '';
    return one.startsWith('−') ? `(${one})` : one;
  });
  return filled.length <= LONGEST ? filled : null;
};
const A_LETTER = /(?<!\p{L})[A-Za-z](?![A-Za-z])/gu;
const FIRST_NAME = 65;

/** “2 × (12 + 7) = 38”: a formula with its numbers, and what it comes to. */
export const lineInNumbers = (
  formula: string,
  values: Values,
  ways: { found: readonly FoundPart[]; write: WriteNumber },
): string | null => {
  const [sum, value] = [inNumbers(formula, values, ways), valueOf(formula, values)];
  const result = value === null ? null : ways.write(value);
  if (sum === null || result === null || value === null) return null;
  if (ROUNDS.test(formula))
    return `${sum}, rounded ${formula.startsWith('up') ? 'up' : 'down'}, is ${result}`;
  return `${sum} ${isExact(value) || result.includes('/') ? '=' : '≈'} ${result}`;
};

const isExact = (value: number): boolean =>
  Math.abs(Number(value.toPrecision(DIGITS)) - value) <= Math.abs(value) * NEARLY;
