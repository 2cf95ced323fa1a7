import { accept, acceptPhrase, attempt, type Cursor, tokenAt, wordAt } from './cursor.ts';
import { readThing, singular } from './things.ts';
import {
  FUNCTION_WORDS,
  MARKS,
  NOT_MANNER,
  PHRASES,
  POSSESSIVES,
  PREPOSITIONS,
  TIME_WORDS,
  type Mark,
} from './words.ts';

const NO_TIME = new Set(['then', 'also', 'just', 'only', 'already', 'however', 'too', 'exactly']);
const PLACED = new Set(['first', 'second', 'third', 'fourth', 'other', 'same', 'next', 'last']);

/** Reads when, where or for what: no number stands in it. The result names it in one way. */
export const readAdjunct = (cursor: Cursor): string | null =>
  attempt(cursor, () => {
    const fixed = acceptPhrase(cursor, PHRASES.adjunct);
    if (fixed !== null) return fixed;
    if (TIME_WORDS.has(wordAt(cursor))) {
      const word = wordAt(cursor);
      cursor.at += 1;
      return NO_TIME.has(word) ? '' : word;
    }
    if (/[a-z]{3}ly$/.test(wordAt(cursor)) && !NOT_MANNER.has(wordAt(cursor))) {
      cursor.at += 1;
      return '';
    }
    if (!PREPOSITIONS.has(wordAt(cursor)) || wordAt(cursor) === 'of') return null;
    const preposition = wordAt(cursor);
    cursor.at += 1;
    // `to buy apples`: what for
    const words: string[] = [];
    accept(cursor, 'the', 'a', 'an', 'this', ...POSSESSIVES);
    while (PLACED.has(wordAt(cursor))) {
      words.push(wordAt(cursor));
      cursor.at += 1;
    }
    const name = tokenAt(cursor);
    if (name?.kind !== 'word' || (FUNCTION_WORDS.has(name.word) && !TIME_WORDS.has(name.word))) return null;
    const thing = readThing(cursor);
    if (!thing) return null;
    words.push(...thing.text.split(' '));
    if (accept(cursor, "'s")) {
      const owned = readThing(cursor);
      if (!owned) return null;
      words.push(...owned.text.split(' '));
    }
    return `${preposition} ${words.map(singular).join(' ')}`;
  });

/** Reads what stands behind a clause: marks, whatever `reads` can read, and when or where, which is given in one spelling. */
export const readTail = (
  cursor: Cursor,
  marks: Set<Mark>,
  reads: () => boolean = () => false,
  words: Readonly<Record<string, string>> = MARKS,
): string => {
  const when: string[] = [];
  for (;;) {
    const mark = Object.keys(words).find((one) => acceptPhrase(cursor, words[one] ?? '') !== null);
    if (mark !== undefined) marks.add(mark as Mark);
    else if (!reads()) {
      const adjunct = readAdjunct(cursor);
      if (adjunct === null) return when.filter(Boolean).join(' ');
      when.push(adjunct);
    }
  }
};
