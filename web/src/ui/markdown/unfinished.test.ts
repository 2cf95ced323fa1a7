import { describe, expect, it } from 'vitest';
import { settle } from './unfinished.ts';

describe('the open block', () => {
  it.each([
    ['a **bold', 'a **bold**'],
    ['a **bold *and it', 'a **bold *and it***'],
    ['a **bold** then *it', 'a **bold** then *it*'],
    ['say `pri', 'say `pri`'],
    ['~~gone', '~~gone~~'],
    ['a **bold** x', 'a **bold** x'],
    ['- one\n- **two', '- one\n- **two**'],
  ])('closes what is open: %j', (text, shown) => {
    expect(settle(text)).toBe(shown);
  });

  it.each([
    ['see [the pa', 'see '],
    ['see [the page](https://exa', 'see '],
    ['a picture ![of', 'a picture '],
    ['as said [1]', 'as said '],
    ['a **', 'a'],
    ['a `', 'a'],
    ['text\n-', 'text\n'],
    ['text\n12.', 'text\n'],
    ['text\n##', 'text\n'],
    ['```py', ''],
    ['```py\na = 1\n``', '```py\na = 1'],
    ['end \\', 'end'],
    ['Look:\n| a | b |\n|--', 'Look:\n'],
    ['| a | b |\n|---|---|\n| 1 |', '| a | b |\n|---|---|\n'],
  ])('holds back what is not clear yet: %j', (text, shown) => {
    expect(settle(text).trimEnd()).toBe(shown.trimEnd());
  });

  it.each(['2*x + 3', 'a * b', 'snake_case_name', 'x[1] was', 'see [it](https://e.org) now', '2**3 is'])(
    'leaves alone what is plain: %j',
    (text) => {
      expect(settle(text)).toBe(text);
    },
  );
});
