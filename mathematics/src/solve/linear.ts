import { leastCommon } from '../arithmetic/primes.ts';
import { whole, isNegative } from '../expression/fraction.ts';
import {
  contains,
  number,
  type Relation,
  type Expression,
  childrenOf,
  product,
  relation,
  opposite,
  isNumber,
} from '../expression/tree.ts';
import { factorPolynomial } from '../polynomial/factor.ts';
import {
  coefficientsIn,
  isNothing,
  letter,
  negateP,
  termsOf,
  timesP,
  type Polynomial,
  UNIT,
  degreeIn,
  divideExactly,
  leastCommonP,
} from '../polynomial/polynomial.ts';
import { polynomialToExpression, ratioToExpression, factoredToExpression } from '../simplify/denormal.ts';
import { normalOf } from '../simplify/normal.ts';
import { ratio } from '../simplify/ratio.ts';
import { type Trail, recordLine } from '../steps/step.ts';
import {
  addToBoth,
  degreeOf,
  difference,
  divideBoth,
  multiplyBoth,
  polynomialSides,
  simplifySides,
  swapSides,
} from './sides.ts';
import { type Solver, keepTrue } from './solution.ts';

/** Linear equations: simplify, gather the unknown on one side and the numbers on the other, divide. */
export const solveLinear: Solver = (equation, unknown, trail) => {
  const wholeLine = difference(equation, unknown);
  if (!wholeLine || degreeOf(wholeLine, unknown) > 1) return null;
  const line = isolate(equation, unknown, trail);
  if (!line) return null;
  const [constantPart = new Map(), factor = new Map()] = coefficientsIn(wholeLine, unknown);
  if (isNothing(factor))
    return isNothing(constantPart) ? { unknown, values: [], all: true } : { unknown, values: [] };
  const value = ratio(negateP(constantPart), factor);
  return value && { unknown, values: [ratioToExpression(value)] };
};

/** Brings a linear line to the form `x = …`, or `x < …`; null when the unknown is not linear in it. */
export const isolate = (start: Relation, unknown: string, trail: Trail): Relation | null => {
  let line = simplifySides(start, trail);
  line = clearFractions(line, unknown, trail);
  let sides = polynomialSides(line, unknown);
  if (!sides) return null;
  const isOnTheRight = degreeOf(sides.left, unknown) === 0 && degreeOf(sides.right, unknown) === 1;
  if (isOnTheRight && isNothing(coefficientsIn(sides.right, unknown)[0] ?? new Map())) {
    line = swapSides(line, trail);
    sides = polynomialSides(line, unknown) ?? sides;
  }
  const [keep, move] =
    degreeOf(sides.left, unknown) === 1 ? (['left', 'right'] as const) : (['right', 'left'] as const);
  line = addToBoth(line, polynomialToExpression(negateP(partWith(sides[move], unknown))), trail);
  sides = polynomialSides(line, unknown);
  if (!sides) return null;
  const [beside = new Map()] = coefficientsIn(sides[keep], unknown);
  line = addToBoth(line, polynomialToExpression(negateP(beside)), trail);
  sides = polynomialSides(line, unknown);
  const factor = sides && coefficientsIn(sides[keep], unknown)[1];
  if (!factor || isNothing(factor)) return line;
  line = divideBoth(line, polynomialToExpression(factor), trail);
  return keep === 'right' ? swapSides(line, trail) : line;
};

const partWith = (p: Polynomial, unknown: string): Polynomial =>
  timesP(coefficientsIn(p, unknown)[1] ?? new Map(), letter(unknown));

// With several fractions it is easier to get rid of all of them at once.
const clearFractions = (line: Relation, unknown: string, trail: Trail): Relation => {
  const sides = polynomialSides(line, unknown);
  const isDecimal = [line.left, line.right].some((side) =>
    contains(side, (node) => node.kind === 'number' && node.form === 'decimal'),
  );
  if (!sides || isDecimal) return line;
  const terms = [...termsOf(sides.left), ...termsOf(sides.right)];
  const broken = terms.filter(({ coefficient }) => coefficient.bottom !== 1n);
  if (broken.length < 2 || terms.length < 3) return line;
  const bottom = terms.reduce((total, { coefficient }) => leastCommon(total, coefficient.bottom), 1n);
  return multiplyBoth(line, number(whole(bottom)), trail);
};

/** The unknown below a line: multiply both sides by all bottoms, solve, and throw out what divides by zero. */
export const solveRational: Solver = (equation, unknown, trail, next) => {
  const bottom = [...bottomsIn(equation.left), ...bottomsIn(equation.right)].reduce(leastCommonP, UNIT);
  if (degreeIn(bottom, unknown) === 0) return null;
  const [left, right] = [normalOf(equation.left), normalOf(equation.right)];
  if (!left || !right) return null;
  const below = factoredToExpression(factorPolynomial(bottom));
  const written = relation(product([below, equation.left]), '=', product([below, equation.right]));
  recordLine(trail, equation, written, 'Multiply both sides by the common bottom');
  const on = (side: { top: Polynomial; bottom: Polynomial }): Polynomial | null => {
    const factor = divideExactly(bottom, side.bottom);
    return factor && timesP(side.top, factor);
  };
  const [over, under] = [on(left), on(right)];
  if (!over || !under) return null;
  const cleared = relation(polynomialToExpression(over), '=', polynomialToExpression(under));
  recordLine(trail, written, cleared, 'Cancel and multiply out');
  const found = next(cleared);
  return found && keepTrue(equation, found.all ? { unknown, values: [], all: true } : found, trail);
};

const bottomsIn = (expression: Expression): Polynomial[] => {
  const own = expression.kind === 'quotient' ? normalOf(expression.bottom) : null;
  const inner = childrenOf(expression).flatMap(bottomsIn);
  const isBelow = expression.kind === 'power' && expression.exponent.kind === 'number';
  const negativePower =
    isBelow && isNumber(expression.exponent) && isNegative(expression.exponent.value)
      ? normalOf({ ...expression, exponent: opposite(expression.exponent) })
      : null;
  return [...(own ? [own.top] : []), ...(negativePower ? [negativePower.top] : []), ...inner];
};
