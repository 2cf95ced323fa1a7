import { describe, expect, it } from 'vitest';
import { plainWords } from './plain-words.ts';

describe('an answer in plain words', () => {
  it.each([
    ['Let’s work on $2x + 3 = 11$ together.', 'Let’s work on 2x + 3 = 11 together.'],
    ['It is $\\frac{1}{2} \\times x^{2}$.', 'It is 1/2 × x².'],
    ['$\\frac{-3 \\pm \\sqrt{x + 1}}{2a}$ or $\\frac{\\sqrt{2}}{2}$', '(-3 ± √(x + 1))/2a or √2/2'],
    ['So \\(x \\ne 30^\\circ\\), $y_1 * y_2 * 2^{10}$', 'So x ≠ 30°, y_1 * y_2 * 2¹⁰'],
    ['$$\\begin{aligned}2x &= 8 \\\\ x &= 4\\end{aligned}$$', '2x = 8, x = 4'],
    ['**Question 1 of 4.** Which word?', 'Question 1 of 4. Which word?'],
    ['A(n) \\_\\_\\_ costs \\$5.', 'A(n) ___ costs $5.'],
    ['“Cells divide.” [1] See [here](https://x.org).', '“Cells divide.” See here.'],
    ['## Title\n\n- one\n- two', 'Title\n\none\ntwo'],
    ['It costs $5 today, no more.', 'It costs $5 today, no more.'],
    ['An apple costs $5 and a melon $6.', 'An apple costs $5 and a melon $6.'],
    ['$5 and $6', '$5 and $6'],
    ['It costs $5', 'It costs $5'],
    ['You get US$20-$30 for $x = 2$ of them', 'You get US$20-$30 for x = 2 of them'],
    ['Let’s work on $2x + 3 = 1', 'Let’s work on 2x + 3 = 1'],
    ['Use `a_b` and\n\n```js\nlet a = `$b$`;\n```', 'Use a_b and\n\nlet a = $b$;\n'],
    ['2 * 3 * 4 stays', '2 * 3 * 4 stays'],
  ])('%s', (markdown, words) => {
    expect(plainWords(markdown)).toBe(words);
  });
});
