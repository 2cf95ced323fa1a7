import { expect, it } from 'vitest';
import { withoutAsides } from './without-asides.ts';

it.each([
  ['integrate x cos x dx, hint pls', 'integrate x cos x dx'],
  ['differentiate sin(3x) pls help', 'differentiate sin(3x)'],
  ['2/3 ÷ 4/5 pls help', '2/3 ÷ 4/5'],
  ['factor x^2+5x+6 idk how', 'factor x^2+5x+6'],
  ['solve 2x + 3 = 11 please!!', 'solve 2x + 3 = 11'],
  ['3x = 12, can i get a hint', '3x = 12'],
  ['solve 5x = 10, im stuck, help', 'solve 5x = 10'],
  ['find the vertex of f(x)= x^2 - 6x + 11 w/o calculator', 'find the vertex of f(x)= x^2 - 6x + 11'],
  ['what is 12 * 13, no calculator allowed', 'what is 12 * 13'],
])('what is said to the tutor behind a task is no part of it: %s', (message, task) => {
  expect(withoutAsides(message)).toBe(task);
});

it.each(['hint pls', 'help', 'pls help', 'idk how', 'the pulley helps', 'what is a hint', 'x = 3 + t'])(
  'anything else stays as it is: %s',
  (message) => {
    expect(withoutAsides(message)).toBe(message);
  },
);
