import { describe, expect, it } from 'vitest';
import { dayBegan, spanUntil } from './when.ts';

const NOW = Date.parse('2026-01-05T09:00:00Z');
const after = (minutes: number) => new Date(NOW + minutes * 60_000).toISOString();

describe('when a card comes back', () => {
  it.each([
    [-5, '<1 min'],
    [0.5, '<1 min'],
    [10, '10 min'],
    [61, '1 h'],
    [60 * 24, '1 day'],
    [60 * 24 * 12, '12 days'],
    [60 * 24 * 70, '2 months'],
    [60 * 24 * 365 * 1.5, '1.5 years'],
  ])('in %d minutes is said as %s', (minutes, words) => {
    expect(spanUntil(after(minutes), NOW)).toBe(words);
  });
});

describe('a day', () => {
  it('begins at four in the morning, so midnight is still yesterday', () => {
    const at = (day: number, hour: number) => new Date(2026, 0, day, hour, 30);
    const four = (day: number) => new Date(2026, 0, day, 4).toISOString();
    expect(dayBegan(at(5, 9))).toBe(four(5));
    expect(dayBegan(at(5, 1))).toBe(four(4));
  });
});
