import { describe, expect, it } from 'vitest';
import { holds } from '../testing/property.ts';
import { anyFraction } from '../testing/sums.ts';
import { add, divide, equal, fraction, multiply, power, readFraction, show, subtract } from './fraction.ts';

const shown = (text: string) => {
  const value = readFraction(text);
  return value && show(value);
};
const whole = (top: bigint) => fraction(top);

describe('a fraction', () => {
  it('is kept in its lowest terms with the sign on top', () => {
    expect(fraction(6n, -4n)).toEqual({ top: -3n, bottom: 2n });
    expect(fraction(0n, 5n)).toEqual({ top: 0n, bottom: 1n });
  });

  it.each([
    ['12', '12'],
    ['-3.5', '−3.5'],
    ['−3.5', '−3.5'],
    ['3/4', '0.75'],
    ['1 / 3', '1⁄3'],
    ['1⁄3', '1⁄3'],
    ['-2/6', '−1⁄3'],
    ['0.10', '0.1'],
    ['007', '7'],
    ['1/128', '1⁄128'],
    ['1/64', '0.015625'],
  ])('reads %s and shows it as %s', (text, written) => {
    expect(shown(text)).toBe(written);
  });

  it.each(['', '.', '1.', '.5', '1/0', '1/00', '--1', '1e5', '1/2/3', '1.2.3', 'NaN', '٣', '1,5', '2^3'])(
    'is not read from %j',
    (text) => {
      expect(readFraction(text)).toBeNull();
    },
  );

  it('is not read from more digits than any school number has', () => {
    expect(readFraction('9'.repeat(30))).not.toBeNull();
    expect(readFraction('9'.repeat(20_000))).toBeNull();
    expect(readFraction(`0.${'1'.repeat(20_000)}`)).toBeNull();
  });

  it('comes back from what is shown', () => {
    holds([anyFraction], (value) => {
      expect(readFraction(show(value))).toEqual(value);
    });
  });
});

describe('exact arithmetic', () => {
  it('adds tenths without a rest', () => {
    expect(show(add(fraction(1n, 10n), fraction(2n, 10n)))).toBe('0.3');
  });

  it('keeps the laws of numbers', () => {
    holds([anyFraction, anyFraction, anyFraction], (a, b, c) => {
      expect(add(a, b)).toEqual(add(b, a));
      expect(multiply(a, add(b, c))).toEqual(add(multiply(a, b), multiply(a, c)));
      expect(add(subtract(a, b), b)).toEqual(a);
    });
  });

  it('divides back what it multiplied, and never by zero', () => {
    holds([anyFraction, anyFraction], (a, b) => {
      expect(divide(multiply(a, b), b)).toEqual(b.top === 0n ? null : a);
    });
  });

  it('calls two fractions equal only when they are the same number', () => {
    expect(equal(fraction(2n, 4n), fraction(1n, 2n))).toBe(true);
    expect(equal(fraction(1n, 2n), fraction(1n, 3n))).toBe(false);
  });
});

describe('a power', () => {
  it.each([
    [2n, 10n, '1024'],
    [2n, 0n, '1'],
    [0n, 0n, '1'],
    [-2n, 3n, '−8'],
    [2n, -2n, '0.25'],
    [-3n, -1n, '−1⁄3'],
    [10n, 64n, `1${'0'.repeat(64)}`],
  ])('of %i to the %i is %s', (base, exponent, written) => {
    const result = power(whole(base), whole(exponent));
    expect(result && show(result)).toBe(written);
  });

  it('has no result for a root, for zero below the line, and beyond school size', () => {
    expect(power(whole(2n), fraction(1n, 2n))).toBeNull();
    expect(power(whole(0n), whole(-1n))).toBeNull();
    expect(power(whole(2n), whole(65n))).toBeNull();
  });

  it('does not grow without end when powers are stacked', () => {
    const large = power(whole(9n), whole(64n));
    expect(large && power(large, whole(64n))).toBeNull();
  });
});
