import { describe, expect, it } from 'vitest';
import { calculationsIn } from '../index.ts';

const verdicts = (message: string): string[] => calculationsIn(message).map(({ verdict }) => verdict);

describe('calculations in a sentence', () => {
  it.each([
    '28 / 4 = 7, 7 x 3 = 21',
    '45/5 = 9 and 9 x 2 = 18',
    '24 + 20 = 44, sobra 16',
    '79 : 10 = 7,9 g/cm³',
    '60*5 = 300 Wh = 0.3 kWh',
    '90 km/h × 30 min = 45 km',
    '6/40*100 = 15%',
    '3/4 of 28 is 21',
    '15% of 240 is 36',
    '57 / 8 = 7 r 1',
    '3+4=7*2=14',
    'v = 9.8 * 3 = 29.4 m/s',
    'square root of 225 is 15',
    '2/3 = 0.67',
    '5 1/4 - 2 3/4 = 2 1/2',
    '10 cos 60 = 5',
  ])('are all right: %s', (message) => {
    expect(verdicts(message).length).toBeGreaterThan(0);
    expect(new Set(verdicts(message))).toEqual(new Set(['right']));
  });

  it.each([
    ['200*3 = 600, 600 - 350 = 240', '600 − 350 = ?'],
    ['so 7*8 is 54', '7 × 8 = ?'],
    ['57/8 = 7 r 2', '57/8 = ?'],
    ['15% of 240 is 35', '15% × 240 = ?'],
  ])('have one that is wrong: %s', (message, open) => {
    expect(calculationsIn(message).find(({ verdict }) => verdict === 'wrong')?.open).toBe(open);
  });

  it.each([
    '7*8 is not 54',
    '10% is 24, 5% is 12',
    'x = x + 1',
    '1.6/2 = h/12',
    '5 m = 500',
    '3m + 2 = 11',
    '15 + 0.10t = 23',
    'what is 7 x 8',
  ])('are left alone where nothing certain can be said: %s', (message) => {
    expect(verdicts(message)).toEqual([]);
  });
});
