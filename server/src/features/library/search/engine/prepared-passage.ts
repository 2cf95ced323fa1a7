import { putTogether, readPassage, type Reading } from './read-passage.ts';
import { entryFrom, headingsOf, type Entry, type Passage } from './search-index.ts';

/** A passage that was read when Studia was built, as it is written down: terms and words with a space between them. */
export interface PreparedPassage {
  passage: Passage;
  /** The terms of its headings. */
  above: string;
  words: string;
  /** Where each sentence begins and ends, and its terms. */
  sentences: readonly (readonly [start: number, end: number, terms: string])[];
}

/** Reads a passage ahead of time. */
export const prepare = (passage: Passage, reading: Reading): PreparedPassage => {
  const { sentences, words } = readPassage(passage.text, headingsOf(passage), reading);
  return {
    passage,
    above: reading.termsOf(headingsOf(passage)).join(' '),
    words,
    sentences: sentences.map(({ sentence: { start, end }, terms }) => [start, end, terms.join(' ')]),
  };
};

/** The passage as if it were read now. */
export const entryPrepared = (prepared: PreparedPassage, at: number): Entry => {
  const { passage, above, words } = prepared;
  const sentences = prepared.sentences.map(([start, end, terms]) => ({
    sentence: { start, end, text: passage.text.slice(start, end).replaceAll(/[\r\n]/g, ' ') },
    terms: partsOf(terms),
  }));
  return entryFrom(passage, at, putTogether(partsOf(above), sentences, words));
};

const partsOf = (joined: string): string[] => (joined === '' ? [] : joined.split(' '));
