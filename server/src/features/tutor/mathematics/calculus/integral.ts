import { spend } from '../budget.ts';
import { equivalent } from '../expression/equivalent.ts';
import { add, divide, isWhole, whole } from '../expression/fraction.ts';
import {
  call,
  childrenOf,
  hasSymbol,
  isNumber,
  minus,
  number,
  power,
  product,
  quotient,
  root,
  same,
  scaled,
  substitute,
  sum,
  symbol,
  type Expression,
} from '../expression/tree.ts';
import { asConstant, coefficientsIn, isUnit } from '../polynomial/polynomial.ts';
import { displayOf } from '../simplify/display.ts';
import { normalOf } from '../simplify/normal.ts';
import { derivative } from './derivative.ts';

const DEEPEST = 5;

/** An antiderivative, checked by deriving it again; null when none of our ways leads to one. */
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
      const parts = expression.terms.map((term) => integrate(term, name, depth));
      return parts.some((part) => part === null) ? null : sum(parts.filter((part) => part !== null));
    }
    case 'negative': {
      const inner = integrate(expression.of, name, depth);
      return inner && { kind: 'negative', of: inner };
    }
    default:
      return (
        constantOut(expression, name, depth) ??
        standard(expression, name) ??
        circular(expression, name) ??
        squareOfWave(expression, name) ??
        bySubstitution(expression, name, depth) ??
        byParts(expression, name, depth) ??
        expanded(expression, name, depth)
      );
  }
};

const constantOut = (expression: Expression, name: string, depth: number): Expression | null => {
  if (expression.kind === 'quotient' && !hasSymbol(expression.bottom, name)) {
    const inner = integrate(expression.top, name, depth);
    return inner && quotient(inner, expression.bottom);
  }
  if (
    expression.kind === 'quotient' &&
    !hasSymbol(expression.top, name) &&
    !(isNumber(expression.top) && expression.top.value.top === 1n)
  ) {
    const inner = integrate({ ...expression, top: number(1) }, name, depth + 1);
    return inner && product([expression.top, inner]);
  }
  if (expression.kind === 'quotient' && expression.bottom.kind === 'product') {
    const below = expression.bottom.factors.filter((factor) => !hasSymbol(factor, name));
    const rest = expression.bottom.factors.filter((factor) => hasSymbol(factor, name));
    const inner =
      below.length > 0 ? integrate({ ...expression, bottom: product(rest) }, name, depth + 1) : null;
    if (inner) return quotient(inner, product(below));
  }
  if (expression.kind !== 'product') return null;
  const fixed = expression.factors.filter((factor) => !hasSymbol(factor, name));
  if (fixed.length === 0) return null;
  const inner = integrate(
    product(expression.factors.filter((factor) => hasSymbol(factor, name))),
    name,
    depth,
  );
  return inner && product([...fixed, inner]);
};

/** The number in front of the variable when an expression is linear in it. */
const slope = (expression: Expression, name: string): Expression | null => {
  const normal = normalOf(expression);
  if (!normal || !isUnit(normal.bottom)) return null;
  const [, factor, more] = coefficientsIn(normal.top, name);
  const value = factor && !more ? asConstant(factor) : null;
  return value ? number(value) : null;
};

/** Standard forms of a linear inside: powers, 1/u, e^u, sine and cosine. */
const standard = (expression: Expression, name: string): Expression | null => {
  const [inside, outer] = outerOf(expression);
  const factor = inside && slope(inside, name);
  if (!inside || !factor || !outer) return null;
  const found = outer(inside);
  return found && quotient(found, factor);
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

/** a and b of a + b·x², both fixed numbers; null for anything else. */
const squaresIn = (expression: Expression, name: string): [Expression, Expression] | null => {
  const normal = normalOf(expression);
  if (!normal || !isUnit(normal.bottom)) return null;
  const [constant, linear, square, more] = coefficientsIn(normal.top, name).map((one) => asConstant(one));
  return constant && square && linear?.top === 0n && more === undefined
    ? [number(constant), number(square)]
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

const powerRule = (u: Expression, exponent: Extract<Expression, { kind: 'number' }>): Expression | null => {
  const next = add(exponent.value, whole(1));
  if (next.top === 0n) return logarithm(u);
  const share = divide(whole(1), next);
  return share && scaled(share, power(u, number(next)));
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

const insidesOf = (expression: Expression, name: string): Expression[] => {
  const found: Expression[] = [];
  const visit = (node: Expression): void => {
    for (const child of childrenOf(node)) {
      if (hasSymbol(child, name) && child.kind !== 'symbol' && !found.some((one) => same(one, child)))
        found.push(child);
      visit(child);
    }
  };
  visit(expression);
  return found.slice(0, 12);
};

const replaceTree = (wholeLine: Expression, part: Expression, by: Expression): Expression => {
  if (same(wholeLine, part)) return by;
  switch (wholeLine.kind) {
    case 'sum':
      return { ...wholeLine, terms: wholeLine.terms.map((one) => replaceTree(one, part, by)) };
    case 'product':
      return { ...wholeLine, factors: wholeLine.factors.map((one) => replaceTree(one, part, by)) };
    case 'negative':
    case 'root':
      return { ...wholeLine, of: replaceTree(wholeLine.of, part, by) };
    case 'quotient':
      return {
        ...wholeLine,
        top: replaceTree(wholeLine.top, part, by),
        bottom: replaceTree(wholeLine.bottom, part, by),
      };
    case 'power':
      return {
        ...wholeLine,
        base: replaceTree(wholeLine.base, part, by),
        exponent: replaceTree(wholeLine.exponent, part, by),
      };
    case 'call':
      return { ...wholeLine, args: wholeLine.args.map((one) => replaceTree(one, part, by)) };
    default:
      return wholeLine;
  }
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
