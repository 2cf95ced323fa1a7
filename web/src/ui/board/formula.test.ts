import type { Point } from '@studia/contract/board';
import { describe, expect, it } from 'vitest';
import { formulaLines } from './formula.ts';

const written = (source: string, widest = 1_000) => formulaLines(source, [20, 100], 20, widest);
const ys = (points: readonly Point[]): number[] => points.map(([, y]) => y);
const flat = (source: string) =>
  written(source).filter(({ points }) => points.length === 2 && new Set(ys(points)).size === 1);
const reach = (source: string, widest?: number) => {
  const points = written(source, widest).flatMap((line) => line.points);
  return {
    right: Math.max(...points.map(([x]) => x)),
    top: Math.min(...ys(points)),
    bottom: Math.max(...ys(points)),
  };
};

describe('a formula in handwriting', () => {
  it('has a bar for each fraction, with something above and below it', () => {
    expect(flat('\\frac{x + 1}{4} = \\frac{3}{2}')).toHaveLength(2);
    const [bar] = flat('\\frac{a}{b}');
    const y = bar?.points[0]?.[1] ?? 0;
    const { top, bottom } = reach('\\frac{a}{b}');
    expect([top < y - 5, bottom > y + 5]).toEqual([true, true]);
  });

  it('puts fractions into fractions, and roots over what is beneath them', () => {
    expect(flat('\\frac{1}{\\frac{2}{3}}')).toHaveLength(2);
    expect(reach('\\frac{1}{\\frac{2}{3}}').bottom).toBeGreaterThan(reach('\\frac{1}{2}').bottom);
    expect(reach('\\sqrt{x}').top).toBeLessThan(reach('x').top);
    expect(reach('\\sqrt{xy + 1}').right).toBeGreaterThan(reach('\\sqrt{x}').right);
  });

  it('raises and lowers, with and without braces', () => {
    expect(written('x^2')).toEqual(written('x^{2}'));
    expect(reach('x^{n}').top).toBeLessThan(reach('xn').top);
    expect(reach('x_{n}').bottom).toBeGreaterThan(reach('xn').bottom);
  });

  it('writes what is too long for the board smaller, and bears broken notation', () => {
    const long = `${'x + '.repeat(40)}1`;
    expect(reach(long, 350).right).toBeLessThanOrEqual(371);
    for (const broken of ['\\frac{1', '{', '}', 'x^', '\\sqrt', '\\frac', '_', ''])
      expect(() => written(broken)).not.toThrow();
  });
});
