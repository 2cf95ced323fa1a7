import { expect, it } from 'vitest';
import { againstOrder } from './step-first.ts';

it.each([
  ['i did 2 × 3 first', '18 − 6 ÷ 2 × 3 + 1', /same rank/],
  ['i did 18 - 6 first', '18 − 6 ÷ 2', /then × and ÷, then \+ and −/],
  ['do 4 + 2 first', '10 − 4 + 2', /Plus and minus/],
])('the order is put right: %s in %s', (message, line, remark) => {
  expect(againstOrder(message, line)).toMatch(remark);
});

it.each([
  ['6 ÷ 2 first', '18 − 6 ÷ 2 × 3 + 1'],
  ['i did 5 × 7 first', '18 − 6 ÷ 2 × 3 + 1'],
  ['first i did 2 × 3', '18 − 2 × 3'],
  ['2 × 3 first', '2x + 3 = 9'],
])('nothing speaks against it: %s in %s', (message, line) => {
  expect(againstOrder(message, line)).toBeNull();
});
