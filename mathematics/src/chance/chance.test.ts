import { describe, expect, it } from 'vitest';
import { work } from '../index.ts';
import { answeredAs } from '../testing/answers.ts';

const PROBLEMS: readonly (readonly [problem: string, answer: string])[] = [
  ['A bag has 4 red, 6 blue and 10 green marbles. What is the probability of drawing a blue marble?', '3/10'],
  ['Two dice are rolled. What is the probability that the sum is 7?', '1/6'],
  ['A coin is flipped 3 times. What is the probability of getting exactly 2 heads?', '3/8'],
  ['What is the probability of drawing a king from a standard deck of cards?', '1/13'],
  ['How many ways can 5 books be arranged on a shelf?', '120'],
  ['How many different committees of 3 people can be chosen from 8 people?', '56'],
  ['In how many ways can a president, vice president and treasurer be chosen from 10 members?', '720'],
  [
    'Scores are normally distributed with a mean of 70 and a standard deviation of 8. What is the probability that a score is greater than 86?',
    '0.0228',
  ],
  ['A normal distribution has mean 100 and standard deviation 15. Find the z-score of 130.', '2'],
  ['A fair coin is flipped 10 times. X is binomial. What is the probability of exactly 4 heads?', '0.2051'],
  [
    'If 30% of people are left-handed, what is the probability that exactly 2 of 6 people are left-handed?',
    '0.3241',
  ],
  ['X ~ N(50, 4). Find P(46 < x < 54).', '0.6827'],
  ['X ~ U(2, 10). Find the mean.', '6'],
  [
    'The number of calls follows a Poisson distribution with a mean of 3 per hour. Find the probability of exactly 2 calls in an hour.',
    '0.224',
  ],
  ['Find the 90th percentile of a normal distribution with mean 60 and standard deviation 5.', '66.4078'],
  ['A distribution is given as X ~ U(0, 12).\nFind P(x > 9).', '1/4'],
  [
    'The heights of women are normally distributed with a mean of 64 inches and a standard deviation of 2.5 inches. What is the probability that a randomly chosen woman is between 62 and 66 inches tall?',
    '0.5763',
  ],
  [
    'The average number of hours is 40 with a standard deviation of 6. A sample of size 36 is taken. What is the standard error of the mean?',
    '1',
  ],
  [
    'A survey of 80 people: 20 prefer tea, 35 prefer coffee and 25 prefer juice. What is the probability that a randomly chosen person prefers coffee?',
    '7/16',
  ],
  ['P(A) = 0.4, P(B) = 0.5 and P(A AND B) = 0.2. Find P(A OR B).', '0.7'],
  ['P(A) = 0.3, P(B) = 0.4. A and B are mutually exclusive. Find P(A OR B).', '0.7'],
  ['P(A) = 0.6 and P(B) = 0.5 are independent events. What is P(A AND B)?', '0.3'],
  [
    'Ten percent of light bulbs are defective. In a binomial experiment 20 are chosen. What is the mean number of defective bulbs?',
    '2',
  ],
  ['X ~ B(8, 0.25). What is the standard deviation?', '1.2247'],
  [
    'The life of a battery is exponentially distributed with a mean of 10 hours. What is the probability that it lasts more than 15 hours?',
    '0.2231',
  ],
  ['A sample of 25 students is taken. What are the degrees of freedom?', '24'],
  ['Find the probability of rolling a number greater than 4 on a fair six-sided die.', '1/3'],
  ['You toss a coin twice. What is the probability of getting two heads?', '1/4'],
  [
    'A box contains 5 red and 3 white balls. Two balls are drawn without replacement. What is the probability that both are red?',
    '5/14',
  ],
  ['A card is drawn from a standard deck. Find the probability that it is a heart or a king.', '4/13'],
  [
    'A study asked 90 people. Of 50 people who own a dog, 30 walk every day, while the other 20 do not walk. Of 40 people who do not own a dog, 10 walk every day, while the other 30 do not walk.\nWhat is the probability that a randomly selected person walks every day given that they own a dog?',
    '3/5',
  ],
  [
    'An urn has 3 white, 4 black and 5 grey stones. What is the probability of drawing a black stone, then a white stone with replacement?',
    '1/12',
  ],
  [
    'Of all pupils 40% of pupils play chess and 25% of pupils play tennis; 50% of pupils play chess or tennis. Find the probability that a pupil plays both chess and tennis.',
    '0.15',
  ],
  [
    'He scores three goals 10% of the time, two goals 30% of the time, one goal 40% of the time, and no goals 20% of the time. Find the probability that he scores at least two goals.',
    '0.4',
  ],
];

describe('chances and distributions', () => {
  it.each(PROBLEMS)('%s', (problem, answer) => {
    expect(answeredAs(problem, answer)).toBe(answer);
  });

  it.each(['A survey asked some people about tea. What is the probability that a person likes tea?'])(
    'refuses what it cannot read: %s',
    (problem) => {
      expect(work(problem).kind).toBe('not understood');
    },
  );
});
