import { describe, expect, it } from 'vitest';
import { asDrawn } from './as-drawn.ts';
import { textSpanOf } from './in-page.ts';
import { lettersOf, spanBetween } from './letters.ts';
import { carry, locate } from './locate.ts';

const foundWords = (page: string, quote: string) => {
  const span = textSpanOf(lettersOf(page), { quote, start: null, end: null });
  return span && page.slice(span.start, span.end);
};

describe('letters', () => {
  it.each([
    ['The ﬁrst ﬂow', 'thefirstflow'],
    ['an exam-\nple of photo\u00ADsynthesis', 'anexampleofphotosynthesis'],
    ['Ça va, Émile? Cafe\u0301!', 'cavaemilecafe'],
    ['10² m', '102m'],
    ['光合作用。', '光合作用'],
  ])('%j folds to %j', (text, folded) => {
    expect(lettersOf(text).folded).toBe(folded);
  });

  it('know where they stand, also after signs of two units', () => {
    const { folded, from, to } = lettersOf('🙂 ﬁn');
    expect(folded).toBe('fin');
    expect(from).toEqual([3, 3, 4]);
    expect(to).toEqual([4, 4, 5]);
  });

  it('stand between two places', () => {
    expect(spanBetween(lettersOf('a b c d'), 2, 5)).toEqual({ from: 1, to: 3 });
  });
});

describe('a quote', () => {
  it('keeps the signs at its end', () => {
    expect(foundWords('He said: “It grows.” Then he left.', 'It grows.”')).toBe('It grows.”');
    expect(foundWords('It grows. Then', 'it grows')).toBe('It grows');
  });

  it('is found over line ends, hyphens, ligatures and accents', () => {
    expect(foundWords('Every plant is deﬁ-\nned by its café.', 'plant is defined by its cafe')).toBe(
      'plant is deﬁ-\nned by its café',
    );
  });

  it('is found by its beginning and its end when something stands in between', () => {
    const words = 'the light reaches the leaf in the early morning and warms the water that is inside it';
    const page = words.replace('morning and', 'morning 17 BIOLOGY and');
    expect(foundWords(`Now ${page}. Later`, words)).toBe(page);
  });

  it('is found as far as it is there', () => {
    expect(
      foundWords('A cell has a wall made of cellulose.', 'a wall made of cellulose and also of stone'),
    ).toBe('a wall made of cellulose');
  });

  it('is not found where it is not', () => {
    expect(foundWords('A cell has a wall.', 'Every river ends in the sea')).toBeNull();
    expect(foundWords('A cell has a wall.', '—')).toBeNull();
  });

  it('stands where its position says, unless other words stand there', () => {
    const page = lettersOf('one two one one two');
    expect(textSpanOf(page, { quote: 'one', start: 8, end: 11 })).toEqual({ start: 8, end: 11 });
    expect(textSpanOf(page, { quote: 'two', start: 12, end: 15 })).toEqual({ start: 16, end: 19 });
    expect(textSpanOf(page, { quote: null, start: 8, end: 11 })).toEqual({ start: 8, end: 11 });
    expect(textSpanOf(page, { quote: null, start: 90, end: 99 })).toBeNull();
  });

  it('that stands twice is the nearer one', () => {
    expect(locate('aXbaXbaXb', 'aXb', 7)).toEqual({ from: 6, to: 9 });
    expect(locate('aXbaXbaXb', 'aXb', 0)).toEqual({ from: 0, to: 3 });
  });
});

describe('a page that is drawn', () => {
  it('shows neither formulas nor addresses nor numbers of a list, and every place stays', () => {
    const text =
      '1. Put $x^2$ in\n2. See [the page](https://example.org/abc)\n\n![A cell](figures/cell.svg)\n\nIt costs $5 today.';
    const drawn = asDrawn(text);
    expect(drawn).toHaveLength(text.length);
    expect(lettersOf(drawn).folded).toBe('putinseethepageacellitcosts5today');
    expect(drawn.indexOf('today')).toBe(text.indexOf('today'));
  });

  it('carries a span from one reading of the page to the other', () => {
    const source = '## Cells\n\nA *cell* has $n$ walls, and a cell is small.';
    const text = lettersOf(asDrawn(source));
    const start = source.indexOf('a cell is');
    const drawn = lettersOf('p. 4 Cells A cell has walls, and a cell is small.');
    const span = carry(spanBetween(text, start, source.length), text, drawn);
    expect(span && drawn.folded.slice(span.from, span.to)).toBe('acellissmall');
  });
});
