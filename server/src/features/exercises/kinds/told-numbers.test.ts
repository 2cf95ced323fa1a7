import { expect, it } from 'vitest';
import { withToldNumbers } from './told-numbers.ts';

it.each([
  ['flip two coins, one head', 'flip 2 coins, 1 head'],
  ['draw 2 cards, P(both aces)', 'draw two cards, P(both aces)'],
  [
    'how many ways to arrange the letters of MATH',
    'how many ways to arrange the letters of MATH? 4 different letters.',
  ],
  ['number of arrangements of LEVEL', 'number of arrangements of LEVEL? 5 letters, 2 L and 2 E.'],
  ['Tt x Tt probability of tt', 'two heterozygous parents probability of homozygous recessive'],
  ['Bb x bb percent Bb', 'a heterozygous and a recessive parent percent heterozygous'],
  [
    'X ~ N(50, 8^2), P(X < 62)',
    'X is normal with mean 50 and sd 8, find the probability that X is less than 62',
  ],
  [
    'X ~ B(10, 0.2). P(X = 3)?',
    'X is binomial with n = 10 and p = 0.2. find the probability that X is exactly 3?',
  ],
  ['P(2 ≤ X ≤ 4.5)', 'find the probability that X is between 2 and 4.5'],
  [
    'bag with 3 red and 7 blue marbles, two drawn, P(both blue)',
    'bag with 7 blue and 3 red marbles, two drawn, P(both blue)',
  ],
  [
    'red and yellow in the ratio 2:5. how much red for 50 litres of yellow',
    'yellow and red in the ratio 5:2. how much red for 50 litres of yellow',
  ],
  ['five friends at a round table. how many ways', '5 friends at a round table. how many ways'],
  ["y' = 2y, y(0) = 1", 'dy/dx = 2y, y(0) = 1'],
  ['Three times a number is 12', '3 times a number is 12'],
  ['two thirds of the class are boys, a quarter of them sing', '2/3 of the class are boys, 1/4 of them sing'],
  ['ball kicked at 20 m/s at 30°, range?', 'ball kicked at 20 m/s at 30°, range? (g = 9.81)'],
])('a task gets the numbers and names that its words tell: %s', (task, told) => {
  expect(withToldNumbers(task)).toBe(told);
});

it('a mole of a substance has its mass', () => {
  expect(withToldNumbers('40 g NaOH in 2 L water, molarity?')).toMatch(/molar mass 39\.99\d* g\/mol/);
});

it.each([
  'two trains leave at 3:15',
  'choose 2 of 8, how many ways',
  'A box of 20 light bulbs contains 4 defective bulbs. Probability that both are defective?',
  'The ratio of boys to girls is 4:5. There are 28 boys.',
  'Ann and Ben share money in the ratio 5:3. Ben gets $12 less.',
  'P(red and then blue), 3 red and 7 blue',
  'X ~ N(50, 64), which is the variance',
  'three quarters, two dimes and a fifth coin',
  'nouns get capital letters in english',
  'ball kicked at 20 m/s at 30 degrees, g = 10',
  'a 5 kg ball at 3 m/s',
  'Mix 40 g NaOH and 2 L water',
  'letters of the word LEVEL with 5 letters',
])('what its words do not tell stays as it is: %s', (task) => {
  expect(withToldNumbers(task)).toBe(task);
});

it('takes no longer for a long run of letters or spaces', () => {
  const task = `how many ways ${'A '.repeat(5000)} ${' '.repeat(5000)} letters of`;
  expect(withToldNumbers(task)).toBe(task);
});
