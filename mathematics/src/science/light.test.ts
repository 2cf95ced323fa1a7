import { describe, expect, it } from 'vitest';
import { answeredAs } from '../testing/answers.ts';

const PROBLEMS: readonly (readonly [problem: string, answer: string])[] = [
  ['An object is 30 cm from a converging lens with a focal length of 10 cm. Where is the image?', '15'],
  ['What is the focal length of a concave mirror with a radius of curvature of 40 cm?', '20'],
  [
    'Light passes from air into glass with an index of refraction of 1.50 at an angle of incidence of 40°. What is the angle of refraction?',
    '25.37',
  ],
  ['What is the speed of light in diamond, whose index of refraction is 2.42?', '1.239e8'],
  ['What is the critical angle for light going from water (n = 1.33) into air?', '48.75'],
  [
    'A spaceship travels at 0.80c. Its clock shows that 3.0 years have passed. How much time has passed on Earth?',
    '5',
  ],
  ['A meter stick moves past you at 0.60c along its length. How long do you measure it to be?', '0.8'],
  ['What is the Lorentz factor for a speed of 0.95c?', '3.203'],
  ['What is the rest energy of a 2.0 g mass?', '1.798e14'],
  [
    'What is the total energy of a proton moving at 0.90c in joules? The proton mass is 1.67 × 10^-27 kg.',
    '3.444e-10',
  ],
  ['What is the energy of a photon with a wavelength of 500 nm in joules?', '3.973e-19'],
  ['What is the energy in electron volts of a photon of frequency 6.0 × 10^14 Hz?', '2.482'],
  [
    'The work function of sodium is 2.28 eV. What is the maximum kinetic energy in eV of electrons ejected by light of wavelength 400 nm?',
    '0.8196',
  ],
  ['What is the threshold frequency of a metal with a work function of 4.0 eV?', '9.671e14'],
  [
    'What is the longest wavelength that can eject electrons from a metal with a work function of 2.5 eV?',
    '4.96e-7',
  ],
  ['Iodine-131 has a half-life of 8.0 days. What fraction of a sample is left after 24 days?', '0.125'],
  ['How much of a 200 g sample remains after 15 hours if the half-life is 5.0 hours?', '25'],
  [
    'A sample has an activity of 800 Bq. After 12 h its activity is 100 Bq. What is its half-life in hours?',
    '4',
  ],
  ['What is the decay constant of a nuclide with a half-life of 30 min?', '3.851e-4'],
  [
    'Carbon-14 has a half-life of 5730 years. How old is a bone that contains 25% of the carbon-14 of living matter?',
    '11460',
  ],
  [
    'An object is placed 20 cm from a convex lens of focal length 15 cm. How far from the lens is the image formed?',
    '60',
  ],
  ['A candle is 60 cm in front of a concave mirror of focal length 20 cm. Find the image distance.', '30'],
  ['Light in air strikes water (n = 1.33) at 50° from the normal. Find the angle of refraction.', '35.17'],
  ['What is the critical angle of a glass with a refractive index of 1.60 in air?', '38.68'],
  [
    'In a double-slit experiment the slits are 0.25 mm apart and the screen is 1.5 m away. With 633 nm light, what is the spacing between bright fringes?',
    '0.003798',
  ],
  ['How fast does light travel in a liquid with an index of refraction of 1.40?', '2.141e8'],
  ['Calculate the energy in eV of a 450 nm photon.', '2.755'],
  [
    'A clock on a rocket moving at 0.60c ticks off 20 s. How many seconds pass for an observer on Earth?',
    '25',
  ],
  [
    'Ultraviolet light with a wavelength of 250 nm hits a metal with a work function of 3.0 eV. Find the maximum kinetic energy of the ejected electrons in eV.',
    '1.959',
  ],
  [
    'A charge of +6.0 nC is placed in an electric field of 3.0 × 10^4 N/C. How large is the force on it?',
    '1.8e-4',
  ],
  ['A 9.0-V battery moves 20 C of charge through a circuit. How much energy does it supply?', '180'],
  ['A parallel-plate capacitor of 4.0 μF holds a charge of 80 μC. What is the voltage across it?', '20'],
  ['A hair dryer is rated at 1500 W and 120 V. What is its resistance?', '9.6'],
  [
    'A copper wire is 20 m long and has a diameter of 1.0 mm. Its resistivity is 1.7 × 10^-8 Ω·m. What is its resistance?',
    '0.4329',
  ],
  [
    'An alpha particle of charge 3.2 × 10^-19 C moves at 5.0 × 10^6 m/s at right angles to a field of 0.80 T. What is the magnetic force on it?',
    '1.28e-12',
  ],
  [
    'A solenoid 40 cm long has 800 turns and carries 1.5 A. What is the magnetic field at its center?',
    '0.00377',
  ],
  [
    'A circular loop of radius 8.0 cm lies perpendicular to a field that increases from 0.10 T to 0.60 T in 0.25 s. What is the magnitude of the induced emf?',
    '0.04021',
  ],
  [
    'A 60-Hz AC source with an rms voltage of 120 V is connected to a 40-Ω resistor. What is the rms current?',
    '3',
  ],
];

describe('light, atoms and nuclei in stories', () => {
  it.each(PROBLEMS)('%s', (problem, answer) => {
    expect(answeredAs(problem, answer)).toBe(answer);
  });
});
