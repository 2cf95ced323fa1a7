import { allKnown } from '../all-known.ts';
import { primeFactors } from '../arithmetic/primes.ts';
import { spend } from '../budget.ts';
import { type Fraction, ONE, fraction, greatestCommonDivisor, wholeRoot } from '../expression/fraction.ts';
import { readExpression } from '../expression/read.ts';
import { type Expression, number, root } from '../expression/tree.ts';
import { write } from '../expression/write.ts';
import {
  type Polynomial,
  UNIT,
  asConstant,
  coefficientsIn,
  commonDivisor,
  constant,
  contentOf,
  degreeIn,
  divideExactly,
  isNothing,
  isUnit,
  letter,
  lettersOf,
  minusP,
  negateP,
  plusP,
  powerP,
  scaleP,
  termsOf,
  timesP,
  lowestIn,
} from '../polynomial/polynomial.ts';

/**
 * What is no letter and no number (a root, a function, a power with a letter up there) takes part in a
 * polynomial under a name of its own: its writing between ⟨ and ⟩, from which it can be read again.
 */
export const nameOf = (expression: Expression): string => `⟨${write(expression)}⟩`;
export const isNamed = (name: string): boolean => name.startsWith('⟨');
export const expressionOf = (name: string): Expression =>
  (isNamed(name) ? readExpression(name.slice(1, -1)) : null) ?? { kind: 'symbol', name };

/** The index when the name is that of a root; the imaginary unit counts as the square root of −1. */
export const indexOfRoot = (name: string): number | null => {
  if (name === 'i') return 2;
  if (!name.startsWith('⟨√') && !name.startsWith('⟨root')) return null;
  const read = expressionOf(name);
  return read.kind === 'root' ? read.index : null;
};

/** What stands under the root, as far as it is a number or a letter. */
const radicandOf = (name: string): Polynomial | null => {
  if (name === 'i') return constant({ top: -1n, bottom: 1n });
  const read = expressionOf(name);
  if (read.kind !== 'root') return null;
  if (read.of.kind === 'number') return constant(read.of.value);
  if (read.of.kind === 'symbol') return letter(read.of.name);
  return plainPolynomial(read.of);
};

/** Reads back the plain polynomials that this file and `ratio.ts` put under roots. */
export const plainPolynomial = (expression: Expression): Polynomial | null => {
  switch (expression.kind) {
    case 'number':
      return constant(expression.value);
    case 'symbol':
      return letter(expression.name);
    case 'negative': {
      const inner = plainPolynomial(expression.of);
      return inner && scaleP(inner, { top: -1n, bottom: 1n });
    }
    case 'sum':
      return allKnown(expression.terms.map(plainPolynomial))?.reduce(plusP) ?? null;
    case 'product':
      return allKnown(expression.factors.map(plainPolynomial))?.reduce(timesP) ?? null;
    case 'power': {
      const base = plainPolynomial(expression.base);
      const exponent = expression.exponent.kind === 'number' ? Number(expression.exponent.value.top) : -1;
      return base && exponent >= 0 && exponent < 50 ? powerP(base, exponent) : null;
    }
    default:
      return letter(nameOf(expression));
  }
};

/** √2 · √2 is 2: no root stands as often as its index says. */
const reduceRoots = (p: Polynomial): Polynomial => {
  let current = p;
  for (;;) {
    const name = lettersOf(current).find((one) => degreeIn(current, one) >= (indexOfRoot(one) ?? Infinity));
    if (name === undefined) return current;
    const [index, radicand] = [indexOfRoot(name) ?? 2, radicandOf(name)];
    if (!radicand) return current;
    current = coefficientsIn(current, name)
      .map((one, count) => {
        const rest = timesP(one, letter(name, count % index));
        return timesP(rest, powerP(radicand, Math.floor(count / index)));
      })
      .reduce(plusP);
    if (isNothing(current)) return current;
  }
};

/** A root of a whole number with everything taken out of it that comes out. */
export const rootOfWhole = (value: bigint, index: number): Polynomial | null => {
  if (value === 0n) return new Map();
  if (value < 0n) {
    const positive = rootOfWhole(-value, index);
    if (!positive) return null;
    if (index % 2 === 1) return scaleP(positive, { top: -1n, bottom: 1n });
    return index === 2 ? timesP(positive, letter('i')) : null;
  }
  const direct = wholeRoot(value, index);
  if (direct ** BigInt(index) === value) return constant({ top: direct, bottom: 1n });
  const primes = primeFactors(value) ?? [{ prime: value, exponent: 1 }];
  return primes.reduce<Polynomial>((total, { prime, exponent }) => {
    const outside = constant({ top: prime ** BigInt(Math.floor(exponent / index)), bottom: 1n });
    return timesP(timesP(total, outside), rootAtom(number(prime), exponent % index, index));
  }, constant(ONE));
};

/** The root of a power, with index and exponent made as small as they go. */
export const rootAtom = (base: Expression, exponent: number, index: number): Polynomial => {
  if (exponent === 0) return UNIT;
  const shared = Number(greatestCommonDivisor(BigInt(exponent), BigInt(index)));
  return letter(nameOf(root(index / shared, base)), exponent / shared);
};

/** A quotient of polynomials; roots and functions take part as letters of their own. */
export interface Ratio {
  readonly top: Polynomial;
  readonly bottom: Polynomial;
}

export const ratio = (top: Polynomial, bottom: Polynomial = UNIT): Ratio | null => {
  const [reducedTop, reducedBottom] = [reduceRoots(top), reduceRoots(bottom)];
  if (isNothing(reducedBottom)) return null;
  return lowest(rationalised({ top: reducedTop, bottom: reducedBottom }));
};

export const fromFraction = (value: Fraction): Ratio => ({ top: constant(value), bottom: UNIT });

const lowest = ({ top, bottom }: Ratio): Ratio => {
  if (isNothing(top)) return { top, bottom: UNIT };
  const value = asConstant(bottom);
  if (value) return { top: scaleP(top, fraction(value.bottom, value.top)), bottom: UNIT };
  const shared = commonDivisor(top, bottom);
  const [over, under] = isUnit(shared)
    ? [top, bottom]
    : [divideExactly(top, shared) ?? top, divideExactly(bottom, shared) ?? bottom];
  const left = asConstant(under);
  if (left) return { top: scaleP(over, fraction(left.bottom, left.top)), bottom: UNIT };
  const content = contentOf(under);
  const factor = fraction(content.bottom, content.top);
  return { top: scaleP(over, factor), bottom: scaleP(under, factor) };
};

const MOST_ROOTS = 6;

// Below the line no roots are left: multiply by the conjugate, one root at a time.
const rationalised = (start: Ratio): Ratio => {
  let current = start;
  for (let round = 0; round < MOST_ROOTS; round++) {
    const name = lettersOf(current.bottom).find((one) => indexOfRoot(one) !== null);
    if (name === undefined) return current;
    const partner = partnerOf(current.bottom, name, indexOfRoot(name) ?? 2);
    if (!partner) return current;
    spend(10);
    current = {
      top: reduceRoots(timesP(current.top, partner)),
      bottom: reduceRoots(timesP(current.bottom, partner)),
    };
  }
  return current;
};

/** What to multiply with so that the root goes away; null when there is no simple partner. */
const partnerOf = (bottom: Polynomial, name: string, index: number): Polynomial | null => {
  const [a = new Map(), b = new Map(), c = new Map()] = coefficientsIn(bottom, name);
  const self = letter(name);
  if (index === 2) return minusP(a, timesP(b, self));
  const degree = degreeIn(bottom, name);
  if (lowestIn(bottom, name) === degree) return powerP(self, index - degree);
  if (index !== 3 || !isNothing(c)) return null;
  return plusP(minusP(timesP(a, a), timesP(timesP(a, b), self)), timesP(timesP(b, b), powerP(self, 2)));
};

export const plusR = (a: Ratio, b: Ratio): Ratio | null =>
  ratio(plusP(timesP(a.top, b.bottom), timesP(b.top, a.bottom)), timesP(a.bottom, b.bottom));
export const timesR = (a: Ratio, b: Ratio): Ratio | null =>
  ratio(timesP(a.top, b.top), timesP(a.bottom, b.bottom));
export const overR = (a: Ratio, b: Ratio): Ratio | null =>
  ratio(timesP(a.top, b.bottom), timesP(a.bottom, b.top));
export const negateR = ({ top, bottom }: Ratio): Ratio => ({ top: negateP(top), bottom });

const LARGEST_EXPONENT = 40;

export const powerR = (base: Ratio, exponent: number): Ratio | null => {
  const size = Math.abs(exponent);
  if (size > LARGEST_EXPONENT && (size > 400 || base.top.size > 1 || base.bottom.size > 1)) return null;
  if (size * Math.max(digitsIn(base.top), digitsIn(base.bottom)) > MOST_DIGITS) return null;
  return exponent < 0
    ? ratio(powerP(base.bottom, size), powerP(base.top, size))
    : ratio(powerP(base.top, size), powerP(base.bottom, size));
};

// A power upon a power soon has more digits than there is paper, or time.
const MOST_DIGITS = 6_000;
const digitsIn = (p: Polynomial): number =>
  Math.max(
    0,
    ...termsOf(p).map(({ coefficient: { top, bottom } }) =>
      Math.max(top.toString().length, bottom.toString().length),
    ),
  );

export const asFraction = ({ top, bottom }: Ratio): Fraction | null =>
  isUnit(bottom) ? asConstant(top) : null;
export const isWholeNumber = (r: Ratio): number | null => {
  const value = asFraction(r);
  return value && value.bottom === 1n && value.top < 10_000n && value.top > -10_000n
    ? Number(value.top)
    : null;
};
