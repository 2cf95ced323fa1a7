import {
  anyOf,
  contains,
  hasSymbol,
  relation,
  substitute,
  symbol,
  symbolsOf,
  type Expression,
  type Relation,
  type Statement,
} from '../expression/tree.ts';
import { isReal, type Complex, exactValue, valueAt } from '../expression/value.ts';
import { truthAt, type Solution } from '../steps/check.ts';
import { recordLine, type Trail, type Why } from '../steps/step.ts';

/** What makes an equation in one unknown true. */
export interface Solutions {
  readonly unknown: string;
  readonly values: readonly Expression[];
  /** Every number is a solution. */
  readonly all?: true;
}

/** Goes on with the line that a step has led to. */
export type Next = (line: Relation) => Solutions | null;

/** Solves one kind of equation and writes the steps down; null when it is of another kind. */
export type Solver = (equation: Relation, unknown: string, trail: Trail, next: Next) => Solutions | null;

/** What goes along from line to line. */
export interface Solving {
  readonly unknown: string;
  readonly trail: Trail;
  readonly next: Next;
}

/** `x = 2 or x = 3` */
export const asStatement = ({ unknown, values, all }: Solutions): Statement => {
  if (all) return { kind: 'always' };
  return anyOf(values.map((value) => relation(symbol(unknown), '=', value)));
};

/** The values that cases lead to, each once and in order, written down behind the cases. */
export const fromCases = (
  split: Statement,
  solutions: Solutions,
  trail: Trail,
  why: Why,
  mayAdd = false,
): Solutions => {
  const solved = { ...solutions, values: sorted(solutions.values) };
  recordLine(trail, split, asStatement(solved), why, mayAdd);
  return solved;
};

/** The real solutions as numbers, for checking lines. */
export const asPoints = ({ unknown, values }: Solutions): Solution[] =>
  values.flatMap((value) => {
    const at = valueAt(value, {});
    return Number.isFinite(at.re) && isReal(at) ? [{ [unknown]: at.re }] : [];
  });

/** Whether a value makes the equation true; letters that stand for any number get one. */
export const satisfies = (equation: Relation, unknown: string, value: Expression): boolean => {
  if (outOfDomain(equation, unknown, value)) return false;
  const put = (side: Expression): Expression => substitute(side, unknown, value);
  const tried = relation(put(equation.left), equation.sign, put(equation.right));
  const [left, right] = [exactValue(tried.left), exactValue(tried.right)];
  if (left && right && equation.sign === '=') return left.top === right.top && left.bottom === right.bottom;
  const names = symbolsOf(tried);
  const points = [0.83, 1.37, 2.71, 13.9].map((start) =>
    Object.fromEntries(names.map((name, at) => [name, start + at * 0.217])),
  );
  const truths = points.map((point) => truthAt(tried, point));
  // With other letters under a root the line holds only where the root does.
  if (names.length > 0 && hasEvenRoot(equation)) return truths.includes(true);
  return truths.every((truth) => truth !== false) && truths.includes(true);
};

const hasEvenRoot = ({ left, right }: Relation): boolean =>
  [left, right].some((side) => contains(side, (node) => node.kind === 'root' && node.index % 2 === 0));

// Below zero there is no square root and no logarithm in school, even where both sides would agree.
const outOfDomain = ({ left, right }: Relation, unknown: string, value: Expression): boolean =>
  [left, right].some((side) =>
    contains(side, (node) => {
      const inside =
        node.kind === 'root' && node.index % 2 === 0
          ? node.of
          : node.kind === 'call' && (node.name === 'ln' || node.name === 'log')
            ? node.args[0]
            : undefined;
      if (!inside || !hasSymbol(inside, unknown)) return false;
      const at = valueAt(substitute(inside, unknown, value), {});
      return Number.isFinite(at.re) && isReal(at) && (node.kind === 'root' ? at.re < -1e-9 : at.re < 1e-12);
    }),
  );

/** Throws out what the way to the solution brought in; says so when something goes. */
export const keepTrue = (equation: Relation, candidates: Solutions, trail: Trail): Solutions => {
  if (candidates.all) return candidates;
  const values = candidates.values.filter((value) => satisfies(equation, candidates.unknown, value));
  const solution = { ...candidates, values };
  const [before, after] = [asStatement(candidates), asStatement(solution)];
  if (values.length < candidates.values.length)
    recordLine(trail, before, after, 'Try every value in the first line', true);
  return solution;
};

/** The values in order of size, each once. */
export const sorted = (values: readonly Expression[]): Expression[] => {
  const sized = values.map((value) => ({ value, at: valueAt(value, {}) }));
  const isAt = (a: Complex, b: Complex): boolean =>
    Math.hypot(a.re - b.re, a.im - b.im) < 1e-12 * (1 + Math.abs(b.re));
  const unique = sized.filter(({ at }, index) => !sized.slice(0, index).some((other) => isAt(other.at, at)));
  return unique.toSorted((a, b) => a.at.re - b.at.re || a.at.im - b.at.im || 0).map(({ value }) => value);
};
