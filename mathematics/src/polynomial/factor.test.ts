import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { whole } from '../expression/fraction.ts';
import { readExpression } from '../expression/read.ts';
import { write } from '../expression/write.ts';
import { factoredToExpression } from '../simplify/denormal.ts';
import { normalOf } from '../simplify/normal.ts';
import { anyCoefficients } from '../testing/algebra.ts';
import { holds } from '../testing/property.ts';
import { type Factored, factorPolynomial } from './factor.ts';
import {
  type Polynomial,
  commonDivisor,
  constant,
  degreeIn,
  divideExactly,
  fromCoefficients,
  minusP,
  powerP,
  timesP,
} from './polynomial.ts';

/** The product written out again. */
const expandFactored = ({ unit, factors }: Factored): Polynomial =>
  factors.reduce((total, { base, exponent }) => timesP(total, powerP(base, exponent)), constant(unit));

const polynomial = (coefficients: readonly number[]): Polynomial =>
  fromCoefficients(
    coefficients.map((one) => constant(whole(one))),
    'x',
  );
const factored = (text: string): string => {
  const normal = normalOf(readExpression(text) ?? { kind: 'symbol', name: '?' });
  return normal ? write(factoredToExpression(factorPolynomial(normal.top))) : 'nothing';
};

describe('factoring', () => {
  it.each([
    ['12x^3-8x^2', '4x^2(3x − 2)'],
    ['x^2-9', '(x + 3)(x − 3)'],
    ['x^2+9', 'x^2 + 9'],
    ['4t^2+12t+9', '(2t + 3)^2'],
    ['6x^2+7x-20', '(2x + 5)(3x − 4)'],
    ['27y^3-8', '(3y − 2)(9y^2 + 6y + 4)'],
    ['2ab-6a+5b-15', '(b − 3)(2a + 5)'],
    ['x^2+5xy+6y^2', '(x + 3y)(x + 2y)'],
    ['16x^4-81', '(2x + 3)(2x − 3)(4x^2 + 9)'],
    ['x^4+4x^2-45', '(x^2 + 9)(x^2 − 5)'],
    ['-5x^2-10x+40', '−5(x + 4)(x − 2)'],
    ['x^3-6x^2+11x-6', '(x − 1)(x − 2)(x − 3)'],
  ])('%s', (text, expected) => {
    expect(factored(text)).toBe(expected);
  });

  it('multiplies out to where it came from', () => {
    holds(
      [anyCoefficients(1), anyCoefficients(2), anyCoefficients(1)],
      (a, b, c) => {
        const product = timesP(timesP(polynomial(a), polynomial(b)), polynomial(c));
        const result = factorPolynomial(product);
        expect(minusP(expandFactored(result), product).size).toBe(0);
        const opened = result.factors
          .filter(({ base }) => degreeIn(base, 'x') > 0)
          .reduce((count, { exponent }) => count + exponent, 0);
        expect(opened).toBeGreaterThanOrEqual(3);
      },
      25,
    );
  });

  it('finds what two products share', () => {
    holds(
      [anyCoefficients(2), anyCoefficients(1), anyCoefficients(1)],
      (shared, a, b) => {
        const [left, right] = [
          timesP(polynomial(shared), polynomial(a)),
          timesP(polynomial(shared), polynomial(b)),
        ];
        const found = commonDivisor(left, right);
        expect(divideExactly(left, found)).not.toBeNull();
        expect(divideExactly(right, found)).not.toBeNull();
        expect(degreeIn(found, 'x')).toBeGreaterThanOrEqual(2);
      },
      25,
    );
  });

  it('finds rational roots of any size', () => {
    holds(
      [fc.integer({ min: -1_000_000, max: 1_000_000 }), fc.integer({ min: 1, max: 99_999 })],
      (top, bottom) => {
        const { factors } = factorPolynomial(timesP(polynomial([-top, bottom]), polynomial([1, 0, 1])));
        expect(factors.some(({ base }) => degreeIn(base, 'x') === 1)).toBe(true);
      },
      40,
    );
  });
});
