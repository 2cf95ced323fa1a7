import { folded } from '../lexicon/fold.ts';
import { unmasked } from '../wording.ts';

/**
 * What a text is made of as it is written: its words, pairs of words, and pieces of two to five letters, so that another ending
 * or a slip of the pen changes little. Each is a place in a table of that size; two that share one are rare enough.
 */
export const ngramsOf = (text: string, places: number): readonly number[] => {
  const plain = plainOf(text);
  const found = new Set<number>();
  for (let from = 0; from < plain.length; from++) {
    let mark = START;
    for (let length = 1; length <= LONGEST_PIECE && from + length <= plain.length; length++) {
      mark = marked(mark, plain.charCodeAt(from + length - 1));
      if (length >= SHORTEST_PIECE) found.add(placeOf(mark, places));
    }
  }
  const words = plain.trim().split(' ').map(markOf);
  for (const [at, word] of words.entries()) {
    found.add(placeOf(marked(word, WHOLE), places));
    const next = words[at + 1];
    if (next !== undefined) found.add(placeOf(marked(Math.imul(word, PRIME) ^ next, PAIR), places));
  }
  return [...found];
};

const SHORTEST_PIECE = 2;
const LONGEST_PIECE = 5;
/** As much of a text as the language model is shown. */
const LONGEST = 400;

// "don't" and "dont" are one word, and the spaces around a word tell where it ends.
const plainOf = (text: string): string =>
  ` ${folded(unmasked(text.slice(0, LONGEST)))
    .replaceAll(/['’‘ʼ`´]/g, '')
    .replaceAll(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
    .trim()} `;

const START = 0x811c9dc5;
const PRIME = 0x01000193;
const WHOLE = 1;
const PAIR = 2;

// FNV-1a: short, and spreads short texts well.
const marked = (mark: number, code: number): number => Math.imul(mark ^ code, PRIME);

const markOf = (word: string): number => {
  let mark = START;
  for (let at = 0; at < word.length; at++) mark = marked(mark, word.charCodeAt(at));
  return mark;
};

const placeOf = (mark: number, places: number): number => ((mark ^ (mark >>> 15)) >>> 0) % places;
