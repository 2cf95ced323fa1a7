import type { Idea } from '@studia/contract/lessons';
import { describe, expect, it } from 'vitest';
import { segmenterLanguage } from '../../ports/language/segmenter.ts';
import { makeJudgeStatement } from './judge-statement.ts';
import { makeFindNear } from './near.ts';

const language = segmenterLanguage();
const judge = makeJudgeStatement(language);
const near = makeFindNear({ language, embed: null });

const idea: Idea = {
  id: 'book/leaves',
  title: 'What leaves do',
  statement: 'Leaves make sugar from air and water with the energy of light.',
  quote: { book_id: 'book', title: 'Book', page: 1, start: 0, end: 1, text: 'x' },
  simple: null,
  full: 'Roots take in water. Density is the mass of a thing divided by its volume.',
  why: null,
  example: null,
  picture: null,
  board: [],
  terms: [],
  misconceptions: [
    {
      id: 'soil-is-food',
      belief: 'Plants get their food from the soil.',
      says: ['plants eat the soil with their roots', 'is soil the food of a plant'],
      wrong: 'Roots take in water and minerals only.',
      question: 'Where is the hole around an old tree?',
    },
  ],
  items: [],
  needs: [],
  asks: [],
  claims: [
    { right: 'the leaves make the food', wrong: 'the roots make the food' },
    { right: 'fertilizer isnt food its minerals', wrong: 'fertilizer is food its minerals' },
    {
      right: 'a leaf is green because it sends green light back',
      wrong: 'a leaf is green because it takes green light in',
    },
    { right: 'a plant can store 40 grams of sugar', wrong: 'a plant can store 90 grams of sugar' },
    { right: 'light turns into sugar and then starch', wrong: 'light turns into starch and then sugar' },
  ],
};
const verdictOn = async (message: string) => judge(message, await near(message, '', [idea], 100));

describe('a statement', () => {
  it.each([
    ['so the leaves make the food', 'right'],
    ['the roots make the food right?', 'wrong'],
    ['fertilizer isnt food, its minerals', 'right'],
    ['fertilizer is food its minerals', 'wrong'],
    ['a plant can store 90 grams of sugar', 'wrong'],
    ['light turns into starch and then sugar', 'wrong'],
  ])('takes the side that it says: %s', async (message, verdict) => {
    expect((await verdictOn(message))?.verdict).toBe(verdict);
  });

  it.each([
    'a plant can store 70 grams of sugar',
    'the leaves and the roots make the food',
    'the leaves dont make the food',
    'the clouds make the food',
    'density is the volume of a thing divided by its mass',
    'so it makes it',
    '40',
  ])('gets no verdict where nothing settles it: %s', async (message) => {
    expect(await verdictOn(message)).toBeNull();
  });

  it('names the truth beside a slip, and the misconception behind a known one', async () => {
    expect(await verdictOn('the roots make the food')).toMatchObject({
      truth: 'the leaves make the food',
      misconception: null,
    });
    expect(await verdictOn('plants eat the soil with their roots')).toMatchObject({
      verdict: 'wrong',
      misconception: 'soil-is-food',
    });
  });
});

describe('what is near', () => {
  it('comes nearest first, with its kind, and no more of it than asked for', async () => {
    const [first, ...others] = await near('the leaves make the food', '', [idea], 3);
    expect(first).toMatchObject({
      kind: 'right',
      of: 'claims/0',
      text: 'the leaves make the food',
      covered: 1,
    });
    expect(others).toHaveLength(2);
    expect(others.every(({ likeness }) => likeness <= (first?.likeness ?? 0))).toBe(true);
  });

  it('goes by meaning where that is known', async () => {
    const meaning = makeFindNear({
      language,
      embed: {
        model: 'one direction',
        embed: async () => Float32Array.of(1, 0),
        background: async () => null,
        wake: () => Promise.resolve(),
        shipped: async () => (text) =>
          text.startsWith('Roots') ? Int8Array.of(127, 0) : Int8Array.of(0, 127),
        close: async () => {},
      },
    });
    const [first] = await meaning('what do they drink', '', [idea], 1);
    expect(first?.text).toMatch(/^Roots/);
    expect(first?.likeness).toBeCloseTo(1);
  });
});
