import { type Amount, readAmount } from './amounts.ts';
import type { Subset, Text } from './clause.ts';
import { accept, attempt, type Cursor, skipAnd, textOf, tokenAt, wordAt } from './cursor.ts';
import { readThing, type Thing } from './things.ts';
import type { Who } from './who.ts';
import { FUNCTION_WORDS } from './words.ts';

// `60% of the students are girls.` `5 of them are red and the rest are blue.` `12 marbles are red.`
export const readSubset = (cursor: Cursor, who: Who, text: Text): Subset | null => {
  if (who.kind !== 'counted') return null;
  if (!accept(cursor, 'are', 'were')) return null;
  const name = readName(cursor);
  if (name === null) return null;
  return {
    kind: 'subset',
    names: [{ size: { kind: 'number', value: who.count, further: false }, name }],
    of: who.thing,
    text: text(),
  };
};

/** Reads the sentence about parts of a whole that begins with an amount; null when it is none. */
export const readParts = (cursor: Cursor): Subset | null =>
  attempt(cursor, () => {
    const start = cursor.at;
    const names: Subset['names'][number][] = [];
    let of: Thing | null = null;
    do {
      const amount = readShare(cursor);
      if (!amount) return null;
      of ??= amount.thing;
      if (!accept(cursor, 'are', 'were', 'is', 'was')) return null;
      const name = readName(cursor);
      if (name === null) return null;
      names.push({ size: amount.size, name });
    } while (['and', ','].includes(wordAt(cursor)) && skipAnd(cursor));
    return { kind: 'subset', names, of, text: textOf(cursor.tokens.slice(start, cursor.at)) };
  });

const readShare = (cursor: Cursor): Amount | null => {
  const amount = readAmount(cursor);
  if (amount)
    return amount.size.kind === 'part' ||
      amount.size.kind === 'rest' ||
      (amount.size.kind === 'number' && amount.per === null)
      ? amount
      : null;
  // `1/3 are red`
  const token = tokenAt(cursor);
  if (token?.kind !== 'number' || !token.value || !['percent', 'fraction'].includes(token.form)) return null;
  cursor.at += 1;
  return { size: { kind: 'part', part: token.value, ofRest: false }, thing: null, per: null };
};

const readName = (cursor: Cursor): string | null => {
  if (FUNCTION_WORDS.has(wordAt(cursor))) return null;
  const thing = readThing(cursor);
  return thing && thing.adjectives.length === 0 && thing.of === null ? thing.head : null;
};
