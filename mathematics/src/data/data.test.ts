import { describe, expect, it } from 'vitest';
import { answeredAs } from '../testing/answers.ts';

const PROBLEMS: readonly (readonly [problem: string, answer: string])[] = [
  ['Find the mean of 4, 8, 15, 16, 23, 42.', '18'],
  ['Find the median of 7, 3, 9, 12, 5.', '7'],
  ['Find the variance of the following sample: 2, 4, 4, 6.', '8/3'],
  ['Find the range of the data: 12, 7, 19, 3, 8', '16'],
  ['What is the mode of 3, 5, 5, 7, 9?', '5'],
  ['Find the first quartile of 1, 2, 3, 4, 5, 6, 7, 8.', '2.5'],
  ['Five people own one cat; three own two cats; two own four cats. Calculate the mean.', '1.9'],
  [
    'The mean is 40 and the standard deviation is 3. Find the value that is two standard deviations above the mean.',
    '46',
  ],
  ['Find the 50th percentile of 3; 4; 6; 8; 9; 11; 15.', '8'],
  ['Determine the outlier: 4; 5; 5; 6; 7; 8; 40', '40'],
];

describe('data', () => {
  it.each(PROBLEMS)('%s', (problem, answer) => {
    expect(answeredAs(problem, answer)).toBe(answer);
  });
});
