import { describe, expect, it } from 'vitest';
import { numbersIn } from './story-text.mjs';

const values = (text: string): number[] => numbersIn(text).map(({ value }) => value);

describe('the numbers of a story', () => {
  it.each([
    ['24 boxes of 36 pencils', [24, 36]],
    ['a jacket for $1,250.50 with 20% off', [1250.5, 20]],
    ['3/4 of the 2 1/2 litres', [0.75, 2.5]],
    ['from 9:45 to 11:05', [9, 45, 11, 5]],
    ['three friends share twenty-four sweets', [3, 24]],
    ['one of them has .5 kg', [0.5]],
    ['nothing to count here', []],
  ])('are read in %s', (text, expected) => {
    expect(values(text)).toEqual(expected);
  });

  it('stand in a formula as it can be worked out', () => {
    expect(numbersIn('2 1/2 cups, 1,000 ml, seven').map(({ written }) => written)).toEqual([
      '(2+1/2)',
      '1000',
      '7',
    ]);
  });

  it('are where they say they are', () => {
    const text = 'From 9:45 she ran 2 1/2 miles.';
    expect(numbersIn(text).map(({ start, end }) => text.slice(start, end))).toEqual(['9', '45', '2 1/2']);
  });
});
