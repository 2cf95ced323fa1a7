import { describe, expect, it } from 'vitest';
import { answeredAs } from '../testing/answers.ts';

const PROBLEMS: readonly (readonly [problem: string, answer: string])[] = [
  ['Balance the equation H2 + O2 -> H2O.', '2H2 + O2 → 2H2O'],
  ['Balance: C3H8 + O2 → CO2 + H2O', 'C3H8 + 5O2 → 3CO2 + 4H2O'],
  ['Balance the equation Fe + O2 -> Fe2O3.', '4Fe + 3O2 → 2Fe2O3'],
  ['What is the coefficient of O2 when CH4 + O2 -> CO2 + H2O is balanced?', '2'],
  ['How many moles of water form from 3 moles of O2 in 2H2 + O2 -> 2H2O?', '6'],
  ['Given N2 + 3H2 -> 2NH3, how many moles of NH3 can be made from 6 moles of H2?', '4'],
  ['What is the percent by mass of oxygen in H2O?', '88.8'],
  ['How many molecules are in 2 moles of CO2?', '1.2044e24'],
  ['How many atoms are in 12.01 g of carbon?', '6.022e23'],
  ['How many moles are 3.011*10^23 molecules of water?', '0.5'],
  ['How many neutrons are in carbon-14?', '8'],
  ['How many protons does a sodium atom have?', '11'],
  ['What is the conjugate base of H2SO4?', 'HSO4^-'],
  ['What is the conjugate acid of NH3?', 'NH4^+'],
  ['What is the conjugate acid for the following\nCO3**(2-)', 'HCO3^-'],
  ['What is the molarity of a solution with 58.44 g of NaCl in 2 L?', '0.5'],
  ['How many grams of NaOH are needed to make 0.5 L of a 2 M solution?', '40'],
  ['What is the pH of a 0.01 M NaOH solution?', '12'],
  ['What is the pOH of a solution with a pH of 3.5?', '10.5'],
  ['What is the hydrogen ion concentration of a solution with pH 4?', '0.0001'],
  [
    'A stock solution of 6 M HCl is diluted. What volume of stock is needed to make 300 mL of a 2 M solution, in mL?',
    '100',
  ],
  ['What is the pH of a 0.100 M solution of NaF if the Ka of HF is 6.8*10^(-4)?', '8.08'],
  [
    'A gas occupies 2.0 L at 1.0 atm. What pressure is needed to compress it to 0.5 L at constant temperature?',
    '4',
  ],
  ['How many moles of gas are in 22.4 L at 1 atm and 273 K?', '1'],
  ['What is the molar mass of Ca(OH)2?', '74.09'],
  ['How many grams of water form when 4 g of H2 react in 2H2 + O2 -> 2H2O?', '35.7'],
  ['Given N2 + 3H2 -> 2NH3, what mass of NH3 is made from 28 g of N2?', '34.1'],
  ['What is the percent yield if the theoretical yield is 50 g and 40 g is obtained?', '80'],
];

describe('chemistry in words', () => {
  it.each(PROBLEMS)('%s', (problem, answer) => {
    expect(answeredAs(problem, answer)).toBe(answer);
  });
});
