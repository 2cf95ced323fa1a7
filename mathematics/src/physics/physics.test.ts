import { describe, expect, it } from 'vitest';
import { work } from '../index.ts';
import { answeredAs } from '../testing/answers.ts';

const PROBLEMS: readonly (readonly [problem: string, answer: string])[] = [
  ['A 5 kg box is pushed with a net force of 20 N. What is its acceleration?', '4'],
  ['A car accelerates from rest at 3 m/s^2 for 6 s. What is its final velocity?', '18'],
  ['What is the kinetic energy of a 2 kg object moving at 3 m/s?', '9'],
  ['A 60 kg person climbs 5 m. How much potential energy is gained?', '2940'],
  ['What is the resistance if 12 V drives a current of 3 A?', '4'],
  ['A wave has a frequency of 50 Hz and a wavelength of 2 m. What is its speed?', '100'],
  ['What is the density of an object with a mass of 300 g and a volume of 100 cm^3?', '3'],
  ['A force of 50 N acts on an area of 2 m^2. What is the pressure?', '25'],
  ['A car slows from 30 m/s to 10 m/s in 5 s. What is its acceleration?', '-4'],
  ['How much work is done when a 40 N force moves a box 6 m?', '240'],
  ['What is the weight of a 12 kg dog?', '117.6'],
  ['What is the momentum of a 1500 kg car traveling at 20 m/s?', '30000'],
  [
    'A 10 kg object has a specific heat of 900 J/(kg K). How much heat raises its temperature by 5 K?',
    '45000',
  ],
  [
    'A rock is thrown straight up with an initial velocity of 20 m/s. What maximum height does it reach?',
    '20.4',
  ],
  ['A 1200 kg car goes around a curve of radius 50 m at 15 m/s. What is the centripetal force?', '5400'],
  ['A spring with a spring constant of 200 N/m is stretched 0.1 m. What force is needed?', '20'],
  ['What is the period of a pendulum with a length of 2 m?', '2.84'],
  ['A 3 kg cart moving at 4 m/s hits and sticks to a 1 kg cart at rest. What is their final velocity?', '3'],
  ['A pump does 600 J of work in 20 s. What is its power?', '30'],
  ['A sound wave travels at 340 m/s with a frequency of 170 Hz. What is its wavelength?', '2'],
  ['A car travels 150 km in 2 hours. What is its average speed in m/s?', '20.8'],
  ['A 0.5 kg ball falls from 10 m. What is its speed just before it hits the ground?', '14'],
  ['A plane accelerates from rest to 80 m/s over a distance of 1600 m. What is its acceleration?', '2'],
  ['How much force is needed to accelerate a 2.5 kg object at 4 m/s^2?', '10'],
  ['A train accelerates at a rate of 1.25 m/s^2. How long does it take to reach a speed of 20 m/s?', '16'],
  ['What is the moment of inertia of a 2 kg hoop with radius 0.5 m?', '0.5'],
  [
    'A 0.2 kg arrow leaves a 4 kg bow at rest on ice at 60 m/s. Calculate the recoil velocity of the bow.',
    '3',
  ],
  [
    'A 30 kg girl sits 2 m from the pivot of a seesaw. How far from the pivot must a 40 kg boy sit to balance it?',
    '1.5',
  ],
  ['A trip took 1 hour, 30 minutes. The distance was 81 km. What was the average speed in km/h?', '54'],
];

describe('physics', () => {
  it.each(PROBLEMS)('%s', (problem, answer) => {
    expect(answeredAs(problem, answer)).toBe(answer);
  });

  it.each([
    'A 3 kg ball of 7 colours moves at 4 m/s for 9 s past 5 trees. What is its kinetic energy lost to 12 N of wind?',
  ])('leaves alone what has numbers to spare: %s', (problem) => {
    expect(work(problem).kind).toBe('not understood');
  });

  it('gives the unit that is asked for', () => {
    const worked = work('A bus drives 30 m in 4 s. What is its average speed in km/h?');
    expect(worked).toMatchObject({ kind: 'worked', answer: { text: '27 km/h' } });
  });

  it('goes from the formula over the numbers to the result', () => {
    const worked = work('A 5 kg box is pushed with a net force of 20 N. What is its acceleration?');
    expect(worked.kind === 'worked' && worked.steps.map(({ after }) => after.text)).toEqual([
      'F = ma',
      'a = F/m',
      'a = (20)/(5)',
      'a = 4 m/s^2',
    ]);
  });
});
