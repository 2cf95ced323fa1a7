import { spend } from '../budget.ts';
import {
  type Expression,
  type NumberNode,
  childrenOf,
  number,
  opposite,
  same,
  withChildren,
} from '../expression/tree.ts';
import { type Frame, type Move, type Trail, move, record } from '../steps/step.ts';
import { displayOf, isDone } from './display.ts';
import { callMoves, powerMoves, rootMoves } from './power-moves.ts';
import { productMoves } from './product-moves.ts';
import { quotientMoves } from './quotient-moves.ts';
import { sumMoves } from './sum-moves.ts';

/** Simplifies from the inside out, the way a teacher would, and writes every step down. */
export const simplify = (expression: Expression, frame: Frame, trail: Trail): Expression => {
  spend(5);
  if (isDone(expression)) return expression;
  const ready = simplifyParts(expression, frame, trail);
  if (isDone(ready)) return ready;
  const result = record(trail, frame, ready, movesFor(ready));
  const display = displayOf(result);
  if (!display || same(display, result) || isDone(result)) return result;
  return record(trail, frame, result, [move(display, 'Tidy up')]);
};

// In a quotient of products nothing is multiplied out: it may cancel.
const simplifyParts = (expression: Expression, frame: Frame, trail: Trail): Expression => {
  switch (expression.kind) {
    case 'quotient':
      return eachPart(expression, frame, trail, partOfQuotient);
    case 'power': {
      const { base, exponent } = expression;
      const small = simplify(exponent, (part) => frame({ ...expression, exponent: part }), trail);
      // (2x²y)³ takes the power rules, not a multiplication of its base.
      const inner = simplify(base, (part) => frame({ ...expression, base: part, exponent: small }), trail);
      return { ...expression, base: inner, exponent: small };
    }
    default:
      return eachPart(expression, frame, trail);
  }
};

const eachPart = (
  whole: Expression,
  frame: Frame,
  trail: Trail,
  simpler: typeof simplify = simplify,
): Expression => {
  const parts = childrenOf(whole);
  const done = [...parts];
  for (const [at, part] of parts.entries()) {
    const here = done.slice();
    const put: Frame = (next) => frame(withChildren(whole, here.with(at, next)));
    // A minus in front of a term is the sign of the sum and stays.
    done[at] =
      whole.kind === 'sum' && part.kind === 'negative'
        ? { ...part, of: simplify(part.of, (of) => put({ ...part, of }), trail) }
        : simpler(part, put, trail);
  }
  return withChildren(whole, done);
};

const partOfQuotient = (part: Expression, frame: Frame, trail: Trail): Expression =>
  part.kind === 'product' && part.factors.some(({ kind }) => kind === 'sum' || kind === 'power')
    ? eachPart(part, frame, trail)
    : simplify(part, frame, trail);

const movesFor = (node: Expression): Move[] => {
  switch (node.kind) {
    case 'sum':
      return sumMoves(node);
    case 'product':
      return productMoves(node);
    case 'negative':
      if (node.of.kind === 'number') return [move(opposite(node.of), 'Take the opposite')];
      return productMoves({ kind: 'product', factors: [number(-1), node.of] });
    case 'quotient':
      return quotientMoves(node);
    case 'power':
      return powerMoves(node);
    case 'root':
      return rootMoves(node);
    case 'call':
      return callMoves(node);
    case 'number':
      return numberMoves(node);
    default:
      return [];
  }
};

const numberMoves = (node: NumberNode): Move[] =>
  node.form === 'percent'
    ? [move(number(node.value), 'Write the percent as a fraction')]
    : [move(number(node.value), 'Write the mixed number as one fraction')];
