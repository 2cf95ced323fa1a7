import { describe, expect, it } from 'vitest';
import { quotedAround } from './quote.ts';
import type { Sentence } from './sentences.ts';

/** Sentences as they stand in a text, and what is quoted of it around one of them. */
const quoteOf = (
  text: string,
  parts: readonly string[],
  sentence: number,
  defines = false,
  fits: readonly number[] = [],
): string => {
  const sentences = parts.map((part): Sentence => {
    const start = text.indexOf(part);
    return { text: part, start, end: start + part.length };
  });
  const { start, end } = quotedAround(sentences, { sentence, defines, fits });
  return text.slice(start, end);
};

const quoteIn = (parts: readonly string[], sentence: number, defines = false): string =>
  quoteOf(parts.join(' '), parts, sentence, defines);

describe('a quote', () => {
  it('takes in what comes next and what came before', () => {
    const story = ['A fox was hungry.', 'The fox saw grapes.', 'The grapes hung high.', 'The fox went home.'];
    expect(quoteIn(story, 1)).toBe(story.join(' '));
    expect(quoteIn([...story, 'The sun set.', 'It was dark.'], 0)).toBe([...story, 'The sun set.'].join(' '));
  });

  it('takes in the neighbour that fits better, where there is no room for both', () => {
    const before = `Rivers ${'carry salt and '.repeat(12)}sand.`;
    const after = `Seas ${'rise and fall and '.repeat(12)}rest.`;
    const parts = [before, 'The sea is salt.', after];
    const quoted = (fits: readonly number[]) => quoteOf(parts.join(' '), parts, 1, false, fits);
    expect(quoted([0.9, 1, 0.1])).toBe(`${before} The sea is salt.`);
    expect(quoted([0.1, 1, 0.9])).toBe(`The sea is salt. ${after}`);
  });

  it('begins with a definition', () => {
    const parts = [
      'Plants need light.',
      'A leaf is a part of a plant.',
      'Leaves are thin.',
      'Most are green.',
    ];
    expect(quoteIn(parts, 1, true)).toBe('A leaf is a part of a plant. Leaves are thin.');
  });

  it('begins with no question of the book', () => {
    expect(quoteIn(['Why is snow white?', 'Snow throws back all light.'], 1)).toBe(
      'Snow throws back all light.',
    );
  });

  it('has what a sentence leans on before what follows it, where there is no room for both', () => {
    const long = `Rivers ${'carry salt and '.repeat(12)}sand.`;
    const after = `Seas ${'rise and fall and '.repeat(12)}rest.`;
    expect(quoteIn([long, 'That is why the sea is salt.', after], 1)).toBe(
      `${long} That is why the sea is salt.`,
    );
    expect(quoteIn([long, 'The sea is salt.', after], 1)).toBe(`The sea is salt. ${after}`);
  });

  it('goes on in the next paragraph, not back into the last one, and ends before a heading', () => {
    const parts = ['Ice floats.', 'It is lighter than water.', 'Steam', 'Steam rises.'];
    expect(quoteOf('Ice floats.\n\nIt is lighter than water.\n\nSteam\n\nSteam rises.', parts, 0)).toBe(
      'Ice floats.\n\nIt is lighter than water.',
    );
    expect(quoteOf('Ice floats.\n\nSteam rises.', ['Ice floats.', 'Steam rises.'], 1)).toBe('Steam rises.');
  });

  it('leaves out the term that a list puts before its definition', () => {
    expect(quoteIn(['Cells divide.', 'mitosis: Mitosis is how a cell divides.'], 1)).toBe(
      'Mitosis is how a cell divides.',
    );
  });

  it('is empty where there is nothing', () => {
    expect(quoteIn([], 0)).toBe('');
  });
});
