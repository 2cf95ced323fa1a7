import { describe, expect, it } from 'vitest';
import { derivedFrom } from './derive.ts';

const story = (text: string, numbers: string[], results: string[] = []) => ({ text, numbers, results });

describe('how a number comes out of a story', () => {
  const pancakes = story('pancakes for 4 people need 300 g flour, how much for 6', ['4', '300', '6']);
  const jacket = (...results: string[]) =>
    story('a jacket costs 80 and is 25% off, then 10% off', ['80', '25%', '10%'], results);

  it.each([
    ['75', pancakes, /^300 ÷ 4 = 75$/],
    ['450', pancakes, /^300 (?:÷ 4 × 6|× 6 ÷ 4) = 450$/],
    ['302', pancakes, /^300 \+ \(6 − 4\) = 302$|^300 − \(4 − 6\) = 302$/],
    ['70', story('a triangle has 50 degrees and 60 degrees', ['50', '60']), /180.* = 70$/],
    ['20', jacket(), /^25% of 80 = 20$/],
    ['54', jacket('60'), /^60 − 10% of 60 = 54$/],
    ['4', story('a ladder is 5 m long and stands 3 m from the wall', ['5', '3']), /^√\(5² − 3²\) = 4$/],
    ['300', story('a phone costs 240 after 20% off', ['240', '20%']), /^240 ÷ 80% = 300$/],
    ['8', story('29 children and 4 fit in one car', ['29', '4', '1']), /^29 ÷ 4 ≈ 7.25, rounded to 8$/],
    ['80%', story('a phone costs 240 after 20% off', ['240', '20%']), /^100% − 20% = 80%$/],
  ])('is found: %s', (answer, expected, line) => {
    expect(derivedFrom(answer, expected)?.line).toMatch(line);
  });

  it('is told as a sum where one number was only put to another', () => {
    expect([derivedFrom('302', pancakes)?.isSum, derivedFrom('75', pancakes)?.isSum]).toEqual([true, false]);
  });

  it('is not made up', () => {
    const tower = story('a tower throws a shadow 40m long, sun is at 35° above the horizon', ['40', '35']);
    expect(derivedFrom('6', tower)).toBeNull();
    const kettle = story('heat 1.5 L of water from 18°C to 100°C. c=4.19', ['1.5', '18', '100', '4.19']);
    expect(derivedFrom('5', kettle)).toBeNull();
    expect(derivedFrom('97', story('pancakes for 4 people need 300 g flour', ['4', '300', '6']))).toBeNull();
    expect(derivedFrom('300', story('pancakes for 4 people need 300 g flour', ['4', '300', '6']))).toBeNull();
  });
});
