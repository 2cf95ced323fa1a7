import { describe, expect, it } from 'vitest';
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

it('the last of several equations is the student’s own, and halves are written with a point or a comma', () => {
  const own = 'ok let me try another: Al + HCl -> AlCl3 + H2. i got 2Al + 3HCl -> 2AlCl3 + 3H2. right?';
  expect(balanceIn(own)).toMatchObject({ line: '2Al + 3HCl → 2AlCl3 + 3H2', isBalanced: false });
  expect(balanceIn('is 2Fe + 1,5 O2 -> Fe2O3 allowed')).toMatchObject({ isBalanced: true });
});

it('a formula that somebody wants to change is another substance', () => {
  const set = ['balance this: Fe + O2 -> Fe2O3'];
  expect(
    balanceIn('why cant i just change O2 to O3 on the left, then its only 2Fe + O3', set)?.changed,
  ).toEqual(['O3']);
  expect(balanceIn('cant i just write Fe2O2 so its even on both sides', set)?.changed).toEqual(['Fe2O2']);
  expect(balanceIn('so is rust heavier than the Fe before', set)).toBeNull();
});

it.each(['Mg = 24 O = 16', 'so does the 2 in 2Mg + O2 -> 2MgO change anything here'])(
  'masses are no equation, and who asks something else is not counted for: %s',
  (message) => {
    expect(balanceIn(message)).toBeNull();
  },
);

describe('what is said of amounts', () => {
  it.each([
    'N2 + 3H2 -> 2NH3. i have 2 mol N2 and 3 mol H2. so N2 is limiting bc 2<3',
    'wait you need 3 H2 for each N2 so 2 N2 needs 6 H2 and i only have 3. so H2 limits',
  ])('is not counted atom by atom: %s', (message) => {
    expect(balanceIn(message, ['N2 + 3H2 -> 2NH3'])).toBeNull();
  });
});

describe('a number before a formula', () => {
  const PROPANE = ['balance C3H8 + O2 -> CO2 + H2O'];
  const AMMONIA = ['balance N2 + H2 -> NH3'];
  const RUST = ['balance Fe + O2 -> Fe2O3'];

  it.each([
    [PROPANE, 'so 5 O2'],
    [PROPANE, 'so i need 5 oxygen?'],
    [PROPANE, '3 CO2 and 4 water'],
    [[...AMMONIA, 'so 2 NH3'], 'then i need 3 hydrogen'],
    [RUST, 'so 4 iron'],
    [RUST, '4Fe and 3 O2'],
    [['balance C2H6 + O2 -> CO2 + H2O', '2 carbon dioxide'], '3 water then'],
    [['balance H2 + O2 -> H2O', '2 water?'], 'ok 2 hydrogen'],
  ])('is right: %s · %s', (earlier, message) => {
    const balance = balanceIn(message, earlier);
    expect(balance?.isBalanced === true || balance?.claim?.isRight === true).toBe(true);
  });

  it.each([
    [PROPANE, 'so 4 O2'],
    [PROPANE, 'so i need 6 oxygen'],
    [[...AMMONIA, 'so 2 NH3'], 'then 2 H2'],
    [RUST, 'so 3 Fe'],
    [['can you balance CH4 + O2 -> CO2 + H2O'], '5 oxygen'],
  ])('is wrong: %s · %s', (earlier, message) => {
    const balance = balanceIn(message, earlier);
    expect([balance?.isBalanced, balance?.claim?.isRight]).toEqual([false, false]);
  });

  it.each([
    // Half of all numbers balances too.
    [RUST, 'i think 2 Fe'],
    [PROPANE, 'how did you get 5 O2'],
    [PROPANE, 'so 15 O2'],
    // So many atoms stand on the right in the end.
    [PROPANE, '10 oxygen on the right'],
  ])('is not judged: %s · %s', (earlier, message) => {
    expect(balanceIn(message, earlier)?.claim).toBeUndefined();
  });

  it('that is wrong is led to by the other side', () => {
    expect(balanceIn('so 4 O2', PROPANE)?.claim?.lead).toEqual({
      element: 'O',
      count: 10,
      formula: 'O2',
      each: 2,
    });
  });
});
