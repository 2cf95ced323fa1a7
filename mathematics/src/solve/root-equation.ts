import { number, power, relation, root, type Expression, type Relation } from '../expression/tree.ts';
import {
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
  type Polynomial,
} from '../polynomial/polynomial.ts';
import { polynomialToExpression, ratioToExpression } from '../simplify/denormal.ts';
import { displayOf, tidy } from '../simplify/display.ts';
import { normalOf } from '../simplify/normal.ts';
import { ratio } from '../simplify/ratio.ts';
import { expressionOf, indexOfRoot } from '../simplify/roots.ts';
import { recordLine, type Trail } from '../steps/step.ts';
import { rootsOf } from './quadratic.ts';
import { mentions } from './sides.ts';
import { fromCases, keepTrue, type Next, type Solutions, type Solver } from './solution.ts';

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
