import { expect, it } from 'vitest';
import { isWishAlone, wishBeside } from './another-wished.ts';

it.each([
  'ok now harder, with 3 people',
  'harder one pls w limiting reactant',
  'can u give me another one like that but w cookies',
  'give me another one',
  'nice, one more question pls',
  'can i have a harder one with 4 friends',
  'lets do another one',
  'now a bit harder with fractions',
  'i want an easier one',
  'do you have a similar problem about money',
])('is a wish for another task and nothing else: %s', (message) => {
  expect(isWishAlone(message)).toBe(true);
});

it.each([
  ['oh wait its BOXES!! 7 x 8 = 56 muffins. can u give me another one like that but w cookies', /56 muffins/],
  ['so 12, now a harder one', /12/],
  ['x = 5! another one pls', /x = 5/],
  ['its 0.2 mol and can i get a harder one', /0\.2 mol/],
])('may stand behind what is told: %s', (message, rest) => {
  expect(isWishAlone(message)).toBe(false);
  expect(wishBeside(message)?.rest).toMatch(rest);
});

it.each([
  'is 3/4 harder than 5/8',
  'another one: 3x + 5 = 20',
  'why is it harder to push on sand',
  'the other one is 5',
  'give me another hint',
  'another reason is the heat',
  'i have 3 more questions about this',
  'what makes a harder question harder',
  'he gives me another 3 apples',
  'now 5 people share it',
  '12',
  'can you explain it another way',
])('is none: %s', (message) => {
  expect(wishBeside(message)).toBeNull();
});
