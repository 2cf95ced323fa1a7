import { describe, expect, it } from 'vitest';
import { answeredAs } from '../testing/answers.ts';

const PROBLEMS: readonly (readonly [problem: string, answer: string])[] = [
  [
    'A 1200-kg car moving at 20 m/s brakes and comes to rest in 4.0 s on a level road. How large is its deceleration?',
    '5',
  ],
  [
    'A 1200-kg car moving at 20 m/s brakes and comes to rest in 4.0 s on a level road. What is the average braking force?',
    '6000',
  ],
  [
    'A 1200-kg car moving at 20 m/s brakes and comes to rest in 4.0 s on a level road. What distance does it cover while braking?',
    '40',
  ],
  [
    'A 1200-kg car moving at 20 m/s brakes and comes to rest in 4.0 s on a level road. How much kinetic energy did it have before braking?',
    '240000',
  ],
  [
    'A 0.60-kg basketball is dropped from a height of 1.8 m and rebounds to a height of 1.2 m. How much mechanical energy is lost in the bounce?',
    '3.528',
  ],
  [
    'A wheel with a moment of inertia of 0.50 kg·m^2 starts from rest and reaches 40 rad/s in 8.0 s. Find the angular acceleration.',
    '5',
  ],
  [
    'A wheel with a moment of inertia of 0.50 kg·m^2 starts from rest and reaches 40 rad/s in 8.0 s. What torque acts on the wheel?',
    '2.5',
  ],
  [
    'A wheel with a moment of inertia of 0.50 kg·m^2 starts from rest and reaches 40 rad/s in 8.0 s. What is its final rotational kinetic energy?',
    '400',
  ],
  [
    'A 2.0-kg mass is attached to a spring with a force constant of 50 N/m and oscillates with an amplitude of 0.10 m. What is the period?',
    '1.257',
  ],
  [
    'A 2.0-kg mass is attached to a spring with a force constant of 50 N/m and oscillates with an amplitude of 0.10 m. What is the maximum acceleration?',
    '2.5',
  ],
  [
    'A 2.0-kg mass is attached to a spring with a force constant of 50 N/m and oscillates with an amplitude of 0.10 m. What is the total mechanical energy?',
    '0.25',
  ],
  ['A 75-W light bulb is connected to a 120-V line for 5.0 hours. What current flows through it?', '0.625'],
  [
    'A 75-W light bulb is connected to a 120-V line for 5.0 hours. What is the resistance of the bulb?',
    '192',
  ],
  [
    'A 75-W light bulb is connected to a 120-V line for 5.0 hours. How much energy does it use, in joules?',
    '1.35e6',
  ],
  [
    'A diver jumps from a cliff 15 m above the sea with a horizontal speed of 3.0 m/s. How long is she in the air?',
    '1.75',
  ],
  [
    'A diver jumps from a cliff 15 m above the sea with a horizontal speed of 3.0 m/s. How far from the foot of the cliff does she enter the water?',
    '5.249',
  ],
  [
    'A 50.0-kg crate is pulled 6.0 m across a rough floor by a 200-N horizontal force. The coefficient of kinetic friction is 0.30. How much work is done by the pulling force?',
    '1200',
  ],
  [
    'A 50.0-kg crate is pulled 6.0 m across a rough floor by a 200-N horizontal force. The coefficient of kinetic friction is 0.30. How much work is done by friction?',
    '-882',
  ],
  [
    'A 50.0-kg crate is pulled 6.0 m across a rough floor by a 200-N horizontal force. The coefficient of kinetic friction is 0.30. What is the acceleration of the crate?',
    '1.06',
  ],
  ['A satellite of mass 800 kg orbits the Earth at an altitude of 500 km. What is its speed?', '7616'],
  ['Ultrasound of frequency 2.0 MHz travels through tissue at 1540 m/s. What is its wavelength?', '7.7e-4'],
  [
    'Water from a hose fills a 20 L bucket in 40 s. The hose has an inside radius of 0.80 cm. What is the flow rate in L/s?',
    '0.5',
  ],
  [
    'Skydiver. A 68-kg skydiver with a parachute falls at a constant speed of 5.0 m/s. What is the upward force on her?',
    '666.4',
  ],
  [
    'Ski Jump. A ski jumper leaves the ramp horizontally at 24 m/s and lands 3.0 s later. How far does she fall vertically?',
    '44.1',
  ],
  [
    'Ski Jump. A ski jumper leaves the ramp horizontally at 24 m/s and lands 3.0 s later. How far horizontally does she travel?',
    '72',
  ],
  [
    'A 40-kg child on a sled slides down a snowy hill 12 m high, starting from rest, and reaches the bottom at 14 m/s. How much energy was lost to friction?',
    '784',
  ],
  [
    'A catapult launches a 2.0-kg stone with an average force of 400 N acting over 1.5 m. What is the speed of the stone as it leaves the catapult?',
    '24.49',
  ],
  [
    'A 1400-kg car traveling at 25 m/s hits a wall and stops in 0.12 s. What is the magnitude of the average force on the car?',
    '291700',
  ],
  ['What is the magnitude of the momentum of a 9.0-g bullet traveling at 650 m/s?', '5.85'],
  [
    'A puck of 0.17 kg moving at 20 m/s collides elastically with an identical puck at rest. What is the speed of the second puck after the collision?',
    '20',
  ],
  [
    'A rocket sled accelerates at 45 m/s^2 for 4.0 s from rest. What distance does it travel in this time?',
    '360',
  ],
];

describe('stories that tell more than a question needs', () => {
  it.each(PROBLEMS)('%s', (problem, answer) => {
    expect(answeredAs(problem, answer)).toBe(answer);
  });
});
