import { describe, expect, it } from 'vitest';
import { work } from '../index.ts';
import { answeredAs } from '../testing/answers.ts';

const PROBLEMS: readonly (readonly [problem: string, answer: string])[] = [
  [
    'In a town 45% of adults own a bicycle, 60% own a car and 30% own both. What is the probability that a randomly chosen adult owns a bicycle or a car?',
    '0.75',
  ],
  [
    'In a group of 90 tourists, 54 speak English, 36 speak Spanish and 18 speak both. What is the probability that a random tourist speaks English given that he speaks Spanish?',
    '0.5',
  ],
  [
    'A disease affects 1% of a population. A test is positive for 95% of people with the disease and for 4% of people without it. If a person tests positive, what is the probability that the person has the disease?',
    '0.1935',
  ],
  [
    'Factory A makes 60% of the lamps and factory B makes 40%. 3% of the lamps of A and 5% of the lamps of B are defective. What is the probability that a randomly chosen lamp is defective?',
    '0.038',
  ],
  [
    'Box 1 has 3 red and 7 blue balls. Box 2 has 6 red and 4 blue balls. A box is chosen at random and a ball is drawn. The ball is red. What is the probability that it came from Box 2?',
    '0.6667',
  ],
  ['Suppose P(A) = 0.2, P(B / A) = 0.7 and P(B / not A) = 0.1. Find P(B).', '0.22'],
  [
    'Two machines fail independently with probabilities 0.02 and 0.05. What is the probability that at least one fails?',
    '0.069',
  ],
  [
    'A die is rolled. What is the probability that the number is greater than 3 given that it is even?',
    '2/3',
  ],
  [
    'It is known that 30% of customers pay cash. In a random sample of 12 customers, what is the probability that at most 2 pay cash?',
    '0.2528',
  ],
  [
    'A quiz has 10 multiple-choice questions with four options each. A student guesses every answer. What is the probability of getting exactly 4 right?',
    '0.146',
  ],
  [
    'The probability that a called household answers is 0.2. What is the probability that the first answer comes on the fourth call?',
    '0.1024',
  ],
  [
    'A typist makes on average 4 errors per page. What is the probability of at most 2 errors on a page?',
    '0.2381',
  ],
  [
    'A shipment of 30 phones has 5 defective ones. An inspector picks 4 phones. What is the probability that none is defective?',
    '0.4616',
  ],
  ['X ~ U(0, 25). Given that x is more than 10, what is the probability that x is more than 18?', '0.4667'],
  ['Find the area under the standard normal curve to the left of z = 1.35.', '0.9115'],
  [
    'Commute times are normal with mean 28 minutes and standard deviation 6 minutes. What is the cutoff time for the longest 5% of commutes?',
    '37.8691',
  ],
  [
    'From 7 men and 5 women a committee of 2 men and 2 women is selected. In how many ways can this be done?',
    '210',
  ],
];

describe('chances told as stories', () => {
  it.each(PROBLEMS)('%s', (problem, answer) => {
    expect(answeredAs(problem, answer)).toBe(answer);
  });

  it('takes no number for a number of tries when another one has no role', () => {
    expect(
      work(
        'About 30% of 40-year-old customers pay cash. Of 12 customers in 3 shops, what is the probability that at most 2 pay cash?',
      ).kind,
    ).toBe('not understood');
  });
});
