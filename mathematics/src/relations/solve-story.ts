import { equal, type Fraction } from '../expression/fraction.ts';
import {
  type Expression,
  isNumber,
  mapTree,
  number,
  type Relation,
  relation,
  symbolsOf,
  sum,
  symbol,
} from '../expression/tree.ts';
import { exactValue } from '../expression/value.ts';
import { solveEquation } from '../solve/equation.ts';
import { solveSystem } from '../solve/system.ts';
import { newTrail } from '../steps/step.ts';

/** Unknowns, and the sentences that gave their values. */
interface FoundValue {
  readonly letters: readonly string[];
  readonly equations: readonly Equation[];
}

type Values = ReadonlyMap<string, Fraction>;

export interface Solution {
  readonly values: Values;
  /** The equations that led to the asked amount, in the order of the work. */
  readonly path: readonly FoundValue[];
}

/** An expression with something in place of its letters, where it is known. */
export const put = (expression: Expression, known: (letter: string) => Expression | null): Expression =>
  mapTree(expression, (node) => (node.kind === 'symbol' ? (known(node.name) ?? node) : node));

export const withValues = (expression: Expression, values: Values): Expression =>
  put(expression, (letter) => {
    const value = values.get(letter);
    return value ? number(value) : null;
  });

export const valueOf = (expression: Expression, values: Values): Fraction | null =>
  exactValue(withValues(expression, values));

const putIn = ({ relation: { left, right } }: Equation, values: Values): Relation =>
  relation(withValues(left, values), '=', withValues(right, values));

const unknownsIn = (equations: readonly Equation[], values: Values): string[] => [
  ...new Set(equations.flatMap((equation) => symbolsOf(putIn(equation, values)))),
];

const MOST_TOGETHER = 4;

/** Solves as few equations at a time as have no more unknowns than they are. */
export const solveStory = ({ equations }: Book, target: Expression): Solution | null => {
  const values = new Map<string, Fraction>();
  const found: FoundValue[] = [];
  for (let size = 1; size <= MOST_TOGETHER && (size === 1 || !valueOf(target, values));) {
    const before = values.size;
    const open = equations.filter((equation) => unknownsIn([equation], values).length > 0);
    for (const block of blocksOf(open, values, size)) {
      const letters = unknownsIn(block, values);
      const solved = solveBlock(
        block.map((equation) => putIn(equation, values)),
        letters[0] ?? '',
      );
      if (!solved) continue;
      for (const [letter, value] of solved) values.set(letter, value);
      found.push({ letters, equations: block });
      break;
    }
    size = values.size > before ? 1 : size + 1;
  }
  // Put the values back into every equation.
  const holds = equations.every(({ relation: { left, right } }) => {
    const [a, b] = [valueOf(left, values), valueOf(right, values)];
    return a === null || b === null || equal(a, b);
  });
  return holds && valueOf(target, values) ? { values, path: pathTo(target, found) } : null;
};

// As many equations as they have unknowns, grown from one of them.
const blocksOf = (open: readonly Equation[], values: Values, size: number): Equation[][] =>
  open.flatMap((start) => {
    const block = [start];
    for (let next: Equation | undefined = start; next && block.length < size;) {
      const letters = unknownsIn(block, values);
      const touches = (one: Equation): boolean =>
        unknownsIn([one], values).some((letter) => letters.includes(letter));
      next = open.find((one) => !block.includes(one) && touches(one));
      if (next) block.push(next);
    }
    return block.length === size && unknownsIn(block, values).length === size ? [block] : [];
  });

const solveBlock = (relations: readonly Relation[], letter: string): Map<string, Fraction> | null => {
  const [first, second] = relations;
  const solved = first && !second ? solveEquation(first, letter, newTrail()) : null;
  const single = solved && !solved.all ? solved.values.map((value) => new Map([[letter, value]])) : [];
  const [only, ...others] = second ? (solveSystem(relations, newTrail())?.assignments ?? []) : single;
  const values = [...(only ?? [])].flatMap(([name, value]): [string, Fraction][] => {
    const exact = isNumber(value) ? value.value : exactValue(value);
    return exact ? [[name, exact]] : [];
  });
  return only && others.length === 0 && values.length === only.size ? new Map(values) : null;
};

const pathTo = (target: Expression, found: readonly FoundValue[]): FoundValue[] => {
  const wanted = new Set(symbolsOf(target));
  const isWanted = ({ letters, equations }: FoundValue): boolean => {
    const isUsed = letters.some((letter) => wanted.has(letter));
    if (isUsed)
      for (const { relation: line } of equations) for (const letter of symbolsOf(line)) wanted.add(letter);
    return isUsed;
  };
  return found.toReversed().filter(isWanted).toReversed();
};

/** One sentence as mathematics. */
interface Equation {
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
