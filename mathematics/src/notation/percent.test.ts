import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isExpression } from '../expression/tree.ts';
import { exactValue } from '../expression/value.ts';
import { work } from '../index.ts';
import { holds } from '../testing/property.ts';

const CASES = 40;
const amount = fc.integer({ min: 1, max: 9_000 });
const rate = fc.integer({ min: 1, max: 99 });

/** The exact value of an answer as top over bottom; null when the problem was not worked, or its lines do not give it. */
const worth = (problem: string): readonly [bigint, bigint] | null => {
  const worked = work(problem);
  if (worked.kind !== 'worked' || worked.check !== 'formula') return null;
  const { value } = worked.answer;
  const exact = value && isExpression(value) ? exactValue(value) : null;
  return exact && [exact.top, exact.bottom];
};

/** Whether top/bottom is so many over so many, by multiplying crosswise. */
const isRatio = (found: readonly [bigint, bigint] | null, top: number, bottom: number): boolean =>
  found !== null && found[0] * BigInt(bottom) === BigInt(top) * found[1];

describe('percents of plain numbers', () => {
  const worthOf: readonly (readonly [
    title: string,
    problem: (a: number, p: number) => string,
    value: (a: number, p: number) => readonly [top: number, bottom: number],
  ])[] = [
    ['part of a whole', (a, p) => `What is ${p}% of ${a}?`, (a, p) => [a * p, 100]],
    ['more by a percent', (a, p) => `Increase ${a} by ${p}%`, (a, p) => [a * (100 + p), 100]],
    ['less by a percent', (a, p) => `Decrease ${a} by ${p}%`, (a, p) => [a * (100 - p), 100]],
    ['the whole', (a, p) => `${a} is ${p}% of what number?`, (a, p) => [a * 100, p]],
    ['what percent it is', (a, p) => `${p} is what percent of ${a}?`, (a, p) => [p, a]],
    ['what percent of it is', (a, p) => `What percent of ${a} is ${p}?`, (a, p) => [p, a]],
    ['the change', (a, p) => `What is the percent change from ${a} to ${p}?`, (a, p) => [p - a, a]],
  ];

  it.each(worthOf)('%s', (_, problem, value) => {
    holds(
      [amount, rate],
      (a, p) => {
        const [top, bottom] = value(a, p);
        expect([problem(a, p), isRatio(worth(problem(a, p)), top, bottom)]).toEqual([problem(a, p), true]);
      },
      CASES,
    );
  });

  it('are left alone where a third number has a part', () => {
    holds(
      [amount, rate, amount],
      (a, p, other) => {
        expect(worth(`Increase ${a} by ${p}% for ${other} customers`)).toBeNull();
      },
      CASES,
    );
  });
});
