import { describe, expect, it } from 'vitest';
import { within } from '../budget.ts';
import { readExpression } from '../expression/read.ts';
import { type Expression, number, sizeOf } from '../expression/tree.ts';
import { valueAt } from '../expression/value.ts';
import { write } from '../expression/write.ts';
import { anyAlgebra } from '../testing/algebra.ts';
import { holds } from '../testing/property.ts';
import { derivative } from './derivative.ts';
import { antiderivative, wayToIntegrate } from './integral.ts';
import type { Goal } from './limit-rules.ts';
import { findLimit } from './limit.ts';
import { workDerivative, workIntegral } from './work.ts';

const read = (text: string): Expression => {
  const expression = readExpression(text);
  if (!expression) throw new Error(`${text} is no expression`);
  return expression;
};

describe('the derivative', () => {
  it.each([
    ['x^3 - 4x + 7', '3x^2 − 4'],
    ['x^2 sin(x)', '2x · sin(x) + x^2 · cos(x)'],
    ['e^(3x)', '3e^(3x)'],
    ['ln(x)', '1/x'],
    ['(x + 1)/(x - 1)', '−2/(x − 1)^2'],
    ['sqrt(x)', '√x/(2x)'],
    ['5', '0'],
  ])('of %s is %s', (text, expected) => {
    const worked = workDerivative(read(text), 'x', 1, null);
    expect(worked?.answer.text).toBe(expected);
  });

  it('is the slope of the curve', () => {
    holds(
      [anyAlgebra.filter((one) => sizeOf(one) < 12)],
      (expression) => {
        const result = derivative(expression, 'x');
        if (!result) return;
        const point = { x: 1.37, y: 0.81, a: 2.2 };
        const at = (shift: number): number => valueAt(expression, { ...point, x: point.x + shift }).re;
        const slope = (at(1e-4) - at(-1e-4)) / 2e-4;
        const value = valueAt(result, point).re;
        if (!Number.isFinite(slope) || !Number.isFinite(value) || Math.abs(at(0)) > 1e4) return;
        expect(Math.abs(slope - value)).toBeLessThan(1e-3 * (1 + Math.abs(value) + Math.abs(at(0))));
      },
      80,
    );
  });
});

describe('the antiderivative', () => {
  it.each([
    'x^4',
    '3x^2 - 2x + 1',
    '1/x',
    'e^(2x)',
    'sin(3x)',
    'x e^x',
    'x ln(x)',
    '2x cos(x^2)',
    '1/(1+x^2)',
    'sqrt(x)',
    '(2x+1)^5',
  ])('of %s leads back to it', (text) => {
    const found = antiderivative(read(text), 'x');
    expect(found).not.toBeNull();
  });

  it('is not made up', () => {
    expect(within(200_000, () => antiderivative(read('e^(x^2)'), 'x'), null)).toBeNull();
  });

  it('gives areas', () => {
    expect(workIntegral(read('x^2'), 'x', [number(0), number(3)])?.answer.text).toBe('9');
  });
});

describe('the limit', () => {
  it.each<[string, Goal, string | null]>([
    ['(x^2 - 9)/(x - 3)', number(3), '6'],
    ['sin(x)/x', number(0), '1'],
    ['(1 - cos(x))/x^2', number(0), '1/2'],
    ['(3x^2 + 1)/(2x^2 - x)', 'up', '3/2'],
    ['1/x^2', number(0), null],
    ['x + 2', number(5), '7'],
  ])('of %s', (text, goal, expected) => {
    const found = findLimit(read(text), 'x', goal);
    expect(found?.value ? write(found.value) : null).toBe(expected);
  });

  it.each<[string, Goal, 'up' | 'down' | undefined]>([
    ['1/x^2', number(0), 'up'],
    ['-1/x^2', number(0), 'down'],
    ['1/x', number(0), undefined],
    ['x e^x', 'up', 'up'],
    ['x^3 - 4x', 'down', 'down'],
  ])('of %s is no number', (text, goal, endless) => {
    expect(findLimit(read(text), 'x', goal)).toMatchObject({ value: null, ...(endless && { endless }) });
  });

  it.each<[string, Goal]>([
    ['x^2 sin(x)', 'up'],
    ['x^(1/3)', 'up'],
  ])('of %s is not made up', (text, goal) => {
    expect(findLimit(read(text), 'x', goal)).toBeNull();
  });

  it('is found where only one side has values', () => {
    const found = findLimit(read('sqrt(x)'), 'x', number(0), 'right');
    expect(found?.value && write(found.value)).toBe('0');
  });
});

describe('the way to an integral', () => {
  it.each([
    ['3x^2 - 4x', 'powers'],
    ['5x^3', 'powers'],
    ['cos(2x)', 'known'],
    ['7 e^(3x)', 'known'],
    ['x (x^2 + 1)^3', 'substitution'],
    ['2x cos(x^2)', 'substitution'],
    ['x e^(2x)', 'parts'],
    ['-x sin(x)', 'parts'],
    ['ln(x)', 'parts'],
  ])('%s is begun by %s', (text, way) => {
    expect(wayToIntegrate(read(text), 'x')).toBe(way);
  });

  it('is the reason of its first step', () => {
    expect(workIntegral(read('x e^(2x)'), 'x', null)?.steps[0]?.rule).toBe('Integrate by parts');
  });
});
