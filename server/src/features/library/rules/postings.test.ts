import { describe, expect, it } from 'vitest';
import { indexOf } from './book-index.ts';
import { candidatesIn } from './postings.ts';

const termsOf = (text: string): string[] => text.toLowerCase().match(/[a-z]+/g) ?? [];
const TEXTS = [
  'Plants make sugar from light.',
  'Light travels fast, and light bends in water.',
  'Sugar dissolves in water. Salt dissolves in water.',
  'Dogs bark.',
];
const pages = TEXTS.map((text, at) => ({ number: at + 1, text }));

const inBook =
  (book_id: string) =>
  ({ term, passages, counts }: ReturnType<typeof indexOf>['postings'][number]) => ({
    book_id,
    term,
    passages,
    counts,
  });

const searched = (question: string) => {
  const { postings, lengths } = indexOf(pages, [], termsOf);
  const terms = new Set(termsOf(question));
  const held = postings.filter(({ term }) => terms.has(term)).map(inBook('a'));
  return candidatesIn([{ id: 'a', lengths }], held, 10);
};

/** BM25 as the book has it, from the texts themselves. */
const reference = (question: string) => {
  const words = TEXTS.map(termsOf);
  const average = words.flat().length / words.length;
  return words
    .map((terms, position) => {
      let score = 0;
      for (const term of new Set(termsOf(question))) {
        const holders = words.filter((others) => others.includes(term)).length;
        const count = terms.filter((one) => one === term).length;
        const weight = Math.log(1 + (words.length - holders + 0.5) / (holders + 0.5));
        score += (weight * count * 2.2) / (count + 1.2 * (0.25 + (0.75 * terms.length) / average));
      }
      return { position, score };
    })
    .filter(({ score }) => score > 0)
    .toSorted((one, other) => other.score - one.score || one.position - other.position);
};

describe('ranking by what is kept of each word', () => {
  it.each(['light in water', 'sugar', 'why do plants make sugar from light', 'unheard'])(
    'gives the scores that the texts themselves would give: %s',
    (question) => {
      const [found, expected] = [searched(question), reference(question)];
      expect(found.map(({ position }) => position)).toEqual(expected.map(({ position }) => position));
      for (const [at, { score }] of found.entries()) expect(score).toBeCloseTo(expected[at]?.score ?? 0, 10);
    },
  );

  it('keeps no more than wanted, and leaves books out that were not asked for', () => {
    const { postings, lengths } = indexOf(pages, [], termsOf);
    const held = postings.filter(({ term }) => term === 'water').map(inBook('b'));
    expect(candidatesIn([{ id: 'b', lengths }], held, 1)).toHaveLength(1);
    expect(candidatesIn([{ id: 'a', lengths }], held, 1)).toEqual([]);
  });
});
