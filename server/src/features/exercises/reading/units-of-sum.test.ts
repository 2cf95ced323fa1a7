import { describe, expect, it } from 'vitest';
import { unitsOff } from './units-of-sum.ts';

const KETTLE = 'A 2 kW kettle heats water; it takes 126000 J. How long?';

describe('the units of a sum', () => {
  it.each([
    ['A wave has 440 Hz and travels at 340 m/s.', '440/340', '1.29 m', false],
    ['A 0.5 kg ball on a 0.8 m string moves at 4 m/s.', '0.5 × 4/0.8', '2.5 N', false],
    [KETTLE, '126000/2', '63000 s', true],
    ['15 g of salt in 250 mL of water', '15/250', '0.06 g/L', true],
    ['A car of 1200 kg at 54 km/h', '0.5 × 1200 × 54^2', '1749600 J', true],
  ])('are off: %s %s = %s', (told, sum, result, isOnlySize) => {
    expect(unitsOff([told], sum, result)).toMatchObject({ isOnlySize });
  });

  it.each([
    ['A wave has 440 Hz and travels at 340 m/s.', '340/440', '0.77 m'],
    ['A 0.5 kg ball on a 0.8 m string moves at 4 m/s.', '0.5 × 4^2/0.8', '10 N'],
    [KETTLE, '126000/2000', '63 s'],
    [KETTLE, '126000/(2 × 1000)', '63 s'],
    ['A car drives 100 km in 2 h.', '100/2', '50 km/h'],
    ['A box is 2 m long, 3 m wide and 4 m high.', '2 × 3 × 4', '24 m³'],
    ['A rectangle of 5 m and 3 m', '2 × 5 + 2 × 3', '16 m'],
    ['There are 6 boxes with 24 crayons.', '6 × 24', '144 m'],
    ['A stone falls for 3 s.', '0.5 × 9.8 × 3^2', '44.1 m'],
    ['A wave has 440 Hz and travels at 340 m/s.', '340/17', '20 kg'],
    ['A 60 kg man runs at 5 m/s.', '60 × 5', '300'],
    ['She earns 45 dollars in 3 hours.', '45/3', '15 dollars'],
    ['He earns 15 dollars every hour and works 3 hours.', '15 × 3', '45 dollars'],
    ['A car drives 150 km in 3 hours.', '150/3', '50 km'],
  ])('fit, or nobody knows: %s %s = %s', (told, sum, result) => {
    expect(unitsOff([told], sum, result)).toBeNull();
  });
});
