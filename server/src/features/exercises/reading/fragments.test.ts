import { expect, it } from 'vitest';
import { fragmentsOf, saysResult } from './fragments.ts';

it.each([
  ['take away 7 so 3x = 15', ['3x = 15', 'take away 7']],
  ['sumo 3: 5x = 20', ['5x = 20', 'sumo 3']],
  ['4x = 20, 所以 x = 5', ['x = 5', '4x = 20']],
  ['swap the signs (x+2)(x-7)', ['(x+2)(x-7)']],
  ['i take 2x away from both sides and get x - 7 = 5', ['x - 7 = 5']],
])('the thoughts of a sentence come last first: %s', (message, expected) => {
  expect(fragmentsOf(message)).toEqual(expected);
});

it('who is undecided has no thought', () => {
  expect(fragmentsOf('so is it 4 or 5')).toEqual([]);
});

it('what was done is no result', () => {
  expect(saysResult('take away 7')).toBe(false);
  expect(saysResult('3x = 15')).toBe(true);
});
