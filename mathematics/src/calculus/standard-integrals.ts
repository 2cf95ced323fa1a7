import { add, divide, isWhole, whole } from '../expression/fraction.ts';
import {
  call,
  isNumber,
  minus,
  number,
  power,
  product,
  quotient,
  root,
  scaled,
  sum,
  symbol,
  type Expression,
} from '../expression/tree.ts';
import { asConstant, coefficientsIn } from '../polynomial/polynomial.ts';
import { displayOf } from '../simplify/display.ts';
import { polynomialOf } from '../simplify/normal.ts';

/** What a table of integrals has; null for anything else. */
export const standardIntegral = (expression: Expression, name: string): Expression | null =>
  standard(expression, name) ?? circular(expression, name) ?? squareOfWave(expression, name);

/** Standard forms of a linear inside: powers, 1/u, e^u, sine and cosine. */
const standard = (expression: Expression, name: string): Expression | null => {
  const [inside, outer] = outerOf(expression);
  const factor = inside && slope(inside, name);
  if (!inside || !factor || !outer) return null;
  const found = outer(inside);
  return found && quotient(found, factor);
};

/** The number in front of the variable when an expression is linear in it. */
const slope = (expression: Expression, name: string): Expression | null => {
  const polynomial = polynomialOf(expression);
  const [, factor, more] = polynomial ? coefficientsIn(polynomial, name) : [];
  const value = factor && !more ? asConstant(factor) : null;
  return value ? number(value) : null;
};

type Outer = (u: Expression) => Expression | null;

const outerOf = (expression: Expression): [Expression | null, Outer | null] => {
  switch (expression.kind) {
    case 'symbol':
      return [expression, (u) => powerRule(u, number(1))];
    case 'power':
      if (isNumber(expression.exponent)) {
        const { exponent, base } = expression;
        if (base.kind === 'call' && base.name === 'sec' && exponent.value.top === 2n)
          return [base.args[0] ?? null, (u) => call('tan', u)];
        if (base.kind === 'call' && base.name === 'csc' && exponent.value.top === 2n)
          return [base.args[0] ?? null, (u) => ({ kind: 'negative', of: call('cot', u) })];
        return [base, (u) => powerRule(u, exponent)];
      }
      return [
        expression.exponent,
        (u) => {
          const raised: Expression = { ...expression, exponent: u };
          return expression.base.kind === 'symbol' && expression.base.name === 'e'
            ? raised
            : quotient(raised, call('ln', expression.base));
        },
      ];
    case 'root':
      return [expression.of, (u) => powerRule(u, number({ top: 1n, bottom: BigInt(expression.index) }))];
    case 'quotient': {
      if (!isNumber(expression.top)) return [null, null];
      const { bottom, top } = expression;
      if (bottom.kind === 'power' && isNumber(bottom.exponent)) {
        const { exponent } = bottom;
        return [
          bottom.base,
          (u) => times(top, powerRule(u, number({ ...exponent.value, top: -exponent.value.top }))),
        ];
      }
      if (bottom.kind === 'root')
        return [
          bottom.of,
          (u) => times(top, powerRule(u, number({ top: -1n, bottom: BigInt(bottom.index) }))),
        ];
      const squares = overSquares(bottom);
      if (squares) return [squares, (u) => times(top, call('arctan', u))];
      return [bottom, (u) => times(top, logarithm(u))];
    }
    case 'call':
      return [expression.args[0] ?? null, TABLE[expression.name] ?? null];
    default:
      return [null, null];
  }
};

const TABLE: Readonly<Record<string, Outer>> = {
  sin: (u) => ({ kind: 'negative', of: call('cos', u) }),
  cos: (u) => call('sin', u),
  tan: (u) => ({ kind: 'negative', of: call('ln', call('abs', call('cos', u))) }),
  cot: (u) => call('ln', call('abs', call('sin', u))),
  sinh: (u) => call('cosh', u),
  cosh: (u) => call('sinh', u),
  ln: (u) => minus(product([u, call('ln', u)]), u),
};

const powerRule = (u: Expression, exponent: Extract<Expression, { kind: 'number' }>): Expression | null => {
  const next = add(exponent.value, whole(1));
  if (next.top === 0n) return logarithm(u);
  const share = divide(whole(1), next);
  return share && scaled(share, power(u, number(next)));
};

// ln |u|; the bars are left out where u is never negative.
const logarithm = (u: Expression): Expression => call('ln', isPositive(u) ? u : call('abs', u));

const isPositive = (u: Expression): boolean => {
  if (u.kind === 'sum') return u.terms.every((term) => isPositive(term));
  if (u.kind === 'product') return u.factors.every((factor) => isPositive(factor));
  if (u.kind === 'number') return u.value.top > 0n;
  if (u.kind !== 'power') return false;
  const isEven = isNumber(u.exponent) && isWhole(u.exponent.value) && u.exponent.value.top % 2n === 0n;
  return isEven || (u.base.kind === 'symbol' && u.base.name === 'e');
};

const overSquares = (bottom: Expression): Expression | null => {
  if (bottom.kind !== 'sum' || bottom.terms.length !== 2) return null;
  const one = bottom.terms.findIndex(
    (term) => isNumber(term) && term.value.top === 1n && term.value.bottom === 1n,
  );
  const other = bottom.terms[1 - one];
  return one >= 0 && other?.kind === 'power' && isNumber(other.exponent) && other.exponent.value.top === 2n
    ? other.base
    : null;
};

// 1/√(a − b·x²) and 1/(a + b·x²)
const circular = (expression: Expression, name: string): Expression | null => {
  if (expression.kind !== 'quotient' || !isNumber(expression.top)) return null;
  const isRoot = expression.bottom.kind === 'root' && expression.bottom.index === 2;
  const [a, b] =
    squaresIn(expression.bottom.kind === 'root' ? expression.bottom.of : expression.bottom, name) ?? [];
  if (!a || !b || !isNumber(a) || !isNumber(b) || a.value.top <= 0n || b.value.top < 0n === !isRoot)
    return null;
  const size = isRoot ? scaled({ top: -1n, bottom: 1n }, b) : b;
  const plain = isNumber(b) && isRoot ? number({ ...b.value, top: -b.value.top }) : size;
  const [outer, inner] = [displayOf(root(2, plain)), displayOf(quotient(root(2, plain), root(2, a)))];
  if (!outer || !inner) return null;
  const turned = call(isRoot ? 'arcsin' : 'arctan', product([inner, symbol(name)]));
  const below = isRoot ? outer : displayOf(product([root(2, a), outer]));
  return below && times(expression.top, quotient(turned, below));
};

/** a and b of a + b·x², both fixed numbers; null for anything else. */
const squaresIn = (expression: Expression, name: string): [Expression, Expression] | null => {
  const polynomial = polynomialOf(expression);
  if (!polynomial) return null;
  const [constant, linear, square, more] = coefficientsIn(polynomial, name).map((one) => asConstant(one));
  return constant && square && linear?.top === 0n && more === undefined
    ? [number(constant), number(square)]
    : null;
};

// sin² u is (1 − cos 2u)/2, cos² u is (1 + cos 2u)/2.
const squareOfWave = (expression: Expression, name: string): Expression | null => {
  if (
    expression.kind !== 'power' ||
    !isNumber(expression.exponent) ||
    expression.exponent.value.top !== 2n ||
    expression.exponent.value.bottom !== 1n
  )
    return null;
  const { base } = expression;
  const inside =
    base.kind === 'call' && (base.name === 'sin' || base.name === 'cos') ? base.args[0] : undefined;
  const factor = inside && slope(inside, name);
  if (!inside || !factor || base.kind !== 'call') return null;
  const swing = quotient(call('sin', product([number(2), inside])), product([number(4), factor]));
  const half = quotient(symbol(name), number(2));
  return sum([half, base.name === 'cos' ? swing : { kind: 'negative', of: swing }]);
};

const times = (factor: Expression, inner: Expression | null): Expression | null =>
  inner && product([factor, inner]);
