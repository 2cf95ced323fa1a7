import { describe, expect, it } from 'vitest';
import { answeredAs } from '../testing/answers.ts';

const PROBLEMS: readonly (readonly [problem: string, answer: string])[] = [
  ['A star has a parallax of 0.25 arcsec. How far away is it in parsecs?', '4'],
  ['How many light-years is 10 parsecs?', '32.6'],
  [
    'A planet orbits its star at 4.0 AU. How long is its year in Earth years if the star is like the Sun?',
    '8',
  ],
  ['An asteroid has an orbital period of 5.2 years. What is the semimajor axis of its orbit in AU?', '3.001'],
  [
    'A galaxy moves away from us at 3500 km/s. Using a Hubble constant of 70 km/s/Mpc, how far away is it in Mpc?',
    '50',
  ],
  [
    'In a population 9% of people show a recessive trait. What is the frequency of the recessive allele?',
    '0.3',
  ],
  [
    'The frequency of the dominant allele is 0.7 in a population in Hardy-Weinberg equilibrium. What fraction of the population is heterozygous?',
    '0.42',
  ],
  ['A cell is 20 μm wide and appears 8 mm wide in a drawing. What is the magnification?', '400'],
  ['A microscope has a 10x eyepiece and a 40x objective. What is the total magnification?', '400'],
  [
    'Bacteria double every 20 minutes. Starting with 100 bacteria, how many are there after 3 hours?',
    '51200',
  ],
  ['The parallax of a star is 0.10 arcseconds. What is its distance in light-years?', '32.6'],
  ['A comet has a semimajor axis of 9.0 AU. What is its orbital period in years?', '27'],
  ['A galaxy is 120 Mpc away. How fast does it recede if the Hubble constant is 70 km/s/Mpc?', '8400'],
  ["A star's spectrum peaks at 290 nm. What is its surface temperature?", '9993'],
  [
    'What is the orbital speed of Mars, which is 2.28 × 10^11 m from the Sun of mass 1.99 × 10^30 kg?',
    '24140',
  ],
  [
    'In a population in Hardy-Weinberg equilibrium, 16% of the individuals are homozygous recessive. What is the frequency of the recessive allele?',
    '0.4',
  ],
  [
    'An image of a bacterium is 30 mm long at a magnification of 15,000. What is the actual length of the bacterium?',
    '0.002',
  ],
  ['A culture of 500 cells doubles every 30 minutes. How many cells are there after 2 hours?', '8000'],
  [
    'The number of algae in a pond doubles every 3 days. If there are 50 algae today, how many will there be in 15 days?',
    '1600',
  ],
];

describe('stars, living things and machines in stories', () => {
  it.each(PROBLEMS)('%s', (problem, answer) => {
    expect(answeredAs(problem, answer)).toBe(answer);
  });
});
