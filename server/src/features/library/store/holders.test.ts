import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { packHolders, unpackHolders } from './holders.ts';

it('which passages hold a word is kept to the number, wherever the bytes come to lie', () => {
  const holder = fc.record({
    passage: fc.nat(2 ** 32 - 1),
    count: fc.integer({ min: 1, max: 255 }),
    length: fc.nat(65_535),
  });
  fc.assert(
    fc.property(fc.array(holder, { maxLength: 40 }), fc.nat(7), (holders, offset) => {
      const [passages, counts, lengths] = [
        holders.map(({ passage }) => passage),
        holders.map(({ count }) => count),
        holders.map(({ length }) => length),
      ];
      const packed = packHolders(passages, counts, lengths);
      const shifted = Buffer.concat([Buffer.alloc(offset), packed]).subarray(offset);
      const found = unpackHolders(shifted);
      expect(Array.from(found.passages)).toEqual(passages);
      expect(Array.from(found.counts)).toEqual(counts);
      expect(Array.from(found.lengths)).toEqual(lengths);
    }),
  );
});

it('what is beyond its bytes counts as the most that they hold', () => {
  const { counts, lengths } = unpackHolders(packHolders([0], [1_000], [100_000]));
  expect([counts[0], lengths[0]]).toEqual([255, 65_535]);
});
