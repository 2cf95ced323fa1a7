import { LANDING } from '@studia/contract/limits';
import { describe, expect, it } from 'vitest';
import { FEATURE_CARDS } from './feature-cards.ts';

describe('the feature cards', () => {
  it('have everything that the specification names', () => {
    expect(FEATURE_CARDS.map(({ id }) => id)).toEqual([1, 2, 3, 4]);
    expect(FEATURE_CARDS).toHaveLength(LANDING.carouselCards);
    for (const { title, subtitle, description, icon, gradientColors } of FEATURE_CARDS) {
      expect([title, subtitle, description].every((words) => words.trim() !== '')).toBe(true);
      expect(icon).toBeDefined();
      expect(gradientColors).toHaveLength(2);
    }
    expect(FEATURE_CARDS.map(({ badge }) => badge)).toEqual([
      undefined,
      undefined,
      'Most Popular',
      undefined,
    ]);
  });

  it('have gradients of their own', () => {
    expect(new Set(FEATURE_CARDS.flatMap(({ gradientColors }) => gradientColors)).size).toBe(8);
  });
});
