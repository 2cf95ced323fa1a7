import { leastCommon } from '../arithmetic/primes.ts';
import { type Fraction, fraction, isOne, isZero, multiply, whole } from '../expression/fraction.ts';
import {
  type Expression,
  leadsWithMinus,
  number,
  opposite,
  power,
  product,
  quotient,
  root,
  scaled,
  signedSum,
  symbol,
  wholePower,
  withSign,
} from '../expression/tree.ts';
import { type Factored, factorPolynomial } from '../polynomial/factor.ts';
import {
  type Polynomial,
  type Powers,
  inOrder,
  isUnit,
  lettersOf,
  scaleP,
  termsOf,
} from '../polynomial/polynomial.ts';
import { type Ratio, expressionOf, indexOfRoot, isNamed, plainPolynomial } from './ratio.ts';

/** A polynomial as a teacher writes it, from the highest power down; of a complex number first the real part. */
export const polynomialToExpression = (p: Polynomial): Expression => {
  const terms = inOrder(p);
  const ordered = lettersOf(p).join('') === 'i' ? terms.toReversed() : terms;
  return signedSum(ordered.map(({ coefficient, powers }) => scaled(coefficient, monomial(powers))));
};

/** Letters first, then functions, then one root with everything under it. */
const monomial = (powers: Powers): Expression => {
  const roots = new Map<number, Expression[]>();
  const factors: Expression[] = [];
  const named: Expression[] = [];
  for (const [name, exponent] of powers) {
    const index = name === 'i' ? null : indexOfRoot(name);
    const base = expressionOf(name);
    if (index !== null && base.kind === 'root')
      roots.set(index, [...(roots.get(index) ?? []), power(base.of, number(exponent))]);
    else if (base.kind === 'power') named.push(power(base.base, product([number(exponent), base.exponent])));
    else if (isNamed(name)) named.push(wholePower(base, exponent));
    else factors.push(wholePower(symbol(name), exponent));
  }
  const under = [...roots].map(([index, parts]) => root(index, merged(parts)));
  return product([...factors, ...named, ...under]);
};

// √2 · √3 · √x is √(6x).
const merged = (parts: readonly Expression[]): Expression => {
  let numeric = whole(1);
  const others: Expression[] = [];
  for (const part of parts) {
    const base = part.kind === 'power' ? part.base : part;
    const exponent = part.kind === 'power' && part.exponent.kind === 'number' ? part.exponent.value.top : 1n;
    if (base.kind === 'number') numeric = multiply(numeric, { top: base.value.top ** exponent, bottom: 1n });
    else others.push(part);
  }
  const [only] = others;
  const inner = others.length === 1 && only?.kind === 'sum' && !isOne(numeric) ? plainPolynomial(only) : null;
  return inner ? polynomialToExpression(scaleP(inner, numeric)) : product([number(numeric), ...others]);
};

/** The whole quotient: top and bottom multiplied out, no fractions inside. */
export const ratioToExpression = ({ top, bottom }: Ratio): Expression => {
  if (isUnit(bottom)) {
    const shared = commonBottom(top);
    // A single term keeps its fraction in front; a sum goes over one line when roots are in it.
    if (isOne(shared) || !lettersOf(top).some((name) => indexOfRoot(name) !== null))
      return polynomialToExpression(top);
    return quotient(polynomialToExpression(scaleP(top, shared)), number(shared));
  }
  const shared = commonBottom(top);
  return overLine(
    polynomialToExpression(scaleP(top, shared)),
    polynomialToExpression(scaleP(bottom, shared)),
  );
};

/** A minus in front of the line rather than on top of it. */
const overLine = (top: Expression, bottom: Expression): Expression => {
  const negative = leadsWithMinus(top);
  return withSign(quotient(negative ? opposite(top) : top, bottom), negative);
};

/** What every number in front has to be multiplied with to be whole. */
export const commonBottom = (p: Polynomial): Fraction =>
  whole(termsOf(p).reduce((total, { coefficient }) => leastCommon(total, coefficient.bottom), 1n));

/** A factored polynomial: the number, then each factor with its power. */
export const factoredToExpression = ({ unit, factors }: Factored): Expression => {
  if (isZero(unit)) return number(0);
  const ordered = factors.toSorted((a, b) => a.base.size - b.base.size);
  const written = ordered.map(({ base, exponent }) => wholePower(polynomialToExpression(base), exponent));
  if (unit.bottom !== 1n && written.length > 0)
    return overLine(scaled(whole(unit.top), product(written)), number(whole(unit.bottom)));
  return scaled(unit, product(written));
};

/** A quotient with top and bottom factored: how rational expressions are left. */
export const factoredRatio = ({ top, bottom }: Ratio): Expression => {
  if (isUnit(bottom)) return ratioToExpression({ top, bottom });
  const [over, under] = [factorPolynomial(top), factorPolynomial(bottom)];
  const unit = fraction(over.unit.top * under.unit.bottom, over.unit.bottom * under.unit.top);
  const numerator =
    over.factors.length === 1 && over.factors[0]?.exponent === 1 && unit.top === 1n
      ? polynomialToExpression(over.factors[0].base)
      : factoredToExpression({ unit: whole(unit.top), factors: over.factors });
  return overLine(numerator, factoredToExpression({ unit: whole(unit.bottom), factors: under.factors }));
};
