import { describe, expect, it } from 'vitest';
import { answeredAs } from '../testing/answers.ts';

const PROBLEMS: readonly (readonly [problem: string, answer: string])[] = [
  ['What is the period of a simple pendulum 0.80 m long?', '1.795'],
  ['A 0.50 kg mass oscillates on a spring with k = 80 N/m. What is the period?', '0.4967'],
  ['A spring stretches 5.0 cm when a 0.60 kg mass is hung from it. What is the spring constant?', '117.6'],
  ['A mass on a spring makes 20 oscillations in 16 s. What is the frequency?', '1.25'],
  [
    'A mass oscillates with an amplitude of 0.15 m and an angular frequency of 6.0 rad/s. What is its maximum speed?',
    '0.9',
  ],
  ['A water wave has a wavelength of 2.5 m and a frequency of 0.80 Hz. What is its speed?', '2'],
  ['What is the wavelength of a 440 Hz tone in air where sound travels at 343 m/s?', '0.7795'],
  ['What is the frequency of an FM radio wave with a wavelength of 3.0 m?', '9.993e7'],
  [
    'A string 0.65 m long is fixed at both ends and carries waves at 286 m/s. What is its fundamental frequency?',
    '220',
  ],
  [
    'What is the speed of a wave on a string with a tension of 90 N and a mass per length of 0.010 kg/m?',
    '94.87',
  ],
  ['How long must a simple pendulum be to have a period of 1.0 s?', '0.2482'],
  ['A 0.20 kg mass bobs on a spring 4 times each second. What is the spring constant?', '126.3'],
  ['A buoy bobs up and down 15 times in one minute. What is the frequency of the waves?', '0.25'],
  [
    'The distance between crests of ocean waves is 9.0 m, and a crest passes every 4.5 s. How fast do the waves travel?',
    '2',
  ],
  [
    'A dog whistle has a frequency of 25,000 Hz. What is its wavelength in air if the speed of sound is 340 m/s?',
    '0.0136',
  ],
  ['What is the intensity in W/m^2 of a 100 dB concert?', '0.01'],
  [
    'The sound intensity 10 m from a jackhammer is 1.0 × 10^-3 W/m^2. What is the intensity 40 m away?',
    '6.25e-5',
  ],
  ['How much sound power does a siren emit if the intensity is 0.020 W/m^2 at a distance of 5.0 m?', '6.283'],
  [
    'A car horn sounds at 400 Hz. What frequency does a pedestrian hear as the car approaches at 20 m/s? Take 343 m/s for the speed of sound.',
    '424.8',
  ],
];

describe('swings, waves and loudness in stories', () => {
  it.each(PROBLEMS)('%s', (problem, answer) => {
    expect(answeredAs(problem, answer)).toBe(answer);
  });
});
