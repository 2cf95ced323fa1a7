import { isNegative } from '../expression/fraction.ts';
import {
  type Expression,
  childrenOf,
  number,
  product,
  relation,
  opposite,
  isNumber,
} from '../expression/tree.ts';
import { factorPolynomial } from '../polynomial/factor.ts';
import {
  type Polynomial,
  UNIT,
  degreeIn,
  divideExactly,
  timesP,
  leastCommonP,
} from '../polynomial/polynomial.ts';
import { factoredToExpression, polynomialToExpression } from '../simplify/denormal.ts';
import { normalOf } from '../simplify/normal.ts';
import { recordLine } from '../steps/step.ts';
import { type Solver, keepTrue } from './solution.ts';

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
