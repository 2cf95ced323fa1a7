import { describe, expect, it } from 'vitest';
import { ticksBetween, written } from './ticks.ts';

describe('the ticks of an axis', () => {
  it.each([
    [-5, 5, 6, [-4, -2, 0, 2, 4]],
    [0, 1, 5, [0, 0.2, 0.4, 0.6, 0.8, 1]],
    [-0.3, 0.3, 6, [-0.3, -0.2, -0.1, 0, 0.1, 0.2, 0.3]],
    [3, 41, 8, [5, 10, 15, 20, 25, 30, 35, 40]],
    [0, 12_000, 6, [0, 2000, 4000, 6000, 8000, 10_000, 12_000]],
  ])('from %d to %d, about %d', (low, high, about, ticks) => {
    expect(ticksBetween(low, high, about)).toEqual(ticks);
  });

  it('are none where there is no room', () => {
    expect(ticksBetween(2, 2, 5)).toEqual([]);
    expect(ticksBetween(3, 1, 5)).toEqual([]);
  });
});

describe('a written number', () => {
  it.each([
    [-2, '−2'],
    [0.1 + 0.2, '0.3'],
    [1 / 3, '0.333'],
    [-0, '0'],
    [-0.0001, '0'],
    [1500, '1500'],
  ])('%d is %s', (value, text) => {
    expect(written(value)).toBe(text);
  });
});
