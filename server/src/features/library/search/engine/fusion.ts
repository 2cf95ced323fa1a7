import { proximityIn } from './proximity.ts';
import type { Question } from './question.ts';
import { bm25, coverageOf, tellingOf, type Statistics, type Telling } from './ranking.ts';
import type { ReadPassage } from './read-passage.ts';
import { isFragment } from './sentences.ts';

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
  /** How well each of its sentences is fit to be quoted. */
  fits: readonly number[];
  /** Whether that sentence says what the asked thing is. */
  defines: boolean;
  /** How alike the nearest sentence of the passage is to the question; null without vectors. */
  likeness: number | null;
  /** The share of the question's weight that stands in the passage or its headings, from 0 to 1; less for one word or two. */
  coverage: number;
}

// A compromise between the stories and our own questions to the starter books (docs/decisions/0028-search-by-meaning.md),
// the last three measured on real books (docs/decisions/0038-search-in-any-script.md).
const WORDS = 0.3;
const NEARNESS = 0.3;
const PAIRS = 0.35;
const DEFINITION = 0.3;
/** A sentence that holds a name, a number or a reason where one is asked for. */
const KIND = 0.05;
/** A passage of whole sentences before a list of topics or the index of a book. */
const PROSE = 0.1;
/** A heading or a caption is seldom an answer. */
const NO_SENTENCE = 0.3;
/** A question of the book is no answer: another sentence is quoted before it. */
const ASKS_ITSELF = 1;

/** Puts candidates in order: the words of the passage, how near they stand together, and what sentences mean. */
export const rank = <Id>(
  question: Question,
  candidates: readonly Candidate<Id>[],
  statistics: Statistics,
): Ranked<Id>[] => {
  const telling = tellingOf(question.weights, statistics);
  const words = candidates.map(({ passage, before, after }) =>
    bm25(
      telling,
      passage.terms,
      [before, after].flatMap((one) => (one ? [one.terms] : [])),
      statistics.averageLength,
    ),
  );
  const most = Math.max(...words, Number.MIN_VALUE);
  return candidates
    .map((candidate, at) => {
      const unfit = candidate.passage.sentences.map(({ sentence }) => unfitnessOf(sentence.text));
      const best = bestSentence(question, telling, candidate, unfit);
      const whole =
        (WORDS * (words[at] ?? 0)) / most +
        PAIRS * pairShare(question, candidate.passage) +
        PROSE * proseIn(candidate.passage, unfit);
      return { ...best, score: best.score + whole };
    })
    .toSorted((one, other) => other.score - one.score);
};

/** How well the sentences of a passage fit, and which of them is to be quoted: those need not be the same. */
const bestSentence = <Id>(
  question: Question,
  telling: Telling,
  candidate: Candidate<Id>,
  unfit: readonly number[],
): Ranked<Id> => {
  const { passage, likeness } = candidate;
  const nearness = proximityIn(telling, candidate);
  const fits = passage.sentences.map(
    ({ sentence, terms }, at) =>
      NEARNESS * (nearness[at] ?? 0) +
      DEFINITION * question.definition(sentence.text, terms) +
      KIND * (question.holdsItsKind(sentence.text) ? 1 : 0),
  );
  const meanings = likeness && meaningsOf(likeness);
  const scores = fits.map((fit, at) => fit + (meanings?.[at] ?? 0));
  const quotable = fits.map(
    (fit, at) =>
      fit +
      (likeness?.[at] ?? 0) +
      coverageOf(telling, (term) => passage.sentences[at]?.terms.includes(term) === true) -
      (unfit[at] ?? 0),
  );
  const best = quotable.indexOf(Math.max(...quotable));
  const quoted = passage.sentences[best];
  return {
    id: candidate.id,
    score: Math.max(0, ...scores),
    sentence: best,
    fits: quotable,
    defines: quoted !== undefined && question.definition(quoted.sentence.text, quoted.terms) > 0,
    likeness: likeness && Math.max(...likeness),
    coverage: coverageIn(telling, passage),
  };
};

/** A word in common may be chance, even a rare one; three are not. */
const BEYOND_CHANCE = 3;

const coverageIn = (telling: Telling, { terms: { counts } }: ReadPassage): number => {
  const stands = (term: string): boolean => counts.has(term);
  const found = [...telling.terms.keys()].filter(stands).length;
  const share = coverageOf(telling, stands);
  return share * Math.min(1, found / Math.min(BEYOND_CHANCE, Math.max(1, telling.terms.size)));
};

/** What each sentence means for the question: more beside another one that also fits. */
const meaningsOf = (likeness: readonly number[]): number[] => {
  if (likeness.length === 1) return [...likeness];
  const most = Math.max(...likeness);
  const first = likeness.indexOf(most);
  const second = Math.max(...likeness.toSpliced(first, 1));
  return likeness.map((own, at) => (2 * own + (at === first ? second : most)) / 3);
};

/** How little a sentence is fit to be quoted, whatever it says. */
const unfitnessOf = (text: string): number =>
  (isFragment(text) ? NO_SENTENCE : 0) + (text.endsWith('?') ? ASKS_ITSELF : 0);

/** Whether a passage says something in whole sentences: 1 if at least half of it does, as in any talk of questions and answers. */
const proseIn = ({ sentences }: ReadPassage, unfit: readonly number[]): number => {
  let [all, whole] = [0, 0];
  for (const [at, { sentence }] of sentences.entries()) {
    all += sentence.text.length;
    if (unfit[at] === 0) whole += sentence.text.length;
  }
  return Math.min(1, (2 * whole) / Math.max(1, all));
};

const pairShare = ({ pairs }: Question, { words }: ReadPassage): number => {
  let found = 0;
  for (const pair of pairs) if (words.includes(` ${pair} `)) found += 1;
  return pairs.size > 0 ? found / pairs.size : 0;
};
