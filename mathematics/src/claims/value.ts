import { within } from '../budget.ts';
import { type Fraction, isWhole, toNumber, decimalsOf, magnitude } from '../expression/fraction.ts';
import { inKeyboardNotation } from '../expression/notation.ts';
import { readExpression } from '../expression/read.ts';
import { contains, type Expression, isNumber, unsigned } from '../expression/tree.ts';
import { isReal, exactValue, valueAt } from '../expression/value.ts';
import { writeNumber } from '../expression/write.ts';

/** One side of an equals sign, worked out. */
export interface Side {
  text: string;
  /** Null where roots or π make it no fraction. */
  exact: Fraction | null;
  value: number;
  /** Nothing is left to be worked out in it. */
  plain: boolean;
  hasPi: boolean;
  /** How many digits stand behind the point, when it is plain; those of a percentage count for a hundredth. */
  places: number;
}

/** A value that was worked out, as the side of a claim. */
export const sideOf = (exact: Fraction): Side => ({
  text: '',
  exact,
  value: toNumber(exact),
  plain: false,
  hasPi: false,
  places: 0,
});

/** No line of a school book takes more. */
const WORK_OF_A_SIDE = 4_000;

/** Works one side out; null when it is anything but a number that is written in only one way. */
export const sideFrom = (text: string): Side | null => within(WORK_OF_A_SIDE, () => worked(text), null);

// `6 ÷ 1/2`, `8 ÷ 2(1 + 1)`, `4^1/2` and `−3²` are read in two ways, even by teachers.
const AMBIGUOUS = /÷[^+]*\/|\/[^+]*÷|[÷/]\s*\d+\s*\(|\^\s*-?\d+\s*\/|^\s*-\s*\d+\s*\^/;

const worked = (text: string): Side | null => {
  const written = text
    .replaceAll(/\\(?:boxed|mathbf|bf)\s*\{([^{}]*)\}/g, '$1')
    .replace(/(?:\.{2,}|…)\s*$/, '');
  const spread = inKeyboardNotation(written.replaceAll(/(?<!\d)(\d+)⁄(\d+)/g, '($1/$2)'));
  const expression = AMBIGUOUS.test(spread) ? null : readExpression(spread);
  if (!expression || !isCertain(expression)) return null;
  const exact = exactValue(expression);
  const { re, im } = valueAt(expression, {});
  if (!Number.isFinite(re) || !isReal({ re, im })) return null;
  const inner = unsigned(expression);
  const plain = isNumber(inner) && (isWhole(inner.value) || inner.form !== undefined);
  return {
    text,
    exact,
    value: exact ? toNumber(exact) : re,
    plain,
    hasPi: contains(expression, (node) => node.kind === 'symbol'),
    places: (/\.(\d+)/.exec(written)?.[1]?.length ?? 0) + (written.includes('%') ? 2 : 0),
  };
};

// Angles without a degree sign, logarithms without a base and letters mean different things to different people.
const UNCERTAIN_CALLS = new Set('log sin cos tan sec csc cot arcsin arccos arctan'.split(' '));

const isCertain = (expression: Expression): boolean =>
  !contains(expression, (node) => {
    if (node.kind === 'symbol') return node.name !== 'π';
    if (node.kind === 'call' && UNCERTAIN_CALLS.has(node.name)) {
      if (node.name === 'log') return node.args.length < 2;
      return !node.args.every((argument) => hasAngle(argument));
    }
    // `50 + 10%` is 55 to a shopkeeper.
    return node.kind === 'sum' && node.terms.some(isPercent) && !node.terms.every(isPercent);
  });

const hasAngle = (argument: Expression): boolean =>
  contains(
    argument,
    (node) =>
      (node.kind === 'call' && node.name === 'degrees') || (node.kind === 'symbol' && node.name === 'π'),
  );

const isPercent = (term: Expression): boolean => {
  const inner = unsigned(term);
  return inner.kind === 'number' && inner.form === 'percent';
};

/** Whether a side may stand for a value: exactly, or rounded or cut off at its last digit. */
export const agrees = (trusted: Side, other: Side): boolean | 'perhaps' => {
  const { exact } = trusted;
  if (exact && other.exact && exact.top === other.exact.top && exact.bottom === other.exact.bottom)
    return true;
  if (!exact || !other.exact) {
    if (Math.abs(trusted.value - other.value) <= 1e-9 * (1 + Math.abs(trusted.value))) return true;
  }
  const decimals = exact && decimalsOf(magnitude(exact.top), exact.bottom);
  const off = Math.abs(trusted.value - other.value);
  const step = 10 ** -other.places;
  const fits = decimals !== null && (decimals.split('.')[1]?.length ?? 0) <= other.places;
  // Rounded, or cut off, at the last digit that is shown.
  if (!fits && other.plain && off < step) return off <= step * (0.5 + 1e-9) ? true : 'perhaps';
  // A third that was written as 0.33 on the way spoils the digits behind it.
  if (decimals === null && off <= 0.01 * Math.abs(trusted.value)) return 'perhaps';
  return isApart(trusted, other) ? false : 'perhaps';
};

// Floating point must never decide alone.
const isApart = (trusted: Side, other: Side): boolean => {
  if (trusted.hasPi !== other.hasPi && !other.plain) return false;
  return Math.abs(trusted.value - other.value) > 1e-6 * (1 + Math.abs(trusted.value));
};

/** The value of a side in the manner in which a wrong one was written; null when that can't be done well. */
export const writtenLike = ({ exact, value }: Side, wrong: string): string | null => {
  const minus = wrong.includes('−') ? '−' : '-';
  // Roots and π have no end: only who wrote a decimal wants one.
  const written = exact ? exactLike(exact, wrong) : wrong.includes('.') ? decimalLike(value, wrong) : null;
  return written === null ? null : written.replace(/^−/, minus);
};

const MOST_PLACES = 6;

const exactLike = (exact: Fraction, wrong: string): string | null => {
  if (wrong.includes('%')) return percentLike(exact, wrong);
  if (isWhole(exact)) return grouped(writeNumber(exact), wrong);
  const latex = /\\[dt]?frac/.test(wrong);
  const size = { ...exact, top: magnitude(exact.top) };
  const decimals = decimalsOf(size.top, size.bottom);
  const places = /\.(\d+)$/.exec(wrong)?.[1]?.length ?? 0;
  if (!latex && !wrong.includes('/') && decimals !== null && decimals.length <= MOST_PLACES + 2)
    return `${exact.top < 0n ? '−' : ''}${padded(decimals, places)}`;
  // Who wrote a decimal wants one.
  if (!latex && places > 0 && decimals === null) return decimalLike(toNumber(exact), wrong);
  const sign = exact.top < 0n ? '−' : '';
  return latex ? `${sign}\\frac{${size.top}}{${size.bottom}}` : `${sign}${size.top}/${size.bottom}`;
};

/** 6.50 where 7.50 was written. */
const padded = (decimals: string, places: number): string => {
  const missing = places - (decimals.split('.')[1]?.length ?? 0);
  return missing > 0 ? decimals + '0'.repeat(missing) : decimals;
};

const percentLike = (exact: Fraction, wrong: string): string | null => {
  const decimals = decimalsOf(magnitude(exact.top) * 100n, exact.bottom);
  if (decimals === null || decimals.length > MOST_PLACES + 2) return null;
  return `${exact.top < 0n ? '−' : ''}${decimals}${wrong.includes('\\%') ? '\\%' : '%'}`;
};

const decimalLike = (value: number, wrong: string): string => {
  const places = Math.min(MOST_PLACES, /\.(\d+)/.exec(wrong)?.[1]?.length ?? 2);
  return value.toFixed(places).replace('-', '−');
};

// 12,345 where the line writes its thousands with commas.
const grouped = (digits: string, like: string): string =>
  /\d,\d{3}/.test(like) ? digits.replaceAll(/\B(?=(\d{3})+$)/g, ',') : digits;
