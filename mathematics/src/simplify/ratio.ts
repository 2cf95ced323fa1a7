import { spend } from '../budget.ts';
import { fraction, type Fraction } from '../expression/fraction.ts';
import { commonDivisor } from '../polynomial/divisor.ts';
import {
  asConstant,
  coefficientsIn,
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
  UNIT,
  type Polynomial,
} from '../polynomial/polynomial.ts';
import { indexOfRoot, reduceRoots } from './roots.ts';

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
    const root = lettersOf(current.bottom).find((name) => indexOfRoot(name) !== null);
    if (root === undefined) return current;
    const partner = partnerOf(current.bottom, root, indexOfRoot(root) ?? 2);
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
const partnerOf = (bottom: Polynomial, root: string, index: number): Polynomial | null => {
  const [a = new Map(), b = new Map(), c = new Map()] = coefficientsIn(bottom, root);
  const self = letter(root);
  if (index === 2) return minusP(a, timesP(b, self));
  const degree = degreeIn(bottom, root);
  if (
    isNothing(a) &&
    isNothing(minusP(bottom, timesP(coefficientsIn(bottom, root)[degree] ?? UNIT, powerP(self, degree))))
  )
    return powerP(self, index - degree);
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
