import { describe, expect, it } from 'vitest';
import { show } from '../expression/fraction.ts';
import { holds } from '../testing/property.ts';
import { anyExpression, anyText } from '../testing/sums.ts';
import { evaluateSum, readSum, showSum } from './sum.ts';

const written = (text: string) => {
  const expression = readSum(text);
  return expression && showSum(expression);
};
const result = (text: string) => {
  const expression = readSum(text);
  const value = expression && evaluateSum(expression);
  return value && show(value);
};

describe('an expression', () => {
  it.each([
    ['3+4*2', '3 + 4 × 2', '11'],
    ['(3+4)*2', '(3 + 4) × 2', '14'],
    ['10-3-2', '10 − 3 − 2', '5'],
    ['10-(3-2)', '10 − (3 − 2)', '9'],
    ['2+(3+4)', '2 + (3 + 4)', '9'],
    ['6*(8/4)', '6 × (8 ÷ 4)', '12'],
    ['12:4:3', '12 ÷ 4 ÷ 3', '1'],
    ['2^3^2', '2^3^2', '512'],
    ['(2^3)^2', '(2^3)^2', '64'],
    ['2^(1+2)', '2^(1 + 2)', '8'],
    ['(-3)^2', '(−3)^2', '9'],
    ['5 - -3', '5 − (−3)', '8'],
    ['-3 + 4', '−3 + 4', '1'],
    ['2 + (-3) * 4', '2 + (−3) × 4', '−10'],
    ['0.1 + 0.2', '0.1 + 0.2', '0.3'],
    ['1/3 + 1/3', '1 ÷ 3 + 1 ÷ 3', '2⁄3'],
    ['1⁄3 + 2', '1⁄3 + 2', '7⁄3'],
    ['((((7))))', '7', '7'],
    ['2–1', '2 − 1', '1'],
    ['3·4', '3 × 4', '12'],
  ])('%s is written as %s and is %s', (text, line, value) => {
    expect(written(text)).toBe(line);
    expect(result(text)).toBe(value);
  });

  it('does not take the square of a minus for the minus of a square', () => {
    // −3^2 is −9 in every school book; a tree without a sign of its own can't say so.
    expect(readSum('-3^2')).toBeNull();
    expect(result('2 - 3^2')).toBe('−7');
  });

  it.each(['', '+', '3 +', '* 3', '(3', '3)', '()', '3 4', '3 + + 4', '2 ^', '-', '--', '-(3+4)', '1.2.3'])(
    'is not read from %j',
    (text) => {
      expect(readSum(text)).toBeNull();
    },
  );

  it.each(['3 + x', '3 & 4', 'two', '3 + 4 = 7', '2, 3'])(
    'is not read from %j by skipping what it does not know',
    (text) => {
      expect(readSum(text)).toBeNull();
    },
  );

  it.each(['1/0', '1/(2-2)', '0^(-1)', '2^0.5', '2^99', '3 + 4/(1-1)'])(
    'has no result where %s stands',
    (text) => {
      expect(readSum(text)).not.toBeNull();
      expect(result(text)).toBeNull();
    },
  );

  it('comes back from what is written, with the same shape', () => {
    holds(
      [anyExpression],
      (expression) => {
        expect(readSum(showSum(expression))).toEqual(expression);
      },
      500,
    );
  });

  it('never writes two signs side by side', () => {
    holds([anyExpression], (expression) => {
      expect(showSum(expression)).not.toMatch(/[+−×÷^]\s*−/);
    });
  });

  it('is read from any text without an exception, however deep or long', () => {
    holds([anyText(300)], (text) => {
      const expression = readSum(text);
      if (expression) evaluateSum(expression);
    });
    for (const piece of ['(', '-', '2^', '1+', '((1)', '9'])
      expect(() => readSum(piece.repeat(100_000))).not.toThrow();
  });
});
