import { describe, expect, it } from 'vitest';
import { fraction, show } from '../expression/fraction.ts';
import { normalise, readMeasures } from './measures.ts';

const sizes = (text: string): string[] | null =>
  readMeasures(normalise(text))?.map(({ value }) => show(value)) ?? null;

describe('numbers with their units', () => {
  it.each([
    ['36 km/h', ['10']],
    ['90 kilometers per hour', ['25']],
    ['9.8 m/s²', ['9.8']],
    ['9.8 m/s^2', ['9.8']],
    ['9.8 m s^-2', ['9.8']],
    ['3 meters per second squared', ['3']],
    ['2.7 g/cm3', ['2700']],
    ['5 cubic meters', ['5']],
    ['25 °C', ['298.15']],
    ['77 °F', ['298.15']],
    ['4200 J/(kg K)', ['4200']],
    ['4.2 J/g°C', ['4200']],
    ['0.5 kWh', ['1800000']],
    ['a 1.5-kg ball', ['1.5']],
    ['two hours', ['7200']],
    ['$1,250.50', ['1250.5']],
    ['3 × 10^8 m/s', ['300000000']],
    ['2.5e3 N', ['2500']],
    ['-10 °C', ['263.15']],
    ['4% per year', ['0.04']],
    ['6 kg m/s', ['6']],
    ['12 N·m', ['12']],
    ['5 mol/L', ['5000']],
    ['0.25 per second', ['0.25']],
    ['20 µF and 3 mA', [show(fraction(1n, 50_000n)), '0.003']],
  ])('reads %s exactly', (text, values) => {
    expect(sizes(text)).toEqual(values);
  });

  it.each([
    '2,5 kg',
    '3/4 of it',
    '10k people',
    'the 3rd car',
    'a ratio of 3:2',
    '5-7 days',
    '$5 and €3',
    '1.2.3',
  ])('does not guess at %s', (text) => {
    expect(sizes(text)).toBeNull();
  });

  it('does not take the digits of names for numbers', () => {
    expect(sizes('CO2 and R1 at 5 m')).toEqual(['5']);
  });
});
