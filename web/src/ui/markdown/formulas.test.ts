import { describe, expect, it } from 'vitest';
import { findFormulas } from './formulas.ts';

const formulas = (text: string, open = false) =>
  findFormulas(text, open).flatMap((piece) => (piece.kind === 'formula' ? [piece.tex] : []));
const kinds = (text: string, open = true) => findFormulas(text, open).map(({ kind }) => kind);

describe('money', () => {
  it.each([
    'It costs $5 and $10.',
    'Between $5 and $10, then $1,200.50 more.',
    'A $20k loan, a $3 coin, $5.',
    'From $5-$10 or $5–10.',
    'US$5 or A$7 is not $x',
    'Price: $5\nTotal: $10',
    'He paid $4, she paid $6; together $10!',
    'An $8/hour job and a $9-per-hour job',
    'It is ($5) or "$6".',
    'From $5 - $10, or "$7 – $9" a week',
    'A dollar sign: $ and another $ here.',
  ])('stays money: %s', (text) => {
    expect(formulas(text)).toEqual([]);
    expect(
      findFormulas(text, false)
        .map(({ source }) => source)
        .join(''),
    ).toBe(text);
  });
});

describe('formulas', () => {
  it.each([
    ['Solve $2x + 3 = 11$ now', ['2x + 3 = 11']],
    ['$5$ and $10$', ['5', '10']],
    ['It is $7 - 3 = 4$ or $7 – 3$', ['7 - 3 = 4', '7 – 3']],
    ['Take $5 - $10 off, then $x$', ['x']],
    ['$5 + 3$ is $8$.', ['5 + 3', '8']],
    ['($x$), $y$; $z$!', ['x', 'y', 'z']],
    ['It costs $5 and $x = 2$.', ['x = 2']],
    ['\\(a^2\\) and \\[b^2\\]', ['a^2', 'b^2']],
    ['$$\nx = 1\n$$', ['x = 1']],
    ['$$x$$ beside $$y$$', ['x', 'y']],
    [
      '\\[\n\\begin{aligned} a &= b \\\\ c &= d \\end{aligned}\n\\]',
      ['\\begin{aligned} a &= b \\\\ c &= d \\end{aligned}'],
    ],
    ['costs $\\$5$', ['\\$5']],
    ['$-3$ and $\\frac{1}{2}$', ['-3', '\\frac{1}{2}']],
    ['$3 \\times 4$', ['3 \\times 4']],
    ['$10\\%$ of $200$', ['10\\%', '200']],
  ])('are found: %s', (text, found) => {
    expect(formulas(text)).toEqual(found);
  });

  it('are not looked for in code', () => {
    expect(formulas('`$x$` and ``\\(y\\)`` but $z$')).toEqual(['z']);
    expect(formulas('```sh\necho $HOME$PATH\n$x$\n```')).toEqual([]);
    expect(formulas('~~~\n$x$\n~~~\n$y$')).toEqual(['y']);
  });

  it('need an end: without one the sign is text', () => {
    expect(kinds('Use $HOME and \\( more', false)).toEqual(['text']);
    expect(formulas('Use $HOME here, and \\(x\\)')).toEqual(['x']);
  });

  it('that have begun in an open block wait for their end', () => {
    expect(kinds('Now $2x')).toEqual(['text', 'begun']);
    expect(kinds('Now $$\n2x')).toEqual(['text', 'begun']);
    expect(kinds('Now \\[ 2x')).toEqual(['text', 'begun']);
  });

  it('wait also while an amount may become one', () => {
    expect(kinds('It costs $5')).toEqual(['text', 'begun']);
    expect(kinds('It costs $5 a')).toEqual(['text', 'begun']);
    expect(kinds('It costs $5 and')).toEqual(['text']);
  });
});
