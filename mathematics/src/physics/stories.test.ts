import { describe, expect, it } from 'vitest';
import { answeredAs } from '../testing/answers.ts';

const PROBLEMS: readonly (readonly [problem: string, answer: string])[] = [
  [
    'A wave is described by y(x,t) = 0.05 sin(4.0*x - 30.0*t), with x in meters and t in seconds. What is the wavelength?',
    '1.571',
  ],
  [
    'A wave is described by y(x,t) = 0.05 sin(4.0*x - 30.0*t), with x in meters and t in seconds. What is the speed of the wave?',
    '7.5',
  ],
  [
    'A wave is described by y(x,t) = 0.05 sin(4.0*x - 30.0*t), with x in meters and t in seconds. What is the frequency?',
    '4.775',
  ],
  ['A mass oscillates so that x(t) = (0.20 m)*cos(5.0*t). What is the period?', '1.257'],
  ['The angular velocity of a fan is omega(t) = 12t rad/s. What is the angular acceleration?', '12'],
  ['The angular velocity of a fan is omega = 12t rad/s. What is its angular velocity at t = 3.0 s?', '36'],
  ['The position of a particle is x(t) = 4t^2 - 3t + 2 m. What is its velocity at t = 2 s?', '13'],
  [
    'A pendulum has a period of 2.0000 s where g = 9.80 m/s^2. At a new place the period is 1.9990 s. What is the acceleration due to gravity at the new place?',
    '9.81',
  ],
  ['Waves 2.0 m high deliver 8.0 kW to a buoy. How much power do waves 1.0 m high deliver, in kW?', '2'],
  [
    'A cork bobs on waves with a wavelength of 6 m and a speed of 3 m/s. How many times a minute does it bob up and down?',
    '30',
  ],
  [
    'A 0.30 kg ball at the end of a 0.90 m string swings in a horizontal circle at 4.0 m/s. What is the tension in the string?',
    '5.33',
  ],
  [
    'What force must be applied to a 15 kg crate to push it at constant velocity across a floor with a coefficient of kinetic friction of 0.40?',
    '58.8',
  ],
  ['How much work does it take to push a crate 12 m with a force of 85 N at constant velocity?', '1020'],
  ['A 65 kg hiker climbs a 300 m hill in 900 s. What is her average power?', '212'],
  ['A bicycle wheel of radius 0.33 m turns at 25 rad/s. How fast is the bicycle moving?', '8.25'],
  ['A merry-go-round accelerates from rest to 0.8 rad/s in 20 s. What is its angular acceleration?', '0.04'],
  ["A car's tire of radius 0.30 m goes at 27 m/s. What is its angular velocity?", '90'],
  [
    'A drill bit spins up from rest to 300 rad/s with an angular acceleration of 600 rad/s^2. How long does it take?',
    '0.5',
  ],
  [
    'Calculate the magnitude of the net force on a 1400 kg car that goes from rest to 25 m/s in 10 s.',
    '3500',
  ],
  ['What is the acceleration of a 60 kg skater pushed with a force of 90 N?', '1.5'],
  ['The mass of a box is 12 kg. What is its weight?', '117.6'],
  ['An object weighs 490 N on Earth. What is its mass?', '50'],
  ['A 0.20 kg apple falls from a tree and hits the ground at 7 m/s. From what height did it fall?', '2.5'],
  ['How long does it take a stone dropped from 78.4 m to reach the ground?', '4'],
  [
    'A sled is pulled 15 m by a rope with a tension of 40 N at an angle of 60 degrees. How much work is done?',
    '300',
  ],
  [
    'Water at 20 °C is heated to 100 °C. How much heat does 0.5 kg need if the specific heat is 4186 J/(kg °C)?',
    '167440',
  ],
  ['A satellite orbits at a radius of 4.2*10^7 m with a speed of 3070 m/s. What is its period?', '85958'],
  ['What power does a 12 V battery deliver at 2.5 A?', '30'],
  ['How much charge passes in 60 s through a wire carrying 2 A?', '120'],
  ['A 1200 W heater runs for 3 hours. How much energy does it use in kWh?', '3.6'],
  ['A 500 kg satellite is in orbit. What is its weight where g = 8.0 m/s^2?', '4000'],
  ['What is the kinetic energy of a 70 kg runner at 36 km/h?', '3500'],
  ['A 10 g bullet leaves a gun at 300 m/s. What is its momentum?', '3'],
  ['An elevator of mass 1200 kg moves upward at constant speed. What is the tension in its cable?', '11760'],
  [
    'A gauge shows a pressure of 300000 Pa on a window with an area of 0.05 m^2. What force acts on it?',
    '15000',
  ],
  ['An object of mass 400 g displaces 50 cm^3. What is its density in g/cm^3?', '8'],
  [
    'A boy pulls a 20 kg wagon with 60 N while friction of 20 N opposes him. What is the acceleration of the wagon?',
    '2',
  ],
  ['What is the height of a cliff if a stone dropped from it takes 2.5 s to land?', '30.6'],
];

describe('more stories of physics', () => {
  it.each(PROBLEMS)('%s', (problem, answer) => {
    expect(answeredAs(problem, answer)).toBe(answer);
  });
});
