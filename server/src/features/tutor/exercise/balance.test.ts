import { expect, it } from 'vitest';
import { balanceIn } from './balance.ts';

it.each([
  ['is 2H2 + O2 -> 2H2O balanced', true, 'H', 4, 4],
  ['H₂ + O₂ → H₂O', false, 'O', 2, 1],
  ['Ca(OH)2 + 2HCl = CaCl2 + 2H2O', true, 'Ca', 1, 1],
])('atoms are counted on both sides: %s', (message, isBalanced, element, left, right) => {
  expect(balanceIn(message)).toMatchObject({ isBalanced, element, left, right });
});

it('the substances are known without their numbers', () => {
  expect(balanceIn('2H2 + O2 -> 2H2O')?.substances).toEqual(['H2', 'H2O', 'O2']);
});

it.each(['F = ma', 'x + y = 3', 'what is H2SO4', 'I = V/R'])('nothing else is one: %s', (message) => {
  expect(balanceIn(message)).toBeNull();
});
