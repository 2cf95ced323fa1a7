import { expect, it } from 'vitest';
import { examine } from './examine.ts';

const after = (earlier: readonly string[], message: string) =>
  examine({ message, exercise: null, finished: null, story: null, earlier, checks: false });

it.each([
  ['how do u find the volume of a box', 'my box is 4 cm by 3 cm by 10 cm', /volume/],
  ['how do i find the area of a rectangle', 'mine is a rectangle 4 cm long and 3 cm wide', /area/],
])('own measures, after the way was asked for, set the task: %s · %s', (asked, message, words) => {
  expect(after([asked], message).problem?.exercise).toMatch(words);
});

it.each([
  ['how do u find the volume of a box', 'my box is big'],
  ['what is a box', 'my box is 4 cm by 3 cm by 10 cm'],
  ['how do u find the volume of a box', 'is my box 4 cm by 3 cm = 12 cm'],
])('without a way or without measures nothing is set: %s · %s', (asked, message) => {
  expect(after([asked], message).problem?.exercise ?? '').not.toMatch(/What is the/);
});

it('a row of numbers, after mean and median were named, is taken for them', () => {
  const { list } = after(['i mix up mean median and mode'], 'like this one 2, 3, 3, 8, 14');
  expect(list.map(({ exercise }) => exercise)).toEqual(
    ['mean', 'median', 'mode'].map((one) => `Find the ${one} of 2, 3, 3, 8, 14`),
  );
});

it('what is said of a row of numbers is held against it, and a swapped pair is not confirmed', () => {
  const earlier = ['i mix up mean median and mode', 'like this one 2, 3, 3, 8, 14'];
  expect(after(earlier, 'median is 6 and mean is 3?').problem?.judgement?.kind).toBe('wrong');
  expect(after(earlier, 'median is 3 and mean is 6').problem?.judgement?.kind).toBe('right');
});

it('digits are no sum where binary numbers are spoken of', () => {
  const asked = ['how do i turn 13 into binary'];
  expect(after(asked, '8+4+1 so 1101').problem?.judgement?.kind).toBe('right');
  expect(after(asked, '8+4+1 so 1011').problem?.judgement?.kind).toBe('wrong');
});

it('a number in a law is no number of a task', () => {
  expect(after([], 'But 1/n clearly goes to 0, so how can the sum possibly blow up?').kind).toBeNull();
});
