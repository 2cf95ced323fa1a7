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

  it('is shown whole where it is more than words, and not at all where it is only written differently', () => {
    const formula = ['Energy is $E = mc^2$ here', 'Energy is $E = hf$ here'];
    expect(changesOf(formula.slice(0, 1), formula.slice(1)).map(({ kind }) => kind)).toEqual([
      'removed',
      'added',
    ]);
    expect(changesOf(['$$x$$', '* a'], ['$$\nx\n$$', '- a'])).toEqual([
      { kind: 'same', blocks: ['$$\nx\n$$', '- a'] },
    ]);
    expect(changesOf(['so **bold** it is'], ['so bold it is']).map(({ kind }) => kind)).toEqual([
      'removed',
      'added',
    ]);
  });

  it('loses no letter of either version', () => {
    const block = fc.array(fc.constantFrom('a', 'b', 'x\n', ' y', 'c '), { minLength: 1, maxLength: 12 });
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
        const letters = (blocks: readonly string[]): string => blocks.join('').replaceAll(/\s/g, '');
        expect(without('added').replaceAll(/\s/g, '')).toBe(letters(then));
        expect(without('removed').replaceAll(/\s/g, '')).toBe(letters(now));
      }),
    );
  });
});
