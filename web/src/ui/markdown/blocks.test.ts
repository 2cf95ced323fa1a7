import { describe, expect, it } from 'vitest';
import { splitBlocks, togetherOf } from './blocks.ts';

const texts = (text: string) => splitBlocks(text).map((block) => block.text);

describe('the blocks of a text', () => {
  it('are its paragraphs, and know their lines', () => {
    expect(splitBlocks('One.\n\nTwo\ngoes on.\n\n\nThree')).toEqual([
      { text: 'One.', line: 0, closed: true, list: null },
      { text: 'Two\ngoes on.', line: 2, closed: true, list: null },
      { text: 'Three', line: 6, closed: false, list: null },
    ]);
  });

  it('are the items of a list, which stay one list over blank lines and indented parts', () => {
    const blocks = splitBlocks('3. one\n\n4. two\n\n   more of two\n   - inner\n\n5. three\n\nAfter.');
    expect(blocks.map(({ text, list }) => [text, list?.start, list?.line])).toEqual([
      ['3. one', 3, 0],
      ['4. two\n\n   more of two\n   - inner', 3, 0],
      ['5. three', 3, 0],
      ['After.', undefined, undefined],
    ]);
    expect(togetherOf(blocks).map((group) => group.length)).toEqual([3, 1]);
  });

  it('of another kind are another list', () => {
    expect(togetherOf(splitBlocks('- a\n- b\n1. c\n2. d'))).toMatchObject([
      [{ text: '- a' }, { text: '- b' }],
      [{ text: '1. c' }, { text: '2. d' }],
    ]);
    expect(togetherOf(splitBlocks('- a\n\n1. b'))).toHaveLength(2);
  });

  it('keep blank lines inside code, whatever stands there', () => {
    const code = '```python\na = 1\n\n# no heading\n\n- no list\n```';
    expect(texts(`Look:\n${code}\nDone.`)).toEqual(['Look:', code, 'Done.']);
    expect(texts('````\n```\n\n````\n')).toEqual(['````\n```\n\n````']);
  });

  it('keep code inside a list item in that item', () => {
    const item = '- so:\n  ```js\n  a\n\n- b\n  ```';
    expect(texts(`${item}\n- next`)).toEqual([item, '- next']);
  });

  it('close a heading with its line', () => {
    expect(splitBlocks('## Title\nText')).toMatchObject([
      { text: '## Title', closed: true },
      { text: 'Text', line: 1, closed: false },
    ]);
  });

  it('are closed only when nothing can follow', () => {
    expect(splitBlocks('A paragraph.\n\n').at(-1)?.closed).toBe(true);
    expect(splitBlocks('- an item\n\n').at(-1)?.closed).toBe(false);
    expect(splitBlocks('```js\na\n\n').at(-1)?.closed).toBe(false);
    expect(splitBlocks('```js\na\n```').at(-1)?.closed).toBe(false);
    expect(splitBlocks('```js\na\n```\n').at(-1)?.closed).toBe(true);
  });

  it('of nothing are none', () => {
    expect(splitBlocks(' \n\n')).toEqual([]);
  });
});
