import { kindTest } from './answer-kind.ts';
import type { Weights } from './ranking.ts';
import type { Reading } from './reading.ts';

/** A question, read for searching. */
export interface Question {
  weights: Weights;
  /** Neighbouring words that are more than grammar: `third law`, `the wolf`. */
  pairs: ReadonlySet<string>;
  /** What it asks the meaning of; empty when it asks something else. */
  asked: readonly string[];
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
  const telling = (pair: string): boolean =>
    !UNSPACED.test(pair) && pair.split(' ').some((word) => weights.has(word));
  return {
    weights,
    pairs: new Set(pairsOf(reading.wordsOf(text)).filter(telling)),
    asked: askedThing(text, reading),
    holdsItsKind: kindTest(text),
  };
};

// Without spaces, terms are pairs of characters already: pairs of them would count mere grammar.
const UNSPACED =
  /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/u;

/** A character that is a word of its own (云, cloud) has no pairs that count for it as well. */
const ALONE_WEIGHT = 2;

const isAloneIn = (terms: readonly string[], term: string): boolean =>
  /^[\p{Script=Han}\p{Script=Hangul}]$/u.test(term) &&
  !terms.some((other) => other !== term && other.includes(term));

/** Every two words that stand side by side. */
const pairsOf = (words: readonly string[]): string[] =>
  words.slice(1).map((word, at) => `${words[at] ?? ''} ${word}`);

const DEFINING =
  /^\s*(?:what(?:'s|’s| is| are| was| were| does| do)|define|meaning of|what do you mean by|who (?:is|was|are|were)|tell me about|explain|describe)\b/i;

const askedThing = (question: string, { termsOf }: Reading): readonly string[] =>
  DEFINING.test(question) ? termsOf(question.replaceAll(/\b(?:means?|called|explain|describe)\b/gi, '')) : [];

const SAYS_WHAT = /\b(?:is|are|was|were|means|is called|are called)\b|:/;

/** How surely a sentence says what the thing is, from 0 to 1: wholly, if it begins with it. */
export const definition = (text: string, terms: readonly string[], asked: readonly string[]): number => {
  const within = (first: number): boolean =>
    asked.every((term) => terms.slice(0, asked.length + first).includes(term));
  if (asked.length === 0 || !SAYS_WHAT.test(text) || !within(2)) return 0;
  return within(0) ? 1 : 0.4;
};
