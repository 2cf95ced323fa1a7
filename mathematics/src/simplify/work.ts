import { equivalent } from '../expression/equivalent.ts';
import { number, type Expression } from '../expression/tree.ts';
import { factorPolynomial } from '../polynomial/factor.ts';
import { isUnit } from '../polynomial/polynomial.ts';
import { finish } from '../steps/finish.ts';
import { move, newTrail, record, WHOLE_LINE } from '../steps/step.ts';
import type { Worked } from '../worked.ts';
import { factoredToExpression, polynomialToExpression, ratioToExpression } from './denormal.ts';
import { displayOf, styleOf } from './display.ts';
import { factorMoves } from './factor-moves.ts';
import { normalOf } from './normal.ts';
import { simplify } from './simplify.ts';

/** Simplifies or works out an expression. */
export const workSimplify = (problem: Expression, instruction: string): Worked | null => {
  const style = styleOf([problem]);
  const trail = newTrail(style);
  const result = simplify(problem, WHOLE_LINE, trail);
  const { mixed } = style;
  const answer = mixed && result.kind === 'number' ? number(result.value, 'mixed') : result;
  if (mixed && result.kind === 'number')
    record(trail, WHOLE_LINE, result, [move(answer, 'Write it as a mixed number')]);
  if (!equivalent(problem, answer)) return null;
  return finish({ problem, instruction, steps: trail.steps, answer });
};

/** Multiplies everything out, also where a factored form would be shorter. */
export const workExpand = (problem: Expression): Worked | null => {
  const trail = newTrail();
  const result = simplify(problem, WHOLE_LINE, trail);
  const normal = normalOf(problem);
  if (!normal) return null;
  const answer = isUnit(normal.bottom) ? polynomialToExpression(normal.top) : ratioToExpression(normal);
  record(trail, WHOLE_LINE, result, [move(answer, ['Multiply out', 'No brackets are left.'])]);
  return equivalent(problem, answer)
    ? finish({ problem, instruction: 'expand', steps: trail.steps, answer })
    : null;
};

/** Factors a polynomial, or top and bottom of a quotient. */
export const workFactor = (problem: Expression): Worked | null => {
  const normal = normalOf(problem);
  if (!normal) return null;
  const trail = newTrail();
  if (!isUnit(normal.bottom)) return workSimplify(problem, 'factor');
  const expanded = polynomialToExpression(normal.top);
  const answer = factoredToExpression(factorPolynomial(normal.top));
  if (!equivalent(problem, answer)) return null;
  record(trail, WHOLE_LINE, problem, [
    move(displayOf(problem) ?? expanded, 'Write it as one sum'),
    ...factorMoves(normal.top, answer),
  ]);
  return finish({ problem, instruction: 'factor', steps: trail.steps, answer });
};
