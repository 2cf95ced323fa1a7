import { describe, expect, it } from 'vitest';
import { answeredAs } from '../testing/answers.ts';

const PROBLEMS: readonly (readonly [problem: string, answer: string])[] = [
  ['How much work is done by a 120 N force that pushes a cart 8.0 m in the direction of the force?', '960'],
  [
    'A boy pulls a sled with a force of 50 N by a rope that makes an angle of 30° with the ground. How much work does he do in pulling it 20 m?',
    '866',
  ],
  ['What is the kinetic energy of a 1400 kg car moving at 90 km/h?', '437500'],
  [
    'A 2.0 kg book falls from a shelf 1.8 m high. How fast is it moving just before it hits the floor?',
    '5.94',
  ],
  ['A motor lifts a 300 kg load through 12 m in 15 s. What is its power output in watts?', '2352'],
  ['What is the momentum of a 70 kg runner moving at 6.0 m/s?', '420'],
  [
    'A 0.06 kg tennis ball moving at 30 m/s is hit back in the opposite direction at 40 m/s. What is the magnitude of its change in momentum?',
    '4.2',
  ],
  [
    'A 2000 kg truck moving at 15 m/s collides with a stationary 1000 kg car and they stick together. What is their common speed?',
    '10',
  ],
  [
    'A 60 kg skater pushes a 40 kg skater, and the 40 kg skater moves off at 3.0 m/s. How fast does the 60 kg skater move?',
    '2',
  ],
  ['A hammer exerts a force of 5000 N on a nail for 2.0 ms. What impulse does the nail receive?', '10'],
  ['Through how many revolutions does a fan turn in 2.0 min at 300 rpm?', '600'],
  [
    'A wheel starts from rest and accelerates at 3.0 rad/s^2 for 8.0 s. Through what angle does it turn?',
    '96',
  ],
  [
    'A mechanic applies a force of 200 N perpendicular to a wrench at 0.35 m from the bolt. What torque results?',
    '70',
  ],
  ['What is the moment of inertia of a solid disk of mass 10 kg and radius 0.40 m?', '0.8'],
  [
    'What is the rotational kinetic energy of a wheel with a moment of inertia of 2.4 kg·m^2 spinning at 12 rad/s?',
    '172.8',
  ],
  ['How much work must be done to stop a 1200 kg car traveling at 20 m/s?', '240000'],
  [
    'A roller coaster car starts from rest at a height of 35 m. Ignoring friction, how fast is it moving at the bottom?',
    '26.19',
  ],
  ['A weightlifter raises a 120 kg barbell 2.0 m in 1.5 s. What is the power output?', '1568'],
  ['A crane does 30,000 J of work in 12 s. What is its power in watts?', '2500'],
  ['How high above the ground must a 3.0 kg flowerpot be to have a potential energy of 147 J?', '5'],
  ['A 0.50 kg ball has 36 J of kinetic energy. How fast is it moving?', '12'],
  [
    'A 2.0-kg block slides from rest down a frictionless ramp and compresses a spring of constant 800 N/m by 0.15 m. How much energy is stored in the spring?',
    '9',
  ],
  ['A spring is stretched 8.0 cm by a 24 N force. How much potential energy is stored in it?', '0.96'],
  [
    'A force of 250 N pushes a sled 40 m across snow, doing work. If it takes 50 s, what average power is delivered?',
    '200',
  ],
  ['A CD spins at 500 rpm. What is its angular velocity in rad/s?', '52.36'],
  ['A flywheel slows from 600 rpm to 200 rpm in 10 s. Find its angular acceleration in rad/s^2.', '-4.189'],
  [
    'A point on the rim of a wheel of radius 0.25 m moves at 5.0 m/s. What is the angular speed of the wheel?',
    '20',
  ],
  [
    'A door is pushed with a force of 30 N at 0.80 m from its hinges, perpendicular to the door. What torque is produced?',
    '24',
  ],
  ['Find the moment of inertia of a solid sphere of mass 5.0 kg and radius 0.20 m.', '0.08'],
  [
    'A merry-go-round with moment of inertia 400 kg·m^2 is given a torque of 80 N·m. What is its angular acceleration?',
    '0.2',
  ],
  [
    'A 30 kg child sits 2.0 m from the center of a seesaw. How far from the center must a 40 kg child sit to balance it?',
    '1.5',
  ],
  ['A wheel turns through 40 revolutions in 8.0 s. What is its average angular velocity in rad/s?', '31.42'],
];

describe('energy, momentum and rotation in stories', () => {
  it.each(PROBLEMS)('%s', (problem, answer) => {
    expect(answeredAs(problem, answer)).toBe(answer);
  });
});
