import { readAdjunct } from './adjuncts.ts';
import { readShift } from './ages.ts';
import type { Clause } from './clause.ts';
import { accept, type Cursor, isAtEnd, textOf } from './cursor.ts';
import { readParts } from './parts-of-whole.ts';
import type { Question } from './question.ts';
import { readQuestion } from './questions.ts';
import { readRatio } from './ratios.ts';
import { readStatements } from './statements.ts';
import type { Token } from './tokens.ts';
import { verbClass } from './verbs.ts';
import { isQuantityWord } from './words.ts';

/** What a sentence was understood as. */
export type Sentence =
  | {
      readonly kind: 'read';
      readonly clauses: readonly Clause[];
      readonly question: Question | null;
      readonly text: string;
    }
  | { readonly kind: 'scenery'; readonly text: string }
  | { readonly kind: 'unread'; readonly text: string };

/** Reads one sentence: statements, a question, or mere scenery. */
export const readSentence = (tokens: readonly Token[]): Sentence => {
  const text = textOf(tokens);
  if (isHeading(tokens)) return { kind: 'scenery', text };
  const begin = questionStart(tokens);
  if (begin !== null) {
    const asked = readAsking(tokens, begin);
    return asked ? { kind: 'read', ...asked, text } : { kind: 'unread', text };
  }
  const clauses = readClauses(tokens);
  if (clauses) return { kind: 'read', clauses, question: null, text };
  return { kind: isScenery(tokens) ? 'scenery' : 'unread', text };
};

// `Boxes and Pallets`: a title says what kind of story it is, not what happens in it.
const isHeading = (tokens: readonly Token[]): boolean => {
  const long = tokens.filter(({ word }) => word.length > 3);
  return (
    tokens.every(({ kind, word }) => kind === 'word' || /^[:-]$/.test(word)) &&
    long.length > 0 &&
    long.every(({ raw }) => /^\p{Lu}/u.test(raw))
  );
};

const questionStart = (tokens: readonly Token[]): number | null => {
  const at = tokens.findIndex(({ word }, index) => {
    const next = tokens[index + 1]?.word ?? '';
    return (
      (word === 'how' && /^(?:many|much|old|far|long|fast)$/.test(next)) ||
      (word === 'what' && /^(?:is|was|are|were|will|percent|fraction|percentage)$/.test(next)) ||
      (word === 'find' && index === 0)
    );
  });
  if (at >= 0) return at;
  return tokens.at(-1)?.word === '?' ? 0 : null;
};

interface Asking {
  readonly clauses: readonly Clause[];
  readonly question: Question;
}

// `If …, how many …?` and `How many … if …?`
const readAsking = (tokens: readonly Token[], begin: number): Asking | null => {
  let from = begin;
  const shift = begin > 0 ? { tokens, at: 0 } : null;
  if (shift && readShift(shift) && shift.at === begin) from = 0;
  const condition = tokens.findIndex(({ word }, index) => index > begin && word === 'if');
  const asked = tokens
    .slice(from, condition < 0 ? tokens.length : condition)
    .filter(({ word }, index, all) => !(word === ',' && index === all.length - 1));
  const question = readQuestion({ tokens: asked, at: 0 });
  if (!question) return null;
  const before = from === 0 ? [] : readBefore(tokens.slice(0, from));
  const after = condition < 0 ? [] : readClauses(tokens.slice(condition).filter(({ word }) => word !== '?'));
  return before && after && { clauses: [...before, ...after], question };
};

// What stands before the question in its own sentence: a condition, or only a time or place.
const readBefore = (tokens: readonly Token[]): Clause[] | null => {
  const cut = [...tokens];
  while ([',', 'and', 'so', 'then', 'but'].includes(cut.at(-1)?.word ?? '')) cut.pop();
  if (cut.length === 0) return [];
  const cursor: Cursor = { tokens: cut, at: 0 };
  if (readAdjunct(cursor) !== null && isAtEnd(cursor)) return null;
  return readClauses(cut);
};

const readClauses = (tokens: readonly Token[]): Clause[] | null => {
  const cursor: Cursor = { tokens, at: 0 };
  accept(cursor, 'if');
  const start = cursor.at;
  const shift = readShift(cursor);
  if (shift) {
    const shifted = readStatements(cursor);
    if (!shifted || !shifted.every(({ kind }) => kind === 'age')) return null;
    return shifted.flatMap((clause) => (clause.kind === 'age' ? [{ ...clause, shift }] : []));
  }
  cursor.at = start;
  const whole = readRatio(cursor) ?? readParts(cursor);
  if (whole) {
    accept(cursor, '.', '!');
    if (isAtEnd(cursor)) return [whole];
    cursor.at = start;
  }
  return readStatements(cursor);
};

// Verbs in the past or present change what is counted even where no number is said; after `to` they are only a wish.
const isScenery = (tokens: readonly Token[]): boolean =>
  tokens.every(({ kind, word, raw }, at) => {
    if (kind === 'mark') return /^[.,!'"();:-]$/.test(raw);
    if (isQuantityWord(word)) return false;
    const changes = ['have', 'gain', 'lose', 'give', 'share', 'cost'].includes(verbClass(word));
    return !changes || tokens[at - 1]?.word === 'to' || word.endsWith('ing');
  });
