import { once } from '../once.ts';
import { quantities } from './all-laws.ts';
import type { Quantity } from './table.ts';

/** A phrase of the text that names quantities. */
export interface Naming {
  readonly phrase: string;
  readonly quantities: readonly Quantity[];
  readonly start: number;
  readonly end: number;
}

interface Word {
  readonly word: string;
  readonly start: number;
  readonly end: number;
}

const WORD = /=|[^\s,.;:?!()=–-]+/gu;

const wordsOf = (text: string): Word[] =>
  [...text.matchAll(WORD)].map(({ 0: word, index }) => ({
    word: word.toLowerCase().replace(/'s$/, ''),
    start: index,
    end: index + word.length,
  }));

const keyOf = (phrase: string): string =>
  wordsOf(phrase)
    .map(({ word }) => word)
    .join(' ');

/** Phrases and what they name. */
export type PhraseIndex = ReadonlyMap<string, readonly Quantity[]>;

const indexOf = (phrasesOf: (quantity: Quantity) => readonly string[]): (() => PhraseIndex) =>
  once(() => {
    const index = new Map<string, Quantity[]>();
    for (const quantity of quantities().values())
      for (const key of new Set(phrasesOf(quantity).map(keyOf)))
        index.set(key, [...(index.get(key) ?? []), quantity]);
    return index;
  });

export const besideANumber = indexOf(({ nouns, beside }) => [...nouns, ...beside]);
export const inAQuestion = indexOf(({ nouns, asked }) => [...nouns, ...asked]);
const byNoun = indexOf(({ nouns }) => nouns);

/** Whether the phrase is a name of its own for the quantity, not only a hint. */
export const isNoun = (phrase: string, quantity: Quantity): boolean =>
  byNoun().get(phrase)?.includes(quantity) ?? false;

const LONGEST_PHRASE = 10;

/** The phrases of a text that name quantities of the wanted kind, the longest at each place. */
export const namingsIn = (
  text: string,
  index: PhraseIndex,
  isWanted: (quantity: Quantity) => boolean,
): Naming[] => {
  const words = wordsOf(text);
  const namings: Naming[] = [];
  for (let at = 0; at < words.length;) {
    let taken = 1;
    for (let count = Math.min(LONGEST_PHRASE, words.length - at); count > 0; count--) {
      const part = words.slice(at, at + count);
      const phrase = part.map(({ word }) => word).join(' ');
      const named = index.get(phrase)?.filter(isWanted) ?? [];
      if (named.length === 0) continue;
      namings.push({ phrase, quantities: named, start: part[0]?.start ?? 0, end: part.at(-1)?.end ?? 0 });
      taken = count;
      break;
    }
    at += taken;
  }
  return namings;
};
