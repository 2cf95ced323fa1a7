import { spend } from '../budget.ts';
import {
  type Fraction,
  equal,
  fraction,
  isWhole,
  multiply,
  whole,
  magnitude,
} from '../expression/fraction.ts';
import { type Expression, call, contains, isValue, number, power, symbol, same } from '../expression/tree.ts';
import { exactValue } from '../expression/value.ts';
import { filled } from '../formula/fill.ts';
import { squareFree } from '../polynomial/factor.ts';
import {
  type Polynomial,
  UNIT,
  asConstant,
  constant,
  contentOf,
  isUnit,
  letter,
  powerP,
  primitive,
  scaleP,
  termsOf,
  timesP,
  fromTerms,
  type Term,
} from '../polynomial/polynomial.ts';
import { tableOf } from '../table-text.ts';
import { polynomialToExpression, ratioToExpression } from './denormal.ts';
import {
  type Ratio,
  asFraction,
  fromFraction,
  isWholeNumber,
  nameOf,
  negateR,
  overR,
  plusR,
  powerR,
  ratio,
  rootAtom,
  rootOfWhole,
  timesR,
} from './ratio.ts';

/** The one form that equal expressions share; null where there is no value or no such form. */
export const normalOf = (expression: Expression): Ratio | null => {
  spend(3);
  switch (expression.kind) {
    case 'number':
      return fromFraction(expression.value);
    case 'symbol':
      return ratio(letter(expression.name));
    case 'sum':
      return joined(expression.terms, normalOf, plusR, fromFraction(whole(0)));
    case 'product':
      return joined(expression.factors, normalOf, timesR, fromFraction(whole(1)));
    case 'negative': {
      const inner = normalOf(expression.of);
      return inner && negateR(inner);
    }
    case 'quotient': {
      const [top, bottom] = [normalOf(expression.top), normalOf(expression.bottom)];
      return top && bottom && overR(top, bottom);
    }
    case 'power':
      return normalPower(expression.base, expression.exponent);
    case 'root': {
      const inner = normalOf(expression.of);
      return inner && rootOfRatio(inner, expression.index);
    }
    case 'call':
      return normalCall(expression);
  }
};

/** An expression as a polynomial; null where something is divided by a letter. */
export const polynomialOf = (expression: Expression): Polynomial | null => {
  const normal = normalOf(expression);
  return normal && isUnit(normal.bottom) ? normal.top : null;
};

const joined = <Part>(
  parts: readonly Part[],
  read: (part: Part) => Ratio | null,
  join: (a: Ratio, b: Ratio) => Ratio | null,
  start: Ratio,
): Ratio | null =>
  parts.reduce<Ratio | null>((total, part) => {
    const next = total && read(part);
    return total && next && join(total, next);
  }, start);

const normalPower = (base: Expression, exponent: Expression): Ratio | null => {
  const raised = normalOf(exponent);
  const count = raised && isWholeNumber(raised);
  if (raised === null) return null;
  if (count !== null) {
    const inner = normalOf(base);
    return inner && powerR(inner, count);
  }
  const value = asFraction(raised);
  if (value) return value.bottom < 50n ? normalFractionalPower(base, value) : null;
  return symbolicPower(base, raised);
};

const normalFractionalPower = (base: Expression, { top, bottom }: Fraction): Ratio | null => {
  const inner = normalOf(base);
  const under = inner && rootOfRatio(inner, Number(bottom));
  return under && (top < 400n && top > -400n ? powerR(under, Number(top)) : null);
};

// 2^(x+3) is 2^x · 8: every term of the exponent by itself.
const symbolicPower = (base: Expression, exponent: Ratio): Ratio | null => {
  const inner = normalOf(base);
  if (!inner) return null;
  const plain = ratioToExpression(inner);
  if (!isUnit(exponent.bottom)) return ratio(letter(nameOf(power(plain, ratioToExpression(exponent)))));
  const partOf = ({ coefficient, powers }: Term): Ratio | null => {
    if (powers.length === 0)
      return isWhole(coefficient)
        ? powerR(inner, Number(coefficient.top))
        : normalFractionalPower(base, coefficient);
    const isCount = isWhole(coefficient) && magnitude(coefficient.top) < 100n;
    const monomial = fromTerms([{ coefficient: isCount ? whole(1) : coefficient, powers }]);
    const atom = ratio(letter(nameOf(power(plain, polynomialToExpression(monomial)))));
    return atom && powerR(atom, isCount ? Number(coefficient.top) : 1);
  };
  return joined(termsOf(exponent.top), partOf, timesR, fromFraction(whole(1)));
};

const rootOfRatio = ({ top, bottom }: Ratio, index: number): Ratio | null => {
  const under = timesP(top, powerP(bottom, index - 1));
  const found = rootOfPolynomial(under, index);
  return found && ratio(found, bottom);
};

const rootOfPolynomial = (p: Polynomial, index: number): Polynomial | null => {
  const value = asConstant(p);
  const { top, bottom } = value ?? contentOf(p);
  const numeric = rootOfWhole(top * bottom ** BigInt(index - 1), index);
  if (!numeric) return null;
  const outside = timesP(numeric, constant({ top: 1n, bottom }));
  if (value) return outside;
  return squareFree(primitive(p)).reduce<Polynomial>((total, { base, exponent }) => {
    const free = powerP(base, Math.floor(exponent / index));
    return timesP(timesP(total, free), rootAtom(polynomialToExpression(base), exponent % index, index));
  }, outside);
};

const normalCall = ({ name, args }: Extract<Expression, { kind: 'call' }>): Ratio | null => {
  const inner = args.map(normalOf);
  const plain = inner.map((one) => one && ratioToExpression(one));
  const [first, second] = plain;
  if (!first || second === null) return null;
  const value = exactValue(call(name, ...plain.filter((one) => one !== null)));
  if (value) return fromFraction(value);
  if (name === 'degrees') return inner[0] ? timesR(inner[0], DEGREE) : null;
  const known = wellKnown(name, first, second);
  return known ? normalOf(known) : ratio(letter(nameOf(call(name, ...plain.filter((one) => one !== null)))));
};

const DEGREE: Ratio = { top: scaleP(letter('π'), fraction(1n, 180n)), bottom: UNIT };

/** Values everybody knows: ln e, log 1000, sin of 30°. */
const wellKnown = (name: string, first: Expression, second: Expression | undefined): Expression | null => {
  if (name === 'ln' || name === 'log')
    return knownLogarithm(name === 'ln' ? symbol('e') : (second ?? number(10)), first);
  return name in BY_SINE ? knownAngle(name, first) : null;
};

const knownLogarithm = (base: Expression, of: Expression): Expression | null => {
  if (isValue(of, 1)) return number(0);
  if (base.kind === 'symbol' && same(base, of)) return number(1);
  if (base.kind === 'symbol' && of.kind === 'power' && same(of.base, base)) return of.exponent;
  if (base.kind !== 'number' || of.kind !== 'number') return null;
  const [log, by] = [of, base].map(({ value: { top, bottom } }) => Math.log(Number(top) / Number(bottom)));
  const guess = (log ?? 0) / (by ?? 1);
  for (const bottom of [1, 2, 3, 4, 5, 6]) {
    const top = Math.round(guess * bottom);
    if (Math.abs(guess * bottom - top) > 1e-9 || Math.abs(top) > 500) continue;
    const [left, right] = [exactValue(power(base, number(top))), exactValue(power(of, number(bottom)))];
    if (left && right && equal(left, right)) return number(fraction(BigInt(top), BigInt(bottom)));
  }
  return null;
};

/** The sine at 0°, 15°, 30° and so on. */
const SINES = ['0', '(√6−√2)/4', '1/2', '√2/2', '√3/2', '(√6+√2)/4', '1'];
/** What is known of an angle by its sine and cosine. */
const BY_SINE = tableOf('sin s, cos c, tan s/c, cot c/s, sec 1/c, csc 1/s');

/** Sine and its kin at multiples of 15°. */
const knownAngle = (name: string, angle: Expression): Expression | null => {
  if (contains(angle, (node) => node.kind === 'symbol' && node.name !== 'π')) return null;
  const twelfths = twelfthsOfPi(angle);
  if (twelfths === null) return null;
  return filled(BY_SINE[name] ?? 's', { s: sineAt(twelfths), c: sineAt(twelfths + 6) });
};

const twelfthsOfPi = (angle: Expression): number | null => {
  const normal = normalOf(angle);
  const terms = normal && isUnit(normal.bottom) ? termsOf(normal.top) : null;
  if (!terms || terms.length > 1) return null;
  const [only] = terms;
  if (!only) return 0;
  const twelve = multiply(only.coefficient, whole(12));
  return only.powers.length === 1 && only.powers[0]?.[0] === 'π' && only.powers[0][1] === 1 && isWhole(twelve)
    ? Number(twelve.top % 24n)
    : null;
};

const sineAt = (twelfths: number): Expression => {
  const turn = ((twelfths % 24) + 24) % 24;
  const size = turn % 12 > 6 ? 12 - (turn % 12) : turn % 12;
  const value = filled(SINES[size] ?? '0', {});
  return turn > 12 ? { kind: 'negative', of: value } : value;
};
