import { describe, expect, it } from 'vitest';
import { within } from '../budget.ts';
import { equivalent } from '../expression/equivalent.ts';
import { readExpression } from '../expression/read.ts';
import { sizeOf, type Expression } from '../expression/tree.ts';
import { write } from '../expression/write.ts';
import { chainHolds } from '../steps/check.ts';
import { newTrail, WHOLE_LINE, type Step } from '../steps/step.ts';
import { anyAlgebra } from '../testing/algebra.ts';
import { holds } from '../testing/property.ts';
import { simplify } from './simplify.ts';

const simplified = (text: string): { result: Expression; steps: Step[] } => {
  const expression = readExpression(text);
  if (!expression) throw new Error(`${text} is no expression`);
  const trail = newTrail();
  return { result: simplify(expression, WHOLE_LINE, trail), steps: trail.steps };
};

describe('simplifying', () => {
  it.each([
    ['3/4 + 2/5', '23/20'],
    ['2 + 3(4 - 6)^2', '14'],
    ['5x - 2(x - 4)', '3x + 8'],
    ['(x + 4)(x - 7)', 'x^2 − 3x − 28'],
    ['(2a - 3)^2', '4a^2 − 12a + 9'],
    ['(3x^2y)^3', '27x^6y^3'],
    ['12a^5b/(8a^2b^4)', '3a^3/(2b^3)'],
    ['(x^2 - 4)/(x^2 + 5x + 6)', '(x − 2)/(x + 3)'],
    ['1/(x - 1) + 1/(x + 1)', '2x/((x + 1)(x − 1))'],
    ['(1/x + 1/y)/(x + y)', '1/(xy)'],
    ['sqrt(75)', '5√3'],
    ['sqrt(50x^7)', '5x^3 · √(2x)'],
    ['6/sqrt(3)', '2√3'],
    ['root(54x^4, 3)', '3x · root(3; 2x)'],
    ['x^(-2) * x^5', 'x^3'],
    ['(7m)^0', '1'],
    ['i^2 + sqrt(-9)', '−1 + 3i'],
    ['|3 - 8| + 5!', '125'],
    ['ln(e^4) + log(1000)', '7'],
  ])('%s gives %s', (text, expected) => {
    const { result, steps } = simplified(text);
    expect(write(result)).toBe(expected);
    expect(chainHolds(steps)).toBe(true);
    expect(steps.length).toBeGreaterThan(0);
  });

  it('says what is done in every line, and begins each line where the last one ended', () => {
    const { steps } = simplified('4 - 11(3c - 2)');
    expect(steps.map(({ after, rule }) => `${write(after)} (${rule})`)).toEqual([
      '4 − (11 × 3c − 11 × 2) (Multiply out)',
      '4 − (33c − 22) (Work out the products)',
      '4 − 33c + 22 (Take the brackets away)',
      '4 + 22 − 33c (Put like terms side by side)',
      '−33c + 26 (Combine like terms)',
    ]);
  });

  it('keeps the value of any expression, in every step', () => {
    holds(
      [anyAlgebra.filter((one) => sizeOf(one) < 14)],
      (expression) => {
        const trail = newTrail();
        const result = within(30_000, () => simplify(expression, WHOLE_LINE, trail), null);
        if (!result || write(result).length > 120) return;
        const defined = equivalent(expression, expression);
        expect(!defined || equivalent(expression, result)).toBe(true);
        for (const step of trail.steps.slice(0, 12)) expect(!defined || chainHolds([step])).toBe(true);
      },
      40,
    );
  });
});
