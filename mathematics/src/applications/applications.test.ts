import { describe, expect, it } from 'vitest';
import { work } from '../index.ts';
import { answeredAs } from '../testing/answers.ts';

const PROBLEMS: readonly (readonly [problem: string, answer: string])[] = [
  ['The function f(x) = x^2 + 1. Find the average rate of change from x = 1 to x = 3.', '4'],
  ['Find the critical points of f(x) = x^2 - 4x + 1.', '2'],
  ['Find the maximum value of f(x) = -x^2 + 6x - 5.', '4'],
  ['Find the area between y = x and y = x^2 from 0 to 1.', '1/6'],
  ["Use Newton's method with f(x) = x^2 - 3 and x_0 = 2. Find x_1.", '1.75'],
  ['Find the slope of the secant line between x_1 and x_2 for f(x)=x^2, where x_1=1 and x_2=4.', '5'],
  ['A particle has the position s(t) = t^3 - 6t.\nFind the acceleration at t = 2.', '12'],
  ['Estimate the area under f(x)=x^2 on [0, 2] with n=4 rectangles, using right endpoints.', '3.75'],
  ['Find the length of the curve y = 3x from x=0 to x=2.', '2√10'],
  ['Average value of x^2 between 0 and 6?', '12'],
  ['Find c that satisfies the Mean Value Theorem for f(x)=x^2 on [1, 5].', '3'],
];

describe('uses of calculus', () => {
  it.each(PROBLEMS)('%s', (problem, answer) => {
    expect(answeredAs(problem, answer)).toBe(answer);
  });

  it('writes down a tangent', () => {
    const worked = work('Find the equation of the tangent line to y = x^2 at x = 3.');
    expect(worked).toMatchObject({ kind: 'worked', answer: { text: 'y = 6x − 9' } });
  });
});
