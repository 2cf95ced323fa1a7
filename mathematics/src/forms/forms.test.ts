import { describe, expect, it } from 'vitest';
import { work } from '../index.ts';
import { answeredAs } from '../testing/answers.ts';

const PROBLEMS: readonly (readonly [problem: string, answer: string])[] = [
  ['Find the determinant of [[2, 3], [1, 4]].', '5'],
  ['Solve for x: log_3(x) = 4', '81'],
  ['Write 0.00045 in scientific notation.', '0.00045'],
  ['Write 3/8 as a percent.', '0.375'],
  ['Evaluate the determinant of [[1, 2], [3, 4]].', '-2'],
  ['Solve for n: 3*log_2(n) = 12', '16'],
  ['Solve x^(3/2) = 27', '9'],
];

describe('other forms', () => {
  it.each(PROBLEMS)('%s', (problem, answer) => {
    expect(answeredAs(problem, answer)).toBe(answer);
  });

  it.each([
    ['Expand the logarithm: log(x^2*y)', '2log(x) + log(y)'],
    ['Write the equation in exponential form: log_2(32) = 5', '2^5 = 32'],
    ['Write the radical as an expression with an exponent.\n\\sqrt[4]{y^3}', 'y^(3/4)'],
    ['Find the greatest common factor: 12x^3, 18x^2, 6x^5', '6x^2'],
    ['Find the fourth term of (x+2)^6.', '160x^3'],
    ['Find a cubic polynomial with zeros 1 and 2i such that f(0) = 8.', '−2x^3 + 2x^2 − 8x + 8'],
    ['Eliminate the parameter: x(t)=t^3, y(t)=t^6. Give the Cartesian equation.', 'y = x^2'],
    ['Find the sum of the matrices A=[[1, 2], [0, 3]] and B=[[4, 1], [1, 1]].', '[[5, 3], [1, 4]]'],
    ['Find the inverse of the matrix [[2, 1], [5, 3]].', '[[3, −1], [−5, 2]]'],
    ['Write the system as an augmented matrix: 2x+y=4, x-3y=7', '[[2, 1, 4], [1, −3, 7]]'],
    ['Multiply row 2 by 3 in [[1, 2], [3, 4]].', '[[1, 2], [9, 12]]'],
  ])('%s', (problem, answer) => {
    const worked = work(problem);
    expect(worked.kind === 'worked' ? worked.answer.text : worked.why).toBe(answer);
  });
});
