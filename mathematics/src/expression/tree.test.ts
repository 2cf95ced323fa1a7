import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { holds } from '../testing/property.ts';
import { readStatement } from './read.ts';
import { anyOf, expressionsIn, isExpression, mapStatement, number, relation, symbol } from './tree.ts';
import { write } from './write.ts';

const SIGNS = ['=', '<', '>', '≤', '≥'] as const;

/** `2x + 3 < 11`, with any numbers. */
const anyLine = fc
  .tuple(fc.integer({ min: 1, max: 99 }), fc.integer({ min: -99, max: 99 }), fc.constantFrom(...SIGNS))
  .map(([factor, right, sign]) =>
    relation({ kind: 'product', factors: [number(factor), symbol('x')] }, sign, number(right)),
  );

describe('a line of work', () => {
  it('stays what it is when nothing in it is changed', () => {
    holds([fc.array(anyLine, { minLength: 1, maxLength: 4 })], (lines) => {
      const line = anyOf(lines);
      expect(mapStatement(line, (one) => one)).toEqual(line);
    });
  });

  it('is changed in every expression that it has, and in no other place', () => {
    holds([fc.array(anyLine, { minLength: 1, maxLength: 4 })], (lines) => {
      const line = anyOf(lines);
      let seen = 0;
      const changed = mapStatement(line, (one) => {
        seen++;
        return { kind: 'negative', of: one };
      });
      expect(seen).toBe(expressionsIn(line).length);
      expect(seen).toBe(2 * lines.length);
      expect(expressionsIn(changed).every(({ kind }) => kind === 'negative')).toBe(true);
    });
  });

  it.each([
    ['3x + 1', 1],
    ['3x + 1 = 7', 2],
    ['−2 < x ≤ 5', 4],
  ])('%s has so many expressions: %d', (text, count) => {
    const line = readStatement(text);
    expect(line && expressionsIn(line)).toHaveLength(count);
    expect(line && expressionsIn(line).every(isExpression)).toBe(true);
  });

  it('of several cases is never true without any, and one case itself', () => {
    const [one, other] = [relation(symbol('x'), '=', number(2)), relation(symbol('x'), '=', number(3))];
    expect(anyOf([])).toEqual({ kind: 'never' });
    expect(anyOf([one])).toBe(one);
    expect(write(anyOf([one, other]))).toBe('x = 2 or x = 3');
  });
});
