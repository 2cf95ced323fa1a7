import { describe, expect, it } from 'vitest';
import { firstNumbers, inSigns, partsOf } from './story-formula.ts';

describe('the formula of a story', () => {
  it.each([
    ['24*36', []],
    ['(24*36)-15', ['24*36']],
    ['((100-40)*5)/(2+3)', ['100-40', '(100-40)*5', '2+3']],
    ['up(130/48)', ['130/48']],
    ['(3/4)*20', []],
    ['(2+1/2)*60', []],
  ])('%s is worked out by its parts, the innermost first', (formula, parts) => {
    expect(partsOf(formula)).toEqual(parts);
  });

  it.each([
    ['24*36', ['24', '36']],
    ['(24*36)-15', ['24', '36']],
    ['(3/4)*20', ['3/4', '20']],
    ['sqrt(25)', null],
  ])('%s begins with two of its numbers, where it does', (formula, numbers) => {
    expect(firstNumbers(formula)).toEqual(numbers);
  });

  it('is shown as students write it', () => {
    expect(inSigns('((24*36)-15)/(2+1/2)')).toBe('((24 × 36) − 15) ÷ 2 1/2');
    expect(inSigns('(3/4)*20')).toBe('3/4 × 20');
  });
});
