import { describe, expect, it } from 'vitest';
import { answerAsMarkdown, stepsToOpen, withCorrections, withoutSourceList } from './checked-text.ts';
import { pageAddress } from './page-address.ts';

const ALGEBRA = {
  book_id: 'algebra',
  title: 'Algebra',
  page: 12,
  start: 0,
  end: 9,
  text: 'A balance & more',
};

describe('corrections', () => {
  it('stand where the slip was, and know their line', () => {
    const text = 'So\n2x = 9\nx = 4';
    expect(withCorrections(text, [{ was: '2x = 9', now: '2x = 8' }])).toEqual({
      text: 'So\n2x = 8\nx = 4',
      checks: [{ line: 1, verdict: 'corrected', was: '2x = 9' }],
    });
  });

  it('of what is not there change nothing', () => {
    expect(
      withCorrections('a', [
        { was: 'b', now: 'c' },
        { was: '', now: 'd' },
      ]),
    ).toEqual({ text: 'a', checks: [] });
  });
});

describe('the list of sources at the end', () => {
  it('is left out, also while it is being written', () => {
    const answer = 'It is so [1].';
    for (const list of ['[1]', '[1] Alg', '[1] Algebra, p. 12', '[1] Algebra, p. 12\n'])
      expect(withoutSourceList(`${answer}\n\n${list}`, [ALGEBRA])).toBe(answer);
  });

  it('is no other line that begins with a number', () => {
    const answer = 'See:\n\n[1] says why.';
    expect(withoutSourceList(answer, [ALGEBRA])).toBe(answer);
    expect(withoutSourceList('[1] Algebra, p. 12', [])).toBe('[1] Algebra, p. 12');
  });
});

it('an answer is copied with its sources in words', () => {
  expect(answerAsMarkdown('So [1] and [2](x).\n\n[1] Algebra, p. 12', { quotes: [ALGEBRA] })).toBe(
    'So (Algebra, p. 12) and [2](x).',
  );
});

it('a solution whose every step the words tell is not offered again', () => {
  const line = (text: string) => ({ text, latex: text });
  const solution = {
    problem: line('2x = 8'),
    steps: [{ ...line('x = 4'), reason: 'Halve.' }],
    answer: line('x = 4'),
  };
  expect(stepsToOpen('What would you do?', solution)).toBe(solution);
  expect(stepsToOpen('Halve:\nx = 4', solution)).toBeNull();
  expect(stepsToOpen('', { ...solution, steps: [] })).toBeNull();
  const drawn = { text: 'x = 8/2', latex: '\\frac{8}{2}', reason: 'Halve.' };
  expect(stepsToOpen('1. Halve.\n   $$\\frac{8}{2}$$', { ...solution, steps: [drawn] })).toBeNull();
});

it('a quote leads to its page in the reader', () => {
  expect(pageAddress(ALGEBRA)).toBe('/pdf-viewer/starter/algebra#page=12&start=0&end=9');
  const own = { ...ALGEBRA, book_id: '0190a6f0-0000-7000-8000-000000000001' };
  expect(pageAddress(own)).toContain('/pdf-viewer/0190a6f0-0000-7000-8000-000000000001#page=12');
});
