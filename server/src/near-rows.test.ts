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

/** Numbers from 0 to 1, the same in every run. */
const numbersFrom = (seed: number) => {
  let state = seed;
  return (): number => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
};

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

  it('are found among very many, of which few are compared by their numbers', () => {
    const random = numbersFrom(7);
    const row = (): number[] => Array.from({ length: 384 }, () => Math.round(random() * 254 - 127));
    const asked = row();
    const alike = asked.map((value) => Math.round(value / 2 + (random() - 0.5) * 80));
    const many = Array.from({ length: 12_000 }, (_, place) => (place === 9_000 ? alike : row()));
    const found = nearTo(many, asked, 5).toSorted((one, other) => other.likeness - one.likeness);
    expect(found[0]?.row).toBe(9_000);
    expect(found.length).toBeLessThan(100);
  });

  it('are none where there are none, and an empty one is like nothing', () => {
    expect(nearTo([], [1, 2], 5)).toEqual([]);
    expect(nearTo([[], [1, -1, 1]], [1, -1, 1], 2).map(({ likeness }) => likeness.toFixed(2))).toEqual([
      '0.00',
      '1.00',
    ]);
  });
});
