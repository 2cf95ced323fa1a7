import { describe, expect, it } from 'vitest';
import { work } from '../index.ts';
import { answeredAs } from '../testing/answers.ts';

const PROBLEMS: readonly (readonly [problem: string, answer: string])[] = [
  ['A truck traveling at 22 m/s comes to a stop in 44 m. What is its deceleration?', '5.5'],
  ['A sprinter accelerates from rest to 10 m/s in 2.5 s. What is her acceleration?', '4'],
  ['A motorcycle travels 90 m while speeding up from 10 m/s to 20 m/s. How long did that take?', '6'],
  ['What is the average velocity of a plane that flies 750 km in 1.5 h, in km/h?', '500'],
  ['A flea jumps straight up to a height of 0.20 m. What was its takeoff speed?', '1.98'],
  [
    'A rock is thrown from a cliff horizontally at 15 m/s and lands 60 m from its base. How long was it in the air?',
    '4',
  ],
  [
    'A tennis ball is served horizontally at 45 m/s from a height of 2.5 m. How far does it travel before it lands?',
    '32.1',
  ],
  ['A golf ball is hit at 30 m/s at an angle of 25 degrees. How long is it in the air?', '2.59'],
  [
    'A 0.25 kg puck slides on ice and stops after 20 m. Its initial speed was 8 m/s. What was the friction force?',
    '0.4',
  ],
  ['What braking force stops a 1000 kg car moving at 25 m/s in 50 m?', '6250'],
  [
    'A crane lifts a 250 kg beam with an upward acceleration of 0.8 m/s^2. What is the tension in the cable?',
    '2650',
  ],
  ['A 55 kg diver stands on a board at rest. What is the normal force on her?', '539'],
  [
    "A child of mass 30 kg slides down a 25 degree frictionless slide. What is the child's acceleration?",
    '4.14',
  ],
  ['A 3.0 kg object moves in a circle of radius 2.0 m at a speed of 4.0 m/s. What force is needed?', '24'],
  ['How fast can a car take a curve of radius 30 m if the coefficient of static friction is 0.7?', '14.3'],
  [
    'What is the centripetal acceleration at the tip of a fan blade 0.30 m long that rotates at 40 rad/s?',
    '480',
  ],
  ['A ball on a 1.2 m string makes one turn every 0.8 s. What is its speed?', '9.42'],
  [
    'What is the gravitational force between the Earth, mass 5.97*10^24 kg, and the Moon, mass 7.35*10^22 kg, at a distance of 3.84*10^8 m?',
    '1.99e20',
  ],
  ['How much work is done lifting a 15 kg box 1.6 m?', '235'],
  ['A pump lifts 50 kg of water 12 m every 10 s. What power does it deliver?', '588'],
  ['A 2.0 kg ball is dropped from 5.0 m. What is its kinetic energy just before it hits the ground?', '98'],
  [
    'A skier starts from rest at the top of a 45 m high frictionless hill. How fast is she going at the bottom?',
    '29.7',
  ],
  ['What is the momentum of a 0.15 kg ball moving at 40 m/s?', '6'],
  ['A 70 kg skater at rest throws a 2 kg ball at 10 m/s. What is the recoil speed of the skater?', '0.286'],
  [
    'A 1500 kg car at 20 m/s hits a 2500 kg truck at rest and they lock together. What is their speed afterwards?',
    '7.5',
  ],
  ['A force of 200 N acts on a ball for 0.02 s. What is the impulse?', '4'],
  [
    "A bat exerts an average force of 3000 N for 0.0015 s on a 0.15 kg ball. By how much does the ball's velocity change?",
    '30',
  ],
  [
    'A 12 kg flywheel is a solid disk of radius 0.25 m. What torque gives it an angular acceleration of 8 rad/s^2?',
    '3',
  ],
  ['A solid sphere of mass 4 kg and radius 0.1 m spins at 50 rad/s. What is its angular momentum?', '0.8'],
  [
    'What is the rotational kinetic energy of a hoop of mass 2 kg and radius 0.4 m spinning at 10 rad/s?',
    '16',
  ],
  ['A 0.4 kg mass hangs from a spring and stretches it by 0.08 m. What is the spring constant?', '49'],
  ['A 2 kg mass on a spring with a constant of 128 N/m oscillates. What is the frequency?', '1.27'],
  ['What is the length of a pendulum that swings with a period of 1.5 s?', '0.559'],
  ['A wave on a rope has a wavelength of 1.5 m and a speed of 6 m/s. What is its period?', '0.25'],
  ['What is the frequency of light with a wavelength of 600 nm?', '5e14'],
  ['What is the speed of sound in air at 20 °C?', '343'],
  ['How far away is a mountain if an echo comes back after 4.0 s and sound travels at 340 m/s?', '680'],
  [
    'A pipe 0.85 m long is closed at one end. The speed of sound is 340 m/s. What is the fundamental frequency?',
    '100',
  ],
  ['What is the density of a 50 g stone with a volume of 20 cm^3 in g/cm^3?', '2.5'],
  ['What pressure does a 600 N woman exert standing on heels with a total area of 1.5*10^(-4) m^2?', '4e6'],
  ['What is the pressure 10 m below the surface of a freshwater lake due to the water?', '98000'],
  ['A 0.003 m^3 block is under water. What is the buoyant force on it?', '29.4'],
  [
    'Water leaves a faucet at 0.5 m/s through an opening with an area of 0.0002 m^2. How long does it take to fill a bucket of 0.01 m^3?',
    '100',
  ],
  ['How much heat is released when 3 kg of copper with specific heat 387 J/(kg °C) cools by 50 °C?', '58050'],
  [
    'A 2.0 m aluminum rod with a coefficient of linear expansion of 25*10^(-6) per °C is heated by 80 °C. How much longer does it get?',
    '0.004',
  ],
  ['What volume do 2 mol of gas occupy at 300 K and 100000 Pa?', '0.0499'],
  [
    'A tire has a pressure of 2.0*10^5 Pa at 280 K. What is the pressure at 320 K if the volume stays the same?',
    '2.29e5',
  ],
  [
    'What is the electric force between charges of 1.0*10^(-6) C and 4.0*10^(-6) C separated by 0.20 m?',
    '0.899',
  ],
  ['A 9 V battery drives a current through a 450 Ω resistor. What is the current?', '0.02'],
  ['A toaster draws 8 A at 120 V. What power does it use?', '960'],
  ['How much energy does a 1500 W hair dryer use in 10 minutes in joules?', '900000'],
  ['Two 6 Ω resistors are connected in parallel. What is the total resistance?', '3'],
  [
    'What is the magnetic force on a 2.0 m wire carrying 10 A at an angle of 30 degrees to a 0.5 T field?',
    '5',
  ],
  [
    'A proton moves at 1.0*10^6 m/s perpendicular to a 0.2 T field. What is the radius of its path?',
    '0.0522',
  ],
  [
    'An object is placed 20 cm in front of a converging lens with a focal length of 15 cm. What is the image distance?',
    '60',
  ],
  ['What is the energy of a photon of wavelength 400 nm in joules?', '4.97e-19'],
  ['A 100 g sample has a half-life of 5 years. How much remains after 15 years?', '12.5'],
  ['How much energy is released if 2.0*10^(-3) kg of mass is converted?', '1.8e14'],
  ["A ship's clock ticks for 60 s while the ship moves at 0.8c. How much time passes on Earth?", '100'],
];

describe('physics of every day', () => {
  it.each(PROBLEMS)('%s', (problem, answer) => {
    expect(answeredAs(problem, answer)).toBe(answer);
  });

  it.each([
    'A 3 kg cart moves at 4 m/s past a 7 kg cart, a 9 N magnet and a 2 m wall. What is its kinetic energy?',
    'A ball has a mass of 2 kg. How fast does it fall?',
    'Two players push with 30 N each for 4 s. What is the speed of the sled?',
    'A 5 kg box slides 3 m in 2 s over 6 boards. What force pulls it?',
  ])('does not guess: %s', (problem) => {
    expect(work(problem).kind).toBe('not understood');
  });

  it('shows every law of a chain', () => {
    const worked = work(
      'A solid disk of mass 8 kg and radius 0.5 m rotates at 6 rad/s. What is its angular momentum?',
    );
    expect(worked.kind === 'worked' && worked.steps.map(({ rule }) => rule)).toEqual([
      'Moment of inertia of a disk',
      'Put the numbers in',
      'Work it out',
      'Angular momentum',
      'Put the numbers in',
      'Work it out',
    ]);
  });
});
