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
  ['28 g of N2 is how many moles', '28 g of it is how many moles (molar mass 28.01 g/mol)'],
  ['how many molecules in 9 g of water', 'how many molecules in 9 g of it (molar mass 18.02 g/mol)'],
  ['what does 1.5e23 atoms of gold weigh', 'what does 1.5e23 atoms of it weigh (molar mass 196.97 g/mol)'],
  ['density of SO2 at STP', 'density of it at STP (molar mass 64.06 g/mol)'],
  [
    'How much copper is deposited by 2 A in 1 hour? Cu2+',
    'How much it is deposited by 2 A in 1 hour? it (molar mass 63.55 g/mol, charge 2)',
  ],
  [
    '5.0 g of CuSO4·xH2O leave 3.2 g CuSO4. x?',
    '5.0 g of the salt ·xH2O leave 3.2 g the dry salt. x (dry salt 159.60 g/mol)',
  ],
  [
    'empirical formula CH2, molar mass 56, molecular formula',
    'empirical formula it, molar mass 56, molecular formula (one unit 14.03 g/mol)',
  ],
])('what a mole weighs is told: %s', (task, told) => {
  expect(withToldNumbers(task)).toBe(told);
});

it.each([
  [
    'Cl-35 (34.97 u, 75.77%) and Cl-37 (36.97 u, 24.23%), average atomic mass',
    'the isotope (34.97 u, 75.77%) and the isotope (36.97 u, 24.23%), average atomic mass',
  ],
  [
    'boron has two isotopes 10 and 11 with average mass 10.8. percent of boron-11',
    'boron has two isotopes 10 and 11 with average mass 10.8. percent of the heavier one',
  ],
])('labels of isotopes are their names where masses stand beside them: %s', (task, told) => {
  expect(withToldNumbers(task)).toBe(told);
});

it.each([
  [
    'supply P = 12 + Q and demand P = 60 - 2Q, find equilibrium price',
    'demand P = 60 - 2Q, supply P = 12 + 1Q. What is the equilibrium price?',
  ],
  [
    'Qd = 90 - 3P and Qs = 2P + 10. What price clears the market?',
    'demand Q = 90 - 3P, supply Q = 10 + 2P. What is the equilibrium price?',
  ],
  ['Qd = 200-4P, P = 20. quantity demanded?', 'Q = 200 - 4P. What is the quantity demanded at the price 20?'],
])('what falls is demand: %s', (task, told) => {
  expect(withToldNumbers(task)).toBe(told);
});

it.each([
  'two trains leave at 3:15',
  'how many moles of CO2 are in 20 g of CO2 and 10 g of H2O',
  'carbon-14 has a half life of 5730 years',
  'P = 12 + Q',
  'He ran 5 km and ate 20 g of sugar',
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
