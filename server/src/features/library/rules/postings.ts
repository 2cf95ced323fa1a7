import { weightOf, type Statistics } from './ranking.ts';

/** A book whose passages can be ranked: how many terms each of them has. */
interface Searchable {
  id: string;
  lengths: readonly number[];
}

/** In which passages of a book a term stands, and how often. */
interface PostingOf {
  book_id: string;
  term: string;
  passages: readonly number[];
  counts: readonly number[];
}

/** A passage that holds words of the question. */
export interface Candidate {
  bookId: string;
  position: number;
  score: number;
}

/** What is known about the passages of several books together, as far as a question needs it. */
export const statisticsIn = (books: readonly Searchable[], postings: readonly PostingOf[]): Statistics => {
  const passages = books.reduce((sum, { lengths }) => sum + lengths.length, 0);
  const words = books.reduce((sum, { lengths }) => sum + lengths.reduce((all, one) => all + one, 0), 0);
  const frequencies = new Map<string, number>();
  for (const { term, passages: held } of postings)
    frequencies.set(term, (frequencies.get(term) ?? 0) + held.length);
  return {
    passages,
    averageLength: words / Math.max(1, passages),
    frequency: (term) => frequencies.get(term) ?? 0,
  };
};

/** The passages that fit best by their words, the best first. */
export const candidatesIn = (
  books: readonly Searchable[],
  postings: readonly PostingOf[],
  most: number,
): Candidate[] => {
  const statistics = statisticsIn(books, postings);
  const scores = new Map(
    books.map(({ id, lengths }) => [id, { lengths, scores: new Map<number, number>() }]),
  );
  for (const { book_id, term, passages, counts } of postings) {
    const book = scores.get(book_id);
    if (!book) continue;
    const weight = weightOf(term, statistics);
    for (const [at, position] of passages.entries()) {
      const length = book.lengths[position] ?? 0;
      const gain = weight * saturated(counts[at] ?? 0, length / statistics.averageLength);
      book.scores.set(position, (book.scores.get(position) ?? 0) + gain);
    }
  }
  return Array.from(scores)
    .flatMap(([bookId, book]) =>
      Array.from(book.scores, ([position, score]): Candidate => ({ bookId, position, score })),
    )
    .toSorted((one, other) => other.score - one.score || one.position - other.position)
    .slice(0, most);
};

const SATURATION = 1.2;
const LENGTH_WEIGHT = 0.75;

// Okapi BM25: a word that stands there often says more, but ever less so; a long passage says less with each.
const saturated = (count: number, relativeLength: number): number =>
  (count * (SATURATION + 1)) / (count + SATURATION * (1 - LENGTH_WEIGHT + LENGTH_WEIGHT * relativeLength));
