import { allKnown } from '../all-known.ts';
import {
  type Expression,
  type Relation,
  type Statement,
  isNumber,
  isValue,
  minus,
  number,
  opposite,
  relation,
} from '../expression/tree.ts';
import { valueAt } from '../expression/value.ts';
import { factorPolynomial } from '../polynomial/factor.ts';
import { asConstant, degreeIn, isUnit, lettersOf } from '../polynomial/polynomial.ts';
import { factoredRatio, factoredToExpression, ratioToExpression } from '../simplify/denormal.ts';
import { normalOf } from '../simplify/normal.ts';
import { truthAt } from '../steps/check.ts';
import { type Trail, newTrail, recordLine } from '../steps/step.ts';
import { solveEquation } from './equation.ts';
import { barsIn } from './function-equation.ts';
import { type Interval, intervalsAsStatement } from './interval.ts';
import { isolate } from './linear.ts';
import { rootsOf } from './polynomial-equation.ts';
import { TURNED, degreeOf, difference, simplifySides } from './sides.ts';
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
  const [how] = problem.kind === 'both' ? ['both'] : ['one of them'];
  recordLine(trail, problem, after, [
    'Solve each part',
    `Each comparison is solved by itself; ${how} must hold.`,
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
  const bars = barsIn(line, unknown);
  const scale = bars && asConstant(bars.factor);
  if (!bars || !scale || !isNumber(bars.right) || lettersOf(bars.whole).includes(unknown)) return null;
  const sign = scale.top < 0n ? TURNED[line.sign] : line.sign;
  return { inside: bars.inside, isolated: relation(bars.atom, sign, bars.right) };
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
  let open: Pick<Interval, 'from' | 'fromIn'> | null = null;
  const go = (isIn: boolean, from: Expression | null, isMark: boolean): void => {
    if (isIn) open ??= { from, fromIn: isMark };
    else if (open) {
      intervals.push({ ...open, to: from, toIn: !isMark && from !== null });
      open = null;
    }
  };
  for (const [index, after] of [...points, null].entries()) {
    const before = points[index - 1] ?? null;
    const [low, high] = [before ? at(before) : null, after ? at(after) : null];
    go(holds(((low ?? (high ?? 1) - 2) + (high ?? (low ?? -1) + 2)) / 2), before, false);
    // Behind the last mark nothing ends any more.
    go(after !== null && holds(at(after)), after, true);
  }
  return intervals;
};

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
