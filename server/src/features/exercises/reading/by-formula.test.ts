import { describe, expect, it } from 'vitest';
import { valueByFormula } from './by-formula.ts';

const WAVE = 'A wave of 440 Hz travels at 340 m/s. What is its wavelength?';
const BALL = 'A 0.5 kg ball is whirled on a 0.8 m string at 4 m/s. Tension?';
const KETTLE = 'Heat 0.5 kg of water from 20 °C to 80 °C, c = 4200 J/kg°C.';

describe('a value by a named formula', () => {
  it.each([
    ['0.77 m', [WAVE, 'v = fλ']],
    ['so its 10N', [BALL, 'F = mv²/r']],
    ['126000 J', [KETTLE, 'Q = mcΔT']],
    ['15 m/s', ['An object falls for 1.5 s', 'v = u + at', 'a stone of 3 kg has 45 kg m/s', 'p = mv']],
    ['16 m/s', ['From 10 m/s a car speeds up with 2 m/s² for 3 s.', 'v = u + at']],
    ['v = 14 m/s', ['A ball falls 10 m', 'v² = 2gh']],
  ])('is right: %s', (message, said) => {
    expect(valueByFormula(message, said)).not.toBeNull();
  });

  it.each([
    ['1.29 m', [WAVE, 'v = fλ']],
    ['2.5 N', [BALL, 'F = mv²/r']],
    ['0.77', [WAVE, 'v = fλ']],
    ['0.77 m', [WAVE]],
    ['168000 J', [KETTLE, 'Q = mcΔT']],
    ['340 m/s', [WAVE, 'v = fλ']],
    ['4 m/s', ['From 10 m/s a car speeds up with 2 m/s² for 3 s.', 'v = u + at']],
    ['1.3 L', ['2.0 L at 300 K are heated to 450 K.', 'V1/T1 = V2/T2']],
  ])('is not: %s', (message, said) => {
    expect(valueByFormula(message, said)).toBeNull();
  });
});
