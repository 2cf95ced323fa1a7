import { allKnown } from '../all-known.ts';
import { spend } from '../budget.ts';
import { equivalent } from '../expression/equivalent.ts';
import { type Fraction, ONE, add, divide, isWhole, negate } from '../expression/fraction.ts';
import {
  type Expression,
  call,
  childrenOf,
  hasSymbol,
  isNumber,
  isValue,
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
  replaceTree,
} from '../expression/tree.ts';
import { write } from '../expression/write.ts';
import { filled } from '../formula/fill.ts';
import { asConstant, coefficientsIn } from '../polynomial/polynomial.ts';
import { displayOf } from '../simplify/display.ts';
import { polynomialOf } from '../simplify/normal.ts';
import { tableOf } from '../table-text.ts';
import { derivative } from './derivative.ts';

const DEEPEST = 5;

/** An antiderivative, checked by differentiating it again; null when nothing we know leads to one. */
export const antiderivative = (expression: Expression, name: string): Expression | null => {
  const found = integrate(expression, name, 0);
  const back = found && derivative(found, name);
  return found && back && equivalent(back, expression) ? found : null;
};

/** How an integral is begun: as powers, by a known derivative, by putting u for an inside, or by parts. */
export const wayToIntegrate = (expression: Expression, name: string): keyof typeof RULES => {
  if (expression.kind === 'negative') return wayToIntegrate(expression.of, name);
  const inner = withoutFixed(expression, name)?.inner;
  if (inner) return wayToIntegrate(inner, name);
  if (expression.kind === 'sum') return 'powers';
  if (expression.kind === 'call' && expression.name === 'ln') return 'parts';
  if (standardIntegral(expression, name)) return isBeyondPowers(expression) ? 'known' : 'powers';
  if (bySubstitution(expression, name, 0)) return 'substitution';
  return byParts(expression, name, 0) ? 'parts' : 'powers';
};
export const RULES = {
  powers: 'Find a function with this derivative',
  known: 'Turn a known derivative round',
  substitution: 'Put u for the inside',
  parts: 'Integrate by parts',
} as const;

const isBeyondPowers = (expression: Expression): boolean =>
  expression.kind === 'call' ||
  (expression.kind === 'power' && !isNumber(expression.exponent)) ||
  childrenOf(expression).some(isBeyondPowers);

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
  const parts = withoutFixed(expression, name);
  const inner = parts && integrate(parts.inner, name, depth + 1);
  return parts && inner && quotient(product([...parts.above, inner]), product(parts.below));
};

const withoutFixed = (
  expression: Expression,
  name: string,
): { inner: Expression; above: Expression[]; below: Expression[] } | null => {
  const isFixed = (factor: Expression): boolean => !hasSymbol(factor, name);
  const [tops, bottoms] = (
    expression.kind === 'quotient' ? [expression.top, expression.bottom] : [expression, number(1)]
  ).map((part) => (part.kind === 'product' ? part.factors : [part]).filter((one) => !isValue(one, 1)));
  if (!tops || !bottoms || ![...tops, ...bottoms].some(isFixed)) return null;
  const moving = (list: readonly Expression[]): Expression => product(list.filter((one) => !isFixed(one)));
  const inner = quotient(moving(tops), moving(bottoms));
  return { inner, above: tops.filter(isFixed), below: bottoms.filter(isFixed) };
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
  const isPolynomial = ({ kind, ...part }: Expression): boolean =>
    kind === 'symbol' ||
    kind === 'sum' ||
    ('exponent' in part && isNumber(part.exponent) && /^\d+$/.test(write(part.exponent)));
  const [u, v] = isLog(first) || (isPolynomial(first) && !isLog(second)) ? [first, second] : [second, first];
  const inner = integrate(v, name, depth + 1);
  const change = derivative(u, name);
  const rest = inner && change && displayOf(product([inner, change]));
  const last = rest && integrate(rest, name, depth + 1);
  return inner && last && minus(product([u, inner]), last);
};

const expanded = (expression: Expression, name: string, depth: number): Expression | null => {
  const display = displayOf(expression);
  return display && !same(display, expression) && (display.kind === 'sum' || display.kind === 'product')
    ? integrate(display, name, depth + 1)
    : null;
};

/** What a table of integrals has; null for anything else. */
const standardIntegral = (expression: Expression, name: string): Expression | null =>
  fromTable(expression, name) ?? ofPower(expression, name) ?? circular(expression, name);

/** Antiderivatives of what can be written with one u. */
const TABLE = tableOf(
  `sin(u) −cos(u), cos(u) sin(u), tan(u) −ln|cos(u)|, cot(u) ln|sin(u)|, sinh(u) cosh(u), cosh(u) sinh(u),
  ln(u) u·ln(u)−u, e^u e^u, sec(u)^2 tan(u), csc(u)^2 −cot(u), sin(u)^2 u/2−sin(2u)/4, cos(u)^2 u/2+sin(2u)/4`,
);

const fromTable = (expression: Expression, name: string): Expression | null => {
  for (const inside of [symbol(name), ...insidesOf(expression, name)]) {
    const found = TABLE[write(replaceTree(expression, inside, symbol('u')))];
    const factor = found === undefined ? null : slope(inside, name);
    if (found !== undefined && factor) return quotient(filled(found, { u: inside }), number(factor));
  }
  return null;
};

/** The parts of an expression that hold the variable and are more than it. */
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

/** The number in front of the variable when an expression is linear in it. */
const slope = (expression: Expression, name: string): Fraction | null => {
  const polynomial = polynomialOf(expression);
  const [, factor, more] = polynomial ? coefficientsIn(polynomial, name) : [];
  return factor && !more ? asConstant(factor) : null;
};

/** A power, a root or one over them, of something linear; and the other powers of a number. */
const ofPower = (expression: Expression, name: string): Expression | null => {
  if (expression.kind === 'power' && !isNumber(expression.exponent)) {
    const factor = slope(expression.exponent, name);
    return factor && quotient(quotient(expression, call('ln', expression.base)), number(factor));
  }
  const { front, base, exponent } = asPower(expression);
  if (base === expression && base.kind !== 'symbol') return null;
  const factor = slope(base, name);
  const next = add(exponent, ONE);
  const share = divide(ONE, next);
  const raised = share
    ? scaled(share, power(base, number(next)))
    : call('ln', isPositive(base) ? base : call('abs', base));
  return factor && quotient(product([front, raised]), number(factor));
};

const asPower = (expression: Expression): { front: Expression; base: Expression; exponent: Fraction } => {
  const front = number(1);
  if (expression.kind === 'power' && isNumber(expression.exponent))
    return { front, base: expression.base, exponent: expression.exponent.value };
  if (expression.kind === 'root')
    return { front, base: expression.of, exponent: { top: 1n, bottom: BigInt(expression.index) } };
  if (expression.kind !== 'quotient' || !isNumber(expression.top))
    return { front, base: expression, exponent: ONE };
  const below = asPower(expression.bottom);
  return { ...below, front: expression.top, exponent: negate(below.exponent) };
};

// ln |u|: the bars are left out where u is never negative.
const isPositive = (u: Expression): boolean => {
  if (u.kind === 'sum' || u.kind === 'product') return childrenOf(u).every(isPositive);
  if (u.kind === 'number') return u.value.top > 0n;
  if (u.kind !== 'power') return false;
  const isEven = isNumber(u.exponent) && isWhole(u.exponent.value) && u.exponent.value.top % 2n === 0n;
  return isEven || (u.base.kind === 'symbol' && u.base.name === 'e');
};

// 1/√(a − b·x²) and 1/(a + b·x²)
const circular = (expression: Expression, name: string): Expression | null => {
  if (expression.kind !== 'quotient' || !isNumber(expression.top)) return null;
  const isRoot = expression.bottom.kind === 'root' && expression.bottom.index === 2;
  const below = polynomialOf(expression.bottom.kind === 'root' ? expression.bottom.of : expression.bottom);
  const [a, linear, square, more] = below ? coefficientsIn(below, name).map((one) => asConstant(one)) : [];
  const b = square && isRoot ? negate(square) : square;
  if (!a || !b || linear?.top !== 0n || more !== undefined || a.top <= 0n || b.top <= 0n) return null;
  const [outer, inner] = ['√b', '√b/√a'].map((part) =>
    displayOf(filled(part, { a: number(a), b: number(b) })),
  );
  if (!outer || !inner) return null;
  const turned = call(isRoot ? 'arcsin' : 'arctan', product([inner, symbol(name)]));
  const under = isRoot ? outer : displayOf(product([root(2, number(a)), outer]));
  return under && product([expression.top, quotient(turned, under)]);
};
