import { describe, expect, it } from 'vitest';
import { work } from '../index.ts';
import { answeredAs } from '../testing/answers.ts';

const PROBLEMS: readonly (readonly [problem: string, answer: string])[] = [
  ['How many moles are in 36 g of water?', '2'],
  ['What is the molar mass of CaCO3?', '100.09'],
  ['What is the pH of a 0.001 M HCl solution?', '3'],
  ['How many grams are in 0.5 mol of NaCl?', '29.22'],
  ['A solution has 2 mol of solute in 4 L. What is its molarity?', '0.5'],
];

describe('chemistry', () => {
  it.each(PROBLEMS)('%s', (problem, answer) => {
    expect(answeredAs(problem, answer)).toBe(answer);
  });

  it.each(['What is the pH of a 0.2 M CH3COOH solution?', 'How many moles are in 12 L of sand?'])(
    'does not guess: %s',
    (problem) => {
      expect(work(problem).kind).toBe('not understood');
    },
  );
});
