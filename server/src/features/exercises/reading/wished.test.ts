import { describe, expect, it } from 'vitest';
import { workedIn } from '../working/worked.ts';
import { exerciseWished } from './wished.ts';

describe('an exercise of a kind', () => {
  it.each([
    ['can i get one with x on both sides', /x.*=.*x/],
    ['a harder one where you cant just add', / and /],
    ['can we only do word problems', /How far/],
    ['give me one with negative numbers', /−/],
    ['another one with brackets pls', /\(/],
    ['lets do some percent questions', /%/],
  ])('is made as wished, and can be worked: %s', (wish, kind) => {
    const made = exerciseWished(wish);
    expect(made).toMatch(kind);
    expect(workedIn(made ?? '')).not.toBeNull();
  });

  it.each([
    'why do i have to do the same on both sides',
    'can you explain percent to me',
    'can i do 3x + 5 = 20 as the next one',
    'fractions are hard',
  ])('is not made for who asks for something else: %s', (message) => {
    expect(exerciseWished(message)).toBeNull();
  });
});
