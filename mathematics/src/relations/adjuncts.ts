import type { Fraction } from '../expression/fraction.ts';
import { accept, acceptPhrase, attempt, type Cursor, takeNumber, tokenAt, wordAt } from './cursor.ts';
import { readThing, singular } from './things.ts';
import { FUNCTION_WORDS, NOT_MANNER, PHRASES, POSSESSIVES, PREPOSITIONS, TIME_WORDS } from './words.ts';

const NO_TIME = new Set(['then', 'also', 'just', 'only', 'already', 'however', 'too', 'exactly']);
const PLACED = new Set(['first', 'second', 'third', 'fourth', 'other', 'same', 'next', 'last']);

/** Reads when, where or for what: no number stands in it. The result names it in one way. */
export const readAdjunct = (cursor: Cursor): string | null =>
  attempt(cursor, () => {
    const fixed = acceptPhrase(cursor, PHRASES.adjunct);
    if (fixed !== null) return fixed;
    const word = wordAt(cursor);
    const isManner = /[a-z]{3}ly$/.test(word) && !NOT_MANNER.has(word);
    const isTime = TIME_WORDS.has(word);
    if (!isTime && !isManner && (!PREPOSITIONS.has(word) || word === 'of')) return null;
    cursor.at += 1;
    if (isTime || isManner) return isManner || NO_TIME.has(word) ? '' : word;
    const words = [word];
    accept(cursor, 'the', 'a', 'an', 'this', ...POSSESSIVES);
    for (; PLACED.has(wordAt(cursor)); cursor.at += 1) words.push(wordAt(cursor));
    const name = tokenAt(cursor);
    if (name?.kind !== 'word' || (FUNCTION_WORDS.has(name.word) && !TIME_WORDS.has(name.word))) return null;
    do {
      const thing = readThing(cursor);
      if (!thing) return null;
      words.push(...thing.text.split(' '));
    } while (accept(cursor, "'s"));
    return words.map(singular).join(' ');
  });

/** Years from now, or ago. */
export interface Shift {
  readonly years: Fraction;
  readonly sign: 1 | -1;
}

/** The years by which a sentence about ages is shifted: `In 5 years,` or `3 years ago,`. */
export const readShift = (cursor: Cursor): Shift | null =>
  attempt(cursor, () => {
    const future = accept(cursor, 'in');
    const years = takeNumber(cursor);
    if (!years || !accept(cursor, 'years', 'year') || (!future && !accept(cursor, 'ago'))) return null;
    accept(cursor, ',');
    return { years, sign: future ? 1 : -1 };
  });
