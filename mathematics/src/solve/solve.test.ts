import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readStatement } from '../expression/read.ts';
import { number, relation, sum, symbol, type Relation } from '../expression/tree.ts';
import { write } from '../expression/write.ts';
import { chainHolds } from '../steps/check.ts';
import { newTrail } from '../steps/step.ts';
import { holds } from '../testing/property.ts';
import { solveEquation } from './equation.ts';
import { solveInequality } from './inequality.ts';
import { inBrackets } from './interval.ts';
import { asPoints, asStatement, satisfies } from './solution.ts';
import { solveSystem } from './system.ts';
import { likelyUnknown } from './work.ts';

const equationOf = (text: string): Relation => {
  const statement = readStatement(text);
  if (statement?.kind !== 'relation') throw new Error(`${text} is no equation`);
  return statement;
};

const solved = (text: string): string => {
  const equation = equationOf(text);
  const trail = newTrail();
  const solutions = solveEquation(equation, likelyUnknown(equation) ?? 'x', trail);
  if (!solutions) return 'nothing';
  expect(chainHolds(trail.steps, asPoints(solutions))).toBe(true);
  return write(asStatement(solutions));
};

describe('an equation', () => {
  it.each([
    ['15 = p - 4', 'p = 19'],
    ['-2/3 b = 8', 'b = −12'],
    ['3(x - 2) = 5x + 4', 'x = −5'],
    ['0.5y - 1.5 = 2', 'y = 7'],
    ['2(x + 1) = 2x + 2', 'every number is a solution'],
    ['x = x + 1', 'no solution'],
    ['x^2 = 49', 'x = −7 or x = 7'],
    ['x^2 - 3x = 10', 'x = −2 or x = 5'],
    ['2x^2 + 3x = 1', 'x = (−√17 − 3)/4 or x = (√17 − 3)/4'],
    ['x^2 + 4 = 0', 'x = −2i or x = 2i'],
    ['(x - 3)(2x + 1) = 0', 'x = −1/2 or x = 3'],
    ['x^3 = 4x', 'x = −2 or x = 0 or x = 2'],
    ['4/x = 2/3', 'x = 6'],
    ['x/(x - 2) = 2/(x - 2)', 'no solution'],
    ['sqrt(x + 7) = x - 5', 'x = 9'],
    ['sqrt(x) = -3', 'no solution'],
    ['|2x - 1| = 5', 'x = −2 or x = 3'],
    ['|x| + 4 = 1', 'no solution'],
    ['2^(x + 1) = 32', 'x = 4'],
    ['e^(2x) = 5', 'x = (1/2)ln(5)'],
    ['log_2(x) + log_2(x - 2) = 3', 'x = 4'],
    ['2sin(x) = 1', 'x = (1/6)π or x = (5/6)π'],
  ])('%s: %s', (text, expected) => {
    expect(solved(text)).toBe(expected);
  });

  it('is solved for the letter that is asked for', () => {
    const trail = newTrail();
    const solutions = solveEquation(equationOf('A = 1/2 b h'), 'h', trail);
    expect(solutions && write(asStatement(solutions))).toBe('h = 2A/b');
  });

  it('writes both sides down before it works them out', () => {
    const trail = newTrail();
    solveEquation(equationOf('3y - 4 = 12 - y'), 'y', trail);
    expect(trail.steps.map(({ after }) => write(after))).toEqual([
      '3y − 4 + y = 12 − y + y',
      '4y − 4 = 12',
      '4y − 4 + 4 = 12 + 4',
      '4y = 16',
      '4y/4 = 16/4',
      'y = 4',
    ]);
  });

  it('of first or second degree is satisfied by every solution, and every line has the same ones', () => {
    const coefficient = fc.integer({ min: -9, max: 9 });
    holds(
      [coefficient, coefficient, coefficient, coefficient, coefficient],
      (a, b, c, d, e) => {
        const x = symbol('x');
        const term = (factor: number, exponent: number) => ({
          kind: 'product' as const,
          factors: [number(factor), { kind: 'power' as const, base: x, exponent: number(exponent) }],
        });
        const equation = relation(
          sum([term(a, 2), term(b, 1), number(c)]),
          '=',
          sum([term(d, 1), number(e)]),
        );
        const trail = newTrail();
        const solutions = solveEquation(equation, 'x', trail);
        expect(solutions).not.toBeNull();
        for (const value of solutions?.values ?? []) expect(satisfies(equation, 'x', value)).toBe(true);
        expect(chainHolds(trail.steps, solutions ? asPoints(solutions) : [])).toBe(true);
      },
      25,
    );
  });
});

describe('a system', () => {
  const solvedSystem = (...lines: string[]): string | null => {
    const trail = newTrail();
    const result = solveSystem(lines.map(equationOf), trail);
    return result && write(result.statement);
  };
  it.each([
    [['2x + 3y = 7', 'x - y = 1'], 'x = 2 and y = 1'],
    [['3x + 4y = 10', '5x - 6y = 4'], 'x = 2 and y = 1'],
    [['x + y + z = 6', '2x - y + z = 3', 'x + 2y - z = 2'], 'x = 1 and y = 2 and z = 3'],
    [['x^2 + y^2 = 25', 'y = x + 1'], 'x = −4 and y = −3 or x = 3 and y = 4'],
    [['x + y = 1', 'x + y = 2'], 'no solution'],
  ])('%j: %s', (lines, expected) => {
    expect(solvedSystem(...lines)).toBe(expected);
  });
});

describe('an inequality', () => {
  it.each([
    ['2x + 3 < 7', 'x < 2', '(−∞, 2)'],
    ['-3x + 1 >= 10', 'x ≤ −3', '(−∞, −3]'],
    ['-4 < 2x + 2 <= 8', '−3 < x ≤ 3', '(−3, 3]'],
    ['|x - 3| < 5', '−2 < x < 8', '(−2, 8)'],
    ['|2x + 1| >= 7', 'x ≤ −4 or x ≥ 3', '(−∞, −4] ∪ [3, ∞)'],
    ['x^2 - 5x + 6 > 0', 'x < 2 or x > 3', '(−∞, 2) ∪ (3, ∞)'],
    ['(x - 1)/(x + 2) <= 0', '−2 < x ≤ 1', '(−2, 1]'],
    ['x^2 <= 0', 'x = 0', '{0}'],
    ['x^2 + 1 > 0', 'every number is a solution', '(−∞, ∞)'],
  ])('%s: %s', (text, statement, interval) => {
    const problem = readStatement(text);
    const trail = newTrail();
    const result = problem && solveInequality(problem, 'x', trail);
    expect(result && write(result.statement)).toBe(statement);
    expect(result && inBrackets(result.intervals)).toBe(interval);
    expect(chainHolds(trail.steps)).toBe(true);
  });
});
