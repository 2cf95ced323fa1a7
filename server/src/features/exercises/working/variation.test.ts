import { expect, it } from 'vitest';
import { variationOf } from './variation.ts';

const LADDER =
  'a ladder 13 ft long leans against a wall. the bottom is 5 ft from the wall. how high up does it reach';
const LEGS = 'a right triangle has legs 6 and 8 find the hypotenuse';
const CAR = 'a car drives 60 km/h for 3 hours how far does it go';
const SLOPE = 'find the slope of the line through (2, 3) and (6, 11)';
const RATIO = 'the ratio of boys to girls is 3:5. there are 24 kids. how many boys';
const CIRCUIT = 'Two resistors of 4 ohm and 8 ohm are in series with a 6 V battery. Find the current.';
const JACKET = 'A jacket costs $80. It is on sale for 25% off. What is the sale price?';

it.each([
  ['what if the ladder was 15', LADDER, /ladder 15 ft/],
  ['what if the bottom was 12 ft from the wall', LADDER, /bottom is 12 ft/],
  ['what about 5 and 12', LEGS, /legs 5 and 12/],
  ['and legs 5 and 12', LEGS, /legs 5 and 12/],
  ['next one is (1,5) and (4,5)', SLOPE, /\(1,5\) and \(4,5\)/],
  ['and how many girls', RATIO, /how many girls/],
  ['and for parallel?', CIRCUIT, /in parallel/],
  ['and if there was also a 12', 'find the mean of 4, 8, 6, 10', /10, 12/],
  ['what if its 5 hours instead', CAR, /5 hours/],
  ['and if it was 15% off', JACKET, /15% off/],
  ['what if the jacket cost 100', JACKET, /\$100/],
])('a task with something changed is the same task: %s', (message, last, words) => {
  expect(variationOf(message, last)).toMatch(words);
});

it.each([
  ['is it 5 or 12', LEGS],
  ['so 5 and 12', LEGS],
  ['6 + 8 = 14', LEGS],
  ['36 and 64', LEGS],
  ['what if the wall was wet', LADDER],
  ['what if i have 5 pages', CAR],
  ['why is parallel less', CIRCUIT],
  ['so (4, 8) and (2, 3)', SLOPE],
  ['how many', RATIO],
  ['what if it weighs 15 kg', LADDER],
])('an answer, a reason or another thing changes nothing: %s', (message, last) => {
  expect(variationOf(message, last)).toBeNull();
});
