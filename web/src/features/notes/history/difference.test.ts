import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { changesOf } from './changes.ts';
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

describe('a block that was rewritten', () => {
  it('is told word by word', () => {
    expect(changesOf(['a', 'Leaves make sugar of light'], ['a', 'Leaves make much sugar of light'])).toEqual([
      { kind: 'same', blocks: ['a'] },
      {
        kind: 'changed',
        words: [
          { kind: 'same', blocks: ['Leaves', ' make'] },
          { kind: 'added', blocks: [' much'] },
          { kind: 'same', blocks: [' sugar', ' of', ' light'] },
        ],
      },
    ]);
  });

  it('is two blocks when hardly a word is left of it', () => {
    expect(changesOf(['One two three'], ['Something else entirely', 'And more'])).toEqual([
      { kind: 'removed', blocks: ['One two three'] },
      { kind: 'added', blocks: ['Something else entirely'] },
      { kind: 'added', blocks: ['And more'] },
    ]);
  });

  it('loses no letter of either version', () => {
    const block = fc.array(fc.constantFrom('a', 'b', '\n', ' ', 'c '), { minLength: 1, maxLength: 12 });
    const version = fc.array(
      block.map((letters) => letters.join('')),
      { maxLength: 5 },
    );
    fc.assert(
      fc.property(version, version, (then, now) => {
        const without = (kind: string): string =>
          changesOf(then, now)
            .flatMap((part) => (part.kind === 'changed' ? part.words : [part]))
            .filter((part) => part.kind !== kind)
            .flatMap(({ blocks }) => blocks)
            .join('');
        expect(without('added')).toBe(then.join(''));
        expect(without('removed')).toBe(now.join(''));
      }),
    );
  });
});
