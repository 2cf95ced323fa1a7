import { weightOf, type Statistics } from './ranking.ts';

/** A book whose passages can be ranked: how many there are, and how many terms stand in all of them. */
interface Searchable {
  id: string;
  passages: number;
  terms: number;
}

/** In which passages of a book a term stands, how often, and how many terms each of these passages has. */
interface PostingOf {
  book_id: string;
  term: string;
  passages: ArrayLike<number>;
  counts: ArrayLike<number>;
  lengths: ArrayLike<number>;
}

/** A passage that holds words of the question. */
export interface Candidate {
  bookId: string;
  position: number;
  score: number;
}

/** What is known about the passages of several books together, as far as a question needs it. */
export const statisticsIn = (books: readonly Searchable[], postings: readonly PostingOf[]): Statistics => {
  const passages = books.reduce((sum, book) => sum + book.passages, 0);
  const terms = books.reduce((sum, book) => sum + book.terms, 0);
  const frequencies = new Map<string, number>();
  for (const { term, passages: held } of postings)
    frequencies.set(term, (frequencies.get(term) ?? 0) + held.length);
  return {
    passages,
    averageLength: terms / Math.max(1, passages),
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
  const scores = new Map(books.map(({ id, passages }) => [id, new Float64Array(passages)]));
  for (const posting of postings) {
    const ofBook = scores.get(posting.book_id);
    if (ofBook) addScores(ofBook, posting, weightOf(posting.term, statistics), statistics);
  }
  const best: Candidate[] = [];
  let least = 0;
  for (const [bookId, ofBook] of scores)
    for (let position = 0; position < ofBook.length; position += 1) {
      const score = ofBook[position] as number;
      if (score <= least) continue;
      insert(best, { bookId, position, score }, most);
      least = best[most - 1]?.score ?? 0;
    }
  return best;
};

// A question in many books meets tens of thousands of passages: plain loops over plain numbers.
const addScores = (
  scores: Float64Array,
  { passages, counts, lengths }: PostingOf,
  weight: number,
  { averageLength }: Statistics,
): void => {
  for (let at = 0; at < passages.length; at += 1) {
    const position = passages[at] as number;
    const relativeLength = (lengths[at] as number) / averageLength;
    scores[position] = (scores[position] ?? 0) + weight * saturated(counts[at] as number, relativeLength);
  }
};

/** Keeps a short list in order; of equals, who came first stands first. */
const insert = (best: Candidate[], one: Candidate, most: number): void => {
  let at = best.length;
  while (at > 0 && (best[at - 1] as Candidate).score < one.score) at -= 1;
  best.splice(at, 0, one);
  best.length = Math.min(best.length, most);
};

const SATURATION = 1.2;
const LENGTH_WEIGHT = 0.75;

// Okapi BM25: a word that stands there often says more, but ever less so; a long passage says less with each.
const saturated = (count: number, relativeLength: number): number =>
  (count * (SATURATION + 1)) / (count + SATURATION * (1 - LENGTH_WEIGHT + LENGTH_WEIGHT * relativeLength));
