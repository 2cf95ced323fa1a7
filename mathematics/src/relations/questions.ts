import { readShift } from './ages.ts';
import {
  accept,
  acceptPhrase,
  attempt,
  isAtEnd,
  textOf,
  tokenAt,
  tries,
  wordAt,
  type Cursor,
} from './cursor.ts';
import { type Draft, draft, type Question, readQuestionTail } from './question.ts';
import { MONEY, readThing } from './things.ts';
import { isVerb } from './verbs.ts';
import { readWho } from './who.ts';
import { FUNCTION_WORDS, PHRASES, POSSESSIVES } from './words.ts';

/** Reads a question from `how` or `what` to its end; null when a word of it is left over. */
export const readQuestion = (cursor: Cursor): Question | null =>
  attempt(cursor, () => {
    const start = cursor.at;
    const question = draft();
    question.shift = readShift(cursor);
    accept(cursor, 'so', 'then', 'now');
    const forms = [readHowMany, readHowMuch, readHowOld, readHowFar, readWhatIs];
    const isRead = forms.some((read) => tries(cursor, () => read(cursor, question)));
    if (!isRead || !readQuestionTail(cursor, question)) return null;
    while (accept(cursor, '?', '.'));
    return isAtEnd(cursor) ? { ...question, text: textOf(cursor.tokens.slice(start, cursor.at)) } : null;
  });

const readHowMany = (cursor: Cursor, question: Draft): boolean => {
  if (!acceptPhrase(cursor, PHRASES.howMany)) return false;
  readCompare(cursor, question);
  if (accept(cursor, 'full', 'complete')) question.rounding = 'down';
  if (accept(cursor, 'total')) question.marks.add('total');
  if (accept(cursor, 'of')) accept(cursor, 'them', 'the', 'these', ...POSSESSIVES);
  question.thing = readThing(cursor);
  if (question.thing && /^(?:dollar|cent)$/.test(question.thing.head)) {
    if (question.thing.head === 'cent') return false;
    question.thing = MONEY;
    question.about = 'money';
  }
  if (acceptPhrase(cursor, 'in total | in all | total | altogether')) question.marks.add('total');
  // `What is the total number of apples?`
  if (question.thing && !question.compare && ['?', '.', ''].includes(wordAt(cursor))) {
    question.marks.add('total');
    question.verb = 'are';
    return true;
  }
  return readPredicate(cursor, question);
};

const readCompare = (cursor: Cursor, question: Draft): void => {
  if (accept(cursor, 'more', 'additional', 'extra')) question.compare = { sign: 1, than: null };
  else if (accept(cursor, 'fewer', 'less')) question.compare = { sign: -1, than: null };
};

const AUXILIARY = 'did does do will can could would should must has have had'.split(' ');

const readPredicate = (cursor: Cursor, question: Draft): boolean => {
  if (acceptPhrase(cursor, PHRASES.thereAre)) {
    if (acceptPhrase(cursor, 'needed | required')) {
      question.rounding = 'up';
      question.verb = 'need';
    } else question.verb = 'are';
    if (isVerb(wordAt(cursor)) && wordAt(cursor) !== 'left') return false;
    return readPartName(cursor, question);
  }
  const auxiliary = wordAt(cursor);
  if (!accept(cursor, ...AUXILIARY)) {
    // `how many students ride …`: a part without a name of its own is not read, but `how many apples remain` is.
    if (accept(cursor, 'remain', 'remained')) {
      question.marks.add('left');
      question.verb = 'are';
      return true;
    }
    return false;
  }
  if (['can', 'could'].includes(auxiliary)) question.rounding = 'down';
  if (['must', 'should'].includes(auxiliary)) question.rounding = 'up';
  if (!readAsker(cursor, question)) return false;
  return readAskedVerb(cursor, question);
};

// `how many are red`
const readPartName = (cursor: Cursor, question: Draft): boolean => {
  const word = wordAt(cursor);
  if (question.thing === null && tokenAt(cursor)?.kind === 'word' && !FUNCTION_WORDS.has(word)) {
    question.thing = readThing(cursor);
    return question.thing !== null;
  }
  return true;
};

const readAsker = (cursor: Cursor, question: Draft): boolean => {
  if (acceptPhrase(cursor, 'each of them | each one')) question.per = 'each';
  else {
    const who = readWho(cursor);
    if (!who || who.kind === 'there') return false;
    if (who.kind === 'each') question.per = who.thing ?? 'each';
    else if (who.kind === 'counted') question.given = { count: who.count, thing: who.thing };
    else question.who = who;
  }
  if (accept(cursor, 'each')) question.per = 'each';
  if (accept(cursor, 'now', 'still', 'currently')) question.marks.add('now');
  if (accept(cursor, 'originally', 'initially')) question.marks.add('first');
  accept(cursor, 'both', 'all');
  return true;
};

const readAskedVerb = (cursor: Cursor, question: Draft): boolean => {
  accept(cursor, 'now');
  if (acceptPhrase(cursor, 'start with | begin with | start out with')) {
    question.verb = 'have';
    question.marks.add('first');
    return true;
  }
  if (acceptPhrase(cursor, 'need to | have to')) question.rounding = 'up';
  const verb = wordAt(cursor);
  if (!isVerb(verb)) return false;
  cursor.at += 1;
  if (verb === 'need') question.rounding = 'up';
  question.verb = verb;
  if (verb === 'have' && isVerb(wordAt(cursor)) && wordAt(cursor) !== 'left') return false;
  if (accept(cursor, 'away')) question.marks.add('away');
  return true;
};

const readHowMuch = (cursor: Cursor, question: Draft): boolean => {
  if (!acceptPhrase(cursor, 'how much')) return false;
  question.about = 'money';
  readCompare(cursor, question);
  if (accept(cursor, 'change')) {
    question.about = 'change';
    return (
      accept(cursor, 'did', 'does', 'will', 'should', 'do') &&
      readAsker(cursor, question) &&
      (accept(cursor, 'get', 'receive') ? acceptPhrase(cursor, 'back') !== '' : false)
    );
  }
  accept(cursor, 'money');
  acceptPhrase(cursor, 'in dollars | in total | total');
  question.thing = MONEY;
  if (tries(cursor, () => readPriced(cursor, question))) return true;
  if (!readPredicate(cursor, question)) return false;
  if (question.verb !== 'weigh') return true;
  question.about = 'count';
  question.thing = null;
  return true;
};

// `3 books and a pen`
const readPricedThings = (cursor: Cursor, question: Draft): boolean => {
  const of: Draft['of'] = [];
  do {
    const count = tokenAt(cursor)?.value ?? null;
    if (count) cursor.at += 1;
    else if (!accept(cursor, 'a', 'an', 'the', 'each', 'one')) return false;
    const thing = readThing(cursor);
    if (!thing) return false;
    of.push({ thing, count });
  } while (accept(cursor, 'and', ','));
  question.of = of;
  return true;
};

// `does a book cost`, `do 3 books and a pen cost`, `is one book`
const readPriced = (cursor: Cursor, question: Draft): boolean => {
  if (!accept(cursor, 'does', 'do', 'did', 'is', 'will', 'would', 'are')) return false;
  if (!readPricedThings(cursor, question)) return false;
  if (!accept(cursor, 'cost') && !isAtEnd(cursor) && wordAt(cursor) !== '?') return false;
  question.about = 'cost';
  return true;
};

const readHowOld = (cursor: Cursor, question: Draft): boolean => {
  if (!acceptPhrase(cursor, 'how old')) return false;
  question.about = 'age';
  if (!accept(cursor, 'is', 'was', 'will')) return false;
  question.who = readWho(cursor);
  accept(cursor, 'be');
  if (!question.who) return false;
  if (accept(cursor, 'now', 'today')) return true;
  question.shift = readShift(cursor) ?? question.shift;
  return true;
};

const readHowFar = (cursor: Cursor, question: Draft): boolean => {
  if (!acceptPhrase(cursor, 'how far | how much distance')) return false;
  question.about = 'distance';
  if (!accept(cursor, 'did', 'does', 'will', 'do', 'can')) return false;
  question.who = readWho(cursor);
  const verb = wordAt(cursor);
  if (!question.who || !acceptPhrase(cursor, PHRASES.waysToGo)) return false;
  question.verb = verb;
  return true;
};

// `what is the price of a book`, `what is the total cost of 3 books`
const readWhatIs = (cursor: Cursor, question: Draft): boolean => {
  if (!acceptPhrase(cursor, 'what is | what was | find | what will be')) return false;
  accept(cursor, 'the');
  accept(cursor, 'total');
  if (!accept(cursor, 'cost', 'price') || !accept(cursor, 'of')) return false;
  question.thing = MONEY;
  question.about = 'cost';
  return readPricedThings(cursor, question);
};
