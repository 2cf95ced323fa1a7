import { describe, expect, it } from 'vitest';
import { workByLaws } from './worked-law.ts';

const linesOf = (text: string): string[] | undefined =>
  workByLaws(text)?.steps.map(({ after }) => after.text);

describe('the lines of a law', () => {
  it('show the law, the law solved, the numbers put in and the result', () => {
    expect(linesOf('A force of 12 N accelerates a box at 3 m/s². What is the mass of the box?')).toEqual([
      'F = ma',
      'm = F/a',
      'm = (12)/(3)',
      'm = 4 kg',
    ]);
  });

  it('keep the units of the text where the formula allows it', () => {
    expect(linesOf('A rectangle is 7 cm long and 4 cm wide. What is its area?')).toEqual([
      'A = ab',
      'A = (7)(4)',
      'A = 28 cm²',
    ]);
  });

  it('change to base units where they do not fit, and back to the unit that is wanted', () => {
    expect(linesOf('A car covers 18 km in 45 minutes. What is its speed in km/h?')).toEqual([
      'v = d/t',
      'v = (18000)/(2700)',
      'v = 6.66667 m/s',
      'v = 24 km/h',
    ]);
  });

  it('go through the laws in order', () => {
    const text =
      'Resistors of 2 Ω, 4 Ω and 6 Ω are connected in series to a 24 V battery. What is the total current?';
    expect(linesOf(text)).toEqual([
      'R = a + b + c',
      'R = (2) + (4) + (6)',
      'R = 12 Ω',
      'V = IR',
      'I = V/R',
      'I = (24)/(12)',
      'I = 2 A',
    ]);
  });

  it('say what each symbol means, and that the formula was computed', () => {
    const worked = workByLaws('A current of 2 A flows through a resistor of 6 Ω. What is the voltage?');
    expect(worked?.steps[0]?.reason).toBe('Here V is the voltage, I is the current, R is the resistance.');
    expect(worked?.check).toBe('formula');
  });

  it('answer money in its own currency, to the cent', () => {
    const text = '€1234 is invested at 3.5% compounded annually for 3 years. What is the final balance?';
    expect(workByLaws(text)?.answer.text).toBe('€1368.16');
  });
});
