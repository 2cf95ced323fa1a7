import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { differenceOf } from './difference.ts';

it('what changed between two versions is told block by block', () => {
  expect(differenceOf(['a', 'b', 'c'], ['a', 'x', 'c', 'd'])).toEqual([
    { kind: 'same', blocks: ['a'] },
    { kind: 'removed', blocks: ['b'] },
    { kind: 'added', blocks: ['x'] },
    { kind: 'same', blocks: ['c'] },
    { kind: 'added', blocks: ['d'] },
  ]);
});

it('both versions can be read out of their difference', () => {
  const version = fc.array(fc.constantFrom('a', 'b', 'c', 'd'), { maxLength: 12 });
  fc.assert(
    fc.property(version, version, (then, now) => {
      const parts = differenceOf(then, now);
      const without = (kind: string) =>
        parts.filter((part) => part.kind !== kind).flatMap(({ blocks }) => blocks);
      expect(without('added')).toEqual(then);
      expect(without('removed')).toEqual(now);
    }),
  );
});
