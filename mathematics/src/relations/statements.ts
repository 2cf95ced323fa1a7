import { readActTail } from './act-tail.ts';
import { readAdjunct } from './adjuncts.ts';
import { type Amount, readAmount } from './amounts.ts';
import { readBe } from './be-clauses.ts';
import type { Act, Clause, Groups, Part } from './clause.ts';
import {
  accept,
  acceptPhrase,
  attempt,
  isAtEnd,
  skipAnd,
  textOf,
  tokenAt,
  tries,
  wordAt,
  type Cursor,
} from './cursor.ts';
import { hasFurtherPart } from './existence.ts';
import { readVerb, skipAdverbs } from './verb-phrase.ts';
import { isSurelyVerb, isVerb, verbClass } from './verbs.ts';
import { readWho, type Who } from './who.ts';
import { PHRASES, TIME_WORDS, type Mark } from './words.ts';

/** Reads a sentence as clauses from end to end; null when a word of it is left over. */
export const readStatements = (cursor: Cursor): Clause[] | null => {
  const clauses: Clause[] = [];
  let who: Who | null = null;
  while (!isAtEnd(cursor) && !isEnd(cursor)) {
    const start = cursor.at;
    if (!skipJoin(cursor, clauses.length > 0)) return null;
    const read = readClause(cursor, who, start);
    if (!read || cursor.at === start) return null;
    clauses.push(read.clause);
    who = read.who;
  }
  while (accept(cursor, '.', '!', ';'));
  return isAtEnd(cursor) && clauses.length > 0 ? clauses : null;
};

const isEnd = (cursor: Cursor): boolean =>
  ['.', '!', ';'].includes(wordAt(cursor)) && cursor.at === cursor.tokens.length - 1;

const JOINS = ', and but then ; so while if suppose together altogether later also now finally'.split(' ');

// Between clauses something has to stand that joins them.
const skipJoin = (cursor: Cursor, needed: boolean): boolean => {
  let joined = !needed;
  while (accept(cursor, ...JOINS)) joined = true;
  tries(cursor, () => readAdjunct(cursor) !== null && (accept(cursor, ',') || startsSubject(cursor)));
  if (acceptPhrase(cursor, 'if')) joined = true;
  return joined;
};

// `On Tuesday he read …`
const startsSubject = (cursor: Cursor): boolean =>
  wordAt(cursor) === 'there' ||
  ['he', 'she', 'they', 'it', 'we', 'i'].includes(wordAt(cursor)) ||
  /^\p{Lu}/u.test(tokenAt(cursor)?.raw ?? '');

interface Read {
  readonly clause: Clause;
  readonly who: Who;
}

const readClause = (cursor: Cursor, before: Who | null, start: number): Read | null => {
  const lead = leadOf(cursor, start);
  const who = startsWithVerb(cursor) && before ? before : readWho(cursor);
  const clause =
    who &&
    (attempt<Clause>(cursor, () => readBe(cursor, who, start, lead)) ??
      attempt(cursor, () => readAct(cursor, who, start, lead)));
  return clause && { clause, who };
};

// `On Monday, Tom read …`: the lead says when, for every part that does not say it itself.
const leadOf = (cursor: Cursor, start: number): string => {
  const lead: Cursor = { tokens: cursor.tokens, at: start };
  while (accept(lead, ',', 'and', 'but', 'then', 'so'));
  const adjunct = readAdjunct(lead);
  return adjunct !== null && (wordAt(lead) === ',' || startsSubject(lead)) ? adjunct : '';
};

const startsWithVerb = (cursor: Cursor): boolean => {
  let ahead = 0;
  while (TIME_WORDS.has(wordAt(cursor, ahead))) ahead += 1;
  return (
    isSurelyVerb(wordAt(cursor, ahead)) ||
    (isVerb(wordAt(cursor, ahead)) && tokenAt(cursor, ahead + 1)?.kind === 'number')
  );
};

const readAct = (cursor: Cursor, who: Who, start: number, lead: string): Act | null => {
  const marks = new Set<Mark>();
  const verb = readActVerb(cursor, marks);
  if (verb === null) return null;
  const kind = verbClass(verb);
  const isGiven = ['a', 'an', 'some', 'all', 'half', 'the', 'another'].includes(wordAt(cursor));
  const hasReceiver = kind === 'give' && tokenAt(cursor)?.kind === 'word' && !isGiven;
  const to = hasReceiver && wordAt(cursor) !== 'each' ? readWho(cursor) : null;
  if (hasReceiver && !to) return null;
  const parts: Part[] = [];
  let [groups, hours]: [Groups | null, Amount | null] = [null, null];
  do {
    const amount = attempt(cursor, () => {
      const one = readAmount(cursor);
      return one && parts.length > 0 && isVerb(wordAt(cursor)) && wordAt(cursor) !== 'left' ? null : one;
    });
    if (!amount && parts.length > 0) return null;
    const tail = readActTail(cursor, marks, { to, groups, hours }, amount);
    ({ groups, hours } = tail);
    const { price, holds } = tail;
    const when = tail.when === '' ? lead : tail.when;
    if (amount)
      parts.push({ amount: { ...amount, per: tail.per ?? amount.per }, when, price, holds, to: tail.to });
    else if (hours === null && groups === null) return null;
  } while (hasFurtherPart(cursor) && skipAnd(cursor));
  const text = textOf(cursor.tokens.slice(start, cursor.at));
  return { kind: 'act', who, verb, verbClass: kind, parts, groups, hours, marks, text };
};

// `started with` is a way to have; a note is handed over with `paid with`: what it costs is another matter.
const readActVerb = (cursor: Cursor, marks: Set<Mark>): string | null => {
  if (acceptPhrase(cursor, PHRASES.begin)) {
    marks.add('first');
    return 'have';
  }
  skipAdverbs(cursor, marks);
  if (wordAt(cursor) === 'will') marks.add('future');
  const verb = readVerb(cursor);
  if (verb === null) return null;
  if (accept(cursor, 'away')) marks.add('away');
  skipAdverbs(cursor, marks);
  return ['paid', 'pays', 'pay'].includes(verb) && accept(cursor, 'with') ? 'tender' : verb;
};
