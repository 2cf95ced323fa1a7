import { readAdjunct, type Shift } from './adjuncts.ts';
import { type Amount, readAmount } from './amounts.ts';
import { accept, attempt, isAtEnd, textOf, tokenAt, tries, wordAt, type Cursor } from './cursor.ts';
import { BEHIND_OBJECT, NO_TAIL, readTail, type Tail } from './tail.ts';
import { AGE, MONEY, readThing, type Thing } from './things.ts';
import { isSurelyVerb, isVerb, readVerb, verbClass, type VerbClass } from './verbs.ts';
import { readWho, startsSubject, type Who } from './who.ts';
import { type Mark, TIME_WORDS, FUNCTION_WORDS } from './words.ts';

/** One object of a verb, with what is said about it. */
export interface Part extends Tail {
  readonly amount: Amount | null;
  /** What part of the amount's thing it is: `girls`, `red`. */
  readonly name: Thing | null;
}

/** Somebody or something has, does, costs or is so much. */
export interface Clause {
  readonly who: Who;
  readonly verb: string;
  readonly verbClass: VerbClass;
  readonly parts: readonly Part[];
  readonly marks: ReadonlySet<Mark>;
  readonly shift: Shift | null;
  readonly text: string;
}

const THERE: Who = { kind: 'there' };

/** Reads a sentence as clauses from end to end; null when a word of it is left over. */
export const readStatements = (cursor: Cursor): Clause[] | null => {
  const clauses: Clause[] = [];
  let who: Who | null = null;
  while (!isAtEnd(cursor) && !isEnd(cursor)) {
    const start = cursor.at;
    if (!skipJoin(cursor, clauses.length > 0)) return null;
    const clause: Clause | null = readParts(cursor, start) ?? readClause(cursor, who, start);
    if (!clause) return null;
    clauses.push(clause);
    who = clause.who;
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
  return accept(cursor, 'if') || joined;
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
  const word = wordAt(cursor, ahead);
  return isSurelyVerb(word) || (isVerb(word) && tokenAt(cursor, ahead + 1)?.kind === 'number');
};

const clauseOf = (
  cursor: Cursor,
  start: number,
  clause: Pick<Clause, 'who' | 'verb' | 'parts'> & Partial<Clause>,
): Clause => ({
  verbClass: verbClass(clause.verb),
  marks: new Set(),
  shift: null,
  text: textOf(cursor.tokens.slice(start, cursor.at)),
  ...clause,
});

const readClause = (cursor: Cursor, before: Who | null, start: number): Clause | null => {
  const lead = leadOf(cursor, start);
  const who = startsWithVerb(cursor) && before ? before : readWho(cursor);
  return who && readDone(cursor, who, lead, start);
};

const skipAdverbs = (cursor: Cursor, marks: Set<Mark>): void => {
  for (;;) {
    const word = wordAt(cursor);
    if (word === 'each' && (tokenAt(cursor, 1)?.kind !== 'word' || isVerb(wordAt(cursor, 1))))
      marks.add('each');
    else if (word === 'now') marks.add('now');
    else if (!TIME_WORDS.has(word) && !['both', 'together', 'all', 'still'].includes(word)) return;
    cursor.at += 1;
  }
};

const readDone = (cursor: Cursor, who: Who, lead: string, start: number): Clause | null => {
  const marks = new Set<Mark>();
  const verb = readActVerb(cursor, marks);
  if (verb === null) return null;
  const kind = verbClass(verb);
  const isGiven = ['a', 'an', 'some', 'all', 'half', 'the', 'another', 'each'].includes(wordAt(cursor));
  const hasReceiver = kind === 'give' && tokenAt(cursor)?.kind === 'word' && !isGiven;
  const to = hasReceiver ? readWho(cursor) : null;
  if (hasReceiver && !to) return null;
  const parts: Part[] = [];
  do {
    if (kind === 'be') accept(cursor, 'now', 'only', 'also', 'still');
    const amount = attempt(cursor, () => {
      const one = readAmount(cursor);
      return one && parts.length > 0 && isVerb(wordAt(cursor)) && wordAt(cursor) !== 'left' ? null : one;
    });
    accept(cursor, 'away');
    const tail = readTail(cursor, marks, BEHIND_OBJECT);
    if (!amount && (parts.length > 0 || (tail.given === null && tail.groups === null))) return null;
    if (amount?.per && tail.per) return null;
    const when = tail.when === '' ? lead : tail.when;
    const all = amount && { ...amount, per: amount.per ?? tail.per };
    parts.push({ ...tail, amount: all, when, to: tail.to ?? to, name: null });
  } while (hasFurtherPart(cursor) && skipAnd(cursor));
  const isKind = classOf(kind, who, parts);
  return isKind && clauseOf(cursor, start, { who, verb, verbClass: isKind, parts, marks });
};

// What `is` says: that something is there, costs so much or is so old.
const classOf = (kind: VerbClass, who: Who, [part, second]: readonly Part[]): VerbClass | null => {
  const thing = part?.amount?.thing;
  if (thing === AGE) return kind === 'be' && !second && part?.when === '' ? 'have' : null;
  if (kind !== 'be' || who.kind === 'there') return kind;
  return thing === MONEY && !second ? 'cost' : null;
};

// A note is handed over with `paid with`: what it costs is another matter.
const readActVerb = (cursor: Cursor, marks: Set<Mark>): string | null => {
  if (accept(cursor, 'originally', 'initially')) marks.add('first');
  skipAdverbs(cursor, marks);
  if (wordAt(cursor) === 'will') marks.add('future');
  if (wordAt(cursor) === 'was') marks.add('then');
  const verb = readVerb(cursor);
  if (verb === null) return null;
  accept(cursor, 'away');
  skipAdverbs(cursor, marks);
  return ['paid', 'pays', 'pay'].includes(verb) && accept(cursor, 'with') ? 'tender' : verb;
};

const skipAnd = (cursor: Cursor): boolean => {
  while (accept(cursor, ',', 'and', 'plus'));
  return true;
};

/** After `and`, an amount that no verb follows belongs to the same verb. */
const hasFurtherPart = (cursor: Cursor): boolean => {
  if (!['and', ',', 'plus'].includes(wordAt(cursor))) return false;
  const ahead: Cursor = { tokens: cursor.tokens, at: cursor.at };
  skipAnd(ahead);
  if (tokenAt(ahead)?.kind !== 'number' && !['a', 'an', 'another', 'some', 'the'].includes(wordAt(ahead)))
    return false;
  return readAmount(ahead) !== null && (!isVerb(wordAt(ahead)) || wordAt(ahead) === 'left');
};

// `60% of the students are girls and the rest are boys`, `12 marbles are red`
const readParts = (cursor: Cursor, start: number): Clause | null =>
  attempt(cursor, () => {
    const parts: Part[] = [];
    do {
      const amount = readAmount(cursor);
      if (!amount || amount.per !== null || !['part', 'rest', 'number'].includes(amount.size.kind))
        return null;
      if (!accept(cursor, 'are', 'were', 'is', 'was') || isVerb(wordAt(cursor))) return null;
      const name =
        wordAt(cursor).endsWith('ing') || FUNCTION_WORDS.has(wordAt(cursor)) ? null : readThing(cursor);
      if (!name || name.adjectives.length > 0 || name.of !== null) return null;
      parts.push({ ...NO_TAIL, amount, name });
    } while (['and', ','].includes(wordAt(cursor)) && skipAnd(cursor));
    return clauseOf(cursor, start, { who: THERE, verb: 'are', parts });
  });
