import { describe, expect, it } from 'vitest';
import { answeredAs } from '../testing/answers.ts';

const PROBLEMS: readonly (readonly [problem: string, answer: string])[] = [
  ['What is the force between two charges of 3.0 μC and 5.0 μC that are 0.20 m apart?', '3.371'],
  ['What is the electric field 0.50 m from a charge of 4.0 nC?', '143.8'],
  ['What force acts on a charge of 2.0 μC in an electric field of 500 N/C?', '0.001'],
  ['How many electrons make up a charge of 1.0 μC?', '6.242e12'],
  ['What is the electric potential 0.30 m from a point charge of 6.0 nC?', '179.8'],
  ['What current flows through a 240 Ω resistor connected to 12 V?', '0.05'],
  ['What is the resistance of a lamp that draws 0.50 A from a 9.0 V battery?', '18'],
  ['What power does a 20 Ω heater use at 120 V?', '720'],
  ['A 60 W bulb operates at 120 V. What current does it draw?', '0.5'],
  ['What is the equivalent resistance of 10 Ω, 20 Ω and 30 Ω connected in series?', '60'],
  [
    'What is the magnetic force on a proton moving at 3.0 × 10^6 m/s perpendicular to a magnetic field of 0.50 T?',
    '2.403e-13',
  ],
  ['What force acts on a 0.40 m wire carrying 5.0 A perpendicular to a magnetic field of 0.20 T?', '0.4'],
  ['What is the magnetic field 5.0 cm from a long straight wire carrying 10 A?', '4e-5'],
  [
    'What is the magnetic field inside a solenoid with 500 turns, a length of 0.25 m and a current of 2.0 A?',
    '0.005026',
  ],
  [
    'What is the magnetic field at the center of a circular loop of radius 4.0 cm that carries 3.0 A?',
    '4.712e-5',
  ],
  [
    'Two small spheres carry charges of 2.0 × 10^-6 C and -4.0 × 10^-6 C and are 0.30 m apart. What is the magnitude of the force between them?',
    '0.7991',
  ],
  ['Find the electric field strength 2.0 m from a point charge of 8.0 μC.', '17980'],
  ['An electric iron draws 10 A from a 120 V outlet. What is its resistance?', '12'],
  ['A toaster has a power rating of 1200 W at 120 V. How much current does it draw?', '10'],
  ['What is the energy stored in a 470 μF capacitor that is charged to 25 V?', '0.1469'],
  ['A flashlight uses a 3.0 V battery and a current of 0.40 A for 10 minutes. How much charge flows?', '240'],
  ['Four 12 Ω resistors are wired in series. What is the total resistance?', '48'],
  ['What current flows in a 9.0 V battery connected to a 30 Ω and a 60 Ω resistor in parallel?', '0.45'],
  [
    'A 2.0 m long wire carries 8.0 A at right angles to a 0.050 T magnetic field. Find the force on the wire.',
    '0.8',
  ],
];

describe('electricity and magnets in stories', () => {
  it.each(PROBLEMS)('%s', (problem, answer) => {
    expect(answeredAs(problem, answer)).toBe(answer);
  });
});
