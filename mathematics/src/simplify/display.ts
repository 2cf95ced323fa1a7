import { absolute, decimalsOf } from '../expression/fraction.ts';
import {
  mapTree,
  number,
  same,
  sum,
  contains,
  symbolsOf,
  type Expression,
  type NumberNode,
  unsigned,
} from '../expression/tree.ts';
import { factorPolynomial } from '../polynomial/factor.ts';
import { isUnit } from '../polynomial/polynomial.ts';
import { factoredRatio, factoredToExpression, ratioToExpression } from './denormal.ts';
import { normalOf, polynomialOf } from './normal.ts';

/** The form in which a simplified expression is shown; null where it has no value. */
export const displayOf = (expression: Expression): Expression | null => {
  const normal = normalOf(expression);
  if (!normal) return null;
  return isUnit(normal.bottom) ? ratioToExpression(normal) : factoredRatio(normal);
};

/** The same in the form in which it is shown; as it stands where there is no such form. */
export const tidy = (expression: Expression): Expression => displayOf(expression) ?? expression;

/** Whether nothing is left to do. */
export const isDone = (expression: Expression): boolean => {
  if (expression.kind === 'number') return expression.form !== 'mixed' && expression.form !== 'percent';
  if (expression.kind === 'symbol') return true;
  if (isPolynomialOverNumber(expression)) return true;
  const display = displayOf(expression);
  return display !== null && (same(display, expression) || sameUpToOrder(display, expression));
};

// Left so when a fraction was shortened: multiplying out would only bring back fractions.
const isPolynomialOverNumber = (expression: Expression): boolean => {
  const inner = unsigned(expression);
  if (inner.kind !== 'quotient' || inner.bottom.kind !== 'number' || inner.sign) return false;
  const top = symbolsOf(inner).length === 0 ? null : polynomialOf(inner);
  return top !== null && top.size > 1 && same(factoredToExpression(factorPolynomial(top)), inner);
};

// 1 + 2y is as simple as 2y + 1.
const sameUpToOrder = (a: Expression, b: Expression): boolean => {
  if (a.kind !== b.kind) return false;
  if (a.kind === 'negative' && b.kind === 'negative') return sameUpToOrder(a.of, b.of);
  if (a.kind === 'quotient' && b.kind === 'quotient')
    return sameUpToOrder(a.top, b.top) && sameUpToOrder(a.bottom, b.bottom);
  if (a.kind === 'product' && b.kind === 'product') return matches(a.factors, b.factors);
  if (a.kind === 'sum' && b.kind === 'sum') return matches(signs(a.terms), signs(b.terms));
  return same(a, b);
};

const signs = (terms: readonly Expression[]): Expression[] =>
  terms.map((term) => (term.kind === 'negative' && isDone(term.of) ? tidy(term) : term));

const matches = (left: readonly Expression[], right: readonly Expression[]): boolean => {
  if (left.length !== right.length) return false;
  const open = [...right];
  return left.every((one) => {
    const at = open.findIndex((other) => sameUpToOrder(one, other));
    return at >= 0 && open.splice(at, 1).length > 0;
  });
};

/** How the numbers of a problem are written, so that the answer is written alike. */
export interface NumberStyle {
  decimals: boolean;
  mixed: boolean;
}

export const styleOf = (expressions: readonly Expression[]): NumberStyle => {
  const all = sum(expressions);
  const has = (form: string): boolean =>
    contains(all, (node) => node.kind === 'number' && node.form === form);
  const isPlain = (node: Expression): node is NumberNode => node.kind === 'number' && !node.form;
  const fractions = contains(
    all,
    (node) =>
      (isPlain(node) && node.value.bottom !== 1n) ||
      (node.kind === 'quotient' && !node.sign && isPlain(node.bottom) && isPlain(node.top)),
  );
  return { decimals: has('decimal') && !fractions, mixed: has('mixed') };
};

/** Writes the numbers of a line in the style of the problem. */
export const dressed = (expression: Expression, { decimals }: NumberStyle): Expression => {
  if (!decimals) return expression;
  return mapTree(expression, (node) => {
    if (node.kind !== 'number' || node.form || node.value.bottom === 1n) return node;
    const { top, bottom } = absolute(node.value);
    return (decimalsOf(top, bottom)?.length ?? 99) <= 24 ? number(node.value, 'decimal') : node;
  });
};
