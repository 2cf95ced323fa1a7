import { type Expression, childrenOf, number, product, relation } from '../expression/tree.ts';
import { factorPolynomial } from '../polynomial/factor.ts';
import {
  type Polynomial,
  UNIT,
  commonDivisor,
  degreeIn,
  divideExactly,
  timesP,
} from '../polynomial/polynomial.ts';
import { factoredToExpression, polynomialToExpression } from '../simplify/denormal.ts';
import { normalOf } from '../simplify/normal.ts';
import { recordLine } from '../steps/step.ts';
import { type Solver, keepTrue } from './solution.ts';

/** The unknown below a line: multiply both sides by all bottoms, solve, and throw out what divides by zero. */
export const solveRational: Solver = (equation, unknown, trail, next) => {
  const bottom = [...bottomsIn(equation.left), ...bottomsIn(equation.right)].reduce(leastCommon, UNIT);
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
  const negativePower =
    expression.kind === 'power' && expression.exponent.kind === 'number' && expression.exponent.value.top < 0n
      ? normalOf({
          ...expression,
          exponent: number({ ...expression.exponent.value, top: -expression.exponent.value.top }),
        })
      : null;
  return [...(own ? [own.top] : []), ...(negativePower ? [negativePower.top] : []), ...inner];
};

const leastCommon = (a: Polynomial, b: Polynomial): Polynomial =>
  timesP(a, divideExactly(b, commonDivisor(a, b)) ?? b);
