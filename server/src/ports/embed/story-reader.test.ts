import { afterAll, describe, expect, it } from 'vitest';
import { storyReader } from './story-reader.ts';

describe('the model of stories', () => {
  const stories = storyReader({
    warn: (sentence) => {
      throw new Error(sentence);
    },
    patience: 30_000,
  });
  afterAll(() => stories.close());

  it.each([
    ['There were 63 birds in the oak tree. 28 flew away. How many birds stayed in the tree?', '63-28'],
    ['72 cookies are shared equally among 9 children. How many cookies does each child get?', '72/9'],
    [
      'After a 20% discount a pair of boots costs £68. What was the price before the discount?',
      '68/(1-(20/100))',
    ],
  ])('says what %s comes to, by the numbers of the story', async (story, formula) => {
    const [first] = await stories.read(story);
    expect(first?.formula).toBe(formula);
    expect(first?.chance).toBeGreaterThan(0.5);
  });

  it('gives the likeliest reading first, with chances that are none of a certainty', async () => {
    const readings = await stories.read(
      'Tom has 12 red and 7 blue cars. He gives 5 away. How many are left?',
    );
    const chances = readings.map(({ chance }) => chance);
    expect(chances).toEqual(chances.toSorted((one, other) => other - one));
    expect(chances.reduce((sum, one) => sum + one, 0)).toBeLessThanOrEqual(1.0001);
  });

  it('reads nothing where there is no number, or far too many', async () => {
    expect(await stories.read('Why is the sky blue?')).toEqual([]);
    expect(await stories.read(`${'3 apples and '.repeat(20)} how many?`)).toEqual([]);
    expect(await stories.read('')).toEqual([]);
  });
});
