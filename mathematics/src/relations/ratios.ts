import { allKnown } from '../all-known.ts';
import { type Fraction, readFraction } from '../expression/fraction.ts';
import type { Ratio } from './clause.ts';
import { accept, acceptPhrase, attempt, type Cursor, takeNumber, textOf, wordAt } from './cursor.ts';
import { readThing, type Thing } from './things.ts';

/** Reads `The ratio of boys to girls is 3 to 5`. */
export const readRatio = (cursor: Cursor): Ratio | null =>
  attempt(cursor, () => {
    const start = cursor.at;
    if (!acceptPhrase(cursor, 'the ratio of')) return null;
    const things: Thing[] = [];
    do {
      accept(cursor, 'the');
      const thing = readThing(cursor);
      if (!thing) return null;
      things.push(thing);
    } while (accept(cursor, 'to'));
    // `in a class`: where it is so
    attempt(cursor, () =>
      accept(cursor, 'in', 'at', 'on') && accept(cursor, 'a', 'the', 'an') ? readThing(cursor) : null,
    );
    if (!accept(cursor, 'is', 'was')) return null;
    const terms = readTerms(cursor);
    return terms && terms.length === things.length
      ? { kind: 'ratio', things, terms, text: textOf(cursor.tokens.slice(start, cursor.at)) }
      : null;
  });

const readTerms = (cursor: Cursor): Fraction[] | null => {
  const colon = /^(\d+):(\d+)$/.exec(wordAt(cursor));
  if (colon) {
    cursor.at += 1;
    return allKnown(colon.slice(1).map(readFraction));
  }
  const terms: Fraction[] = [];
  do {
    const term = takeNumber(cursor, 'plain');
    if (!term) return null;
    terms.push(term);
  } while (accept(cursor, 'to'));
  return terms;
};
