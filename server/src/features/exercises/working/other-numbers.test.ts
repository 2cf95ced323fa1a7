import { describe, expect, it } from 'vitest';
import { otherNumbers } from './other-numbers.ts';

describe('a story with other numbers', () => {
  it.each([
    [
      'A bakery puts 7 boxes with 8 muffins each on a shelf. how many muffins',
      'A bakery puts 21 boxes with 24 muffins each on a shelf. how many muffins',
    ],
    [
      'Sam and Kim share 20 pounds in the ratio 2:3, how much does kim get',
      'Sam and Kim share 60 pounds in the ratio 2:3, how much does kim get',
    ],
    [
      'What mass of MgO forms when 4 g of Mg burns? (Ar: Mg = 24, O = 16) my answer: 4/24 = 0.17 mol so 7 g',
      'What mass of MgO forms when 12 g of Mg burns? (Ar: Mg = 24, O = 16)',
    ],
    [
      'A ball falls for 3 s, g = 9.8. How far does it fall? i got 44 m',
      'A ball falls for 9 s, g = 9.8. How far does it fall?',
    ],
    [
      'Q4. In 1969 a rocket flew 12 km in 4 minutes. How fast was it?',
      'Q4. In 1969 a rocket flew 36 km in 12 minutes. How fast was it?',
    ],
    [
      'There are 12 inches in a foot. How many inches are 5 feet?',
      'There are 12 inches in a foot. How many inches are 15 feet?',
    ],
    ['20% of 30 kids walk. How many is that', '25% of 90 kids walk. How many is that'],
  ])('changes what is free in it: %s', (story, other) => {
    expect(otherNumbers({ text: story })).toBe(other);
  });

  it.each([
    'In 2019 what happened to 2020 prices',
    'N2 + 3H2 -> 2NH3, which one runs out (Ar: N = 14, H = 1)',
    'my answer is 12',
    'Tom is 1/2 as tall as Ben, how tall is he',
    'x = 5 and y = 7, what is the sum of them',
  ])('is not made where nothing is free: %s', (story) => {
    expect(otherNumbers({ text: story })).toBeNull();
  });
});
