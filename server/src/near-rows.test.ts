import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { nearRowsOf } from './near-rows.ts';
import { likenessOf } from './vectors.ts';

const SIZE = 150;
const numbers = fc.array(fc.integer({ min: -127, max: 127 }), { minLength: SIZE, maxLength: SIZE });
const differing = (one: readonly number[], other: readonly number[]): number =>
  one.filter((value, at) => value > 0 !== (other[at] ?? 0) > 0).length;

const nearTo = (rows: readonly (readonly number[])[], asked: readonly number[], least: number) => {
  const found: { row: number; likeness: number }[] = [];
  nearRowsOf(rows.map((row) => Int8Array.from(row))).eachNear(
    unitOf(asked),
    { least, among: rows.length },
    (row, likeness) => found.push({ row, likeness }),
  );
  return found;
};
const unitOf = (values: readonly number[]): Float32Array =>
  Float32Array.from(values, (value) => value / (Math.hypot(...values) || 1));

describe('rows of vectors', () => {
  it('are found by their signs, in their order and with all that are as near as the last, and compared by their numbers', () => {
    fc.assert(
      fc.property(
        fc.array(numbers, { minLength: 1, maxLength: 20 }),
        numbers,
        fc.integer({ min: 1, max: 25 }),
        (rows, asked, least) => {
          const distances = rows.map((row) => differing(row, asked));
          const farthest = distances.toSorted((one, other) => one - other)[least - 1] ?? SIZE;
          const found = nearTo(rows, asked, least);
          expect(found.map(({ row }) => row)).toEqual(
            distances.flatMap((distance, row) => (distance <= farthest ? [row] : [])),
          );
          for (const { row, likeness } of found)
            expect(likeness).toBeCloseTo(likenessOf(unitOf(asked), Int8Array.from(rows[row] ?? [])), 3);
        },
      ),
      { numRuns: 25 },
    );
  });

  it('are none where there are none, and an empty one is like nothing', () => {
    expect(nearTo([], [1, 2], 5)).toEqual([]);
    expect(nearTo([[], [1, -1, 1]], [1, -1, 1], 2).map(({ likeness }) => likeness.toFixed(2))).toEqual([
      '0.00',
      '1.00',
    ]);
  });
});
