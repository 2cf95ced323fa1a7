import { describe, expect, it } from 'vitest';
import { examine } from './examine.ts';
import type { Examined } from './examined.ts';

const read = (message: string, earlier: readonly string[] = []): Examined =>
  examine({ message, exercise: null, finished: null, story: null, earlier, checks: false });
const AL = '4Al + 3O2 -> 2Al2O3';

describe('amounts beside a balanced equation', () => {
  it.each([
    [`${AL}, if i have 0.4 mol Al i get 0.4 mol Al2O3`, false],
    [`${AL}, if i have 0.4 mol Al i get 0.2 mol Al2O3`, true],
    ['N2 + 3H2 ⇌ 2NH3 so 3 mol of H2 makes 2 mol of NH3', true],
    ['N2 + 3H2 ⇌ 2NH3 so 1 mol N2 gives 1 mol NH3?', false],
    ['2H2 + O2 → 2H2O means 4 moles of H2 need 2 moles of O2', true],
    ['CH4 + 2O2 -> CO2 + 2H2O so 0.5 mol CH4 needs 0.5 mol O2', false],
    ['2Mg + O2 -> 2MgO so 4.8 g Mg gives 8 g MgO', true],
    ['2Mg + O2 -> 2MgO so 4.8 g of Mg makes 4.8 g of MgO', false],
  ])('are judged by it: %s', (message, isRight) => {
    expect(read(message).amounts?.isRight).toBe(isRight);
    expect(read(message).balance).toBeNull();
  });

  it('may be said again', () => {
    const earlier = [`${AL}, if i have 0.4 mol Al i get 0.4 mol Al2O3`];
    expect(read('oh so 0.2 mol', earlier).amounts?.isRight).toBe(true);
    expect(read('0.8 mol?', earlier).amounts?.isRight).toBe(false);
  });

  it.each([
    `${AL} is that balanced`,
    `${AL}. how many mol of Al2O3 from 0.4 mol Al`,
    `${AL} with 0.4 mol Al and 0.1 mol O2 i get 0.2 mol Al2O3`,
    'Al + O2 -> Al2O3 so 1 mol Al makes 1 mol Al2O3',
    'why does 4 mol of Al make 2 mol of Al2O3 in 4Al + 3O2 -> 2Al2O3',
    '0.4 mol Al makes 0.2 mol Al2O3',
    `${AL} if i have 10.8 g Al i get 0.2 mol Al2O3`,
  ])('are not judged otherwise: %s', (message) => {
    expect(read(message).amounts).toBeNull();
  });
});

it.each(['4.8/24 = 0.2 mol, 2Mg + O2 -> 2MgO, so 0.2 mol MgO, 0.2 x 40 = 8 g. mark it pls'])(
  'working with an equation in it is no equation to balance: %s',
  (message) => {
    expect(read(message).balance).toBeNull();
    expect(read(message).calculation).toMatchObject({ isRight: true, claimed: '8' });
  },
);
