import { describe, expect, it } from 'vitest';
import { plainMessage } from './plain-message.ts';

describe('a message as patterns read it', () => {
  it.each([
    ['runs of spaces', 'what   is    a cell?', 'what is a cell?'],
    ['many line breaks', 'one\n\n\n\n\ntwo', 'one\n\ntwo'],
    ['line ends of every system', 'one\r\ntwo\rthree\u2028four', 'one\ntwo\nthree\nfour'],
    ['spaces at the end of a line', 'one   \ntwo', 'one\ntwo'],
    ['lines of nothing but spaces', 'one\n   \n \t \n  two', 'one\n\n  two'],
    ['what can not be seen', 'ce\u200bll\u0007', 'cell'],
    ['letters in two pieces', 'cafe\u0301', 'café'],
  ])('folds %s', (_, written, plain) => {
    expect(plainMessage(written)).toBe(plain);
  });

  it.each([
    ['indents of a program', 'for i in x:\n    if i:\n        print(i)'],
    ['blank lines between paragraphs', 'one\n\ntwo'],
    ['tabs between numbers', '3\t4\t5'],
    ['a table', '| a | b |\n|---------------------------------|------------------------------|\n| 1 | 2 |'],
    ['a family', '👩‍👩‍👧‍👦'],
    ['Persian with its joiners', 'می‌خواهم'],
    ['a long number', '7'.repeat(500)],
  ])('leaves %s', (_, written) => {
    expect(plainMessage(written)).toBe(written);
  });

  it('cuts runs that say nothing, whole characters at a time', () => {
    expect(plainMessage(`so${'?'.repeat(19_000)}`)).toBe(`so${'?'.repeat(200)}`);
    expect(plainMessage('😀'.repeat(9_000))).toBe('😀'.repeat(200));
    expect(plainMessage('a'.repeat(19_000))).toBe('a'.repeat(200));
  });
});
