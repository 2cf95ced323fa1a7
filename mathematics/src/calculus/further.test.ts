import { describe, expect, it } from 'vitest';
import { work } from '../index.ts';
import { answeredAs } from '../testing/answers.ts';

const PROBLEMS: readonly (readonly [problem: string, answer: string])[] = [
  [String.raw`$$\int_1^{\infty} \frac{1}{x^3}\,dx$$`, '1/2'],
  [
    String.raw`Find the sum of the infinite series $$\sum_{n=0}^{\infty} \left(\frac{2}{5}\right)^n$$.`,
    '5/3',
  ],
  [String.raw`Find the radius of convergence of $$\sum_{n=1}^{\infty} \frac{x^n}{3^n}$$.`, '3'],
  ['Find the second-degree Taylor polynomial of cos(x) at x = 0.', '1-x^2/2'],
  ['Find the limit of the sequence a_n = (2n + 1)/(5n - 3).', '2/5'],
  ['If f(x, y) = x^2 y + 3y, find the partial derivative of f with respect to x.', '2x*y'],
  ['Find the directional derivative of f(x, y) = x^2 + y^2 at (1, 2) in the direction of <3, 4>.', '22/5'],
  ['Evaluate the double integral of xy over 0 <= x <= 2, 0 <= y <= 3.', '9'],
  ['Find the slope of the curve x^2 + xy + y^2 = 7 at the point (1, 2).', '-4/5'],
  ['Solve the differential equation dy/dx = 3y with y(0) = 4.', '4*e^(3x)'],
  ["Use Euler's method with step 0.5 to estimate y(1) if y' = x + y and y(0) = 1.", '2.5'],
  [
    'A cup of tea at 90 degrees cools in a room at 20 degrees. After 10 minutes it is 60 degrees. What is its temperature after 20 minutes?',
    '42.857',
  ],
  ['Find the cross product of <1, 0, 2> and <0, 3, 1>.', '<−6, −1, 3>'],
  ['Find the distance between the points (1, 2, 3) and (3, 5, 9).', '7'],
  ['Find the slope of the normal line to y = x^3 at x = 1.', '-1/3'],
  ['At what x does the curve y = x^2 - 6x + 1 have a horizontal tangent?', '3'],
  ["Use one step of Newton's method for f(x) = x^2 - 5 with x0 = 2. What is x1?", '2.25'],
  ['Evaluate the integral from 0 to 2 of 3x^2 dx.', '8'],
  ['Estimate the area under f(x) = x^2 on [0, 4] with 4 right rectangles.', '30'],
  [
    'A person 6 ft tall walks at 5 ft/s away from a 15-ft lamp post. How fast is the tip of the shadow moving?',
    '8.333',
  ],
];

describe('further calculus', () => {
  it.each(PROBLEMS)('%s', (problem, answer) => {
    expect(answeredAs(problem, answer)).toBe(answer);
  });

  it('says nothing about an integral that has no end', () => {
    expect(work(String.raw`$$\int_1^{\infty} \frac{1}{x}\,dx$$`).kind).toBe('not understood');
  });
});
