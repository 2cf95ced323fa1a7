import { allKnown } from '../all-known.ts';
import { type Fraction, fraction } from '../expression/fraction.ts';
import {
  type Expression,
  type Relation,
  anyOf,
  call,
  hasSymbol,
  isValue,
  number,
  power,
  product,
  relation,
  root,
  symbol,
} from '../expression/tree.ts';
import { valueAt } from '../expression/value.ts';
import {
  type Polynomial,
  asConstant,
  coefficientsIn,
  degreeIn,
  isNothing,
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
import { type Trail, recordLine } from '../steps/step.ts';
import { rootsOf } from './polynomial-equation.ts';
import { mentions } from './sides.ts';
import {
  type Next,
  type Solutions,
  type Solver,
  asStatement,
  fromCases,
  keepTrue,
  satisfies,
  sorted,
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
  if (more) return inPowersOf(equation, whole, name, unknown, trail, next);
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
  const raised = relation(raise(isolated.left, index), '=', raise(isolated.right, index));
  recordLine(
    trail,
    isolated,
    raised,
    [
      index === 2 ? 'Square both sides' : `Raise both sides to the power of ${index}`,
      'That undoes the root. It may bring in values that have to be tried at the end.',
    ],
    true,
  );
  const cleared = relation(tidy(raised.left), '=', tidy(raised.right));
  recordLine(trail, raised, cleared, ['Work out both sides', 'The root is gone on one side.'], true);
  const found = next(cleared);
  return found && keepTrue(equation, found, trail);
};

const raise = (side: Expression, index: number): Expression => power(side, number(index));

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
  unknown: string,
  trail: Trail,
  next: Next,
): Solutions | null => {
  const inside = expressionOf(name);
  const index = indexOfRoot(name) ?? 2;
  if (
    inside.kind !== 'root' ||
    coefficientsIn(whole, name).some((one) => !isNothing(one) && !asConstant(one))
  )
    return null;
  const found = degreeIn(whole, name) === 2 ? rootsOf(whole, name) : [];
  const values = found.filter((value) => index % 2 === 1 || !isNegativeNumber(value));
  const split = {
    kind: 'either' as const,
    parts: values.map((value) => relation(root(index, inside.of), '=', value)),
  };
  recordLine(trail, equation, split, 'Solve for the root first', true);
  const each = values.flatMap(
    (value) => next(relation(inside.of, '=', displayOf(power(value, number(index))) ?? value))?.values ?? [],
  );
  const solved = fromCases(split, { unknown, values: each }, trail, 'Raise to the power', true);
  return keepTrue(equation, solved, trail);
};

const isNegativeNumber = (value: Expression): boolean => value.kind === 'number' && value.value.top < 0n;

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

/** sin, cos or tan of the unknown: solve for the function first, then take the angles of one full turn. */
export const solveTrigonometric: Solver = (equation, unknown, trail) => {
  const whole = wholeOf(equation);
  const names = whole ? lettersOf(whole).filter((name) => hasSymbol(expressionOf(name), unknown)) : [];
  const [name, other] = names;
  const atom = name === undefined ? null : expressionOf(name);
  if (
    !whole ||
    other !== undefined ||
    name === undefined ||
    atom?.kind !== 'call' ||
    !['sin', 'cos', 'tan'].includes(atom.name)
  )
    return null;
  const [argument] = atom.args;
  if (argument?.kind !== 'symbol' || coefficientsIn(whole, name).length > 3) return null;
  const values = rootsOf(whole, name);
  const split = anyOf(values.map((value) => relation(atom, '=', value)));
  recordLine(trail, equation, split, [`Solve for ${atom.name} first`, 'Read it as one unknown.']);
  const angles = turns().filter((angle) => values.some((value) => agrees(atom.name, angle, value)));
  const solved: Solutions = {
    unknown,
    values: sorted(angles).filter((angle) => satisfies(equation, unknown, angle)),
  };
  if (solved.values.length === 0) return null;
  recordLine(trail, split, asStatement(solved), 'Take the angles from the unit circle', true);
  return solved;
};

const agrees = (name: string, angle: Expression, value: Expression): boolean => {
  const [left, right] = [valueAt(call(name, angle), {}), valueAt(value, {})];
  return Math.abs(left.re - right.re) < 1e-9 && Math.abs(right.im) < 1e-9;
};

const turns = (): Expression[] =>
  Array.from({ length: 24 }, (_, at) => multipleOfPi(fraction(BigInt(at), 12n)));

const multipleOfPi = (factor: Fraction): Expression =>
  displayOf(product([number(factor), symbol('π')])) ?? number(0);
