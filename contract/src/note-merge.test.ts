import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { mergeTexts } from './note-merge.ts';
import { blocksOf } from './note-text.ts';

const text = fc
  .array(fc.constantFrom('one', 'two', 'three', 'four', '- a\n- b', '```\ncode\n\nmore\n```', '## Five'), {
    maxLength: 12,
  })
  .map((blocks) => blocks.join('\n\n'));

describe('two changes of one note', () => {
  it('in different blocks stand side by side', () => {
    const base = 'Cells\n\nLeaves\n\nRoots';
    expect(mergeTexts(base, 'Cells are small\n\nLeaves\n\nRoots', 'Cells\n\nLeaves\n\nRoots drink')).toEqual({
      text: 'Cells are small\n\nLeaves\n\nRoots drink',
      both: 0,
    });
  });

  it('in blocks beside each other do, too', () => {
    expect(mergeTexts('One\n\nTwo', 'One by me\n\nTwo', 'One\n\nTwo by them')).toEqual({
      text: 'One by me\n\nTwo by them',
      both: 0,
    });
    expect(mergeTexts('One\n\nTwo', 'One\n\nNew\n\nTwo', 'One\n\nTwo by them').text).toBe(
      'One\n\nNew\n\nTwo by them',
    );
  });

  it('in the same block are both kept, mine above theirs', () => {
    expect(mergeTexts('Cells', 'Cells live', 'Cells divide')).toEqual({
      text: 'Cells live\n\nCells divide',
      both: 1,
    });
  });

  it('a dash more or less in a sentence or in code is a change; in the rule of a table it is none', () => {
    expect(mergeTexts('i--;\n\nTwo', 'i-;\n\nTwo', 'i--;\n\nTwo by them').text).toBe('i-;\n\nTwo by them');
    const table = (rule: string): string => `| a | b |\n${rule}\n| 1 | 2 |`;
    const [short, long] = [table('| - | - |'), table('| --- | --- |')];
    expect(mergeTexts(`${short}\n\nTwo`, `${long}\n\nTwo`, `${short}\n\nTwo by them`)).toMatchObject({
      both: 0,
    });
  });

  it('a block that was only written in another way was not changed', () => {
    const base = 'It costs $5\n\n* one\n* two\n\nEnd';
    expect(mergeTexts(base, 'It costs \\$5\n\n- one\n- two\n\nEnd', 'New\n\n* one\n* two\n\nEnd').text).toBe(
      'New\n\n* one\n* two\n\nEnd',
    );
  });

  it('where one rewrote a part, the other’s lines in it stay and the old ones go', () => {
    expect(mergeTexts('A\n\nB\n\nC', 'A\n\nB by me\n\nC', 'X\n\nY')).toEqual({
      text: 'B by me\n\nX\n\nY',
      both: 1,
    });
  });

  it('a block that one deleted and the other changed stays', () => {
    expect(mergeTexts('Cells\n\nLeaves', 'Leaves', 'Cells divide\n\nLeaves').text).toBe(
      'Cells divide\n\nLeaves',
    );
    expect(mergeTexts('Cells\n\nLeaves', 'Cells divide\n\nLeaves', 'Leaves').text).toBe(
      'Cells divide\n\nLeaves',
    );
  });

  it('a block that one deleted and the other left alone goes', () => {
    expect(
      mergeTexts('Cells\n\nLeaves\n\nRoots', 'Cells\n\nRoots', 'Cells\n\nLeaves\n\nRoots\n\nStems').text,
    ).toBe('Cells\n\nRoots\n\nStems');
  });

  it('never lose what either side wrote', () => {
    fc.assert(
      fc.property(text, text, text, (base, mine, theirs) => {
        const before = new Set(blocksOf(base));
        const merged = new Set(blocksOf(mergeTexts(base, mine, theirs).text));
        const written = [...blocksOf(mine), ...blocksOf(theirs)].filter((block) => !before.has(block));
        expect(written.filter((block) => !merged.has(block))).toEqual([]);
      }),
      { numRuns: 2_000 },
    );
  });

  it('come to nothing new when one side changed nothing, or both the same', () => {
    fc.assert(
      fc.property(text, text, (base, changed) => {
        expect(mergeTexts(base, changed, base).text).toBe(changed);
        expect(mergeTexts(base, base, changed).text).toBe(changed);
        expect(mergeTexts(base, changed, changed).text).toBe(changed);
      }),
    );
  });

  it('of a very long note are compared in a moment', () => {
    const many = Array.from({ length: 5_000 }, (_, index) => `Line ${index}`);
    const base = many.join('\n\n');
    const started = performance.now();
    const merged = mergeTexts(base, `${base}\n\nMine`, `Theirs\n\n${base}`);
    expect(merged.text).toBe(`Theirs\n\n${base}\n\nMine`);
    expect(performance.now() - started).toBeLessThan(1_000);
  });
});
