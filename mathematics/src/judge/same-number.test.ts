import { describe, expect, it } from 'vitest';
import { sameNumber } from './same-number.ts';

describe('two numbers', () => {
  it.each([
    ['3/4', '0.75'],
    ['3/4', '6/8'],
    ['0.75', '75%'],
    ['3/2', '1 1/2'],
    ['-3/2', '−1.5'],
    ['12', 'x = 12'],
    ['1234', '1,234'],
    ['.5', '1/2'],
    ['7', ' 7. '],
  ])('%s and %s are the same', (one, other) => {
    expect(sameNumber(one, other)).toBe(true);
  });

  it.each([
    ['3/4', '0.7'],
    ['11/15', '0.7333'],
    ['-2', '2'],
    ['1 1/2', '11/2'],
  ])('%s and %s differ', (one, other) => {
    expect(sameNumber(one, other)).toBe(false);
  });

  it.each(['', 'a lot', '3/0', '1/2/3', '5 apples', '1e9', '9'.repeat(100)])('%j is not read', (text) => {
    expect(sameNumber('1', text)).toBeNull();
  });
});
