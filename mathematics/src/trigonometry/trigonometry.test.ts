import { describe, expect, it } from 'vitest';
import { answeredAs } from '../testing/answers.ts';

const PROBLEMS: readonly (readonly [problem: string, answer: string])[] = [
  [
    'A ladder 10 m long leans against a wall at an angle of 60 degrees with the ground. How high up the wall does it reach?',
    '8.66',
  ],
  ['In a triangle, a = 7, b = 9 and C = 50 degrees. Find side c.', '6.99'],
  [
    'From the top of a 40 m tower the angle of depression of a boat is 30 degrees. How far is the boat from the base of the tower?',
    '69.28',
  ],
  ['Find the period of f(x) = 3 sin(4x) + 1.', 'π/2'],
  ['Find the amplitude of y = -5 cos(2x).', '5'],
  ['Find the magnitude of the vector <3, -4>.', '5'],
  ['Find the dot product of <1, 2> and <3, 4>.', '11'],
  ['Find the absolute value of 3 + 4i.', '5'],
  ['Given sin(θ) = 3/5 and θ is in quadrant II, find cos(θ).', '-4/5'],
  ['Find the exact value of cos(2x) if sin(x) = 1/3 and x is in quadrant I.', '7/9'],
  ['Find the second solution for 2 cos(x) = 1 on the interval 0 ≤ x < 2π.', '5π/3'],
  ['Find the magnitude of the complex number 5 - 12i.', '13'],
  ['Solve the triangle: A = 40 degrees, B = 60 degrees, a = 10. Find b.', '13.47'],
];

describe('trigonometry, vectors and complex numbers', () => {
  it.each(PROBLEMS)('%s', (problem, answer) => {
    expect(answeredAs(problem, answer)).toBe(answer);
  });
});
