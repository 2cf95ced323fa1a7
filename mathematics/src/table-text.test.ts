import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { choose } from './arithmetic/primes.ts';
import { numbersOf, rowsOf, tableOf } from './table-text.ts';
import { holds } from './testing/property.ts';

const word = fc.stringMatching(/^[a-z½π]{1,8}$/);

describe('a table as text', () => {
  it('gives every row back as it was written', () => {
    holds(
      [fc.array(fc.tuple(fc.array(word, { minLength: 1, maxLength: 3 }), word), { minLength: 1 })],
      (rows) => {
        const text = rows.map(([names, value]) => [...names, value].join(' ')).join(', ');
        expect(rowsOf(text)).toEqual(rows.map(([names, value]) => [names.join(' '), value]));
      },
    );
  });

  it('may go on in the next line', () => {
    expect(tableOf('half 2,\n  ten thousand 4')).toEqual({ half: '2', 'ten thousand': '4' });
    expect(numbersOf('tenth -1, cent -2')).toEqual({ tenth: -1, cent: -2 });
  });
});

describe('choosing k of n', () => {
  it('takes the last one along or leaves it', () => {
    holds([fc.integer({ min: 1, max: 60 }), fc.integer({ min: 1, max: 60 })], (n, k) => {
      expect(choose(n, k)).toBe(choose(n - 1, k - 1) + choose(n - 1, k));
    });
  });

  it('can leave as many as it takes, and all ways are two for each thing', () => {
    holds([fc.integer({ min: 0, max: 40 })], (n) => {
      const ways = Array.from({ length: n + 1 }, (_, k) => choose(n, k));
      expect(ways.toReversed()).toEqual(ways);
      expect(ways.reduce((total, one) => total + one, 0n)).toBe(2n ** BigInt(n));
      expect(choose(n, n + 1)).toBe(0n);
    });
  });
});
