import { readAdjunct } from './adjuncts.ts';
import { readReference } from './amounts.ts';
import { accept, acceptPhrase, attempt, isAtEnd, tokenAt, tries, wordAt, type Cursor } from './cursor.ts';
import { readMark } from './marks.ts';
import type { Draft } from './question.ts';
import { MONEY, readThing } from './things.ts';
import { isVerb } from './verbs.ts';
import { measureOf, PHRASES } from './words.ts';

export const readQuestionTail = (cursor: Cursor, question: Draft): boolean => {
  const when: string[] = [];
  while (!isAtEnd(cursor) && !['?', '.'].includes(wordAt(cursor))) {
    if (readAskMark(cursor, question)) continue;
    if (readGiven(cursor, question)) continue;
    if (question.compare && !question.compare.than && accept(cursor, 'than')) {
      const than = readReference(cursor);
      if (!than) return false;
      question.compare.than = than;
      continue;
    }
    const adjunct = readAdjunct(cursor);
    if (adjunct === null) return false;
    when.push(adjunct);
  }
  question.when = when.filter(Boolean).join(' ');
  return true;
};

const readAskMark = (cursor: Cursor, question: Draft): boolean => {
  if (readMark(cursor, question.marks)) return true;
  const per = attempt(cursor, () => {
    if (acceptPhrase(cursor, PHRASES.askedEach)) {
      accept(cursor, 'one');
      return readThing(cursor) ?? 'each';
    }
    return (wordAt(cursor) === 'a' || wordAt(cursor) === 'an') &&
      measureOf(wordAt(cursor, 1)) === 'time' &&
      accept(cursor, 'a', 'an')
      ? readThing(cursor)
      : null;
  });
  if (per === null || question.per !== null) return false;
  question.per = per;
  return true;
};

const readGiven = (cursor: Cursor, question: Draft): boolean =>
  tries(cursor, () => {
    if (question.given || !accept(cursor, 'in', 'for', 'after', 'from', 'with', 'on', 'to')) return false;
    accept(cursor, 'all');
    if (wordAt(cursor) === 'a' && tokenAt(cursor, 1)?.form === 'money') cursor.at += 1;
    // `needed to carry 40 people`
    if (isVerb(wordAt(cursor)) && tokenAt(cursor, 1)?.kind === 'number') cursor.at += 1;
    const token = tokenAt(cursor);
    if (token?.kind !== 'number' || !token.value) return false;
    cursor.at += 1;
    if (token.form === 'money') {
      question.given = { count: token.value, thing: MONEY };
      accept(cursor, 'bill', 'note');
    } else {
      const thing = readThing(cursor);
      if (!thing || token.form !== 'plain') return false;
      question.given = { count: token.value, thing };
    }
    return true;
  });
