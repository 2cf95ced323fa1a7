import { describe, expect, it } from 'vitest';
import { plainWords } from './plain-words.ts';

describe('an answer in plain words', () => {
  it.each([
    ['Let’s work on $2x + 3 = 11$ together.', 'Let’s work on 2x + 3 = 11 together.'],
    ['It is $\\frac{1}{2} \\times x^{2}$.', 'It is 1/2 × x^2.'],
    ['**Question 1 of 4.** Which word?', 'Question 1 of 4. Which word?'],
    ['A(n) \\_\\_\\_ costs \\$5.', 'A(n) ___ costs $5.'],
    ['“Cells divide.” [1] See [here](https://x.org).', '“Cells divide.” See here.'],
    ['## Title\n\n- one\n- two', 'Title\n\none\ntwo'],
    ['It costs $5 today, no more.', 'It costs $5 today, no more.'],
    ['2 * 3 * 4 stays', '2 * 3 * 4 stays'],
  ])('%s', (markdown, words) => {
    expect(plainWords(markdown)).toBe(words);
  });
});
