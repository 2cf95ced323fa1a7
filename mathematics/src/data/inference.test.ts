import { describe, expect, it } from 'vitest';
import { chiSquareAbove, fAbove, studentAt, studentBelow } from '../chance/tails.ts';
import { work } from '../index.ts';
import { answeredAs } from '../testing/answers.ts';

const PROBLEMS: readonly (readonly [problem: string, answer: string])[] = [
  [
    'H0: mu = 100, Ha: mu > 100. The population standard deviation is 20 and a sample of 64 has a mean of 105. Find the p-value.',
    '0.0228',
  ],
  [
    'A sample of 16 cans has a mean of 11.8 oz and standard deviation 0.4 oz. Test the claim that the mean is 12 oz. What is the test statistic?',
    '-2',
  ],
  [
    'A sample of 10 runners has mean 24.1 minutes with a sample standard deviation of 1.8 minutes. The coach believes that the mean is less than 25 minutes. Find the p-value.',
    '0.0742',
  ],
  [
    'A company claims that 20% of its customers are under 18. In a sample of 150 customers, 39 are under 18. Find the test statistic.',
    '1.8371',
  ],
  [
    'Sample 1: n = 40, mean 78, known standard deviation 6. Sample 2: n = 50, mean 75, known standard deviation 5. Find the test statistic for the difference of the means.',
    '2.5355',
  ],
  [
    'Two samples have proportions 0.3 (n = 150) and 0.25 (n = 120). Find the z test statistic for the difference with a pooled proportion.',
    '0.9115',
  ],
  ['A chi-square test statistic is 7.8 with 3 degrees of freedom. Find the p-value.', '0.0503'],
  [
    'The number of absences on Monday to Friday was 30, 18, 15, 17 and 20. Are absences equally likely each day? Find the test statistic.',
    '6.9',
  ],
  ['Find the t critical value for a 95% confidence interval with 9 degrees of freedom.', '2.262'],
  ['A confidence interval for the mean is (42.6, 49.4). What is the margin of error?', '3.4'],
  [
    'A researcher wants a 90% confidence interval for a proportion with a margin of error of 0.05. A previous study found a proportion of 0.2. What sample size is needed?',
    '174',
  ],
  ['Compute the correlation coefficient of x: 1, 2, 3, 4, 5 and y: 2, 4, 5, 4, 5.', '0.7746'],
  [
    'A best-fit line for weekly sales is ŷ = 150 + 8x, where x is the number of ads. If the actual sales with 10 ads were 245, what is the residual?',
    '15',
  ],
  [
    'Nora scored 84, 91, and 76 on her first three tests. What must she score on the fourth test to have an average of 85?',
    '89',
  ],
  ['The mean of 10 scores is 72. If a score of 90 is added, what is the new mean?', '73.6364'],
  ['x: 1, 2, 3, 4\nP(x): 0.2, 0.3, 0.4, 0.1\nFind the standard deviation of X.', '0.9165'],
  [
    'A raffle sells 500 tickets at $2 each. One prize of $300 is given. What is the expected gain from buying one ticket?',
    '-1.4',
  ],
  [
    "Using Chebyshev's theorem, at least what fraction of the data lies within 3 standard deviations of the mean?",
    '0.8889',
  ],
];

describe('samples, claims and tables', () => {
  it.each(PROBLEMS)('%s', (problem, answer) => {
    expect(answeredAs(problem, answer)).toBe(answer);
  });

  it('gives no p-value when nothing says which tail', () => {
    expect(
      work(
        'A sample of 36 has a mean of 31.5. The population standard deviation is 4.5. The claimed mean is 30. Find the p-value.',
      ).kind,
    ).toBe('not understood');
  });
});

// From printed tables.
describe('tails of curves', () => {
  it('knows Student’s t', () => {
    expect(studentBelow(2.228, 10)).toBeCloseTo(0.975, 4);
    expect(studentAt(0.95, 5)).toBeCloseTo(2.015, 3);
  });

  it('knows chi-square and F', () => {
    expect(chiSquareAbove(11.07, 5)).toBeCloseTo(0.05, 3);
    expect(fAbove(3.33, 5, 10)).toBeCloseTo(0.05, 3);
  });
});
