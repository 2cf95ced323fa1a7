import { describe, expect, it } from 'vitest';
import { equivalent } from '../expression/equivalent.ts';
import { readExpression } from '../expression/read.ts';
import { judgeAnswer, work } from '../index.ts';

const workedOut = (problem: string) => {
  const worked = work(problem);
  if (worked.kind !== 'worked') throw new Error(worked.why);
  return worked;
};

describe('partial fractions', () => {
  it.each([
    ['(7x - 1)/((x - 1)(x + 1))', '4/(x + 1) + 3/(x − 1)'],
    ['(2x - 11)/(x^2 + x - 12)', '19/(7(x + 4)) − 5/(7(x − 3))'],
    ['(4x^2 - 3x + 2)/(x(x - 1)^2)', '2/x + 2/(x − 1) + 3/(x − 1)^2'],
    ['4/(x^3 + 4x)', '1/x − x/(x^2 + 4)'],
    ['(x^3 - 5)/(x^2 - 1)', 'x + 3/(x + 1) − 2/(x − 1)'],
  ])('of %s are %s, and add up to it again', (given, answer) => {
    const { answer: found, steps } = workedOut(`Write ${given} as partial fractions`);
    expect(found.text).toBe(answer);
    const [sum, whole] = [readExpression(answer), readExpression(given)];
    expect(sum && whole && equivalent(sum, whole)).toBe(true);
    expect(steps.map(({ rule }) => rule)).toContain('Write what is above with letters');
  });

  it('are right in any order', () => {
    const worked = workedOut('Decompose (7x - 1)/((x - 1)(x + 1)) into partial fractions');
    expect(judgeAnswer(worked, '3/(x-1) + 4/(x+1)')).toEqual({ kind: 'right' });
    expect(judgeAnswer(worked, '4/(x-1) + 3/(x+1)')).toEqual({ kind: 'wrong' });
  });

  it('are not made where the bottom can’t be factored', () => {
    expect(work('partial fractions of 1/(x^2+1)').kind).not.toBe('worked');
  });
});
