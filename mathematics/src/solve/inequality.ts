import { allKnown } from '../all-known.ts';
import {
  isNumber,
  isValue,
  minus,
  number,
  opposite,
  relation,
  type Expression,
  type Relation,
  type Statement,
} from '../expression/tree.ts';
import { valueAt } from '../expression/value.ts';
import { factorPolynomial } from '../polynomial/factor.ts';
import { coefficientsIn, degreeIn, isUnit, lettersOf, negateP } from '../polynomial/polynomial.ts';
import { factoredRatio, factoredToExpression, ratioToExpression } from '../simplify/denormal.ts';
import { normalOf } from '../simplify/normal.ts';
import { ratio } from '../simplify/ratio.ts';
import { expressionOf } from '../simplify/roots.ts';
import { truthAt } from '../steps/check.ts';
import { newTrail, recordLine, type Trail } from '../steps/step.ts';
import { solveEquation } from './equation.ts';
import { intervalsAsStatement, type Interval } from './interval.ts';
import { isolate } from './linear.ts';
import { rootsOf } from './quadratic.ts';
import { wholeOf } from './root-equation.ts';
import { degreeOf, difference, simplifySides, TURNED } from './sides.ts';
import { sorted } from './solution.ts';

export interface SolvedInequality {
  readonly unknown: string;
  readonly intervals: readonly Interval[];
  readonly statement: Statement;
}

/** Solves an inequality, or several that hold together or one of which holds. */
export const solveInequality = (
  problem: Statement,
  unknown: string,
  trail: Trail,
): SolvedInequality | null => {
  const intervals = intervalsOf(problem, unknown);
  if (!intervals) return null;
  const statement =
    intervals.length === 1 && intervals[0] && !intervals[0].from && !intervals[0].to
      ? ({ kind: 'always' } as const)
      : intervalsAsStatement(unknown, intervals);
  const reached =
    problem.kind === 'relation' ? walk(problem, unknown, trail) : walkParts(problem, unknown, trail);
  recordLine(trail, reached, statement, 'Read off the solution');
  return { unknown, intervals, statement };
};

const walkParts = (problem: Statement, unknown: string, trail: Trail): Statement => {
  if (problem.kind !== 'both' && problem.kind !== 'either') return problem;
  const parts = problem.parts.map((part) =>
    part.kind === 'relation' ? walk(part, unknown, newTrail()) : part,
  );
  const after: Statement = { kind: problem.kind, parts };
  recordLine(trail, problem, after, [
    'Solve each part',
    problem.kind === 'both'
      ? 'Each comparison is solved by itself; both must hold.'
      : 'Each comparison is solved by itself; one of them must hold.',
  ]);
  return after;
};

const walk = (line: Relation, unknown: string, trail: Trail): Statement => {
  const p = difference(line, unknown);
  if (p && degreeOf(p, unknown) <= 1) return isolate(line, unknown, trail) ?? line;
  const bars = absoluteParts(line, unknown);
  if (bars) return walkAbsolute(line, bars, unknown, trail);
  return walkSigns(line, unknown, trail);
};

interface Bars {
  inside: Expression;
  isolated: Relation;
}

const absoluteParts = (line: Relation, unknown: string): Bars | null => {
  const whole = wholeOf(line);
  const name = whole && lettersOf(whole).find((one) => one.startsWith('⟨|'));
  if (!whole || !name) return null;
  const atom = expressionOf(name);
  const [rest, factor, more] = coefficientsIn(whole, name);
  const value = rest && factor && !more ? ratio(negateP(rest), factor) : null;
  if (!value || atom.kind !== 'call' || !atom.args[0] || !factor) return null;
  const right = ratioToExpression(value);
  const scale = factoredToExpression(factorPolynomial(factor));
  if (!isNumber(right) || !isNumber(scale) || lettersOf(whole).includes(unknown)) return null;
  return {
    inside: atom.args[0],
    isolated: relation(atom, scale.value.top < 0n ? TURNED[line.sign] : line.sign, right),
  };
};

const walkAbsolute = (
  line: Relation,
  { inside, isolated }: Bars,
  unknown: string,
  trail: Trail,
): Statement => {
  recordLine(trail, line, isolated, [
    'Get the absolute value alone',
    'Bring everything else to the other side; dividing by a negative number turns the comparison around.',
  ]);
  const { sign, right } = isolated;
  if (!isNumber(right) || right.value.top < 0n) return isolated;
  const near = sign === '<' || sign === '≤';
  const split: Statement = near
    ? { kind: 'both', parts: [relation(opposite(right), sign, inside), relation(inside, sign, right)] }
    : {
        kind: 'either',
        parts: [relation(inside, TURNED[sign], opposite(right)), relation(inside, sign, right)],
      };
  recordLine(trail, isolated, split, [
    near ? 'Nearer to zero than' : 'Farther from zero than',
    near
      ? 'The distance from zero is small: the number lies between the two ends.'
      : 'The distance from zero is large: the number lies outside the two ends.',
  ]);
  return walkParts(split, unknown, trail);
};

// Zero on one side, factors on the other; then the sign in every stretch.
const walkSigns = (line: Relation, unknown: string, trail: Trail): Statement => {
  const whole = normalOf(minus(line.left, line.right));
  if (!whole) return line;
  const simple = isValue(line.right, 0)
    ? simplifySides(line, trail)
    : relation(ratioToExpression(whole), line.sign, number(0));
  recordLine(trail, line, simple, [
    'Bring everything to the left',
    'Then only the sign of the left side matters.',
  ]);
  const factored = relation(
    isUnit(whole.bottom) ? factoredToExpression(factorPolynomial(whole.top)) : factoredRatio(whole),
    line.sign,
    number(0),
  );
  recordLine(trail, simple, factored, [
    'Factor',
    `The sign can only change where a factor is zero; try a number in every stretch between for ${unknown}.`,
  ]);
  return factored;
};

/** Where the line is true, found by trying a number in every stretch between the places where it can change. */
const intervalsOf = (problem: Statement, unknown: string): Interval[] | null => {
  const marks = marksOf(problem, unknown);
  if (!marks) return null;
  const at = (mark: Expression): number => valueAt(mark, {}).re;
  const points = sorted(marks).filter((mark) => Math.abs(valueAt(mark, {}).im) < 1e-9);
  const holds = (x: number): boolean => truthAt(problem, { [unknown]: x }) === true;
  const intervals: Interval[] = [];
  let open: { from: Expression | null; fromIn: boolean } | null = null;
  for (let index = 0; index <= points.length; index++) {
    const [before, after] = [points[index - 1], points[index]];
    const middle =
      before && after ? (at(before) + at(after)) / 2 : before ? at(before) + 1 : after ? at(after) - 1 : 0;
    if (holds(middle))
      open ??= { from: before ?? null, fromIn: before ? holdsExactly(problem, unknown, before) : false };
    else if (open) {
      intervals.push({ ...open, to: before ?? null, toIn: false });
      open = null;
    }
    if (!after) break;
    const on = holdsExactly(problem, unknown, after);
    if (open && !on) {
      intervals.push({ ...open, to: after, toIn: false });
      open = null;
    } else if (open && !holds(next(points, index, at))) {
      intervals.push({ ...open, to: after, toIn: true });
      open = null;
    } else if (!open && on && !holds(next(points, index, at)))
      intervals.push({ from: after, to: after, fromIn: true, toIn: true });
    else if (!open && on) open = { from: after, fromIn: true };
  }
  if (open) intervals.push({ ...open, to: null, toIn: false });
  return intervals;
};

const next = (points: readonly Expression[], index: number, at: (mark: Expression) => number): number => {
  const [here, after] = [points[index], points[index + 1]];
  return here && after ? (at(here) + at(after)) / 2 : here ? at(here) + 1 : 0;
};

const holdsExactly = (problem: Statement, unknown: string, mark: Expression): boolean =>
  truthAt(problem, { [unknown]: valueAt(mark, {}).re }) === true;

const marksOf = (problem: Statement, unknown: string): Expression[] | null => {
  if (problem.kind === 'both' || problem.kind === 'either') {
    return allKnown(problem.parts.map((part) => marksOf(part, unknown)))?.flat() ?? null;
  }
  if (problem.kind !== 'relation') return null;
  const equal = solveEquation(relation(problem.left, '=', problem.right), unknown, newTrail());
  if (!equal) return null;
  return [...equal.values, ...polesOf(problem, unknown)];
};

const polesOf = ({ left, right }: Relation, unknown: string): Expression[] =>
  [left, right].flatMap((side) => {
    const normal = normalOf(side);
    if (!normal || isUnit(normal.bottom)) return [];
    return factorPolynomial(normal.bottom).factors.flatMap(({ base }) =>
      degreeIn(base, unknown) > 0 && degreeIn(base, unknown) <= 2 ? rootsOf(base, unknown) : [],
    );
  });
