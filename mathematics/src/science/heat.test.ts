import { describe, expect, it } from 'vitest';
import { answeredAs } from '../testing/answers.ts';

const PROBLEMS: readonly (readonly [problem: string, answer: string])[] = [
  ['What is the density of a stone with a mass of 450 g and a volume of 150 cm^3?', '3'],
  ['What is the pressure due to the water at a depth of 25 m in a lake?', '245000'],
  [
    'What is the absolute pressure 10 m below the surface of a swimming pool? Atmospheric pressure is 1.01 × 10^5 Pa.',
    '199000',
  ],
  [
    'A woman of mass 55 kg stands on heels with a total area of 2.0 cm^2. What pressure does she exert on the floor?',
    '2.695e6',
  ],
  [
    'A hydraulic lift has pistons with areas of 0.010 m^2 and 0.50 m^2. What force on the small piston lifts a car that weighs 15,000 N?',
    '300',
  ],
  [
    'How much heat is needed to warm 2.0 kg of water from 20 °C to 80 °C? The specific heat of water is 4186 J/(kg·°C).',
    '502300',
  ],
  [
    'How much heat must be removed to freeze 0.50 kg of water at 0 °C? The latent heat of fusion is 334 kJ/kg.',
    '167000',
  ],
  [
    'A 150 g metal cube at 100 °C is dropped into 200 g of water at 20 °C. The final temperature is 26 °C. What is the specific heat of the metal? The specific heat of water is 4186 J/kg·°C.',
    '452.5',
  ],
  [
    'If 3000 J of heat raises the temperature of 0.25 kg of a substance by 15 °C, what is its specific heat?',
    '800',
  ],
  [
    'A steel bridge is 300 m long at 10 °C. How much longer is it at 40 °C? The coefficient of linear expansion is 12 × 10^-6 per °C.',
    '0.108',
  ],
  ['A gas at 300 K has a volume of 2.0 L. What is its volume at 450 K if the pressure stays constant?', '3'],
  ['What pressure is exerted by 2.0 mol of an ideal gas in a 0.050 m^3 tank at 300 K?', '99770'],
  ['How many moles of gas are in a 10 L container at 2.0 atm and 27 °C?', '0.8121'],
  [
    'A gas expands at a constant pressure of 1.5 × 10^5 Pa from 0.020 m^3 to 0.050 m^3. How much work does it do?',
    '4500',
  ],
  ['A heat engine takes in 800 J from a hot reservoir and exhausts 500 J. What is its efficiency?', '0.375'],
  ['What is the gauge pressure at the bottom of a 12 m deep lake?', '117600'],
  ['A block of aluminum has a volume of 0.0050 m^3 and a mass of 13.5 kg. Find its density.', '2700'],
  ['How large is the buoyant force on a helium balloon of 3.0 m^3 in air of density 1.29 kg/m^3?', '37.93'],
  [
    'Water flows at 0.60 m/s through a garden hose with a radius of 1.0 cm. How fast does it come out of a nozzle with radius 0.25 cm?',
    '9.6',
  ],
  [
    'A force of 200 N is applied to a small piston of area 4.0 cm^2. What force acts on the large piston of area 80 cm^2?',
    '4000',
  ],
  [
    'How much heat is needed to raise the temperature of 0.75 kg of aluminum from 20 °C to 120 °C? The specific heat of aluminum is 900 J/(kg·°C).',
    '67500',
  ],
  [
    'How many joules are needed to melt 3.0 kg of ice at 0 °C if the latent heat of fusion is 334 kJ/kg?',
    '1.002e6',
  ],
  ['What mass of water can be heated from 25 °C to 75 °C by 418,600 J? Use 4186 J/(kg·°C) for water.', '2'],
  [
    'An aluminum rod is 2.0 m long at 20 °C. By how much does its length increase when it is heated to 95 °C? The coefficient of linear expansion is 25 × 10^-6 /°C.',
    '0.00375',
  ],
  [
    'A string of length 1.2 m fixed at both ends vibrates in its third harmonic. What is the wavelength?',
    '0.8',
  ],
  [
    'A bat sends out a sound pulse and hears its echo from an insect 0.050 s later. The speed of sound is 343 m/s. How far away is the insect?',
    '8.575',
  ],
  [
    'A loudspeaker produces 2.0 W of sound. What is the sound intensity level 10 m away in decibels?',
    '92.02',
  ],
  [
    'Sunlight reaches the Earth with an intensity of 1360 W/m^2. The Sun is 1.50 × 10^11 m away. What is the total power radiated by the Sun?',
    '3.845e26',
  ],
  [
    'An unlagged copper pot of mass 0.80 kg holds 1.2 kg of water. How much heat warms both from 20 °C to 90 °C? The specific heat of copper is 387 J/(kg·°C) and of water is 4186 J/(kg·°C).',
    '373300',
  ],
  ['A 250-g glass of water at 25 °C is cooled to 5 °C. How much heat is removed?', '20930'],
  ['What volume does 0.40 mol of an ideal gas occupy at 2.0 × 10^5 Pa and 290 K?', '0.004822'],
  [
    'The temperature of a fixed volume of gas rises from 20 °C to 80 °C. If the first pressure is 101 kPa, what is the final pressure?',
    '121.7',
  ],
  [
    'A heat engine absorbs 1200 J at a high temperature and gives off 900 J at a low temperature in each cycle. How much work does it do per cycle?',
    '300',
  ],
];

describe('liquids, heat and gases in stories', () => {
  it.each(PROBLEMS)('%s', (problem, answer) => {
    expect(answeredAs(problem, answer)).toBe(answer);
  });
});
