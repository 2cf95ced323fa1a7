import { describe, expect, it } from 'vitest';
import { work } from '../index.ts';
import { verdictOn } from '../testing/answers.ts';

// Our own wordings of the kinds that stand in school books, with the key of each.
const PROBLEMS: readonly (readonly [problem: string, key: string])[] = [
  ['What is the p-value if z = 1.5 for a right-tailed test?', '0.0668'],
  ['The correlation coefficient is r = 0.8. What is the coefficient of determination?', '0.64'],
  ['What is the expected number of trials until the first success if p=0.2?', '5'],
  ['Find the number of distinct rearrangements of the letters in the word LETTER.', '180'],
  ['How many different 4-digit codes can be made from the digits 0 to 9 if digits may be repeated?', '10000'],
  ['How many ways can 3 officers, president, secretary and treasurer, be chosen from a club of 12?', '1320'],
  ['A pizza shop has 8 toppings. How many different pizzas with 3 toppings are possible?', '56'],
  ['How many ways are there to pick a shirt from 6 red shirts, 3 blue shirts, or 4 white shirts?', '13'],
  ['How many subsets does a set with 7 elements have?', '128'],
  ['You throw two fair dice together. What is the probability of at least one 6?', '11/36'],
  ['A fair coin is tossed and a die is rolled. Find the probability of a tail and an even number.', '1/4'],
  [
    'Two cards are drawn with replacement from a standard 52-card deck. What is the probability of getting at least one heart?',
    '0.4375',
  ],
  [
    'Two cards are drawn from a standard deck without replacement. What is the probability that both are aces?',
    '1/221',
  ],
  [
    'A box has six white and four black balls. Two balls are drawn without replacement. What is the probability that one ball of each color is drawn?',
    '8/15',
  ],
  [
    'Suppose we have a jar with 20 candies: 8 cherry, 7 lemon and 5 mint. What is the probability that we choose a lemon candy, then a mint one, without replacement?',
    '7/76',
  ],
  [
    'A survey of 200 people: of 120 women, 45 like tea, while the other 75 do not. Of 80 men, 20 like tea, while the other 60 do not.\nWhat is the probability that a randomly selected person likes tea given that the person is a woman?',
    '3/8',
  ],
  [
    'A survey of 200 people: of 120 women, 45 like tea, while the other 75 do not. Of 80 men, 20 like tea, while the other 60 do not.\nWhat is the probability that a randomly selected person is a man?',
    '0.4',
  ],
  [
    'A survey of 200 people: of 120 women, 45 like tea, while the other 75 do not. Of 80 men, 20 like tea, while the other 60 do not.\nFind the probability that a person is a woman or likes tea.',
    '0.7',
  ],
  [
    'The sample space S is the whole numbers from 1 to 20. Event A is the even numbers and event B is the numbers greater than 14.\nFind P(A OR B).',
    '13/20',
  ],
  ['Let S be the whole numbers from 1 to 12. Event A = multiples of 3. What is P(A)?', '1/3'],
  ['X takes the values 0, 1, 2, 3 with probabilities 0.1, 0.3, 0.4, 0.2. Find the expected value.', '1.7'],
  [
    'A lottery ticket costs $2. The prize is $500 with probability 1/1000. What is the expected profit?',
    '-1.5',
  ],
  [
    'A game pays $5 if you roll a six and nothing otherwise. It costs $1 to play. What is the expected profit?',
    '-1/6',
  ],
  [
    'Calls arrive at an average rate of 6 per hour. What is the probability of exactly 4 calls in an hour?',
    '0.1339',
  ],
  [
    'In a sample of 36 nurses, what is the probability that the mean age is more than 42? The mean age of nurses is 40 years with a standard deviation of six years.',
    '0.0228',
  ],
  [
    'Weights of pumpkins have a population standard deviation of 4 pounds. How large a sample keeps its mean within one pound of the population mean with 95% confidence?',
    '62',
  ],
  [
    'How many voters should be surveyed to be 95% confident that the estimated proportion is within 4 percentage points of the true proportion?',
    '601',
  ],
  [
    'A sample of 36 exam scores has a mean of 68. The population standard deviation is 3. Find the lower bound of a 95% confidence interval.',
    '67.02',
  ],
  [
    'In a sample of 500 people 421 own a phone. Find the upper limit of a 95% confidence interval for the proportion.',
    '0.874',
  ],
  [
    'In a sample of 40 students, 12 said yes. Use the "plus four" method to find the lower bound of a 95% confidence interval for the true proportion.',
    '0.181',
  ],
  [
    'A sample of 25 has a standard deviation of 5.2. A claim says the standard deviation is 4. What is the chi-square test statistic?',
    '40.56',
  ],
  ['How many degrees of freedom are there in a chi-square test with 8 categories?', '7'],
  ['What is the mean of a chi-square distribution with 12 degrees of freedom?', '12'],
  [
    'Suppose X has 15 degrees of freedom; what is the standard deviation of the chi-square distribution?',
    '5.48',
  ],
  [
    'The average is 1200 and the standard deviation is 300. How many standard deviations away from the mean is 1650?',
    '1.5',
  ],
  [
    'The time between calls is exponential with mean 4 minutes. Find the probability that the next call comes within 2 minutes.',
    '0.3935',
  ],
  ['A logistic model is $$P(t)=\\frac{800}{1+7e^{-0.5t}}$$. What is the initial population?', '100'],
  ['A logistic model is $$P(t)=\\frac{800}{1+7e^{-0.5t}}$$. What is the carrying capacity?', '800'],
];

describe('chances, samples and ways as textbooks ask', () => {
  it.each(PROBLEMS)('%s', (problem, key) => {
    expect(verdictOn(problem, key)).toBe('right, with steps');
  });

  it.each(["If P(A)=0.37, what is P(A')?"])('is not answered with something else: %s', (problem) => {
    expect(work(problem).kind).toBe('not understood');
  });
});
