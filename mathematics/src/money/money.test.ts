import { describe, expect, it } from 'vitest';
import { work } from '../index.ts';
import { answeredAs } from '../testing/answers.ts';

const PROBLEMS: readonly (readonly [problem: string, answer: string])[] = [
  [
    'Mia deposits $200 at the end of every month into an account that pays 6% compounded monthly. How much is in the account after 10 years?',
    '32775.87',
  ],
  [
    'What is the present value of an annuity that pays $1,000 at the end of each year for 5 years at 8%?',
    '3992.71',
  ],
  [
    'A $20,000 car loan at 6% annual interest compounded monthly is repaid over 5 years. What is the monthly payment?',
    '386.66',
  ],
  ['What is the present value of $5,000 due in 4 years at a discount rate of 5%?', '4113.51'],
  ['How many years does it take money to double at 7% compounded annually?', '10.24'],
  ['The demand for a product is p = 80 - 2x. Find the marginal revenue at x = 10.', '40'],
  [
    'The cost function is C(x) = 500 + 6x and the price is p(x) = 30 - 0.1x. Find the marginal profit when 50 units are sold.',
    '14',
  ],
  [
    'A monopolist faces demand P = 100 - 2Q and has a constant marginal cost of 20. What quantity maximizes profit?',
    '20',
  ],
  ['Demand is Qd = 120 - 4P and supply is Qs = 20 + 6P. What is the equilibrium quantity?', '80'],
  ['Demand is P = 50 - Q and supply is P = 10 + Q. Find the consumer surplus at equilibrium.', '200'],
  ["A company's cost is C(x) = 12x + 900 and its revenue is R(x) = 30x. Find the break-even quantity.", '50'],
  [
    'When the price of a pen rises from $2 to $3, the quantity demanded falls from 100 to 80. Using the midpoint method, what is the price elasticity of demand?',
    '0.5556',
  ],
  ['The CPI was 210 last year and 218.4 this year. What is the inflation rate?', '4 %'],
];

describe('money', () => {
  it.each(PROBLEMS)('%s', (problem, answer) => {
    expect(answeredAs(problem, answer)).toBe(answer);
  });

  it('leaves payments at the beginning of a month alone', () => {
    expect(
      work(
        'Ann pays $50 at the beginning of each month at 6% for 3 years into an annuity due. How much is in the account?',
      ).kind,
    ).toBe('not understood');
  });
});
