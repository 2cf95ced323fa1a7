import { describe, expect, it } from 'vitest';
import { work } from '../index.ts';
import { answeredAs } from '../testing/answers.ts';

describe('what a story does not say', () => {
  it.each([
    'A 5.0 kg box is pushed with 30 N up a rough 20° ramp. What is its speed after 3.0 m?',
    'Two lamps and a motor run in the evening. How much energy do they use?',
    'A siren is heard at 70 dB. What is its frequency?',
    'A 2.0 kg pan and a 3.0 kg pot stand on a stove of 1200 W. How hot do they become?',
    'A gas is heated from 20 °C. What is its new volume?',
  ])('is not guessed: %s', (problem) => {
    expect(work(problem).kind).toBe('not understood');
  });
});

describe('units of an answer', () => {
  it.each([
    ['A culture of 40 cells doubles every 2 days. How many cells are there after 10 days?', '1280 cells'],
    ['Convert 212 degrees Fahrenheit to Celsius.', '100 °C'],
    [
      'A gas fills 2.0 L at 27 °C. At what temperature does it fill 3.0 L at the same pressure?',
      '177.075 °C',
    ],
    [
      'A photon has a frequency of 5.0 × 10^14 Hz. What is its energy in electron volts?',
      '2.07 electron volts',
    ],
  ])('%s', (problem, answer) => {
    expect(answeredAs(problem, answer)).toBe(answer);
  });
});
