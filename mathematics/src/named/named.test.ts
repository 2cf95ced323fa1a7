import { describe, expect, it } from 'vitest';
import { work } from '../index.ts';
import { answeredAs } from '../testing/answers.ts';

const PROBLEMS: readonly (readonly [problem: string, answer: string])[] = [
  [
    'A 10% increase in price causes a 25% fall in quantity demanded. What is the price elasticity of demand?',
    '2.5',
  ],
  [
    'Income rises by 5% and the demand for bicycles rises by 10%. What is the income elasticity of demand?',
    '2',
  ],
  [
    'A country has consumption of 600, investment of 150, government spending of 200, exports of 80 and imports of 110. Calculate GDP.',
    '920',
  ],
  ['Nominal GDP is 5,400 and the GDP deflator is 120. What is real GDP?', '4500'],
  ['There are 9 million unemployed and 141 million employed people. What is the unemployment rate?', '6 %'],
  ['The marginal propensity to consume is 0.8. What is the spending multiplier?', '5'],
  ['The nominal interest rate is 7% and inflation is 3%. What is the real interest rate?', '4 %'],
  [
    'A company has current assets of $90,000 and current liabilities of $60,000. What is the current ratio?',
    '1.5',
  ],
  ['Cost of goods sold is $240,000 and average inventory is $40,000. Find the inventory turnover.', '6'],
  [
    'A machine costs $12,000, has a salvage value of $2,000 and a useful life of 5 years. What is the annual straight-line depreciation?',
    '2000',
  ],
  [
    'Fixed costs are $6,000. A shirt sells for $20 and costs $8 to make. How many shirts must be sold to break even?',
    '500',
  ],
  ['A value of 58 has a z-score of 1.5. If the mean is 46, what is the standard deviation?', '8'],
  ['For a data set Q1 = 20 and Q3 = 34. What is the upper fence for outliers?', '55'],
  ['In a one-way ANOVA MS between is 45 and MS within is 15. What is the F ratio?', '3'],
  [
    'In a contingency table, a row total is 60, a column total is 45 and the grand total is 150. What is the expected count of the cell?',
    '18',
  ],
];

describe('quantities that are known by their names', () => {
  it.each(PROBLEMS)('%s', (problem, answer) => {
    expect(answeredAs(problem, answer)).toBe(answer);
  });

  it('says nothing when a number has no name', () => {
    expect(work('Nominal GDP is 5,400, up from 5,100, and the deflator is 120. What is real GDP?').kind).toBe(
      'not understood',
    );
  });

  it('says nothing when one name has two numbers', () => {
    expect(
      work(
        'Sales were $300,000 and later sales were $280,000. Net income is $24,000. What is the profit margin?',
      ).kind,
    ).toBe('not understood');
  });
});
