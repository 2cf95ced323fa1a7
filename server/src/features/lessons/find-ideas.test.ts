import type { Idea, Lesson } from '@studia/contract/lessons';
import { describe, expect, it } from 'vitest';
import type { Embed } from '../../ports/embed/port.ts';
import { segmenterLanguage } from '../../ports/language/segmenter.ts';
import { makeFindIdeas } from './find-ideas.ts';

const idea = (id: string, title: string, asks: readonly string[]): Idea => ({
  id,
  title,
  statement: `${title} is one of the ideas.`,
  quote: { book_id: 'book', title: 'Book', page: 1, start: 0, end: 1, text: 'x' },
  simple: null,
  full: null,
  why: null,
  example: null,
  picture: null,
  board: [],
  terms: [],
  misconceptions: [],
  items: [],
  needs: [],
  asks: asks.map((ask) => ({ ask, part: 'statement' })),
});

const green = idea('book/green', 'Leaves are green', [
  'why do leaves look green',
  'what colour does a plant not use',
]);
const roots = idea('book/roots', 'Roots drink water', ['how do roots drink', 'where does the water go']);
const lessonOf = (book: string, ideas: Idea[]): Lesson => ({
  book_id: book,
  chapter: 0,
  title: 'Plants',
  author: 'written',
  version: 'v',
  ideas,
});
const lesson = lessonOf('book', [green, roots]);

/** A model that knows two directions: what is about leaves, and what is about roots. */
const embed: Embed = {
  model: 'two directions',
  embed: async (text) => direction(text),
  background: async (text) => direction(text),
  wake: () => Promise.resolve(),
  shipped: async () => (text) => Int8Array.from(direction(text), (value) => Math.round(127 * value)),
  close: async () => {},
};
const direction = (text: string): Float32Array => {
  if (/lea(f|ves)|green|colour|foliage/iu.test(text)) return Float32Array.of(1, 0, 0);
  return /water|drink|root/iu.test(text) ? Float32Array.of(0, 1, 0) : Float32Array.of(0, 0, 1);
};

const finder = (meaning: Embed | null) =>
  makeFindIdeas({ lessons: async () => [lesson], language: segmenterLanguage(), embed: meaning });

describe('finding an idea', () => {
  it('goes by what a question means, without a word in common', async () => {
    const [first, ...others] = await finder(embed)('what is it with foliage', 3);
    expect(first?.idea.id).toBe('book/green');
    expect(first?.certainty).toBeGreaterThan(0.5);
    expect(others).toEqual([]);
  });

  it('finds none where nothing is like the question', async () => {
    expect(await finder(embed)('who won the match on sunday', 3)).toEqual([]);
  });

  it('goes by words where meaning can not be had, and is less sure of it', async () => {
    const [first] = await finder(null)('why do leaves look green', 3);
    expect(first?.idea.id).toBe('book/green');
    expect(first?.certainty).toBeLessThanOrEqual(0.6);
  });

  it('goes by words when the meanings that came along are of another model', async () => {
    const other: Embed = { ...embed, shipped: async () => () => undefined };
    expect((await finder(other)('how do roots drink', 3))[0]?.idea.id).toBe('book/roots');
  });

  it('leans to the book of the conversation where two books say the same', async () => {
    const paint = idea('art/green', 'Green paint', ['how is green mixed', 'is green a colour']);
    const find = makeFindIdeas({
      lessons: async () => [lesson, lessonOf('art', [paint])],
      language: segmenterLanguage(),
      embed,
    });
    const firstAt = async (at: string | null) => (await find('what about the green', 2, at))[0]?.idea.id;
    expect(await firstAt('book/roots')).toBe('book/green');
    expect(await firstAt('art/green')).toBe('art/green');
  });

  it.each([
    ['Spanish', '¿por qué las hojas son de ese color?'],
    ['French', 'pourquoi les feuilles ont cette couleur'],
    ['German', 'Warum haben Blätter diese Farbe?'],
    ['Portuguese', 'por que as folhas têm essa cor'],
  ])('knows what is asked in %s', async (_, question) => {
    expect((await finder(embed)(question, 1))[0]?.idea.id).toBe('book/green');
  });

  it('finds none for what is asked in another language and in no lesson', async () => {
    expect(await finder(embed)('¿quién ganó el partido del domingo?', 3)).toEqual([]);
  });
});
