import { spend } from '../budget.ts';
import { equivalent, samplePoints } from '../expression/equivalent.ts';
import { isExpression, symbolsOf, type Relation, type Statement } from '../expression/tree.ts';
import { isReal, size, magnitudeAt, valueAt, type Point } from '../expression/value.ts';
import type { Step } from './step.ts';

/** A value for every unknown. */
export type Solution = Point;

/** Whether each line says the same as the line before it; only then may the steps be shown. */
export const chainHolds = (steps: readonly Step[], solutions: readonly Solution[] = []): boolean =>
  steps.every((step, at) => {
    spend(5);
    const next = steps[at + 1];
    if (next && step.after !== next.before && !sameMeaning(step.after, next.before, solutions)) return false;
    return stepHolds(step, solutions);
  });

const stepHolds = ({ before, after, mayAdd }: Step, solutions: readonly Solution[]): boolean =>
  mayAdd ? follows(before, after, solutions) : sameMeaning(before, after, solutions);

/** Whether two lines are true for the same numbers, as far as sample points and the solutions can tell. */
export const sameMeaning = (a: Statement, b: Statement, solutions: readonly Solution[]): boolean => {
  if (isExpression(a) && isExpression(b)) return equivalent(a, b);
  if (isExpression(a) || isExpression(b)) return false;
  return probes(a, b, solutions).every((point) => truthAgrees(truthAt(a, point), truthAt(b, point)));
};

const follows = (a: Statement, b: Statement, solutions: readonly Solution[]): boolean =>
  solutions.every((point) => truthAt(a, point) !== true || truthAt(b, point) !== false);

const truthAgrees = (a: boolean | null, b: boolean | null): boolean => a === null || b === null || a === b;

// Near every solution and far from all of them; whole numbers too, since exercises like them.
const probes = (a: Statement, b: Statement, solutions: readonly Solution[]): Solution[] => {
  const names = [...new Set([...symbolsOf(a), ...symbolsOf(b)])];
  if (names.length === 0) return [{}];
  const around = solutions.flatMap((solution) =>
    [-0.37, 0.41].map((shift) => mapPoint(solution, (value) => value + shift)),
  );
  const spread = [
    ...samplePoints(names, false),
    ...[-3, -1, 0, 1, 2, 5].map((value) => Object.fromEntries(names.map((name) => [name, value]))),
  ];
  return [...solutions, ...around, ...spread].map((point) => Object.assign({}, spread[0], point));
};

const mapPoint = (point: Solution, change: (value: number) => number): Solution =>
  Object.fromEntries(Object.entries(point).map(([name, value]) => [name, change(value)]));

/** Whether a line is true at a point; null where it has no meaning there. */
export const truthAt = (statement: Statement, point: Solution): boolean | null => {
  switch (statement.kind) {
    case 'relation':
      return relationAt(statement, point);
    case 'both':
    case 'either': {
      const parts = new Set(statement.parts.map((part) => truthAt(part, point)));
      if (statement.kind === 'both') return parts.has(false) ? false : parts.has(null) ? null : true;
      return parts.has(true) ? true : parts.has(null) ? null : false;
    }
    case 'always':
      return true;
    case 'never':
      return false;
    default:
      return null;
  }
};

const relationAt = ({ left, right, sign }: Relation, point: Solution): boolean | null => {
  const [a, b] = [valueAt(left, point), valueAt(right, point)];
  if (![a.re, a.im, b.re, b.im].every(Number.isFinite)) return null;
  const tolerance =
    1e-7 * (1 + Math.max(size(a), size(b))) + 1e-12 * (magnitudeAt(left, point) + magnitudeAt(right, point));
  const equal = Math.hypot(a.re - b.re, a.im - b.im) <= tolerance;
  if (sign === '=') return equal;
  if (sign === '≠') return !equal;
  if (!isReal(a) || !isReal(b)) return null;
  if (equal) return sign === '≤' || sign === '≥';
  return sign === '<' || sign === '≤' ? a.re < b.re : a.re > b.re;
};
