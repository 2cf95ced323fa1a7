import { describe, expect, it } from 'vitest';
import { beginIndex } from '../../ingest/rules/book-index.ts';
import { candidatesIn } from './postings.ts';

const termsOf = (text: string): string[] => text.toLowerCase().match(/[a-z]+/g) ?? [];
const sentencesOf = (text: string) => [{ text, start: 0, end: text.length }];
const TEXTS = [
  'Plants make sugar from light.',
  'Light travels fast, and light bends in water.',
  'Sugar dissolves in water. Salt dissolves in water.',
  'Dogs bark.',
];

/** What a database would give of these words. */
const postingsOf = (book_id: string, words: string) => {
  const index = beginIndex([], { termsOf, wordsOf: termsOf, sentencesOf });
  for (const [at, text] of TEXTS.entries()) index.add({ number: at + 1, text });
  const { postings, lengths } = index.done();
  const wanted = new Set(termsOf(words));
  return {
    book: { id: book_id, passages: lengths.length, terms: lengths.reduce((sum, one) => sum + one, 0) },
    held: postings
      .filter(({ term }) => wanted.has(term))
      .map(({ term, passages, counts }) => ({
        book_id,
        term,
        passages,
        counts,
        lengths: passages.map((position) => lengths[position] ?? 0),
      })),
  };
};

const searched = (question: string) => {
  const { book, held } = postingsOf('a', question);
  return candidatesIn([book], held, 10);
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
    const { book, held } = postingsOf('b', 'water');
    expect(candidatesIn([book], held, 1)).toHaveLength(1);
    expect(candidatesIn([{ ...book, id: 'a' }], held, 1)).toEqual([]);
  });
});
