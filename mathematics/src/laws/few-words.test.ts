import { describe, expect, it } from 'vitest';
import { solveByLaws } from './laws.ts';
import { workByLaws } from './worked-law.ts';

describe('a task in few words', () => {
  it.each([
    ['kinetic energy 1500kg 20m/s', '300000 J'],
    ['wave speed 340 m/s, frequency 170 hz, wavelength?', '2 m'],
    ['frequency 5 Hz and wavelength 0.4 m wave speed', '2 m/s'],
    ['force 10 N mass 2 kg acceleration', '5 m/s²'],
    ['voltage 20 ohm 0.5 A', '10 V'],
    ['object 20 cm from a concave mirror with focal length 15 cm image distance?', '60 cm'],
    ['molarity 0.4 mol 250 mL', '1.6 mol/L'],
  ])('asks for what it names without a number: %s', (text, answer) => {
    expect(workByLaws(text)?.answer.text).toBe(answer);
  });

  it.each([
    'my speed is 20 km in 2 h',
    'The speed is fine, 20 km in 2 h.',
    'speed and acceleration 20 m 5 s',
    'force 10 N mass 2 kg',
    'so the kinetic energy 2 kg 3 m/s',
    'kinetic energy 1500 kg',
  ])('asks for nothing: %s', (text) => {
    expect(solveByLaws(text)).toBeNull();
  });
});
