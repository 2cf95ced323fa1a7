import {
  call,
  childrenOf,
  hasSymbol,
  number,
  opposite,
  power,
  product,
  quotient,
  root,
  sum,
  symbolsOf,
  type Expression,
} from '../expression/tree.ts';
import { tableOf } from '../table-text.ts';
import { filled } from './fill.ts';

/** How often a letter stands in an expression. */
const timesIn = (expression: Expression, name: string): number =>
  expression.kind === 'symbol'
    ? Number(expression.name === name)
    : childrenOf(expression).reduce((total, child) => total + timesIn(child, name), 0);

/** What undoes a function. */
const INVERSES = tableOf('sin arcsin(u), cos arccos(u), tan arctan(u), degrees 180u/π, ln e^u');

/** What a letter equals, when it stands in the equation once; of two roots the positive one. Null otherwise. */
export const isolate = (left: Expression, right: Expression, name: string): Expression | null => {
  if (timesIn(left, name) + timesIn(right, name) !== 1) return null;
  let [side, other] = hasSymbol(left, name) ? [left, right] : [right, left];
  while (side.kind !== 'symbol') {
    const next = peeled(side, other, name);
    if (!next) return null;
    [side, other] = next;
  }
  return other;
};

const peeled = (side: Expression, other: Expression, name: string): [Expression, Expression] | null => {
  const holds = (part: Expression): boolean => hasSymbol(part, name);
  switch (side.kind) {
    case 'sum': {
      const inner = side.terms.find(holds);
      const rest = side.terms.filter((term) => term !== inner).map(negated);
      return inner ? [inner, sum([other, ...rest])] : null;
    }
    case 'product': {
      const inner = side.factors.find(holds);
      const rest = side.factors.filter((factor) => factor !== inner);
      return inner ? [inner, quotient(other, product(rest))] : null;
    }
    case 'negative':
      return [side.of, opposite(other)];
    case 'quotient':
      return holds(side.top)
        ? [side.top, product([other, side.bottom])]
        : [side.bottom, quotient(side.top, other)];
    case 'power':
      return peeledPower(side.base, side.exponent, other, name);
    case 'root':
      return [side.of, power(other, number(side.index))];
    case 'call': {
      const [inner, base = number(10)] = side.args;
      if (side.name === 'log' && inner && !hasSymbol(base, name)) return [inner, power(base, other)];
      const inverse = INVERSES[side.name];
      return inner && inverse !== undefined ? [inner, filled(inverse, { u: other })] : null;
    }
    default:
      return null;
  }
};

const negated = (term: Expression): Expression =>
  term.kind === 'negative' ? term.of : { kind: 'negative', of: term };

const peeledPower = (
  base: Expression,
  exponent: Expression,
  other: Expression,
  name: string,
): [Expression, Expression] | null => {
  if (!hasSymbol(base, name)) return [exponent, quotient(call('ln', other), call('ln', base))];
  if (exponent.kind === 'number' && exponent.value.bottom === 1n && exponent.value.top > 1n)
    return [base, root(Number(exponent.value.top), other)];
  return symbolsOf(exponent).length === 0 || !hasSymbol(exponent, name)
    ? [base, power(other, quotient(number(1), exponent))]
    : null;
};
