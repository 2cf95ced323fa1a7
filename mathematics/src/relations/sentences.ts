import { readAdjunct, readShift } from './adjuncts.ts';
import { type Clause, readStatements } from './clauses.ts';
import { accept, type Cursor, isAtEnd } from './cursor.ts';
import { type Question, readQuestion } from './questions.ts';
import { AGE } from './things.ts';
import type { Token, TokenLine } from './tokens.ts';
import { verbClass } from './verbs.ts';
import { isQuantityWord } from './words.ts';

/** What a sentence was understood as. */
export interface Sentence {
  readonly clauses: readonly Clause[];
  readonly question: Question | null;
}

/** Reads one sentence: statements, a question, or mere scenery; null for anything else. */
export const readSentence = ({ tokens, text, isCanonical }: TokenLine): Sentence | null => {
  const begin = questionStart(tokens);
  const read = begin === null ? withoutQuestion(readClauses(tokens)) : readAsking(tokens, begin);
  if (!read) return begin === null && isScenery(tokens) ? { clauses: [], question: null } : null;
  // A sentence that was put in other words is shown as it was written.
  const clauses = read.clauses.map((clause) => (isCanonical ? clause : { ...clause, text }));
  const asked = isCanonical
    ? read.question?.text
    : text.slice(Math.max(text.search(/\b(?:how|what|find)\b/i), 0));
  const question = read.question && { ...read.question, text: asked ?? text };
  return { clauses, question };
};

const withoutQuestion = (clauses: Clause[] | null): Sentence | null => clauses && { clauses, question: null };

const questionStart = (tokens: readonly Token[]): number | null => {
  const at = tokens.findIndex(({ word }, index) => {
    const next = tokens[index + 1]?.word ?? '';
    return (
      (word === 'how' && /^(?:many|much|old|far|long|fast)$/.test(next)) ||
      (word === 'what' && /^(?:is|was|are|were|will|percent|fraction|percentage)$/.test(next)) ||
      (word === 'find' && index === 0)
    );
  });
  return at >= 0 ? at : tokens.at(-1)?.word === '?' ? 0 : null;
};

// `If …, how many …?` and `How many … if …?`
const readAsking = (tokens: readonly Token[], begin: number): Sentence | null => {
  const shift: Cursor = { tokens, at: 0 };
  const from = begin > 0 && readShift(shift) && shift.at === begin ? 0 : begin;
  const condition = tokens.findIndex(({ word }, index) => index > begin && word === 'if');
  const asked = tokens.slice(from, condition < 0 ? tokens.length : condition);
  while (asked.at(-1)?.word === ',') asked.pop();
  const question = readQuestion({ tokens: asked, at: 0 });
  if (!question) return null;
  const before = from === 0 ? [] : readBefore(tokens.slice(0, from));
  const after = condition < 0 ? [] : readClauses(tokens.slice(condition).filter(({ word }) => word !== '?'));
  return before && after && { clauses: [...before, ...after], question };
};

// What stands before the question in its own sentence is a condition; a time or place alone narrows what is asked.
const readBefore = (tokens: readonly Token[]): Clause[] | null => {
  const cut = [...tokens];
  while ([',', 'and', 'so', 'then', 'but'].includes(cut.at(-1)?.word ?? '')) cut.pop();
  if (cut.length === 0) return [];
  const cursor: Cursor = { tokens: cut, at: 0 };
  return readAdjunct(cursor) !== null && isAtEnd(cursor) ? null : readClauses(cut);
};

const readClauses = (tokens: readonly Token[]): Clause[] | null => {
  const cursor: Cursor = { tokens, at: 0 };
  accept(cursor, 'if');
  const shift = readShift(cursor);
  const clauses = readStatements(cursor);
  if (!shift || !clauses) return clauses;
  const shifted = clauses.flatMap((clause) =>
    clause.parts[0]?.amount?.thing === AGE ? [{ ...clause, shift }] : [],
  );
  return shifted.length === clauses.length ? shifted : null;
};

// Verbs in the past or present change what is counted even where no number is said; after `to` they are only a wish.
const isScenery = (tokens: readonly Token[]): boolean =>
  tokens.every(({ kind, word, raw }, at) => {
    if (kind === 'mark') return /^[.,!'"();:-]$/.test(raw);
    if (isQuantityWord(word)) return false;
    const changes = ['have', 'gain', 'lose', 'give', 'share', 'cost'].includes(verbClass(word));
    return !changes || tokens[at - 1]?.word === 'to' || word.endsWith('ing');
  });
