import { spend } from '../budget.ts';
import {
  add,
  divide,
  exactRoot,
  isWhole,
  multiply,
  negate,
  ONE,
  raise,
  toNumber,
  ZERO,
  type Fraction,
  whole,
} from './fraction.ts';
import { readExpression } from './read.ts';
import type { Expression } from './tree.ts';

export type Point = Readonly<Record<string, number>>;

/** The value at a point in floating point; not a number where there is none. */
export const valueAt = (expression: Expression, point: Point): Complex => {
  spend(1);
  switch (expression.kind) {
    case 'number':
      return complex(toNumber(expression.value));
    case 'symbol':
      return valueOfLetter(expression.name, point);
    case 'sum':
      return expression.terms.map((term) => valueAt(term, point)).reduce(plus, complex(0));
    case 'product':
      return expression.factors.map((factor) => valueAt(factor, point)).reduce(times, complex(1));
    case 'negative':
      return times(complex(-1), valueAt(expression.of, point));
    case 'quotient':
      return over(valueAt(expression.top, point), valueAt(expression.bottom, point));
    case 'power':
      return valueOfPower(expression.base, expression.exponent, point);
    case 'root':
      return rootOf(valueAt(expression.of, point), expression.index);
    case 'call':
      return valueOfCall(
        expression.name,
        expression.args.map((argument) => valueAt(argument, point)),
      );
  }
};

/** How large the terms are that add up to the value: what rounding errors are measured against. */
export const magnitudeAt = (expression: Expression, point: Point): number => {
  switch (expression.kind) {
    case 'sum':
      return expression.terms.reduce((total, term) => total + magnitudeAt(term, point), 0);
    case 'product':
      return expression.factors.reduce((total, factor) => total * magnitudeAt(factor, point), 1);
    case 'negative':
      return magnitudeAt(expression.of, point);
    case 'quotient':
      return magnitudeAt(expression.top, point) / (size(valueAt(expression.bottom, point)) || 1);
    case 'power':
      return expression.exponent.kind === 'number' && expression.exponent.value.top > 0n
        ? Math.pow(magnitudeAt(expression.base, point), toNumber(expression.exponent.value))
        : size(valueAt(expression, point));
    default:
      return size(valueAt(expression, point));
  }
};

const valueOfLetter = (name: string, point: Point): Complex => {
  const given = point[name];
  if (given !== undefined) return complex(given);
  if (name === 'π') return complex(Math.PI);
  if (name === 'e') return complex(Math.E);
  if (name === 'i') return complex(0, 1);
  return UNDEFINED;
};

// An odd root in an exponent is the real one: (−8)^(1/3) = −2.
const valueOfPower = (base: Expression, exponent: Expression, point: Point): Complex => {
  const raised = valueAt(base, point);
  if (exponent.kind === 'number' && !isWhole(exponent.value) && exponent.value.bottom < 100n)
    return toPower(rootOf(raised, Number(exponent.value.bottom)), complex(Number(exponent.value.top)));
  return toPower(raised, valueAt(exponent, point));
};

const factorial = (of: bigint): bigint => (of < 2n ? 1n : of * factorial(of - 1n));

const REAL_FUNCTIONS: Readonly<Record<string, (x: number) => number>> = {
  sin: Math.sin,
  cos: Math.cos,
  tan: (x) => (Math.abs(Math.cos(x)) < 1e-12 ? Number.NaN : Math.tan(x)),
  sec: (x) => 1 / Math.cos(x),
  csc: (x) => 1 / Math.sin(x),
  cot: (x) => Math.cos(x) / Math.sin(x),
  arcsin: Math.asin,
  arccos: Math.acos,
  arctan: Math.atan,
  sinh: Math.sinh,
  cosh: Math.cosh,
  tanh: Math.tanh,
  degrees: (x) => (x * Math.PI) / 180,
  factorial: (x) => (Number.isInteger(x) && x >= 0 && x <= 170 ? Number(factorial(BigInt(x))) : Number.NaN),
};

const valueOfCall = (name: string, [first = UNDEFINED, second]: readonly Complex[]): Complex => {
  if (name === 'abs') return complex(size(first));
  if (name === 'ln') return logarithm(first);
  if (name === 'log') return over(logarithm(first), second ? logarithm(second) : complex(Math.LN10));
  if (name === 'exp') return exponential(first);
  const real = REAL_FUNCTIONS[name];
  return real && isReal(first) ? complex(real(first.re)) : UNDEFINED;
};

/** The exact value of an expression without letters; null where it is no fraction or has none. */
export const exactValue = (expression: Expression): Fraction | null => {
  spend(1);
  switch (expression.kind) {
    case 'number':
      return expression.value;
    case 'symbol':
      return null;
    case 'sum':
      return all(expression.terms, add, ZERO);
    case 'product':
      return all(expression.factors, multiply, ONE);
    case 'negative': {
      const value = exactValue(expression.of);
      return value && negate(value);
    }
    case 'quotient': {
      const [top, bottom] = [exactValue(expression.top), exactValue(expression.bottom)];
      return top && bottom && divide(top, bottom);
    }
    case 'power':
      return exactPower(exactValue(expression.base), exactValue(expression.exponent));
    case 'root': {
      const value = exactValue(expression.of);
      return value && exactRoot(value, expression.index);
    }
    case 'call':
      return exactCall(expression.name, expression.args.map(exactValue));
  }
};

/** The exact value of what is written; null when it is no number or can't be read. */
export const readValue = (written: string | undefined): Fraction | null => {
  const read = written === undefined || written === '' ? null : readExpression(written);
  return read && exactValue(read);
};

const all = (
  parts: readonly Expression[],
  join: (a: Fraction, b: Fraction) => Fraction,
  start: Fraction,
): Fraction | null => {
  let total = start;
  for (const part of parts) {
    const value = exactValue(part);
    if (!value) return null;
    total = join(total, value);
    spend(1 + total.bottom.toString(16).length / 16);
  }
  return total;
};

const exactPower = (base: Fraction | null, exponent: Fraction | null): Fraction | null => {
  if (!base || !exponent) return null;
  if (base.top === 0n && exponent.top === 0n) return null;
  if (isWhole(exponent)) return exponent.top === 0n ? ONE : raise(base, exponent.top);
  if (exponent.bottom > 50n) return null;
  const root = exactRoot(base, Number(exponent.bottom));
  return root && raise(root, exponent.top);
};

const exactCall = (name: string, [first]: readonly (Fraction | null)[]): Fraction | null => {
  if (!first) return null;
  if (name === 'abs') return first.top < 0n ? negate(first) : first;
  return name === 'factorial' && isWhole(first) && first.top >= 0n && first.top <= 200n
    ? whole(factorial(first.top))
    : null;
};

/** A floating-point complex number, for checking lines at sample points. */
export interface Complex {
  readonly re: number;
  readonly im: number;
}

const complex = (re: number, im = 0): Complex => ({ re, im });
const UNDEFINED: Complex = { re: Number.NaN, im: Number.NaN };

const plus = (a: Complex, b: Complex): Complex => complex(a.re + b.re, a.im + b.im);
const times = (a: Complex, b: Complex): Complex =>
  complex(a.re * b.re - a.im * b.im, a.re * b.im + a.im * b.re);
export const size = (a: Complex): number => Math.hypot(a.re, a.im);
const over = (a: Complex, b: Complex): Complex => {
  const scale = b.re * b.re + b.im * b.im;
  if (scale < 1e-24) return UNDEFINED;
  return complex((a.re * b.re + a.im * b.im) / scale, (a.im * b.re - a.re * b.im) / scale);
};
export const isReal = (a: Complex): boolean => Math.abs(a.im) <= 1e-11 * (1 + Math.abs(a.re));

const logarithm = (a: Complex): Complex =>
  size(a) === 0 ? UNDEFINED : complex(Math.log(size(a)), Math.atan2(a.im, a.re));
const exponential = (a: Complex): Complex =>
  complex(Math.exp(a.re) * Math.cos(a.im), Math.exp(a.re) * Math.sin(a.im));

/** The root a school means: real where there is one, otherwise the principal one. */
const rootOf = (a: Complex, index: number): Complex => {
  if (isReal(a) && a.re < 0 && index % 2 === 1) return complex(-Math.pow(-a.re, 1 / index));
  if (isReal(a) && a.re >= 0) return complex(Math.pow(a.re, 1 / index));
  return exponential(times(logarithm(a), complex(1 / index)));
};

const toPower = (base: Complex, exponent: Complex): Complex => {
  if (isReal(exponent) && Number.isInteger(exponent.re) && Math.abs(exponent.re) <= 64)
    return wholePower(base, exponent.re);
  if (isReal(base) && isReal(exponent) && base.re > 0) return complex(Math.pow(base.re, exponent.re));
  if (size(base) === 0) return exponent.re > 0 ? complex(0) : UNDEFINED;
  return exponential(times(logarithm(base), exponent));
};

const wholePower = (base: Complex, exponent: number): Complex => {
  let result = complex(1);
  for (let count = 0; count < Math.abs(exponent); count++) result = times(result, base);
  return exponent < 0 ? over(complex(1), result) : result;
};
