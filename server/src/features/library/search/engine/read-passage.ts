import { countTerms, type TermCounts } from './ranking.ts';
import type { Sentence } from './sentences.ts';

/** How language is read; passed in, because it is not ours to know. */
export interface Reading {
  /** The words to search by. */
  termsOf: (text: string) => string[];
  /** Every word, in its order. */
  wordsOf: (text: string) => string[];
  sentencesOf: (text: string) => Sentence[];
}

/** A passage, read for searching. */
export interface ReadPassage {
  terms: TermCounts;
  heading: ReadonlySet<string>;
  sentences: readonly ReadSentence[];
  /** Every word in its order, with a space before and after each: two neighbours are found as a piece of it. */
  words: string;
}

interface ReadSentence {
  sentence: Sentence;
  terms: readonly string[];
}

/** Reads a passage under its headings. */
export const readPassage = (text: string, heading: string, reading: Reading): ReadPassage => {
  const sentences = reading.sentencesOf(text).map((sentence) => ({
    sentence,
    terms: reading.termsOf(sentence.text),
  }));
  return putTogether(reading.termsOf(heading), sentences, ` ${reading.wordsOf(text).join(' ')} `);
};

/** A passage of the terms above it, its sentences and its words. */
export const putTogether = (
  above: readonly string[],
  sentences: readonly ReadSentence[],
  words: string,
): ReadPassage => ({
  // The headings say what the passage is about, often in the words of the question.
  terms: countTerms([...above, ...sentences.flatMap(({ terms }) => terms)]),
  heading: new Set(above),
  sentences,
  words,
});
