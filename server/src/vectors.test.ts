import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { likenessesOf, likenessOf, middleOf, packVector, packVectors, rowsOf } from './vectors.ts';

const numbers = fc
  .array(fc.float({ min: -1, max: 1, noNaN: true }), { minLength: 10, maxLength: 10 })
  .filter((values) => Math.hypot(...values) > 0.1);
const direction = numbers.map((values) =>
  Float32Array.from(values, (value) => value / Math.hypot(...values)),
);

describe('packed vectors', () => {
  it('are compared nearly as well as whole ones, alone, stored side by side, or as rows', () => {
    fc.assert(
      fc.property(direction, direction, direction, (asked, one, other) => {
        const exact = [one, other].map((vector) =>
          vector.reduce((sum, value, at) => sum + value * (asked[at] ?? 0), 0),
        );
        const packed = [one, other].map(packVector);
        const rows = rowsOf(packed);
        const ways = [
          [likenessOf(asked, one), likenessOf(asked, other)],
          packed.map((vector) => likenessOf(asked, vector)),
          likenessesOf(asked, packVectors([one, other])),
          packed.map((_, row) => rows.likenessOf(asked, row)),
        ];
        for (const way of ways)
          for (const [place, likeness] of exact.entries())
            expect(Math.abs((way[place] ?? Number.NaN) - likeness)).toBeLessThan(0.03);
      }),
    );
  });

  it('are multiplied number by number, however long they are and wherever they begin', () => {
    const packed = fc.int8Array({ minLength: 1, maxLength: 5_000 });
    fc.assert(
      fc.property(packed, fc.nat(40), (own, before) => {
        const asked = Float32Array.from(own, (_, at) => Math.sin(at + 1));
        const sum = own.reduce((so, value, at) => so + value * (asked[at] ?? 0), 0);
        const length = Math.hypot(...own);
        const rows = rowsOf([Int8Array.from({ length: own.length }, () => before - 20), own]);
        expect(rows.likenessOf(asked, 1)).toBeCloseTo(length === 0 ? 0 : sum / length, 3);
        expect(likenessOf(asked, own)).toBe(rows.likenessOf(asked, 1));
      }),
    );
  });

  it('have a middle that is as like the one as the other, and does not mind what is unknown', () => {
    fc.assert(
      fc.property(direction, direction, (one, other) => {
        fc.pre(likenessOf(one, other) > -0.5);
        const middle = middleOf([new Int8Array(), packVector(one), packVector(other)]);
        expect(Math.abs(likenessOf(one, middle) - likenessOf(other, middle))).toBeLessThan(0.05);
      }),
    );
  });

  it('are like nothing where one is unknown', () => {
    const asked = Float32Array.of(1, 0);
    const rows = rowsOf([new Int8Array(), packVector(asked)]);
    expect([rows.likenessOf(asked, 0), rows.likenessOf(asked, 1)]).toEqual([0, 1]);
  });
});
