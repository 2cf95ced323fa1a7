import { describe, expect, it } from 'vitest';
import { answeredAs } from '../testing/answers.ts';

const PROBLEMS: readonly (readonly [problem: string, answer: string])[] = [
  ['A cyclist speeds up uniformly from 4.0 m/s to 11 m/s in 3.5 s. What is her acceleration?', '2'],
  ['How far does a tram travel while it accelerates from rest at 1.2 m/s^2 for 15 s?', '135'],
  ['A jet lands at 75 m/s and brakes at 4.5 m/s^2. How long a runway does it need to come to a stop?', '625'],
  ['A pebble is dropped into a well, and 2.3 s later it reaches the water. How deep is the well?', '25.92'],
  [
    'A drag racer covers 400 m from rest in 6.2 s. Assuming constant acceleration, what is its final speed?',
    '129',
  ],
  [
    'A marble rolls off a table 0.80 m high at 1.5 m/s. How far from the base of the table does it land?',
    '0.6061',
  ],
  [
    'A soccer ball is kicked at 22 m/s at 40 degrees above the horizontal. What maximum height does it reach?',
    '10.2',
  ],
  [
    'An arrow is shot at 50 m/s at an angle of 30° above the horizontal. What is its range on level ground?',
    '220.9',
  ],
  [
    'What is the horizontal component of the velocity of a ball launched at 18 m/s at 35° above the horizontal?',
    '14.74',
  ],
  [
    'A rescue plane flying horizontally at 60 m/s at an altitude of 180 m drops a package. How long does the package take to reach the ground?',
    '6.061',
  ],
  ['What net force gives a 1200-kg car an acceleration of 2.5 m/s^2?', '3000'],
  ['A 40 N force acts on a 5.0 kg box on a frictionless floor. What is the acceleration of the box?', '8'],
  ['How much does a 68 kg person weigh on the Moon, where g = 1.62 m/s^2?', '110.2'],
  [
    'A 15 kg crate rests on a horizontal floor. The coefficient of static friction is 0.45. What horizontal force is needed to start it moving?',
    '66.15',
  ],
  ['A 6.0 kg block slides down a frictionless incline of 35 degrees. What is its acceleration?', '5.621'],
  ['A 900 kg car rounds a flat curve of radius 50 m at 15 m/s. What centripetal force acts on it?', '4050'],
  [
    'A satellite moves in a circular orbit of radius 7.0 × 10^6 m with a speed of 7500 m/s. What is its centripetal acceleration?',
    '8.036',
  ],
  [
    'A clothes dryer drum of radius 0.30 m spins at 50 rpm. What is the speed of a point on its rim?',
    '1.571',
  ],
  [
    'A centrifuge spins at 6000 rpm. What is the centripetal acceleration of a sample 12 cm from the axis?',
    '47370',
  ],
  [
    'A stone of mass 0.20 kg is whirled in a horizontal circle of radius 0.75 m at 3.0 m/s. What is the tension in the string?',
    '2.4',
  ],
  ['Find the gravitational force between two 60 kg students sitting 1.5 m apart.', '1.068e-7'],
  [
    'What is the acceleration due to gravity on a planet with a mass of 6.4 × 10^23 kg and a radius of 3.4 × 10^6 m?',
    '3.695',
  ],
  ["What is the orbital speed of a satellite 600 km above Earth's surface?", '7561'],
  ['What is the escape speed from a moon with mass 1.5 × 10^23 kg and radius 2.6 × 10^6 m?', '2775'],
  [
    'A satellite circles the Earth at an orbital radius of 4.22 × 10^7 m. What is its period in hours?',
    '23.97',
  ],
  [
    'While entering a highway, a van increases its speed from 12.0 m/s to 28.0 m/s over a distance of 160 m. Calculate its acceleration.',
    '2',
  ],
  [
    'A cheetah can go from rest to 27 m/s in 3.0 s. What is its average acceleration, in multiples of nothing but m/s^2?',
    '9',
  ],
  [
    'Suppose a stone falls freely from a tower for 3.5 s before hitting the ground. How tall is the tower?',
    '60.03',
  ],
  [
    'A ball is tossed vertically upward and reaches a maximum height of 5.2 m. With what speed was it thrown?',
    '10.1',
  ],
  ['A kangaroo leaps vertically with a takeoff speed of 6.0 m/s. How long is it off the ground?', '1.224'],
  [
    'A driver going 25 m/s hits the brakes, and the car slows at a constant 6.5 m/s^2. How much time passes before the car stops?',
    '3.846',
  ],
  [
    'What is the average speed, in km/h, of a marathon runner who covers 42.2 km in 2 hours 30 minutes?',
    '16.88',
  ],
  [
    'A subway train accelerates uniformly at 1.1 m/s^2 from an initial speed of 3.0 m/s. How far does it move during 8.0 s?',
    '59.2',
  ],
  ['An elevator drops 20 m in free fall after its cable snaps. Calculate its speed at that moment.', '19.8'],
  [
    'A boy throws a snowball horizontally at 9.0 m/s from a window 6.0 m above the ground. How far from the wall does it hit the ground?',
    '9.959',
  ],
  [
    'A fire hose held near the ground shoots water at 20 m/s, 55 degrees above the horizontal. How far away does the water land?',
    '38.35',
  ],
  [
    'A javelin leaves the hand of an athlete at 25 m/s and an angle of 38°. Find the maximum height it reaches above the release point.',
    '12.09',
  ],
  [
    'A bomber flying level at 120 m/s releases a crate from a height of 500 m. What horizontal distance does the crate travel before it hits the ground?',
    '1212',
  ],
  ['A golfer hits a ball at 40 m/s at 30 degrees above the horizontal. What is the time of flight?', '4.082'],
  [
    'A basketball is shot with an initial speed of 10 m/s at an angle of 50° above the horizontal. What is the initial horizontal velocity component?',
    '6.428',
  ],
  [
    'A rifle bullet is fired horizontally at 350 m/s from 1.6 m above level ground. How long does it take to strike the ground?',
    '0.5714',
  ],
  ['A net force of 18 N gives a block an acceleration of 3.0 m/s^2. What is the mass of the block?', '6'],
  [
    'A 1100-kg car is towed by a rope with a force of 1650 N while friction of 550 N opposes the motion. What is the acceleration of the car?',
    '1',
  ],
  ['Find the weight of a 2.5-kg bag of rice.', '24.5'],
  [
    'What is the frictional force on a 12 kg box sliding across a floor if the coefficient of kinetic friction is 0.25?',
    '29.4',
  ],
  [
    'A 75 kg passenger stands in an elevator that accelerates downward at 1.2 m/s^2. What is his apparent weight?',
    '645',
  ],
  [
    'A hockey puck with an initial speed of 12 m/s slides to rest in 40 m. What is the coefficient of kinetic friction between puck and ice?',
    '0.1837',
  ],
  [
    'A crate slides down a 25° ramp with a coefficient of kinetic friction of 0.20. What is its acceleration?',
    '2.365',
  ],
  [
    'Two blocks of 2.0 kg and 4.0 kg hang over a frictionless pulley. What is the acceleration of the blocks?',
    '3.267',
  ],
  ['A 0.15-kg ball is accelerated from rest to 30 m/s in 0.050 s. What average force acts on it?', '90'],
  [
    'A 1.5 kg toy car moves around a circular track of radius 2.0 m at 3.0 m/s. Calculate the force toward the center.',
    '6.75',
  ],
  [
    'An ultracentrifuge turns at 50,000 rpm. Find the centripetal acceleration at a point 7.5 cm from the axis of rotation.',
    '2.056e6',
  ],
  ['What minimum coefficient of friction keeps a car on a flat curve of radius 60 m at 18 m/s?', '0.551'],
  ['A Ferris wheel of radius 12 m turns once every 20 s. How fast does a passenger move?', '3.77'],
  [
    'Calculate the force of gravity between the Earth (mass 5.97 × 10^24 kg) and a 70 kg person on its surface, if the radius of the Earth is 6.37 × 10^6 m.',
    '687.4',
  ],
  [
    'Find the escape velocity of a planet whose mass is 3.0 × 10^24 kg and whose radius is 5.0 × 10^6 m.',
    '8949',
  ],
  ["A space station orbits 350 km above the Earth's surface. Find its orbital period in minutes.", '91.39'],
  [
    'The Earth orbits the Sun at a distance of 1.50 × 10^11 m with a period of 3.16 × 10^7 s. What is the mass of the Sun?',
    '1.999e30',
  ],
];

describe('motion, forces and gravity in stories', () => {
  it.each(PROBLEMS)('%s', (problem, answer) => {
    expect(answeredAs(problem, answer)).toBe(answer);
  });
});
