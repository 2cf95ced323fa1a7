import { type Expression, type Relation, relation, sum, symbol } from '../expression/tree.ts';

/** One sentence as mathematics. */
export interface Equation {
  readonly relation: Relation;
  readonly because: string;
}

/** The unknowns of a story with their names in words, and what is known about them. */
export interface Book {
  readonly names: Map<string, string>;
  readonly equations: Equation[];
}

export const newBook = (): Book => ({ names: new Map(), equations: [] });

/** A new unknown; its letter is ours, its name is shown. */
export const newUnknown = (book: Book, name: string): Expression => {
  const letter = `q${book.names.size + 1}`;
  const taken = [...book.names.values()].includes(name);
  book.names.set(letter, taken ? `${name} (${book.names.size + 1})` : name);
  return symbol(letter);
};

export const equate = (book: Book, left: Expression, right: Expression, because: string): void => {
  book.equations.push({ relation: relation(left, '=', right), because });
};

export const plus = (...terms: readonly Expression[]): Expression => sum(terms);
export const less = (from: Expression, amount: Expression): Expression =>
  sum([from, { kind: 'negative', of: amount }]);
/** So much more, or so much less. */
export const changedBy = (from: Expression, sign: 1 | -1, amount: Expression): Expression =>
  sign === 1 ? plus(from, amount) : less(from, amount);
export const times = (...factors: readonly Expression[]): Expression => ({ kind: 'product', factors });
export const over = (top: Expression, bottom: Expression): Expression => ({ kind: 'quotient', top, bottom });
