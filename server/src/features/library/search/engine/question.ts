import { kindTest } from './answer-kind.ts';
import { definitionTest, type DefinitionTest } from './definition.ts';
import type { Weights } from './ranking.ts';
import type { Reading } from './read-passage.ts';
import { UNSPACED } from './unspaced.ts';

/** A question, read for searching. */
export interface Question {
  weights: Weights;
  /** Neighbouring words that are more than grammar: `third law`, `the wolf`. */
  pairs: ReadonlySet<string>;
  /** How surely a sentence says what the asked thing is. */
  definition: DefinitionTest;
  /** Whether a sentence holds something of the kind that is asked for, where the question gives that away. */
  holdsItsKind: (sentence: string) => boolean;
}

/** “… after the king fled” says where to look; “what did he do” says less. */
const CIRCUMSTANCE = /^(.+?)\s(?:after|when|before|while|because|if)\s(.+)$/i;
const CIRCUMSTANCE_WEIGHT = 1.6;

export const readQuestion = (text: string, reading: Reading): Question => {
  const [, , circumstance] = CIRCUMSTANCE.exec(text) ?? [];
  const terms = reading.termsOf(text);
  const weights = new Map(terms.map((term) => [term, isAloneIn(terms, term) ? ALONE_WEIGHT : 1]));
  if (circumstance !== undefined)
    for (const term of reading.termsOf(circumstance)) weights.set(term, CIRCUMSTANCE_WEIGHT);
  // Without spaces, terms are pairs of characters already: pairs of them would count mere grammar.
  const telling = (pair: string): boolean =>
    !UNSPACED.test(pair) && pair.split(' ').some((word) => weights.has(word));
  return {
    weights,
    pairs: new Set(pairsOf(reading.wordsOf(text)).filter(telling)),
    definition: definitionTest(text, reading),
    holdsItsKind: kindTest(text),
  };
};

/** A character that is a word of its own (云, cloud) has no pairs that count for it as well. */
const ALONE_WEIGHT = 2;

const isAloneIn = (terms: readonly string[], term: string): boolean =>
  /^[\p{Script=Han}\p{Script=Hangul}]$/u.test(term) &&
  !terms.some((other) => other !== term && other.includes(term));

/** Every two words that stand side by side. */
const pairsOf = (words: readonly string[]): string[] =>
  words.slice(1).map((word, at) => `${words[at] ?? ''} ${word}`);
