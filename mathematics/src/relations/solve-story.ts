import { equal, type Fraction } from '../expression/fraction.ts';
import {
  type Expression,
  isNumber,
  mapTree,
  number,
  type Relation,
  relation,
  symbolsOf,
} from '../expression/tree.ts';
import { exactValue } from '../expression/value.ts';
import { solveEquation } from '../solve/equation.ts';
import { solveSystem } from '../solve/system.ts';
import { newTrail } from '../steps/step.ts';
import type { Book, Equation } from './book.ts';

/** An unknown with its value, and the sentence that gave it. */
interface Found {
  readonly letters: readonly string[];
  readonly equations: readonly Equation[];
}

export interface Solution {
  readonly values: Values;
  /** The equations that led to the asked amount, in the order of the work. */
  readonly path: readonly Found[];
}

/** An expression with something in place of its letters, where it is known. */
export const put = (expression: Expression, known: (letter: string) => Expression | null): Expression =>
  mapTree(expression, (node) => (node.kind === 'symbol' ? (known(node.name) ?? node) : node));

type Values = ReadonlyMap<string, Fraction>;
export const withValues = (expression: Expression, values: Values): Expression =>
  put(expression, (letter) => {
    const value = values.get(letter);
    return value ? number(value) : null;
  });

export const valueOf = (expression: Expression, values: Values): Fraction | null =>
  exactValue(withValues(expression, values));

const putIn = ({ left, right }: Relation, values: Values): Relation =>
  relation(withValues(left, values), '=', withValues(right, values));

/** Solves one equation after another, each with a single unknown left, then what is left together. */
export const solveStory = (book: Book, target: Expression): Solution | null => {
  const values = new Map<string, Fraction>();
  const found: Found[] = [];
  for (let open = book.equations; ;) {
    const next = open.find((equation) => symbolsOf(putIn(equation.relation, values)).length === 1);
    if (!next) {
      if (valueOf(target, values) || !solveTogether(open, values, found)) break;
      continue;
    }
    open = open.filter((equation) => equation !== next);
    const [letter = ''] = symbolsOf(putIn(next.relation, values));
    const value = solveOne(putIn(next.relation, values), letter);
    if (!value) return null;
    values.set(letter, value);
    found.push({ letters: [letter], equations: [next] });
  }
  return valueOf(target, values) && holdsEverywhere(book.equations, values)
    ? { values, path: pathTo(target, found) }
    : null;
};

const solveOne = (equation: Relation, letter: string): Fraction | null => {
  const solved = solveEquation(equation, letter, newTrail());
  const [only, ...others] = solved?.values ?? [];
  return solved && !solved.all && only && others.length === 0 ? exactValue(only) : null;
};

const MOST_TOGETHER = 4;

const solveTogether = (open: readonly Equation[], values: Map<string, Fraction>, found: Found[]): boolean => {
  const left = open.filter((equation) => symbolsOf(putIn(equation.relation, values)).length > 1);
  for (let size = 2; size <= MOST_TOGETHER; size++)
    for (const block of blocksOf(left, values, size)) {
      const relations = block.map((equation) => putIn(equation.relation, values));
      const [only, ...others] = solveSystem(relations, newTrail())?.assignments ?? [];
      if (!only || others.length > 0 || ![...only.values()].every(isNumber)) continue;
      const letters = [...only.keys()];
      for (const [letter, value] of only) if (isNumber(value)) values.set(letter, value.value);
      found.push({ letters, equations: block });
      return true;
    }
  return false;
};

// As many equations as they have unknowns, grown from one of them.
const blocksOf = (open: readonly Equation[], values: Values, size: number): Equation[][] =>
  open.flatMap((start) => {
    const block = [start];
    while (block.length < size) {
      const letters = new Set(block.flatMap((one) => symbolsOf(putIn(one.relation, values))));
      const next = open.find(
        (one) =>
          !block.includes(one) &&
          symbolsOf(putIn(one.relation, values)).some((letter) => letters.has(letter)),
      );
      if (!next) return [];
      block.push(next);
    }
    const letters = new Set(block.flatMap((one) => symbolsOf(putIn(one.relation, values))));
    return letters.size === size ? [block] : [];
  });

/** Puts the values back into every equation. */
const holdsEverywhere = (equations: readonly Equation[], values: Values): boolean =>
  equations.every(({ relation: { left, right } }) => {
    const [a, b] = [valueOf(left, values), valueOf(right, values)];
    return a === null || b === null || equal(a, b);
  });

const pathTo = (target: Expression, found: readonly Found[]): Found[] => {
  const wanted = new Set(symbolsOf(target));
  const path: Found[] = [];
  for (const step of found.toReversed()) {
    if (!step.letters.some((letter) => wanted.has(letter))) continue;
    path.unshift(step);
    for (const { relation: line } of step.equations) for (const letter of symbolsOf(line)) wanted.add(letter);
  }
  return path;
};
