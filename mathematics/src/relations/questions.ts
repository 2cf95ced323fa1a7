import { readShift, type Shift } from './adjuncts.ts';
import { accept, acceptPhrase, attempt, isAtEnd, textOf, wordAt, type Cursor } from './cursor.ts';
import { BEHIND_QUESTION, NO_TAIL, readTail, type Tail } from './tail.ts';
import { AGE, MONEY, plainThing, readThing, type Thing } from './things.ts';
import { AUXILIARIES, isVerb } from './verbs.ts';
import { readWho, type Who } from './who.ts';
import { type Mark, PHRASES, POSSESSIVES } from './words.ts';

/** What a story wants to know: a clause with a gap. */
export interface Question extends Tail {
  readonly thing: Thing | null;
  readonly who: Who | null;
  /** `change` asks for what comes back. */
  readonly verb: string;
  /** `how many more … than`: more or fewer; 0 where nothing is compared. */
  readonly compares: 1 | -1 | 0;
  readonly marks: ReadonlySet<Mark>;
  readonly shift: Shift | null;
  /** Whether something has to be enough for all, or may not be more than there is. */
  readonly rounding: 'up' | 'down' | null;
  readonly text: string;
}

type Draft = { -readonly [Key in keyof Question]: Question[Key] } & { readonly marks: Set<Mark> };

/** Whether nothing is compared, and neither what is left nor what was at first is asked for. */
export const isPlain = ({ compares, marks }: Question): boolean =>
  compares === 0 && !marks.has('left') && !marks.has('first');

/** Reads a question to its end; null when a word of it is left over. */
export const readQuestion = (cursor: Cursor): Question | null =>
  attempt(cursor, () => {
    const start = cursor.at;
    const before = { shift: readShift(cursor), rounding: null, text: '' };
    const gap: Draft = {
      ...NO_TAIL,
      ...before,
      thing: null,
      who: null,
      verb: '',
      compares: 0,
      marks: new Set(),
    };
    accept(cursor, 'so', 'then', 'now');
    if (!readGap(cursor, gap) || !readPredicate(cursor, gap)) return null;
    gap.shift = readShift(cursor) ?? gap.shift;
    const tail = readTail(cursor, gap.marks, BEHIND_QUESTION);
    while (accept(cursor, '?', '.'));
    const isTwice = (tail.per && gap.per) || (tail.given && gap.given);
    if (!isAtEnd(cursor) || isTwice || (tail.than && gap.compares === 0)) return null;
    const text = textOf(cursor.tokens.slice(start, cursor.at));
    return { ...gap, ...tail, per: tail.per ?? gap.per, given: tail.given ?? gap.given, text };
  });

// `how many more apples`, `how much money`, `how old`, `what is the total number of apples`
const readGap = (cursor: Cursor, gap: Draft): boolean => {
  const asked = acceptPhrase(cursor, PHRASES.asked);
  if (asked === null) return false;
  if (asked === 'how old') gap.thing = AGE;
  if (asked === 'how far') gap.thing = plainThing('distance');
  if (accept(cursor, 'more', 'additional', 'extra')) gap.compares = 1;
  else if (accept(cursor, 'fewer', 'less')) gap.compares = -1;
  if (asked === 'how much') {
    accept(cursor, 'money');
    gap.thing = MONEY;
  } else if (!gap.thing) {
    if (accept(cursor, 'full', 'complete')) gap.rounding = 'down';
    if (accept(cursor, 'of')) accept(cursor, 'them', 'the', 'these', ...POSSESSIVES);
    gap.thing = readThing(cursor);
  }
  if (acceptPhrase(cursor, 'in total | in all | total | altogether')) gap.marks.add('total');
  return gap.thing?.head !== 'cent';
};

const readPredicate = (cursor: Cursor, gap: Draft): boolean => {
  if (gap.thing === AGE) {
    gap.verb = 'have';
    return accept(cursor, 'is', 'was', 'will') && readAsker(cursor, gap) && (accept(cursor, 'be') || true);
  }
  if (acceptPhrase(cursor, PHRASES.thereAre)) {
    const isNeeded = acceptPhrase(cursor, 'needed | required') !== null;
    if (isNeeded) gap.rounding = 'up';
    gap.verb = isNeeded ? 'need' : 'are';
    return !isVerb(wordAt(cursor)) || wordAt(cursor) === 'left';
  }
  const auxiliary = wordAt(cursor);
  if (['can', 'could'].includes(auxiliary)) gap.rounding = 'down';
  if (['must', 'should'].includes(auxiliary)) gap.rounding = 'up';
  return accept(cursor, ...AUXILIARIES) && readAsker(cursor, gap) && readAskedVerb(cursor, gap);
};

const readAsker = (cursor: Cursor, gap: Draft): boolean => {
  const isEach = acceptPhrase(cursor, 'each of them | each one') !== null;
  // `does a book cost`: one of them
  const who: Who | null = isEach ? { kind: 'each', thing: null } : readWho(cursor);
  if (!who || who.kind === 'there') return false;
  if (who.kind === 'each') gap.per = who.thing ?? 'each';
  else if (who.kind === 'named' || who.kind === 'pronoun') gap.who = who;
  else if (who.thing) gap.given = { count: who.count, thing: who.thing, by: '' };
  if (accept(cursor, 'each')) gap.per = 'each';
  if (accept(cursor, 'now', 'still', 'currently', 'today')) gap.marks.add('now');
  if (accept(cursor, 'originally', 'initially')) gap.marks.add('first');
  accept(cursor, 'both', 'all');
  return who.kind !== 'counted' || who.thing !== null;
};

const readAskedVerb = (cursor: Cursor, gap: Draft): boolean => {
  if (acceptPhrase(cursor, 'need to | have to')) gap.rounding = 'up';
  const verb = wordAt(cursor);
  if (!isVerb(verb)) return false;
  cursor.at += 1;
  accept(cursor, 'away');
  if (verb === 'need') gap.rounding = 'up';
  // The unit is the one in which it was told.
  if (verb === 'weigh') gap.thing = null;
  gap.verb = verb;
  return verb !== 'have' || !isVerb(wordAt(cursor)) || wordAt(cursor) === 'left';
};
