import { expect, it } from 'vitest';
import { inEnglishSums } from './other-languages.ts';

it.each([
  ['15 entre 3 son 5', '15 ÷ 3 = 5'],
  ['4 fois 7 fait 28', '4 × 7 = 28'],
  ['3 und 4 ist 7', '3 + 4 = 7'],
  ['12 mal 3', '12 × 3'],
  ['also 50 * 9,81 = 490,5 N', 'also 50 * 9.81 = 490.5 N'],
  ['cuánto es 3/4 de 20', 'what is 3/4 of 20'],
])('a sum in words comes in signs: %s', (message, expected) => {
  expect(inEnglishSums(message)).toBe(expected);
});

it.each(['Mittelwert von 3, 7 und 11', 'I have 3 cats and 4 dogs', 'x = 5'])(
  'what is no sum stays as it is: %s',
  (message) => {
    expect(inEnglishSums(message)).toBe(message);
  },
);
