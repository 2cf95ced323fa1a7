import { describe, expect, it } from 'vitest';
import { readExpression } from '../expression/read.ts';
import { number } from '../expression/tree.ts';
import { valueAt } from '../expression/value.ts';
import { isolate } from './isolate.ts';
import { inFigures, inLine, nearAnswer } from './rounded.ts';

describe('isolating a letter', () => {
  it.each([
    ['3*x + 4', 19, 5],
    ['2/(x - 1)', 4, 1.5],
    ['x^3', 64, 4],
    ['sqrt(x)/2', 3, 36],
    ['2^x', 32, 5],
    ['5 - log(x)', 3, 100],
    ['tan(x)', 1, Math.PI / 4],
  ])('%s = %d', (left, right, value) => {
    const result = isolate(readExpression(left) ?? number(0), number(right), 'x');
    expect(result && valueAt(result, {}).re).toBeCloseTo(value, 9);
  });

  it('does not touch a letter that stands there twice', () => {
    expect(isolate(readExpression('x^2 + x') ?? number(0), number(6), 'x')).toBeNull();
  });
});

describe('rounding of measured things', () => {
  it.each([
    [0.123456789, '0.123'],
    [12.3456789, '12.3'],
    [4567.891234, '4568'],
    [62.5, '62.5'],
  ])('%d is said as %s', (value, words) => {
    expect(nearAnswer(value, '').text).toBe(words);
  });

  it('does what the text asks for', () => {
    expect(nearAnswer(2.34567, 'Round to the nearest hundredth.', 'm').text).toBe('2.35 m');
    expect(nearAnswer(0.00007, 'to the third decimal place').text).toBe('0');
  });

  it('writes very small and large numbers with a power of ten', () => {
    expect(inLine(6.674e-11)).toBe('6.674 × 10^(−11)');
    expect(inFigures(0)).toEqual({ top: 0n, bottom: 1n });
  });
});
