import { describe, expect, it } from 'vitest';
import { problemIn } from '../working/problem.ts';
import { examine } from './examine.ts';
import type { Examined } from './examined.ts';

const empty = { exercise: null, finished: null, story: null, earlier: [], checks: false };
const on = (problem: string, message: string): Examined =>
  examine({
    ...empty,
    message,
    exercise: { problem, line: problemIn(problem)?.problem.text ?? problem, found: '' },
  });

describe('where a curve turns', () => {
  const CUBIC = 'find the local max and min of f(x) = x^3 - 6x^2 + 9x';

  it.each([
    [CUBIC, 'max at x=1 and min at x=3'],
    [CUBIC, 'local max (1,4) local min (3,0)'],
    ['turning points of y = x^3 - 12x + 1', '(-2, 17), (2, -15)'],
    ['critical points of x^3 - 3x', '±1'],
    ['where does f(x)=2x^2-8x+3 have its minimum', '(2,-5)'],
    ['find the minimum of 2x^2-8x+3', '(2,-5)'],
    ['find the vertex of y = x^2 - 4x + 1', '(2, -3)'],
  ])('is said in places, in points, or as high and low: %s · %s', (problem, message) => {
    expect(on(problem, message).judgement?.kind).toBe('right');
  });

  it.each([
    [CUBIC, 'max at 3, min at 1'],
    [CUBIC, '(1,4) and (3,1)'],
    ['where does f(x)=2x^2-8x+3 have its minimum', '(2,5)'],
    ['find the minimum of 2x^2-8x+3', '(3,-3)'],
  ])('is not confirmed with another point, or the wrong way round: %s · %s', (problem, message) => {
    expect(on(problem, message).judgement?.kind).not.toBe('right');
  });
});

describe('a large number as calculators show it', () => {
  const LIGHT = 'frequency of light with wavelength 500 nm';

  it.each([
    [LIGHT, '6e14'],
    [LIGHT, '6 x 10^14 Hz'],
    [LIGHT, '5.996 × 10^14 Hz'],
    ['how many molecules in 2 moles of water', '1.204e24'],
    ['[H+] for pH 5', '1e-5'],
  ])('is judged, with and without its unit: %s · %s', (problem, message) => {
    expect(on(problem, message)).toMatchObject({ judgement: { kind: 'right' }, problem: null });
  });

  it.each([
    [LIGHT, '6 x 10^13 Hz'],
    [LIGHT, '6e-14'],
  ])('is wrong where it is another: %s · %s', (problem, message) => {
    expect(on(problem, message).judgement?.kind).toBe('wrong');
  });
});
