import { allKnown } from '../all-known.ts';
import { spend } from '../budget.ts';
import { subtract, whole, negate } from '../expression/fraction.ts';
import {
  call,
  hasSymbol,
  isNumber,
  isValue,
  minus,
  number,
  power,
  product,
  quotient,
  signedSum,
  type Expression,
} from '../expression/tree.ts';
import { filled } from '../formula/fill.ts';
import { type Rule } from '../steps/step.ts';
import { tableOf } from '../table-text.ts';

const ZERO = number(0);
const ONE = number(1);

// Light tidying only: nothing is multiplied out, so that the rule stays visible.
const times = (...factors: Expression[]): Expression => {
  if (factors.some((factor) => isValue(factor, 0))) return ZERO;
  const flat = factors.flatMap((factor) => (factor.kind === 'product' ? factor.factors : [factor]));
  return product([...flat.filter(isNumber), ...flat.filter((factor) => !isNumber(factor))]);
};
const negated = (expression: Expression): Expression =>
  isNumber(expression) ? number(negate(expression.value)) : { kind: 'negative', of: expression };

/** The derivative by the rules, not yet simplified. Null where a rule is missing. */
export const derivative = (expression: Expression, name: string): Expression | null => {
  spend(3);
  if (!hasSymbol(expression, name)) return ZERO;
  switch (expression.kind) {
    case 'symbol':
      return ONE;
    case 'number':
      return ZERO;
    case 'sum': {
      const terms = allKnown(expression.terms.map((term) => derivative(term, name)));
      return terms && signedSum(terms);
    }
    case 'negative': {
      const inner = derivative(expression.of, name);
      return inner && negated(inner);
    }
    case 'product':
      return ofProduct(expression.factors, name);
    case 'quotient':
      return ofQuotient(expression.top, expression.bottom, name);
    case 'power':
      return ofPower(expression.base, expression.exponent, name);
    case 'root': {
      const inner = derivative(expression.of, name);
      const { index } = expression;
      return inner && quotient(inner, times(number(index), power(expression, number(index - 1))));
    }
    case 'call':
      return ofCall(expression, name);
  }
};

const ofProduct = (factors: readonly Expression[], name: string): Expression | null => {
  const terms = factors.map((factor, at) => {
    const inner = derivative(factor, name);
    return inner && times(...factors.slice(0, at), inner, ...factors.slice(at + 1));
  });
  const known = allKnown(terms);
  return known && signedSum(known);
};

const ofQuotient = (top: Expression, bottom: Expression, name: string): Expression | null => {
  const [u, v] = [derivative(top, name), derivative(bottom, name)];
  if (!u || !v) return null;
  if (!hasSymbol(bottom, name)) return quotient(u, bottom);
  const change = signedSum([times(u, bottom), negated(times(top, v))]);
  return { kind: 'quotient', top: change, bottom: power(bottom, number(2)) };
};

const ofPower = (base: Expression, exponent: Expression, name: string): Expression | null => {
  if (!hasSymbol(exponent, name)) {
    const inner = derivative(base, name);
    const less = isNumber(exponent) ? number(subtract(exponent.value, whole(1))) : minus(exponent, ONE);
    return inner && times(exponent, power(base, less), inner);
  }
  // u^v is e^(v·ln u): the power times (v·ln u)′.
  const isMoving = hasSymbol(base, name);
  const inner = derivative(isMoving ? times(exponent, call('ln', base)) : exponent, name);
  const isPlain = isMoving || (base.kind === 'symbol' && base.name === 'e');
  return inner && times({ kind: 'power', base, exponent }, ...(isPlain ? [] : [call('ln', base)]), inner);
};

/** The derivative of each function of u. */
const OUTER = tableOf(
  `sin cos(u), cos −sin(u), tan sec(u)^2, sec sec(u)·tan(u), csc −csc(u)·cot(u), cot −csc(u)^2, ln 1/u,
  arcsin 1/√(1−u^2), arccos −1/√(1−u^2), arctan 1/(1+u^2), sinh cosh(u), cosh sinh(u), tanh 1/cosh(u)^2,
  abs u/|u|, degrees (1/180)·π`,
);

const ofCall = (
  { name: called, args }: Extract<Expression, { kind: 'call' }>,
  name: string,
): Expression | null => {
  const [u, base] = args;
  const inner = u && derivative(u, name);
  if (!u || !inner) return null;
  if (called === 'log')
    return base && hasSymbol(base, name)
      ? null
      : times(quotient(ONE, times(u, call('ln', base ?? number(10)))), inner);
  const outer = OUTER[called];
  return outer === undefined ? null : times(filled(outer, { u }), inner);
};

/** The rule that the outermost operation calls for. */
export const ruleFor = (expression: Expression, name: string): Rule => {
  switch (expression.kind) {
    case 'sum':
    case 'negative':
      return 'Term by term';
    case 'product':
      return expression.factors.filter((factor) => hasSymbol(factor, name)).length > 1
        ? 'Product rule'
        : 'A number in front stays';
    case 'quotient':
      return hasSymbol(expression.bottom, name) ? 'Quotient rule' : 'A number below stays';
    case 'power':
      return hasSymbol(expression.exponent, name) ? 'Exponential rule' : 'Power rule';
    case 'call':
    case 'root':
      return 'Chain rule';
    default:
      return 'Differentiate';
  }
};
