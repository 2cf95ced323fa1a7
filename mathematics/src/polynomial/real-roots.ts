import { spend } from '../budget.ts';
import { fraction, type Fraction, magnitude } from '../expression/fraction.ts';
import { asConstant, coefficientsIn, lettersOf, primitive, type Polynomial } from './polynomial.ts';

/** Whole coefficients, lowest first. */
export type Whole = readonly bigint[];

const BITS = 160n;
const SCALE = 1n << BITS;

/** The coefficients of a polynomial in one letter as whole numbers; null when it has more letters. */
export const wholeCoefficients = (p: Polynomial, name: string): bigint[] | null => {
  if (lettersOf(p).some((one) => one !== name)) return null;
  return coefficientsIn(primitive(p), name).map((one) => asConstant(one)?.top ?? 0n);
};

// Fixed point: x stands for x / SCALE.
const at = (coefficients: Whole, x: bigint): bigint =>
  coefficients.reduceRight((total, one) => ((total * x) >> BITS) + one * SCALE, 0n);

/** The real roots of a polynomial without repeated factors, as fixed-point numbers, in order. */
const fixedRoots = (coefficients: Whole): bigint[] => {
  spend(60 * coefficients.length);
  const degree = coefficients.length - 1;
  if (degree <= 0) return [];
  if (degree === 1) return [(-(coefficients[0] ?? 0n) * SCALE) / (coefficients[1] ?? 1n)];
  const turns = fixedRoots(coefficients.slice(1).map((one, index) => one * BigInt(index + 1)));
  const bound = SCALE * boundOf(coefficients);
  const marks = [-bound, ...turns, bound];
  const roots: bigint[] = [];
  for (let index = 0; index + 1 < marks.length; index++) {
    const root = between(coefficients, marks[index] ?? 0n, marks[index + 1] ?? 0n);
    if (root !== null && roots.at(-1) !== root) roots.push(root);
  }
  return roots;
};

const boundOf = (coefficients: Whole): bigint => {
  const lead = coefficients.at(-1) ?? 1n;
  const most = coefficients.map(magnitude).reduce((a, b) => (b > a ? b : a), 0n);
  return most / magnitude(lead) + 2n;
};

const between = (coefficients: Whole, from: bigint, to: bigint): bigint | null => {
  let [low, high] = [from, to];
  const [first, last] = [at(coefficients, low), at(coefficients, high)];
  if (first === 0n) return low;
  if (last === 0n) return high;
  if (first < 0n === last < 0n) return null;
  while (high - low > 1n) {
    spend(1);
    const middle = (low + high) >> 1n;
    if (at(coefficients, middle) < 0n === first < 0n) low = middle;
    else high = middle;
  }
  return low;
};

/** The real roots as floating-point numbers. */
export const realRoots = (coefficients: Whole): number[] =>
  fixedRoots(coefficients).map((root) => Number(root >> 60n) / Number(SCALE >> 60n));

/** The roots that are fractions, each once: guessed from the digits of the real roots, then tried exactly. */
export const rationalRoots = (coefficients: Whole): Fraction[] => {
  const lead = coefficients.at(-1) ?? 1n;
  return fixedRoots(coefficients).flatMap((root) => {
    const guess = nearestFraction(root, magnitude(lead));
    return guess && isRoot(coefficients, guess) ? [guess] : [];
  });
};

/** By continued fractions: the first good guess whose bottom is no larger than the leading coefficient. */
const nearestFraction = (root: bigint, largest: bigint): Fraction | null => {
  const tolerance = SCALE >> 90n;
  let [x, y] = [root, SCALE];
  let [top, topBefore, bottom, bottomBefore] = [1n, 0n, 0n, 1n];
  for (let round = 0; round < 80 && y !== 0n; round++) {
    const digit = floorDivide(x, y);
    [top, topBefore] = [digit * top + topBefore, top];
    [bottom, bottomBefore] = [digit * bottom + bottomBefore, bottom];
    if (bottom > largest) return null;
    const miss = (top * SCALE) / bottom - root;
    if (magnitude(miss) <= tolerance + 4n) return fraction(top, bottom);
    [x, y] = [y, x - digit * y];
  }
  return null;
};

const floorDivide = (a: bigint, b: bigint): bigint => {
  const quotient = a / b;
  return a % b !== 0n && a < 0n !== b < 0n ? quotient - 1n : quotient;
};

const isRoot = (coefficients: Whole, { top, bottom }: Fraction): boolean => {
  const degree = coefficients.length - 1;
  let total = 0n;
  for (const [index, one] of coefficients.entries())
    total += one * top ** BigInt(index) * bottom ** BigInt(degree - index);
  return total === 0n;
};
