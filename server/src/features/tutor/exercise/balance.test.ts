import { expect, it } from 'vitest';
import { balanceIn } from './balance.ts';

it.each([
  ['is 2H2 + O2 -> 2H2O balanced', true, 'H', 4, 4],
  ['H₂ + O₂ → H₂O', false, 'O', 2, 1],
  ['Ca(OH)2 + 2HCl = CaCl2 + 2H2O', true, 'Ca', 1, 1],
])('atoms are counted on both sides: %s', (message, isBalanced, element, left, right) => {
  expect(balanceIn(message)).toMatchObject({ isBalanced, element, left, right });
});

it('a substance that the equation had not is named', () => {
  const set = ['balance H2 + O2 -> H2O'];
  expect(balanceIn('H2 + O -> H2O', set)?.changed).toEqual(['O']);
  expect(balanceIn('2H2 + O2 -> 2H2O', set)?.changed).toEqual([]);
  expect(balanceIn('N2 + 3H2 -> 2NH3', set)?.changed).toEqual([]);
});

it.each(['F = ma', 'x + y = 3', 'what is H2SO4', 'I = V/R'])('nothing else is one: %s', (message) => {
  expect(balanceIn(message)).toBeNull();
});
