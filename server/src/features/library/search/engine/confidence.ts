import type { Hit } from './search-index.ts';
import { UNSPACED } from './unspaced.ts';

/** How much words in common count beside likeness. */
const BY_COVERAGE = 0.4;

/** How sure it is that these words are about what was asked. */
export const certaintyOf = ({ likeness, coverage }: Pick<Hit, 'likeness' | 'coverage'>): number =>
  likeness === null ? coverage : likeness + BY_COVERAGE * coverage;

type Judged = Pick<Hit, 'likeness' | 'coverage' | 'limitByWords'>;

/** Below these the books speak of something else; chosen on our own questions (docs/decisions/0038-search-in-any-script.md). */
const BY_MEANING = 0.58;
/** Where vectors are only not there yet, it is better to wait for them than to guess. */
const BY_WORDS = 0.45;

const limitOf = ({ likeness, limitByWords }: Judged): number =>
  likeness === null ? (limitByWords ?? BY_WORDS) : BY_MEANING;

/** Single characters and pieces of words are met by chance more often than words are. */
const BY_CHARACTERS = 0.24;
const PIECES = 1.4;
const [FIRST_LIMIT, EACH_DOUBLING, LAST_LIMIT] = [0.06, 0.04, 0.28];
/** A few pages of notes. */
const FEW_PASSAGES = 10;

/** The limit where no vectors will ever come: among many passages one has the words of any question by chance. */
export const limitByWords = (question: string, passages: number): number => {
  if (UNSPACED.test(question)) return BY_CHARACTERS;
  const doublings = Math.max(0, Math.log2(passages / FEW_PASSAGES));
  const limit = Math.min(LAST_LIMIT, FIRST_LIMIT + EACH_DOUBLING * doublings);
  return /\p{Script=Arabic}/u.test(question) ? PIECES * limit : limit;
};

/** How far a hit is beyond doubt; from 1 on the books hold it. Comparable between books with vectors and without. */
const confidenceOf = (hit: Judged): number => certaintyOf(hit) / limitOf(hit);

/** Whether the books hold an answer, or only words that look like it. */
export const isConfident = (hit: Judged): boolean => confidenceOf(hit) >= 1;

const ASKS_FOR_A_NAME =
  /^\s*who\s+(?:\w+\s+)?(?:wrote|painted|composed|directed|invented|discovered|founded|built|won|sang|said|played)\b/i;

/** Whether somebody new is named, where a question asks who did a thing. */
export const namesWhoDidIt = (question: string, quote: string): boolean => {
  if (!ASKS_FOR_A_NAME.test(question)) return true;
  // At the start of a sentence every word has a capital letter.
  const names = quote.match(/(?<=[\p{L}\p{N},;)] )\p{Lu}\p{Ll}+/gu) ?? [];
  return names.some((name) => !question.toLowerCase().includes(name.toLowerCase()));
};

/** What a student brought counts a little more than what everybody has. */
const OWN_FIRST = 1.1;

/** Two lists as one, each in its own order, the surer head first: their scores can't be compared, their sureness can. */
export const mostConfidentFirst = (own: readonly Hit[], starter: readonly Hit[]): Hit[] => {
  const all: Hit[] = [];
  let [mine, theirs] = [own, starter];
  while (mine.length + theirs.length > 0) {
    const [one, other] = [mine[0], theirs[0]];
    if (one && (!other || OWN_FIRST * confidenceOf(one) >= confidenceOf(other))) {
      all.push(one);
      mine = mine.slice(1);
    } else if (other) {
      all.push(other);
      theirs = theirs.slice(1);
    }
  }
  return all;
};
