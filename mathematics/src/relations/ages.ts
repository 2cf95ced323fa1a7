import type { Fraction } from '../expression/fraction.ts';
import { readReference, type Size } from './amounts.ts';
import type { Age, Shift, Text } from './clause.ts';
import { accept, acceptPhrase, attempt, type Cursor, takeNumber, tokenAt } from './cursor.ts';
import type { Who } from './who.ts';

// `Tom is 12 years old.` `Ann is 3 years older than Tom.` `In 5 years, he will be twice as old as she.`
export const readAge = (cursor: Cursor, who: Who, text: Text): Age | null => {
  if (who.kind !== 'named' && who.kind !== 'pronoun') return null;
  const tense = acceptPhrase(cursor, 'will be | is now | is | was');
  if (tense === null) return null;
  const token = tokenAt(cursor);
  const value = takeNumber(cursor);
  const size = token && value && readAgeSize(cursor, value, token.raw);
  if (!size) return null;
  accept(cursor, 'now', 'today');
  return { kind: 'age', who, size, shift: null, isNow: tense.startsWith('is'), text: text() };
};

const readAgeSize = (cursor: Cursor, value: Fraction, raw: string): Size | null => {
  const multiple = /^(?:twice|thrice|half)$/i.test(raw) || accept(cursor, 'times');
  if (multiple) {
    if (!acceptPhrase(cursor, 'as old as')) return null;
    const as = readReference(cursor);
    return as && { kind: 'multiple', factor: value, as };
  }
  const years = accept(cursor, 'years', 'year');
  const sign = accept(cursor, 'older') ? 1 : accept(cursor, 'younger') ? -1 : null;
  if (sign === null)
    return (years && accept(cursor, 'old')) || accept(cursor, 'years')
      ? { kind: 'number', value, further: false }
      : null;
  if (!years || !accept(cursor, 'than')) return null;
  const than = readReference(cursor);
  return than && { kind: 'difference', by: value, sign, than };
};

/** The years by which a sentence about ages is shifted: `In 5 years,` or `3 years ago,`. */
export const readShift = (cursor: Cursor): Shift | null =>
  attempt(cursor, () => {
    const future = accept(cursor, 'in');
    const years = takeNumber(cursor);
    if (!years || !accept(cursor, 'years', 'year')) return null;
    if (!future && !accept(cursor, 'ago')) return null;
    accept(cursor, ',');
    return { years, sign: future ? 1 : -1 };
  });
