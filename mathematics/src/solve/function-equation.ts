import { allKnown } from '../all-known.ts';
import { type Fraction, fraction, multiply } from '../expression/fraction.ts';
import {
  type Expression,
  type Relation,
  anyOf,
  call,
  hasSymbol,
  isValue,
  number,
  product,
  relation,
  symbol,
  isWave,
  wholePower,
  isNumber,
} from '../expression/tree.ts';
import { valueAt } from '../expression/value.ts';
import {
  type Polynomial,
  asConstant,
  coefficientsIn,
  degreeIn,
  isUnit,
  letter,
  lettersOf,
  minusP,
  negateP,
  timesP,
} from '../polynomial/polynomial.ts';
import { polynomialToExpression, ratioToExpression } from '../simplify/denormal.ts';
import { displayOf, tidy } from '../simplify/display.ts';
import { normalOf } from '../simplify/normal.ts';
import { expressionOf, indexOfRoot, ratio } from '../simplify/ratio.ts';
import { recordLine } from '../steps/step.ts';
import { rootsOf } from './polynomial-equation.ts';
import { mentions } from './sides.ts';
import {
  type Solutions,
  type Solver,
  asStatement,
  fromCases,
  keepTrue,
  satisfies,
  sorted,
  type Solving,
} from './solution.ts';

/** The unknown under a root: get the root alone, raise both sides to its power, solve, and try the values. */
export const solveRoot: Solver = (equation, unknown, trail, next) => {
  const whole = wholeOf(equation);
  const roots = whole
    ? lettersOf(whole).filter((name) => indexOfRoot(name) !== null && name !== 'i' && mentions(name, unknown))
    : [];
  const name = alone(equation, roots) ?? roots[0];
  if (!whole || name === undefined) return null;
  const [index, inside] = [indexOfRoot(name) ?? 2, expressionOf(name)];
  if (inside.kind !== 'root') return null;
  const [rest = new Map(), factor = new Map(), more] = coefficientsIn(whole, name);
  if (more) return inPowersOf(equation, whole, name, { unknown, trail, next });
  const value = ratio(negateP(rest), factor);
  const isolated =
    value && isUnit(value.bottom)
      ? relation(inside, '=', ratioToExpression(value))
      : relation(
          polynomialToExpression(timesP(factor, letter(name))),
          '=',
          polynomialToExpression(negateP(rest)),
        );
  recordLine(trail, equation, isolated, 'Get the root alone');
  const raised = relation(wholePower(isolated.left, index), '=', wholePower(isolated.right, index));
  const rule = index === 2 ? 'Square both sides' : `Raise both sides to the power of ${index}`;
  const reason = 'That undoes the root. It may bring in values that have to be tried at the end.';
  recordLine(trail, isolated, raised, [rule, reason], true);
  const cleared = relation(tidy(raised.left), '=', tidy(raised.right));
  recordLine(trail, raised, cleared, ['Work out both sides', 'The root is gone on one side.'], true);
  const found = next(cleared);
  return found && keepTrue(equation, found, trail);
};

export const wholeOf = ({ left, right }: Relation): Polynomial | null => {
  const [over, under] = [normalOf(left), normalOf(right)];
  if (!over || !under) return null;
  return minusP(timesP(over.top, under.bottom), timesP(under.top, over.bottom));
};

// A root that already stands by itself on one side is the one to begin with.
const alone = ({ left, right }: Relation, roots: readonly string[]): string | undefined =>
  roots.find((name) =>
    [left, right].some((side) => {
      const normal = normalOf(side);
      return normal && normal.top.size === 1 && lettersOf(normal.top).includes(name);
    }),
  );

/** x^(2/3) = 4: first for the root itself, then for what is under it. */
const inPowersOf = (
  equation: Relation,
  whole: Polynomial,
  name: string,
  solving: Solving,
): Solutions | null => {
  const { unknown, trail, next } = solving;
  const inside = expressionOf(name);
  if (inside.kind !== 'root' || coefficientsIn(whole, name).some((one) => !asConstant(one))) return null;
  const { index, of } = inside;
  const found = degreeIn(whole, name) === 2 ? rootsOf(whole, name) : [];
  const values = found.filter((value) => index % 2 === 1 || !isNumber(value) || value.value.top >= 0n);
  const parts = values.map((value) => relation(inside, '=', value));
  const split = { kind: 'either' as const, parts };
  recordLine(trail, equation, split, 'Solve for the root first', true);
  const each = values.flatMap(
    (value) => next(relation(of, '=', tidy(wholePower(value, index))))?.values ?? [],
  );
  const solved = fromCases(split, { unknown, values: each }, trail, 'Raise to the power', true);
  return keepTrue(equation, solved, trail);
};

/** What stands between bars in a line that is linear in them, and what the bars are compared with. */
interface Bars {
  readonly atom: Expression;
  readonly inside: Expression;
  /** What stands in front of the bars. */
  readonly factor: Polynomial;
  readonly right: Expression;
  readonly whole: Polynomial;
}

export const barsIn = (line: Relation, unknown: string): Bars | null => {
  const whole = wholeOf(line);
  const name = whole && lettersOf(whole).find((one) => one.startsWith('⟨|') && mentions(one, unknown));
  if (!whole || !name) return null;
  const atom = expressionOf(name);
  const [inside] = atom.kind === 'call' ? atom.args : [];
  const [rest, factor, more] = coefficientsIn(whole, name);
  const value = rest && factor && !more ? ratio(negateP(rest), factor) : null;
  if (!inside || !factor || !value) return null;
  return { atom, inside, factor, right: ratioToExpression(value), whole };
};

/** |u| = c: what stands between the bars is c or −c. */
export const solveAbsolute: Solver = (equation, unknown, trail, next) => {
  const bars = barsIn(equation, unknown);
  if (!bars) return null;
  const { atom, inside, right } = bars;
  const isolated = relation(atom, '=', right);
  recordLine(trail, equation, isolated, 'Get the absolute value alone');
  if (right.kind === 'number' && right.value.top < 0n) {
    recordLine(trail, isolated, { kind: 'never' }, 'An absolute value is never negative');
    return { unknown, values: [] };
  }
  const other = displayOf({ kind: 'negative', of: right }) ?? number(0);
  const cases = (isValue(right, 0) ? [right] : [right, other]).map((side) => relation(inside, '=', side));
  const split = anyOf(cases);
  recordLine(trail, isolated, split, 'Two cases', right.kind !== 'number');
  const found = allKnown(cases.map((line) => next(line)));
  if (!found || found.some(({ all }) => all)) return null;
  const values = found.flatMap((one) => one.values);
  return keepTrue(equation, fromCases(split, { unknown, values }, trail, 'Solve both', true), trail);
};

/** A function of angles of the unknown, with the values that an equation gives it. */
export interface Wave {
  readonly call: Extract<Expression, { kind: 'call' }>;
  readonly values: readonly Expression[];
}

/** The one function of angles that an equation is linear or quadratic in. */
export const waveIn = (equation: Relation, unknown: string): Wave | null => {
  const whole = wholeOf(equation);
  const names = whole ? lettersOf(whole).filter((name) => hasSymbol(expressionOf(name), unknown)) : [];
  const [name, other] = names;
  const wave = name === undefined || other !== undefined ? null : expressionOf(name);
  if (!whole || name === undefined || wave?.kind !== 'call' || !isWave(wave)) return null;
  return coefficientsIn(whole, name).length > 3 ? null : { call: wave, values: sorted(rootsOf(whole, name)) };
};

/** How many degrees the angles lie apart whose values everybody knows. */
const GRID = 15;
export const [HALF_TURN, TURN] = [180, 360];

/** The angles of the first turn, in degrees, at which a function has a value; none where the unit circle of school shows none. */
export const knownAngles = ({ call: { name } }: Wave, value: Expression): number[] =>
  Array.from({ length: TURN / GRID }, (_, at) => at * GRID).filter((degrees) => {
    const [left, right] = [valueAt(call(name, inRadians(degrees)), {}), valueAt(value, {})];
    return Math.abs(left.re - right.re) < 1e-9 && Math.abs(right.im) < 1e-9;
  });

const FINE = 144;
/** The exact size of an angle that was worked out in floating point. */
export const exactDegrees = (degrees: number): Fraction =>
  fraction(BigInt(Math.round(degrees * FINE)), BigInt(FINE));
/** 210 degrees as 7/6 of π. */
export const inRadians = (degrees: number): Expression => {
  const turns = multiply(exactDegrees(degrees), fraction(1n, BigInt(HALF_TURN)));
  return displayOf(product([number(turns), symbol('π')])) ?? number(0);
};

/** sin, cos or tan of the unknown: solve for the function first, then take the angles of one full turn. */
export const solveTrigonometric: Solver = (equation, unknown, trail) => {
  const wave = waveIn(equation, unknown);
  if (wave?.call.args[0]?.kind !== 'symbol') return null;
  const split = anyOf(wave.values.map((value) => relation(wave.call, '=', value)));
  recordLine(trail, equation, split, [`Solve for ${wave.call.name} first`, 'Read it as one unknown.']);
  const angles = wave.values.flatMap((value) => knownAngles(wave, value)).map(inRadians);
  const values = sorted(angles).filter((angle) => satisfies(equation, unknown, angle));
  if (values.length === 0) return null;
  recordLine(trail, split, asStatement({ unknown, values }), 'Take the angles from the unit circle', true);
  return { unknown, values };
};
