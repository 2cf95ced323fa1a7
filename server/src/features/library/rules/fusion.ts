import { nearnessIn } from './nearness.ts';
import { definition, pairsOf, type Question } from './question.ts';
import { bm25, coverageOf, type Statistics } from './ranking.ts';
import type { ReadPassage } from './reading.ts';

/** A passage that may hold the answer, between those before and after it in its book. */
export interface Candidate<Id> {
  id: Id;
  passage: ReadPassage;
  before: ReadPassage | null;
  after: ReadPassage | null;
  /** How alike each sentence is to the question; null without vectors. */
  likeness: readonly number[] | null;
}

/** A candidate with its best sentence. */
export interface Ranked<Id> {
  id: Id;
  score: number;
  /** The place of the best sentence in the passage. */
  sentence: number;
  /** How alike the nearest sentence of the passage is to the question; null without vectors. */
  likeness: number | null;
  /** The share of the question's weight in that sentence, the next one and the headings, from 0 to 1. */
  coverage: number;
}

// A compromise between the stories and our own questions to the starter books (docs/decisions/0028-search-by-meaning.md).
const WORDS = 0.3;
const NEARNESS = 0.3;
const PAIRS = 0.35;
const DEFINITION = 0.3;
/** A question of the book is no answer: another sentence is quoted before it. */
const ASKS_ITSELF = 1;

/** Puts candidates in order: the words of the passage, how near they stand together, and what sentences mean. */
export const rank = <Id>(
  question: Question,
  candidates: readonly Candidate<Id>[],
  statistics: Statistics,
): Ranked<Id>[] => {
  const words = candidates.map(({ passage, before, after }) =>
    bm25(
      question.weights,
      passage.terms,
      [before, after].flatMap((one) => (one ? [one.terms] : [])),
      statistics,
    ),
  );
  const most = Math.max(...words, Number.MIN_VALUE);
  return candidates
    .map((candidate, at) => {
      const best = bestSentence(question, candidate, statistics);
      const whole = (WORDS * (words[at] ?? 0)) / most + PAIRS * pairShare(question, candidate.passage);
      return { ...best, score: best.score + whole };
    })
    .toSorted((one, other) => other.score - one.score);
};

/** How well the sentences of a passage fit, and which of them is to be quoted: those need not be the same. */
const bestSentence = <Id>(
  question: Question,
  candidate: Candidate<Id>,
  statistics: Statistics,
): Ranked<Id> => {
  const { passage, likeness } = candidate;
  const nearness = nearnessIn(question.weights, candidate, statistics);
  const fits = passage.sentences.map(
    ({ sentence, terms }, at) =>
      NEARNESS * (nearness[at] ?? 0) + DEFINITION * definition(sentence.text, terms, question.asked),
  );
  const scores = fits.map((fit, at) => fit + meaning(likeness, at));
  const quotable = fits.map(
    (fit, at) =>
      fit +
      (likeness?.[at] ?? 0) +
      coverageOf(question.weights, standsIn(passage, [at]), statistics) -
      (passage.sentences[at]?.sentence.text.endsWith('?') ? ASKS_ITSELF : 0),
  );
  const best = quotable.indexOf(Math.max(...quotable));
  return {
    id: candidate.id,
    score: Math.max(0, ...scores),
    sentence: best,
    likeness: likeness && Math.max(...likeness),
    coverage: coverageOf(question.weights, standsIn(passage, [best, best + 1], passage.heading), statistics),
  };
};

/** A sentence means more beside another one that also fits. */
const meaning = (likeness: readonly number[] | null, at: number): number => {
  if (!likeness) return 0;
  const own = likeness[at] ?? 0;
  const others = likeness.filter((_, place) => place !== at);
  return others.length > 0 ? (2 * own + Math.max(...others)) / 3 : own;
};

const standsIn =
  ({ sentences }: ReadPassage, places: readonly number[], above: ReadonlySet<string> = new Set()) =>
  (term: string): number =>
    above.has(term) || places.some((at) => sentences[at]?.terms.includes(term)) ? 1 : 0;

const pairShare = ({ pairs }: Question, { words }: ReadPassage): number => {
  if (pairs.size === 0) return 0;
  const found = new Set(pairsOf(words).filter((pair) => pairs.has(pair)));
  return found.size / pairs.size;
};
