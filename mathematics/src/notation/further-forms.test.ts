import { describe } from 'vitest';
import { answersAre } from '../testing/answers.ts';

// Worked by hand: forms of formal tasks that the tables do not have.
describe('sequences by a factor', () => {
  answersAre([
    ['What comes next: 2, 4, 8, 16?', '32'],
    ['What is the next number: 1, 1/2, 1/4, 1/8', '1/16'],
    ['Find the 10th term of the geometric sequence 3, 6, 12', '1536'],
    ['Find the sum of the first 10 terms of 3, 6, 12, 24', '3069'],
    ['Find the sum of the first 20 terms of 4, 7, 10, 13', '650'],
    ['8 + 4 + 2 + ...', '16'],
  ]);
});

describe('two numbers compared', () => {
  answersAre([
    ['Which is bigger: 3/4 or 5/7?', '3/4'],
    ['Which is smaller: 0.3 or 1/3?', '0.3'],
    ['Which is larger, sqrt(2) or 1.4?', 'sqrt(2)'],
    ['Is 7 at least 9?', 'False'],
    ['Are 3/6 and 1/2 equal?', 'True'],
    ['Is sqrt(5) less than 2.3?', 'True'],
  ]);
});

describe('chances in signs', () => {
  answersAre([
    ['P(A) = 0.3, P(B) = 0.5, A and B are independent. Find P(A and B).', '0.15'],
    ['P(A) = 0.3, P(B) = 0.5, A and B are independent. Find P(A or B).', '0.65'],
    ['P(A) = 0.3, P(B) = 0.5, A and B are mutually exclusive. Find P(A or B).', '0.8'],
    ['P(A) = 0.3, P(B) = 0.5, A and B are mutually exclusive. Find P(A and B).', '0'],
    ['P(A) = 0.4. Find P(not A).', '0.6'],
    ['P(A) = 0.4, P(B) = 0.5, P(A or B) = 0.7. Find P(A and B).', '0.2'],
    ['P(B) = 0.5, P(A | B) = 0.2. Find P(A and B).', '0.1'],
    ['P(A) = 0.5, P(B | A) = 0.2. Find P(A and B).', '0.1'],
    ['P(A) = 0.4, P(B) = 0.5, P(A and B) = 0.2. Find P(B | A).', '0.5'],
    [
      'Three letters picked without replacement from {a: 3, b: 2}. What is prob of picking 2 a and 1 b?',
      '3/5',
    ],
  ]);
});

describe('spread of a list', () => {
  answersAre([
    ['Find the first quartile of 1, 3, 5, 7, 9, 11, 13', '3'],
    ['Find the interquartile range of 2, 4, 4, 5, 7, 9', '3'],
    ['What is the upper quartile of 12, 15, 18, 20, 25, 30', '25'],
    ['Find the population variance of 2, 4, 4, 4, 5, 5, 7, 9', '4'],
    ['Find the population standard deviation of 2, 4, 4, 4, 5, 5, 7, 9', '2'],
    ['What is the mode of 3, 4, 4, 5', '4'],
    ['What is the mode of 3, 3, 4, 4', 'no problem found'],
    ['X ~ U(0, 1). What is the theoretical standard deviation of X?', 'no problem found'],
    ['What is the standard deviation of the uniform distribution on (0, 1)?', 'no problem found'],
  ]);
});

describe('curves and lines', () => {
  answersAre([
    ['Find the center and radius of the circle x^2 + y^2 - 4x + 6y - 12 = 0', 'centre (2, −3), radius 5'],
    [
      'Write the hyperbola 4x^2 - 9y^2 - 16x - 18y - 29 = 0 in standard form',
      '(x − 2)^2/9 − (y + 1)^2/4 = 1',
    ],
    ['Find the slope of a line perpendicular to y = 2x + 1', '−1/2'],
    ['Find the vertex form of y = 2x^2 - 8x + 3', '2(x − 2)^2 − 5'],
    ['Find the axis of symmetry of y = x^2 - 6x + 5', 'x = 3'],
    ['How many real solutions does x^2 - 4x + 4 = 0 have?', '1'],
    ['Is x = 2 a solution of 2x + 1 = 7?', 'No'],
    ['Find the equation of the horizontal line through (2, 5)', 'y = 5'],
    ['Find the equation of the vertical line through (2, 5)', 'x = 2'],
    ['Find the equation of the line with slope 3 and y-intercept -2', 'y = 3x − 2'],
  ]);
});

describe('matrices, measures and words', () => {
  answersAre([
    ['Multiply [[1,2],[3,4]] * [[0,1],[1,0]]', '[[2, 1], [4, 3]]'],
    ['A = [[1,2],[3,4]], B = [[0,1],[1,0]]. Find AB', '[[2, 1], [4, 3]]'],
    ['A = [[1,2],[3,4]], B = [[0,1],[1,0]]. Find 2A - 3B', '[[2, 1], [3, 8]]'],
    ['In base 7, what is 34 - 25', '6'],
    ['Convert π/4 to degrees', '45'],
    ['what is 2 hours and 10 minutes after quarter to 5', '6:55'],
    ['What is the cube root of 27', '3'],
    ['what is half of 46', '23'],
    ['what is double 17', '34'],
    ['What is the leading coefficient of 4x^3 - 2x', '4'],
    ['coefficient of x^3 in (2+x)^5', '40'],
    ['What is the coefficient of x in 3x^2 + 5x + 1', '5'],
    ['find the coefficient of the x^2 term in (1+3x)^4', '54'],
    ['coefficient of xy in (x + y)^2', '2'],
    ['coefficient of x^2 in 4x^3 + x', '0'],
    ['What is the absolute value of -7?', '7'],
    ['what is the percent change from 50 to 60', '20%'],
  ]);
});
