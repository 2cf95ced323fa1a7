import { add, divide, isWhole, negate, ONE, type Fraction } from '../expression/fraction.ts';
import {
  call,
  childrenOf,
  hasSymbol,
  isNumber,
  number,
  power,
  product,
  quotient,
  root,
  same,
  scaled,
  symbol,
  withChildren,
  type Expression,
} from '../expression/tree.ts';
import { write } from '../expression/write.ts';
import { filled } from '../formula/fill.ts';
import { asConstant, coefficientsIn } from '../polynomial/polynomial.ts';
import { displayOf } from '../simplify/display.ts';
import { polynomialOf } from '../simplify/normal.ts';
import { tableOf } from '../table-text.ts';

/** What a table of integrals has; null for anything else. */
export const standardIntegral = (expression: Expression, name: string): Expression | null =>
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
export const insidesOf = (expression: Expression, name: string): Expression[] => {
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

export const replaceTree = (line: Expression, part: Expression, by: Expression): Expression =>
  same(line, part)
    ? by
    : withChildren(
        line,
        childrenOf(line).map((one) => replaceTree(one, part, by)),
      );

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
  const raised = share ? scaled(share, power(base, number(next))) : logarithm(base);
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
