import { allKnown } from '../all-known.ts';
import { spend } from '../budget.ts';
import { equivalent } from '../expression/equivalent.ts';
import { isWhole } from '../expression/fraction.ts';
import {
  hasSymbol,
  isNumber,
  isValue,
  minus,
  number,
  product,
  quotient,
  same,
  substitute,
  sum,
  symbol,
  type Expression,
} from '../expression/tree.ts';
import { displayOf } from '../simplify/display.ts';
import { normalOf } from '../simplify/normal.ts';
import { derivative } from './derivative.ts';
import { insidesOf, replaceTree, standardIntegral } from './standard-integrals.ts';

const DEEPEST = 5;

/** An antiderivative, checked by differentiating it again; null when nothing we know leads to one. */
export const antiderivative = (expression: Expression, name: string): Expression | null => {
  const found = integrate(expression, name, 0);
  const back = found && derivative(found, name);
  return found && back && equivalent(back, expression) ? found : null;
};

const integrate = (expression: Expression, name: string, depth: number): Expression | null => {
  spend(20);
  if (depth > DEEPEST) return null;
  if (!hasSymbol(expression, name)) return product([expression, symbol(name)]);
  switch (expression.kind) {
    case 'sum': {
      const parts = allKnown(expression.terms.map((term) => integrate(term, name, depth)));
      return parts && sum(parts);
    }
    case 'negative': {
      const inner = integrate(expression.of, name, depth);
      return inner && { kind: 'negative', of: inner };
    }
    default:
      return (
        constantOut(expression, name, depth) ??
        standardIntegral(expression, name) ??
        bySubstitution(expression, name, depth) ??
        byParts(expression, name, depth) ??
        expanded(expression, name, depth)
      );
  }
};

// What does not hold the variable goes in front of the integral, or below it.
const constantOut = (expression: Expression, name: string, depth: number): Expression | null => {
  const isFixed = (factor: Expression): boolean => !hasSymbol(factor, name);
  const [tops, bottoms] = (
    expression.kind === 'quotient' ? [expression.top, expression.bottom] : [expression, number(1)]
  ).map((part) => (part.kind === 'product' ? part.factors : [part]).filter((one) => !isValue(one, 1)));
  if (!tops || !bottoms || ![...tops, ...bottoms].some(isFixed)) return null;
  const [top, bottom] = [tops, bottoms].map((list) => product(list.filter((one) => !isFixed(one))));
  const inner = top && bottom && integrate(quotient(top, bottom), name, depth + 1);
  return inner ? quotient(product([...tops.filter(isFixed), inner]), product(bottoms.filter(isFixed))) : null;
};

/** f(g(x)) · g′(x): put u for the inside. */
const bySubstitution = (expression: Expression, name: string, depth: number): Expression | null => {
  for (const inside of insidesOf(expression, name)) {
    const change = derivative(inside, name);
    if (!change) continue;
    const stand = 'Ω';
    const rest = displayOf(quotient(replaceTree(expression, inside, symbol(stand)), change));
    if (!rest || hasSymbol(rest, name)) continue;
    const inner = integrate(rest, stand, depth + 1);
    if (inner) return substitute(inner, stand, inside);
  }
  return null;
};

/** x·e^x, x·sin x, x²·ln x: integration by parts. */
const byParts = (expression: Expression, name: string, depth: number): Expression | null => {
  if (expression.kind !== 'product' || expression.factors.length !== 2) return null;
  const [first = number(1), second = number(1)] = expression.factors;
  const isLog = (part: Expression): boolean => part.kind === 'call' && part.name === 'ln';
  const isPolynomial = (part: Expression): boolean =>
    part.kind === 'symbol' ||
    (part.kind === 'power' &&
      isNumber(part.exponent) &&
      isWhole(part.exponent.value) &&
      part.exponent.value.top > 0n) ||
    part.kind === 'sum';
  const [u, v] = isLog(first) || (isPolynomial(first) && !isLog(second)) ? [first, second] : [second, first];
  const inner = integrate(v, name, depth + 1);
  const change = derivative(u, name);
  const rest = inner && change && displayOf(product([inner, change]));
  const last = rest && integrate(rest, name, depth + 1);
  return inner && last && minus(product([u, inner]), last);
};

const expanded = (expression: Expression, name: string, depth: number): Expression | null => {
  const normal = normalOf(expression);
  if (!normal) return null;
  const display = displayOf(expression);
  return display && !same(display, expression) && (display.kind === 'sum' || display.kind === 'product')
    ? integrate(display, name, depth + 1)
    : null;
};
