import { describe, expect, it } from 'vitest';
import { quantitiesIn } from './read.ts';
import { keyOf } from './units.ts';

const ACCELERATION = keyOf([1, 0, -2, 0, 0, 0, 0]);

describe('quantities in a text', () => {
  it.each([
    ['it speeds up at 3.5 m/s^2', 3.5],
    ['at 2*(10)^3 ((m)/(s^2)) in a lab', 2000],
    ['an 80 cm/s^2 pull', 0.8],
  ])('reads a compound unit: %s', (text, value) => {
    const [only, more] = quantitiesIn(text);
    expect(only?.kind).toBe(ACCELERATION);
    expect(only?.value).toBeCloseTo(value, 9);
    expect(more).toBeUndefined();
  });

  it('turns everything into base units', () => {
    expect(quantitiesIn('a 75.0-kg box, 36 km/h, 2 h, 5 L, 20 degrees C').map(({ value }) => value)).toEqual([
      75, 10, 7200, 0.005, 293.15,
    ]);
  });

  it('keeps turns and hertz apart', () => {
    const [spin, tone] = quantitiesIn('60 rpm and 1 Hz');
    expect(spin?.value).toBeCloseTo(2 * Math.PI, 9);
    expect(spin?.kind).not.toBe(tone?.kind);
  });

  it('does not take counted things or years for quantities', () => {
    expect(quantitiesIn('In 2019 the 12 players met 3 times')).toEqual([]);
  });
});
