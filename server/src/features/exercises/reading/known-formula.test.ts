import { describe, expect, it } from 'vitest';
import { knownFormulaIn } from './known-formula.ts';

describe('a known formula', () => {
  it.each([
    ['v = fλ', 'the wave equation'],
    ['F = mv²/r', 'the centripetal force'],
    ['SI = PRT/100', 'simple interest, with the rate in percent'],
    ['E = mcΔθ', 'the heat that warms a body'],
    ['Q = mc∆T', 'the heat that warms a body'],
    ['V1/T1 = V2/T2', 'Charles’s law'],
    ['v² = u² + 2as', 'the law that links speed and distance under constant acceleration'],
    ['s = ut + ½at²', 'the distance under constant acceleration'],
    ['so f = ma', 'Newton’s second law'],
    ['V = I x R', 'Ohm’s law'],
    ['i = v/r right?', 'Ohm’s law'],
    ['1/R = 1/R1 + 1/R2', 'the rule for resistors in parallel'],
    ['1/f = 1/u + 1/v', 'the lens equation'],
    ['lens formula 1/v - 1/u = 1/f', 'the lens formula, with signs for the sides'],
    ['a² + b² = c²', 'the Pythagorean theorem'],
    ['c² = a² + b² − 2ab cos C', 'the law of cosines'],
    ['use A = ½bh', 'the area of a triangle'],
    ['c1v1 = c2v2', 'the formula for dilution'],
    ['PV = nRT', 'the ideal gas law'],
    ['KE = 1/2 mv^2', 'the formula for kinetic energy'],
    ['A = P(1+r)^t', 'compound interest'],
    ['an = a1 + (n-1)d', 'the term of an arithmetic sequence'],
  ])('is known in “%s”', (message, name) => {
    expect(knownFormulaIn(message)?.name).toBe(name);
  });

  it.each([
    'F = mv/r',
    'E = mcΔθ²',
    'v = f/λ',
    'V1*T1 = V2*T2',
    's = ut + at²',
    'v² = u² + as',
    'y = mx + b',
    'x = y + 1',
    '2x + 3y = 12',
    'v = 20 + 3t',
    'area = base times height',
    'what is V = IR',
    'i dont get why F = ma',
    '3 + 4 = 7',
  ])('is none in “%s”', (message) => {
    expect(knownFormulaIn(message)).toBeNull();
  });
});
