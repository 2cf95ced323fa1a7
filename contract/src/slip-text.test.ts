import { describe, expect, it } from 'vitest';
import { slipOfSomebody, slipOfYou } from './slip-text.ts';

describe('a slip', () => {
  it.each([
    ['takes minerals for food', 'take minerals for food'],
    ['forgets the other side.', 'forget the other side'],
    ['only carries the ten', 'only carry the ten'],
    ['multiplies before adding', 'multiply before adding'],
    ['misses the sign', 'miss the sign'],
    ['mixes up area with length', 'mix up area with length'],
    ['confuses mass with weight', 'confuse mass with weight'],
    ['goes the wrong way', 'go the wrong way'],
    ['has the ends the wrong way round', 'have the ends the wrong way round'],
    ['doesn’t change the sign', 'don’t change the sign'],
    ["isn't aware of the zero", 'aren’t aware of the zero'],
  ])('is told to who made it: %s', (slip, sentence) => {
    expect(slipOfYou(slip)).toBe(sentence);
  });

  it('with a second verb, or somebody of its own, is told of somebody', () => {
    for (const slip of ['adds the tops and keeps the bottom', 'thinks that their own side counts']) {
      expect(slipOfYou(slip)).toBeNull();
      expect(slipOfSomebody(slip)).toBe(slip);
    }
  });

  it('that nobody does is told of nobody', () => {
    expect(slipOfYou('one side is enough')).toBeNull();
    expect(slipOfSomebody('one side is enough')).toBeNull();
  });
});
