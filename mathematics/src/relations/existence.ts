import { readAdjunct, readTail } from './adjuncts.ts';
import { readAmount } from './amounts.ts';
import type { Act, Part, Text } from './clause.ts';
import { accept, acceptPhrase, type Cursor, skipAnd, tokenAt, wordAt } from './cursor.ts';
import { readGroups, readHolds } from './groups.ts';
import { isVerb, verbClass } from './verbs.ts';
import type { Who } from './who.ts';
import { PHRASES, type Mark } from './words.ts';

/** An act of nobody in particular: something is there, comes or goes. */
const actOf = (act: Pick<Act, 'verb' | 'verbClass' | 'parts' | 'text'> & Partial<Act>): Act => ({
  kind: 'act',
  who: { kind: 'there' },
  groups: null,
  hours: null,
  marks: new Set(),
  ...act,
});

// `There are 5 cows and 7 horses in the barn.`
export const readExists = (cursor: Cursor, who: Who, text: Text, lead: string): Act | null => {
  if (who.kind !== 'there') return null;
  if (!acceptPhrase(cursor, 'will be | are | is | were | was')) return null;
  const parts: Part[] = [];
  const marks = new Set<Mark>();
  do {
    accept(cursor, 'now', 'only', 'also', 'still');
    const amount = readAmount(cursor);
    if (!amount) return null;
    const holds = readHolds(cursor);
    const place = readTail(cursor, marks);
    const when = place === '' ? lead : place;
    parts.push({ amount, when, price: null, holds, to: null });
  } while (hasFurtherPart(cursor) && skipAnd(cursor));
  return actOf({ verb: 'are', verbClass: 'be', parts, text: text(), marks });
};

const plainPart = (who: Extract<Who, { kind: 'counted' }>): Part => ({
  amount: { size: { kind: 'number', value: who.count, further: who.further }, thing: who.thing, per: null },
  when: '',
  price: null,
  holds: null,
  to: null,
});

// `24 cookies are shared equally among 6 friends.`
export const readShared = (cursor: Cursor, who: Who, text: Text): Act | null => {
  if (who.kind !== 'counted' || !accept(cursor, 'are', 'were')) return null;
  const early = accept(cursor, 'equally', 'evenly');
  const verb = wordAt(cursor);
  if (verbClass(verb) !== 'share') return null;
  cursor.at += 1;
  const even = accept(cursor, 'equally', 'evenly') || early;
  const preposition = wordAt(cursor);
  if (!accept(cursor, 'among', 'between', 'into', 'in')) return null;
  const groups = readGroups(cursor, preposition);
  if (!groups) return null;
  const marks = new Set<Mark>(even || accept(cursor, 'equally', 'evenly') ? ['equally'] : []);
  return actOf({ verb, verbClass: 'share', parts: [plainPart(who)], text: text(), groups, marks });
};

// `9 birds flew away.` `3 more children joined them.`
export const readComing = (cursor: Cursor, who: Who, text: Text): Act | null => {
  if (who.kind !== 'counted') return null;
  accept(cursor, 'then', 'later');
  const leaves = acceptPhrase(cursor, PHRASES.leaving);
  if (leaves === null && !acceptPhrase(cursor, PHRASES.coming)) return null;
  while (readAdjunct(cursor) !== null);
  const [verb, kind] = leaves === null ? (['come', 'gain'] as const) : (['leave', 'lose'] as const);
  return actOf({ verb, verbClass: kind, parts: [plainPart(who)], text: text() });
};

const GONE = /^(?:leaving|flying|going away|dying|missing|absent)$/;

// `130 students are going on a trip.` They are there, and nothing else is said of how many they are.
export const readPresent = (cursor: Cursor, who: Who, text: Text): Act | null => {
  if (who.kind !== 'counted' || !accept(cursor, 'are', 'were')) return null;
  if (!wordAt(cursor).endsWith('ing') || GONE.test(wordAt(cursor)) || wordAt(cursor, 1) === 'away')
    return null;
  cursor.at += 1;
  while (readAdjunct(cursor) !== null);
  return actOf({ verb: 'are', verbClass: 'be', parts: [plainPart(who)], text: text() });
};

/** After `and`, an amount that no verb follows belongs to the same verb. */
export const hasFurtherPart = (cursor: Cursor): boolean => {
  if (!['and', ',', 'plus'].includes(wordAt(cursor))) return false;
  const ahead: Cursor = { tokens: cursor.tokens, at: cursor.at };
  skipAnd(ahead);
  if (tokenAt(ahead)?.kind !== 'number' && !['a', 'an', 'another', 'some', 'the'].includes(wordAt(ahead)))
    return false;
  return readAmount(ahead) !== null && (!isVerb(wordAt(ahead)) || wordAt(ahead) === 'left');
};
