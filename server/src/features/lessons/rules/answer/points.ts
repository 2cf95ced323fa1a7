import type { Idea, JudgedPoint, Point } from '@studia/contract/lessons';

/** Every word of a text in its order, small and without its ending. */
export type WordsOf = (text: string) => string[];

/** Words that say nothing about a matter. "Not" and its kin are read apart. */
const EMPTY = new Set(
  (
    'a an the this that these those it its he she they them their his her we you i me my our your is are was were be been being am do does ' +
    'did done has have had having of to in on at by for from with into than then there here as so if or and but because just only also very ' +
    'really much many some any all each both can could will would should may might must get gets got go goes make makes made like about'
  ).split(' '),
);
const NEGATION = /\b(?:not|no|never|nor|neither|none|nothing|nobody|without|cannot|hardly)\b/g;
const SHORTENED: readonly (readonly [RegExp, string])[] = [
  [/\b(?:can'?t|cannot)\b/g, 'can not'],
  [/\bwon'?t\b/g, 'will not'],
  [/\b(is|are|was|were|do|does|did|has|have|had|could|would|should)n'?t\b/g, '$1 not'],
];
const CLAUSE = /[.,;:!?\n]|\b(?:but|because|so that|so|while|although|whereas|instead)\b/;

interface Clause {
  words: ReadonlySet<string>;
  isNegated: boolean;
}

/** Enough of a phrase to count as said, and as half said. */
const SAID = 0.8;
const HALF = 0.5;
/** Fewer words may stand anywhere by chance. */
const WHOLE_THOUGHT = 3;

/** Goes through the points of a good answer: which were said, half said, missing or said the other way round. */
export const judgePoints = (answer: string, points: readonly Point[], wordsOf: WordsOf): JudgedPoint[] => {
  const clauses = clausesOf(answer, wordsOf);
  return points.map(({ point, said }) => ({ point, state: stateOf([point, ...said], clauses, wordsOf) }));
};

/** What a good explanation of an idea says: its statement first, then the points of its questions. */
export const pointsOf = ({ statement, full, terms, items }: Idea): Point[] => [
  { point: statement, said: [...terms.map(({ definition }) => definition), ...sentencesIn(full ?? '')] },
  ...items.flatMap((item) => (item.kind === 'short' || item.kind === 'true-false' ? item.points : [])),
];

const sentencesIn = (text: string): string[] => text.split(/(?<=[.!?])\s+/).filter((one) => one !== '');

const stateOf = (
  phrases: readonly string[],
  clauses: readonly Clause[],
  wordsOf: WordsOf,
): JudgedPoint['state'] => {
  const matches = phrases.map((phrase) => matchOf(phrase, clauses, wordsOf));
  // Who says the point itself has said it, however another way to put it would read in the same words.
  const [own] = matches;
  if (own && own.share === 1 && own.agrees && own.words >= WHOLE_THOUGHT) return 'said';
  const full = matches.filter(({ share }) => share >= SAID);
  // Words alone do not tell "makes" from "does not make": who says it both ways has not settled it.
  if (full.length > 0 && full.every(({ agrees }) => agrees)) return 'said';
  if (full.length > 0 && full.every(({ agrees }) => !agrees)) return 'contradicted';
  return matches.some(({ share }) => share >= HALF) ? 'half' : 'missing';
};

/** How much of a phrase stands in an answer, and whether both affirm or both deny it. */
const matchOf = (phrase: string, clauses: readonly Clause[], wordsOf: WordsOf) => {
  const [read] = [joined(clausesOf(phrase, wordsOf))];
  const wanted = Array.from(read.words);
  if (wanted.length === 0) return { share: 0, agrees: true, words: 0 };
  const shareIn = ({ words }: Clause): number =>
    wanted.filter((word) => words.has(word)).length / wanted.length;
  // A thought may run over a comma: neighbours are read together where one alone does not say it.
  const best = spans(clauses).toSorted((one, other) => shareIn(other) - shareIn(one))[0];
  if (!best) return { share: 0, agrees: true, words: 0 };
  return { share: shareIn(best), agrees: best.isNegated === read.isNegated, words: wanted.length };
};

const spans = (clauses: readonly Clause[]): Clause[] => [
  ...clauses,
  ...clauses.slice(1).map((clause, index) => joined([clauses[index] ?? clause, clause])),
];

const joined = (clauses: readonly Clause[]): Clause => ({
  words: new Set(clauses.flatMap(({ words }) => Array.from(words))),
  isNegated: clauses.filter(({ isNegated }) => isNegated).length % 2 === 1,
});

const clausesOf = (text: string, wordsOf: WordsOf): Clause[] =>
  SHORTENED.reduce(
    (plain, [short, long]) => plain.replaceAll(short, long),
    text.toLowerCase().replaceAll('’', "'"),
  )
    .split(CLAUSE)
    .map((clause) => ({
      words: new Set(wordsOf(clause.replaceAll(NEGATION, ' ')).filter((word) => !EMPTY.has(word))),
      isNegated: (clause.match(NEGATION)?.length ?? 0) % 2 === 1,
    }))
    .filter(({ words, isNegated }) => words.size > 0 || isNegated);
