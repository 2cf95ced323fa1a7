import { within } from '../budget.ts';
import { type Complex, isReal } from '../expression/complex.ts';
import { isWhole } from '../expression/fraction.ts';
import { readStatement } from '../expression/read.ts';
import {
  contains,
  type Expression,
  isNumber,
  type Relation,
  substitute,
  symbolsOf,
} from '../expression/tree.ts';
import { exactValue, valueAt } from '../expression/value.ts';
import { writeLatex } from '../expression/write-latex.ts';
import { write } from '../expression/write.ts';
import { isProse } from '../find/pieces.ts';
import { solveEquation } from '../solve/equation.ts';
import { asStatement, type Solutions } from '../solve/solution.ts';
import { newTrail } from '../steps/step.ts';
import type { Span } from './parts.ts';
import { writtenLike, type Side } from './value.ts';

/** An equation in one unknown that a line states, and where it stands. */
export interface Stated extends Span {
  latex: boolean;
}

/** What the line is worth as the next step of a solution. */
export type StepJudged = { verdict: 'right' } | { verdict: 'unknown' } | { verdict: 'wrong'; now: string };

/** An equation with its solutions. */
export interface Read {
  equation: Relation;
  unknown: string;
  solutions: Solutions;
  points: readonly Complex[];
}

const WORK_OF_AN_EQUATION = 30_000;

/** Follows a solution: every step may only have solutions that the first line has. */
export const makeSolution = (begun: Read | null) => {
  let first = begun;
  return {
    /** The first line, when a solution is being followed. */
    standing: (): Read | null => first,
    forget: (): void => {
      first = null;
    },
    judge: (stated: Stated): StepJudged => {
      const read = within(WORK_OF_AN_EQUATION, () => readEquation(stated.text), null);
      if (!read) return { verdict: 'unknown' };
      if (first?.unknown !== read.unknown) {
        // `x = 3` is told, not solved: nothing follows from it.
        first = isTold(read.equation) ? null : read;
        return { verdict: 'unknown' };
      }
      if (isPartOf(read, first)) return { verdict: 'right' };
      const now = mended(read, first, stated);
      if (now === null) first = null;
      return now === null ? { verdict: 'unknown' } : { verdict: 'wrong', now };
    },
  };
};

const readEquation = (text: string): Read | null => {
  if (isProse(text.replaceAll(/\\[a-zA-Z]+/g, ' '))) return null;
  const equation = readStatement(text);
  if (equation?.kind !== 'relation' || equation.sign !== '=') return null;
  const [unknown, other] = symbolsOf(equation);
  if (unknown === undefined || other !== undefined || !isTame(equation)) return null;
  const solutions = solveEquation(equation, unknown, newTrail());
  if (!solutions || solutions.all || solutions.values.length === 0) return null;
  const points = solutions.values.map((value) => valueAt(value, {}));
  return points.every((point) => Number.isFinite(point.re) && isReal(point))
    ? { equation, unknown, solutions, points }
    : null;
};

// Roots, bars, logarithms and unknowns below a line bring in values on the way, and letters like e have two meanings.
const isTame = ({ left, right }: Relation): boolean =>
  ![left, right].some((side) =>
    contains(
      side,
      (node) =>
        node.kind === 'root' ||
        node.kind === 'call' ||
        (node.kind === 'symbol' && ['e', 'i', 'π', '∞'].includes(node.name)) ||
        (node.kind === 'quotient' && symbolsOf(node.bottom).length > 0) ||
        (node.kind === 'power' &&
          (node.exponent.kind !== 'number' || !isWhole(node.exponent.value) || node.exponent.value.top < 0n)),
    ),
  );

const isTold = ({ left, right }: Relation): boolean =>
  (left.kind === 'symbol' && symbolsOf(right).length === 0) ||
  (right.kind === 'symbol' && symbolsOf(left).length === 0);

const isPartOf = (read: Read, first: Read): boolean => {
  const places = isTold(read.equation) ? (/\.(\d+)/.exec(write(read.equation))?.[1]?.length ?? null) : null;
  const near = places === null ? 1e-9 : 10 ** -places;
  return read.points.every(({ re }) =>
    first.points.some(
      (point) => Math.abs(point.re - re) <= near * (1 + (places === null ? Math.abs(re) : 0)),
    ),
  );
};

/** The line with its number put right, or the solution itself; null when neither can be written exactly. */
const mended = ({ equation, unknown }: Read, first: Read, { text, latex }: Stated): string | null => {
  const [only, another] = first.solutions.values;
  if (!only || first.solutions.values.some((value) => !exactValue(value))) return null;
  const [leftText, rightText] = text.split('=');
  if (!another && leftText !== undefined && rightText !== undefined) {
    if (isNumber(equation.right) || symbolsOf(equation.right).length === 0) {
      const value = valueOf(equation.left, unknown, only, rightText);
      if (value !== null) return `${leftText.trimEnd()} = ${value}`;
    } else if (symbolsOf(equation.left).length === 0) {
      const value = valueOf(equation.right, unknown, only, leftText);
      if (value !== null) return `${value} = ${rightText.trimStart()}`;
    }
  }
  const solved = asStatement(first.solutions);
  return latex ? writeLatex(solved) : write(solved);
};

const valueOf = (side: Expression, unknown: string, solution: Expression, like: string): string | null => {
  const exact = exactValue(substitute(side, unknown, solution));
  if (!exact) return null;
  const worked: Side = { text: '', exact, value: 0, plain: true, hasPi: false, places: 0 };
  return writtenLike(worked, like);
};
