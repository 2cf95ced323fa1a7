import { describe, expect, it } from 'vitest';
import { splitBlocks } from './blocks.ts';

const texts = (text: string) => splitBlocks(text).map((block) => block.text);

describe('the blocks of a text', () => {
  it('are its paragraphs, and know their lines', () => {
    expect(splitBlocks('One.\n\nTwo\ngoes on.\n\n\nThree')).toEqual([
      { text: 'One.', line: 0, closed: true },
      { text: 'Two\ngoes on.', line: 2, closed: true },
      { text: 'Three', line: 6, closed: false },
    ]);
  });

  it('keep a list together over blank lines and indented parts', () => {
    const list = '1. one\n\n2. two\n\n   more of two\n\n3. three';
    expect(texts(`${list}\n\nAfter.`)).toEqual([list, 'After.']);
    expect(texts('- a\n\n1. b')).toEqual(['- a', '1. b']);
  });

  it('keep blank lines inside code, whatever stands there', () => {
    const code = '```python\na = 1\n\n# no heading\n\n- no list\n```';
    expect(texts(`Look:\n${code}\nDone.`)).toEqual(['Look:', code, 'Done.']);
    expect(texts('````\n```\n\n````\n')).toEqual(['````\n```\n\n````']);
  });

  it('keep code inside a list item in its list', () => {
    const list = '- so:\n  ```js\n  a\n\n  b\n  ```\n- next';
    expect(texts(list)).toEqual([list]);
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
