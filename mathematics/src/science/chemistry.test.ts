import { describe, expect, it } from 'vitest';
import { answeredAs } from '../testing/answers.ts';

const PROBLEMS: readonly (readonly [problem: string, answer: string])[] = [
  ['How many moles are in 36 g of water?', '1.998'],
  ['What is the mass of 0.25 mol of CaCO3?', '25.02'],
  ['How many grams of CO2 are produced when 10 g of CH4 burn completely? CH4 + 2O2 → CO2 + 2H2O', '27.43'],
  ['How many moles of oxygen are needed to burn 3.0 mol of propane? C3H8 + 5O2 → 3CO2 + 4H2O', '15'],
  ['What is the percent yield if 12.0 g of product were expected and 9.0 g were obtained?', '75'],
  ['What is the molarity of a solution with 0.50 mol of NaCl in 2.0 L?', '0.25'],
  ['How many grams of NaOH are needed for 250 mL of a 0.40 M solution?', '4'],
  ['What volume of 12 M HCl is needed to make 500 mL of 1.5 M HCl?', '62.5'],
  ['If 25 mL of 6.0 M acid is diluted to 300 mL, what is the new concentration?', '0.5'],
  ['What is the molality of a solution of 2.0 mol of sugar in 4.0 kg of water?', '0.5'],
  ['What volume does 3.0 mol of a gas occupy at STP?', '67.2'],
  ['How many moles of gas fill a 5.6 L balloon at STP?', '0.25'],
  [
    'A gas has a volume of 500 mL at 760 torr. What is its volume at 380 torr at the same temperature?',
    '1000',
  ],
  ['What is the pressure in atm of 0.50 mol of gas in a 10.0 L flask at 298 K?', '1.223'],
  ['What volume in liters does 2.0 mol of helium occupy at 1.5 atm and 25 °C?', '32.62'],
  ['What is the pH of a 0.010 M HCl solution?', '2'],
  ['What is the pH of a 0.0050 M NaOH solution?', '11.7'],
  ['What is the hydrogen ion concentration in a solution with a pH of 4.7?', '1.995e-5'],
  ['What is the pOH of a solution with pH 9.2?', '4.8'],
  ['What is the pH of a 0.10 M solution of a weak acid with Ka = 1.8 × 10^-5?', '2.87'],
  [
    'How much heat is released when 2.0 mol of methane burn if the enthalpy of combustion is -890 kJ/mol?',
    '1780',
  ],
  ['For a reaction ΔH = -120 kJ and ΔS = -200 J/K. What is ΔG at 298 K in kJ?', '-60.4'],
  ['A first-order reaction has a rate constant of 0.030 s^-1. What is its half-life?', '23.1'],
  [
    'The concentration of a reactant drops from 0.80 M to 0.50 M in 60 s. What is the average rate of the reaction?',
    '0.005',
  ],
  [
    'A first-order reaction with k = 0.020 min^-1 starts at 1.0 M. What is the concentration after 50 min?',
    '0.3679',
  ],
  ['How many grams are in 3.5 mol of NaOH?', '140'],
  ['How many moles are in 11 g of CO2?', '0.2499'],
  ['Calculate the molarity of 25 g of NaCl dissolved in enough water to make 500 mL of solution.', '0.8556'],
  ['How many milliliters of 0.20 M KOH are needed to neutralize 50 mL of 0.10 M HCl?', '25'],
  ['100 mL of 2.0 M NaCl is diluted to a total volume of 500 mL. Calculate the final molarity.', '0.4'],
  [
    'A balloon holds 2.0 L of helium at 20 °C. What is its volume after cooling to -50 °C at the same pressure?',
    '1.522',
  ],
  ['What is the pH of 0.0020 M HNO3?', '2.699'],
  ['What is the pH of a solution whose hydronium ion concentration is 3.2 × 10^-5 M?', '4.495'],
  ['How many grams of water form when 8.0 g of hydrogen burn in oxygen? 2H2 + O2 → 2H2O', '71.49'],
  ['What is the mass of 4.5 × 10^22 molecules of CO2 in grams?', '3.289'],
  [
    'How many grams of AgCl form when 0.050 mol of AgNO3 reacts with excess NaCl? AgNO3 + NaCl → AgCl + NaNO3',
    '7.166',
  ],
  ['Ethanol burns: C2H5OH + 3O2 → 2CO2 + 3H2O. How many moles of CO2 form from 2.5 mol of ethanol?', '5'],
  ['If 5.0 g of magnesium reacts with 5.0 g of oxygen, what mass of MgO can form? 2Mg + O2 → 2MgO', '8.291'],
  [
    'A 35.0 mL sample of HCl needs 28.0 mL of 0.250 M NaOH for neutralization. What is the molarity of the HCl?',
    '0.2',
  ],
  ['A student dissolves 10.0 g of NaOH in water to make 250 mL of solution. What is its molarity?', '1'],
  [
    'A gas sample has a pressure of 745 torr and a volume of 250 mL at 22 °C. What volume will it have at STP?',
    '226.8',
  ],
  ['What is the pH of a 0.15 M solution of ammonia with Kb = 1.8 × 10^-5?', '11.22'],
  ['Calculate the pH of a buffer made of 0.50 M HF and 0.45 M NaF. The Ka of HF is 6.8 × 10^-4.', '3.122'],
];

describe('chemistry in stories', () => {
  it.each(PROBLEMS)('%s', (problem, answer) => {
    expect(answeredAs(problem, answer)).toBe(answer);
  });
});
