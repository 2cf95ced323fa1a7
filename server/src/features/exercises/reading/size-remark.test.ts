import { expect, it } from 'vitest';
import { workedIn } from '../working/worked.ts';
import { sizeRemark } from './size-remark.ts';

it.each([
  ['What is 12 × 12?', '150', 'That’s too big.'],
  ['What is 12 × 12?', '124', 'That’s too small.'],
  ['What is 0.4 × 0.3?', '1.2', 'The digits are right. Check where the decimal point goes.'],
  ['Solve 7 - 3y = 22', '5', 'The size is right. Check the sign.'],
  ['What is 12 × 12?', '144', ''],
  ['x^2 - 5x - 14 = 0', '(x - 2)(x + 7)', ''],
  ['x^2 - 5x - 14 = 0', 'x = 2 or x = -7', ''],
  ['Solve 3x + 7 = 22', 'x + 7 = 20', ''],
  ['Solve 3x + 7 = 22', '2(x + 4)', ''],
  ['how many moles in 36 g of water', 'M(H)=1 M(O)=16', ''],
  ['how many moles in 36 g of water', 'H2O', ''],
])('%s · %s', (problem, answer, expected) => {
  const worked = workedIn(problem);
  expect(worked && sizeRemark(worked, answer)).toBe(expected);
});
