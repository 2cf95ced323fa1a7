import { describe, expect, it } from 'vitest';
import { inOneNotation } from './find/pieces.ts';
import { TASKS } from './find/tasks.ts';
import { work } from './index.ts';

/** Every way in which a solution arises, and how it was checked; null where nothing checks it. */
const WAYS: readonly (readonly [message: string, check: string | null])[] = [
  // Expressions: each line against the one before
  ['2 + 3 * 4', 'each-line'],
  ['2 1/3 + 1 1/2', 'each-line'],
  ['Simplify 3x + 5 - x + 2', 'each-line'],
  ['Expand (x + 2)(x - 3)', 'each-line'],
  ['Factor x^2 - 5x + 6', 'each-line'],
  ['Evaluate 4y - 4 when y = 5', 'each-line'],
  ['Let f(x) = x^2 - 3x. What is f(5)?', 'each-line'],
  ['Find the square root of 48', 'each-line'],
  // Equations: the answer put back in
  ['Solve 2x + 3 = 11', 'put-back'],
  ['Solve x^2 - 5x + 6 = 0', 'put-back'],
  ['Solve |x + 4| = 9', 'put-back'],
  ['Solve sqrt(x + 1) = 3', 'put-back'],
  ['Solve 2^x = 32', 'put-back'],
  ['Solve ln(x) = 2', 'put-back'],
  ['Solve 3/(x + 1) = 2', 'put-back'],
  ['Solve 2x + y = 7 and x - y = 2', 'put-back'],
  ['Solve A = l*w for w', 'put-back'],
  ['Solve 2sin²x − sin x − 1 = 0 for 0 ≤ x ≤ 2π', 'put-back'],
  // Nothing can be put back where there is no solution, or every number is one
  ['Solve x + 1 = x + 2', 'each-line'],
  ['Solve 2(x + 1) = 2x + 2', 'each-line'],
  ['Solve |x| = -4', 'each-line'],
  ['Solve sqrt(x) = -2', null],
  ['Solve 2x + 3 < 7', 'each-line'],
  ['Solve |2x - 5| <= 3', 'each-line'],
  // Calculus: against the slope, by differentiating back, against the area, against values close by
  ['Differentiate x^3 - 4x', 'each-line'],
  ['∫ (6x^2 + 2) dx', 'put-back'],
  ['∫_0^2 3x^2 dx', 'each-line'],
  ['lim x→2 (x^2-4)/(x-2)', 'each-line'],
  ['lim x→0 1/x^2', null],
  // Formal tasks, one and more for each reader
  ['Find the determinant of [[1, 2], [3, 4]]', 'formula'],
  ['Find the inverse of [[1, 2], [3, 4]]', 'put-back'],
  ['A = [[1, 2], [3, 4]], B = [[0, 1], [1, 0]]. Find A + B', null],
  ['P(A) = 0.4, P(B) = 0.5, P(A and B) = 0.2. Find P(A or B)', 'formula'],
  ['Two letters picked without replacement from aabb. What is prob of sequence ab?', 'formula'],
  ['Write the equation of the circle with center (1, 2) and radius 3', null],
  ['Write the circle x^2 + y^2 - 2x + 4y - 4 = 0 in standard form', 'each-line'],
  ['∑_(k=1)^(4) k^2', 'formula'],
  ['What is 3 + 7 + 11 + ... + 43?', 'formula'],
  ['Write 1994 as a Roman numeral', 'put-back'],
  ['What number is the Roman numeral XLII?', 'formula'],
  ['What is 1011 (base 2) in base 10?', 'put-back'],
  ['convert 0xB7 to decimal', 'put-back'],
  ['What is -16 in 8-bit two’s complement?', 'put-back'],
  ['In base 5, what is 3 + 4?', 'put-back'],
  ['1234 ÷ 7', 'formula'],
  ['What is the ratio 12 to 18?', null],
  ['Write 0.07 as a percent', 'each-line'],
  ['Write as a percent: 3/8', 'each-line'],
  ['Write 45000 in scientific notation', 'each-line'],
  ['What is the square root of 150 to the nearest integer?', null],
  ['Round 3.14159 to two decimal places', null],
  ['What is the hundreds digit of 52989?', null],
  ['Find the greatest common factor of 12x^2 and 18x', null],
  ['Is 91 prime?', null],
  ['Is 7 a factor of 91?', null],
  ['What is the remainder when 100 is divided by 7?', 'formula'],
  ['Find the greatest common factor of 48 and 180', 'put-back'],
  ['What is the least common multiple of 12 and 18?', 'formula'],
  ['prime factorization of 84', 'put-back'],
  ['Convert 60 degrees to radians', 'formula'],
  ['How many minutes are there between 10:45 AM and 1:05 PM?', 'formula'],
  ['What is 95 minutes after 11:40 AM?', null],
  ['How many minutes are there in 2 1/2 hours?', 'formula'],
  ['Find the domain of f(x) = 1/(x - 3)', 'put-back'],
  ['Find the domain of f(x) = sqrt(x - 3)', null],
  ['Find the discriminant of x^2 + 3x + 1 = 0', 'formula'],
  ['Evaluate sin(2x) given x = π/4', 'each-line'],
  ['Find the distance between the points (1, 2) and (4, 6)', 'formula'],
  ['Find the midpoint of (1, 2) and (3, 8)', null],
  ['Find the slope of the line through (1, 2) and (3, 8)', 'formula'],
  ['Find the equation of the line through (1, 2) and (3, 8)', 'put-back'],
  ['Divide x^3 - 2x + 5 by x - 1', 'put-back'],
  ['Is x = 3 a solution of 2x + 1 = 7?', 'put-back'],
  ['Graph y = x^2 - 4', 'put-back'],
  ['What is the reciprocal of 3/4?', 'each-line'],
  ['Complete the square: x^2 + 6x + 1', 'each-line'],
  ['Find the inverse of f(x) = 2x + 3', 'put-back'],
  ['Find the x-intercept of 2x + y = 6', 'put-back'],
  ['What is the slope of 2x + y = 6?', null],
  ['Find the average rate of change of f(x) = x^2 from 1 to 3', 'formula'],
  ['What is the degree of 3x^4 + x?', null],
  ['What is the coefficient of x^2 in (x + 1)^3?', null],
  ['Find the vertex of y = x^2 - 4x + 1', null],
  ['Write y = x^2 - 4x + 1 in vertex form', 'each-line'],
  ['Sort 3, -1, 1/2 in descending order', null],
  ['Which of these is closest to 5: 3, 6, 9?', null],
  ['What is the nearest to 5 in 3, 6, 9?', null],
  ['What is the second smallest value in 7, -2, 3?', null],
  ['Is 3/4 greater than 5/7?', null],
  ['What comes next: 3, 7, 13, 21?', 'formula'],
  ['What is the nth term of 5, 8, 11, 14?', 'put-back'],
  ['Find the common difference of 5, 8, 11, 14', 'formula'],
  ['Find the 10th term of the sequence with first term 5 and common difference 3', 'formula'],
  ['Find the mean of 4, 9, 1 and 7', 'formula'],
  ['Find the median of 4, 9, 1, 7', null],
  ['What is 15% of 80?', 'formula'],
  ['45 is what percent of 60?', 'formula'],
  ['Subtract 5 from 12', 'each-line'],
  ['molar mass of Ca(OH)2', 'formula'],
  ['how many mol is 90 g water?', 'formula'],
  ['2H2 + O2 -> 2H2O. how many grams of oxygen do you need for 8 g hydrogen?', 'formula'],
  ['convert 72 km/h to m/s', 'formula'],
  ['find the equation of the normal to y = x^2 at x = 1', 'put-back'],
  ['a bike is 200€, 10% off and then 5% off. what do i pay', 'formula'],
];

describe('how a solution was checked', () => {
  it.each(WAYS)('%s: %s', (message, check) => {
    expect(work(message)).toMatchObject({ kind: 'worked', check });
  });

  it('is said for every reader of formal tasks', () => {
    const texts = WAYS.map(([message]) => inOneNotation(message));
    const silent = TASKS.filter((task) => !texts.some((text) => TASKS.find((one) => one(text)) === task));
    expect(silent.map((task) => task.name)).toEqual([]);
  });
});
