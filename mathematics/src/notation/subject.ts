import { allKnown } from '../all-known.ts';
import type { Fraction } from '../expression/fraction.ts';
import {
  isExpression,
  number,
  relation,
  symbol,
  type Expression,
  type Relation,
} from '../expression/tree.ts';
import { type Request } from '../find/request.ts';
import { asConstant, coefficientsIn, type Polynomial } from '../polynomial/polynomial.ts';
import { polynomialOf } from '../simplify/normal.ts';
import { solveEquation } from '../solve/equation.ts';
import { likelyUnknown } from '../solve/work.ts';
import { newTrail } from '../steps/step.ts';

/** The expression that a message is about: a function's body, the right side of y = …, or the expression itself. */
export const subjectOf = (request: Request | null): { body: Expression; name: string } | null => {
  const own = request && [...request.functions.values()].at(-1);
  if (own) return { body: own.body, name: own.letter };
  const last = request?.statements.at(-1);
  if (!last) return null;
  if (isExpression(last)) return { body: last, name: likelyUnknown(last) ?? 'x' };
  if (last.kind === 'relation' && last.left.kind === 'symbol')
    return { body: last.right, name: likelyUnknown(last.right) ?? 'x' };
  return null;
};

/** The equation that a message is about; a function is y = …. */
export const relationIn = (request: Request | null): Relation | null => {
  const own = request && [...request.functions.values()].at(-1);
  if (own) return relation(symbol('y'), '=', own.body);
  const last = request?.statements.at(-1);
  return last?.kind === 'relation' && last.sign === '=' ? last : null;
};

/** The polynomial that an expression is; null for quotients and other things. */
export const polynomialIn = (body: Expression | null | undefined): Polynomial | null =>
  body ? polynomialOf(body) : null;

/** The numbers of a polynomial in one letter, the constant first; null when there are other letters. */
export const numbersOf = (body: Expression | null | undefined, name: string): Fraction[] | null => {
  const polynomial = polynomialIn(body);
  return polynomial && allKnown(coefficientsIn(polynomial, name).map(asConstant));
};

/** The slope of a line given by its equation. */
export const slopeOf = (line: Relation): Expression | null => {
  const [height] = solveEquation(line, 'y', newTrail())?.values ?? [];
  const [, slope, more] = numbersOf(height, 'x') ?? [];
  return slope && more === undefined ? number(slope) : null;
};
