import { describe, expect, it } from 'vitest';
import { anyAlgebra } from '../testing/algebra.ts';
import { holds } from '../testing/property.ts';
import { anyText } from '../testing/sums.ts';
import { equivalent } from './equivalent.ts';
import { readExpression, readStatement } from './read.ts';
import { writeLatex } from './write-latex.ts';
import { write } from './write.ts';

const read = (text: string): string | null => {
  const expression = readExpression(text);
  return expression && write(expression);
};

describe('reading', () => {
  it.each([
    ['3+4*2', '3 + 4 × 2'],
    ['-3x+2', '−3x + 2'],
    ['5 - -3', '5 − (−3)'],
    ['-2^2', '−2^2'],
    ['(-2)^2', '(−2)^2'],
    ['2^3^2', '2^3^2'],
    ['6,358+492', '6358 + 492'],
    ['2 1/3 + 1 1/2', '2 1/3 + 1 1/2'],
    ['1/2x', '(1/2)x'],
    ['y/2x', 'y/(2x)'],
    ['(1)/(3)(u+9)', '(1/3)(u + 9)'],
    ['ab + 8b', 'ab + 8b'],
    ['10[5(n+1)+4(n-1)]', '10(5(n + 1) + 4(n − 1))'],
    ['|x-3|+2|x|', '|x − 3| + 2|x|'],
    ['x²+5x⁻³', 'x^2 + 5x^(−3)'],
    ['3½', '3 1/2'],
    ['√(x+1)', '√(x + 1)'],
    ['20% × 50', '20% × 50'],
    ['root(64q^6, 3)', 'root(3; 64q^6)'],
    ['log_2 8', 'log(8, 2)'],
    ['sin^2 x', 'sin(x)^2'],
    ['sin^(-1)(x)', 'arcsin(x)'],
    ['a_1 + a_2', 'a_1 + a_2'],
    ['6·7∙8', '6 × 7 × 8'],
    ['12÷4', '12 ÷ 4'],
    ['5!', '5!'],
  ])('%j is %s', (text, written) => {
    expect(read(text)).toBe(written);
  });

  it.each([
    ['\\frac{3}{4}x-\\frac{1}{2}', '(3/4)x − 1/2'],
    ['2\\frac{1}{3}', '2 1/3'],
    ['\\sqrt[3]{-125}', 'root(3; −125)'],
    ['\\sqrt{x^{2}+1}', '√(x^2 + 1)'],
    ['\\log_{3}\\left(27\\right)', 'log(27, 3)'],
    ['{\\left(-2\\right)}^4', '(−2)^4'],
    ['3 \\cdot 4 \\times 5', '3 × 4 × 5'],
    ['\\frac{\\frac{a}{b}}{c}', '(a/b)/c'],
  ])('%j in LaTeX is %s', (text, written) => {
    expect(read(text)).toBe(written);
  });

  it.each(['', '3 4', '3 +', '()', '((3)', '3 ^', 'x $ y', '|x', '1,2', '\\frac{1}'])(
    '%j is nothing',
    (text) => {
      expect(readExpression(text)).toBeNull();
    },
  );

  it('takes equations, inequalities and chains', () => {
    expect(readStatement('2x + 3 = 7')).toMatchObject({ kind: 'relation', sign: '=' });
    expect(readStatement('2x <= 7')).toMatchObject({ kind: 'relation', sign: '≤' });
    expect(readStatement('-2 < x ≤ 5')).toMatchObject({
      kind: 'both',
      parts: [{ sign: '<' }, { sign: '≤' }],
    });
  });

  it('gives back the same tree for what it wrote, in text and in LaTeX', () => {
    holds([anyAlgebra], (expression) => {
      expect(readExpression(write(expression))).toEqual(expression);
      const again = readExpression(writeLatex(expression));
      expect(again).not.toBeNull();
    });
  });

  it('survives any text', () => {
    holds([anyText(60)], (text) => {
      const expression = readExpression(text);
      expect(expression === null || write(expression).length > 0).toBe(true);
    });
  });

  it('refuses what is too deep or too long', () => {
    expect(readExpression(`${'('.repeat(1_000)}1${')'.repeat(1_000)}`)).toBeNull();
    expect(readExpression('x+'.repeat(5_000))).toBeNull();
  });
});

describe('equivalence', () => {
  it.each([
    ['(x+1)^2', 'x^2+2x+1', true],
    ['(x+1)^2', 'x^2+1', false],
    ['(x^2-1)/(x-1)', 'x+1', true],
    ['sqrt(8)', '2sqrt(2)', true],
    ['sqrt(x^2)', 'x', true],
    ['(p+q)^9', 'p^9+q^9', false],
    ['0.1+0.2', '0.3', true],
    ['1/3', '0.3333', false],
    ['sin(x)^2+cos(x)^2', '1', true],
  ])('%s and %s: %s', (a, b, same) => {
    const [left, right] = [readExpression(a), readExpression(b)];
    expect(left && right && equivalent(left, right)).toBe(same);
  });
});
