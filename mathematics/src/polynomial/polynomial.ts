import { leastCommon } from '../arithmetic/primes.ts';
import { spend } from '../budget.ts';
import {
  type Fraction,
  ONE,
  ZERO,
  add,
  divide,
  fraction,
  greatestCommonDivisor,
  isNegative,
  isZero,
  multiply,
  negate,
  whole,
} from '../expression/fraction.ts';

/** Which letters stand how often in a term, in alphabetical order. */
export type Powers = readonly (readonly [letter: string, exponent: number])[];

export interface Term {
  readonly coefficient: Fraction;
  readonly powers: Powers;
}

/** A polynomial in any letters over the fractions: term by term, found by its powers. */
export type Polynomial = ReadonlyMap<string, Term>;

const keyOf = (powers: Powers): string =>
  powers.map(([letter, exponent]) => `${letter}^${exponent}`).join('*');

export const fromTerms = (terms: Iterable<Term>): Polynomial => {
  const collected = new Map<string, Term>();
  for (const term of terms) {
    const key = keyOf(term.powers);
    const before = collected.get(key);
    const coefficient = before ? add(before.coefficient, term.coefficient) : term.coefficient;
    if (isZero(coefficient)) collected.delete(key);
    else collected.set(key, { coefficient, powers: term.powers });
  }
  return collected;
};

export const constant = (value: Fraction): Polynomial => fromTerms([{ coefficient: value, powers: [] }]);
const NOTHING: Polynomial = new Map();
export const UNIT: Polynomial = constant(ONE);
export const letter = (name: string, exponent = 1): Polynomial =>
  exponent === 0 ? UNIT : fromTerms([{ coefficient: ONE, powers: [[name, exponent]] }]);

export const isNothing = (p: Polynomial): boolean => p.size === 0;
export const termsOf = (p: Polynomial): Term[] => [...p.values()];

/** The number that the polynomial is; null when letters stand in it. */
export const asConstant = (p: Polynomial): Fraction | null => {
  if (p.size === 0) return ZERO;
  const only = p.get('');
  return p.size === 1 && only ? only.coefficient : null;
};
export const isUnit = (p: Polynomial): boolean => {
  const value = asConstant(p);
  return value !== null && value.top === 1n && value.bottom === 1n;
};

export const plusP = (a: Polynomial, b: Polynomial): Polynomial => {
  spend(2 * (a.size + b.size));
  return fromTerms([...a.values(), ...b.values()]);
};
export const scaleP = (p: Polynomial, factor: Fraction): Polynomial =>
  isZero(factor)
    ? NOTHING
    : new Map(
        [...p].map(([key, term]) => [key, { ...term, coefficient: multiply(term.coefficient, factor) }]),
      );
export const negateP = (p: Polynomial): Polynomial => scaleP(p, negate(ONE));
export const minusP = (a: Polynomial, b: Polynomial): Polynomial => plusP(a, negateP(b));

/** The powers of a product, or of a quotient. */
const joinedPowers = (a: Powers, b: Powers, sign: 1 | -1 = 1): Powers => {
  const exponents = new Map(a);
  for (const [name, exponent] of b) exponents.set(name, (exponents.get(name) ?? 0) + sign * exponent);
  return [...exponents]
    .filter(([, exponent]) => exponent !== 0)
    .toSorted(([one], [other]) => (one < other ? -1 : 1));
};

export const timesP = (a: Polynomial, b: Polynomial): Polynomial => {
  spend(2 + a.size * b.size * 6);
  const terms: Term[] = [];
  for (const one of a.values())
    for (const other of b.values())
      terms.push({
        coefficient: multiply(one.coefficient, other.coefficient),
        powers: joinedPowers(one.powers, other.powers),
      });
  return fromTerms(terms);
};

export const powerP = (p: Polynomial, exponent: number): Polynomial => {
  let result = UNIT;
  for (let count = 0; count < exponent; count++) result = timesP(result, p);
  return result;
};

export const lettersOf = (p: Polynomial): string[] =>
  [...new Set(termsOf(p).flatMap(({ powers }) => powers.map(([name]) => name)))].toSorted();

export const exponentOf = (powers: Powers, name: string): number =>
  powers.find(([one]) => one === name)?.[1] ?? 0;
export const degreeIn = (p: Polynomial, name: string): number =>
  Math.max(0, ...termsOf(p).map(({ powers }) => exponentOf(powers, name)));
/** How often a letter stands in every term. */
export const lowestIn = (p: Polynomial, name: string): number =>
  Math.min(...termsOf(p).map(({ powers }) => exponentOf(powers, name)));
export const totalDegree = (powers: Powers): number =>
  powers.reduce((total, [, exponent]) => total + exponent, 0);

/** The coefficients by powers of one letter, lowest first; they may hold the other letters. */
export const coefficientsIn = (p: Polynomial, name: string): Polynomial[] => {
  const lists: Term[][] = Array.from({ length: degreeIn(p, name) + 1 }, () => []);
  for (const { coefficient, powers } of p.values())
    lists[exponentOf(powers, name)]?.push({ coefficient, powers: powers.filter(([one]) => one !== name) });
  return lists.map(fromTerms);
};

export const fromCoefficients = (coefficients: readonly Polynomial[], name: string): Polynomial =>
  coefficients.reduce((total, one, exponent) => plusP(total, timesP(one, letter(name, exponent))), NOTHING);

/** From the highest total degree down, letters in alphabetical order: how a teacher writes it. */
export const inOrder = (p: Polynomial): Term[] =>
  termsOf(p).toSorted(
    (a, b) => totalDegree(b.powers) - totalDegree(a.powers) || compareLexically(a.powers, b.powers),
  );

const compareLexically = (a: Powers, b: Powers): number => {
  const names = [...new Set([...a, ...b].map(([name]) => name))].toSorted();
  for (const name of names) {
    const difference = exponentOf(b, name) - exponentOf(a, name);
    if (difference !== 0) return difference;
  }
  return 0;
};

const leadingTerm = (p: Polynomial): Term | null => {
  let lead: Term | null = null;
  for (const term of p.values()) if (!lead || compareLexically(term.powers, lead.powers) < 0) lead = term;
  return lead;
};
const leadingCoefficient = (p: Polynomial): Fraction => inOrder(p)[0]?.coefficient ?? ZERO;

/** The quotient when the division leaves nothing; null otherwise. */
export const divideExactly = (a: Polynomial, b: Polynomial): Polynomial | null => {
  const lead = leadingTerm(b);
  if (!lead) return null;
  let rest = a;
  const quotient: Term[] = [];
  for (;;) {
    const top = leadingTerm(rest);
    if (!top) return fromTerms(quotient);
    const powers = joinedPowers(top.powers, lead.powers, -1);
    const coefficient = divide(top.coefficient, lead.coefficient);
    if (!coefficient || powers.some(([, exponent]) => exponent < 0)) return null;
    const term: Term = { coefficient, powers };
    quotient.push(term);
    rest = minusP(rest, timesP(fromTerms([term]), b));
  }
};

/** The largest fraction that divides every coefficient into a whole number; with the sign of the leading term. */
export const contentOf = (p: Polynomial): Fraction => {
  let [top, bottom] = [0n, 1n];
  for (const { coefficient } of p.values()) {
    top = greatestCommonDivisor(top, coefficient.top);
    bottom = (bottom * coefficient.bottom) / greatestCommonDivisor(bottom, coefficient.bottom);
  }
  if (top === 0n) return ONE;
  return fraction(isNegative(leadingCoefficient(p)) ? -top : top, bottom);
};

/** Whole coefficients without a common divisor, the leading one positive. */
export const primitive = (p: Polynomial): Polynomial => {
  const content = contentOf(p);
  return isNothing(p) ? p : scaleP(p, fraction(content.bottom, content.top));
};

export const derivativeP = (p: Polynomial, name: string): Polynomial =>
  fromTerms(
    termsOf(p).flatMap(({ coefficient, powers }) => {
      const exponent = exponentOf(powers, name);
      const less = joinedPowers(powers, [[name, 1]], -1);
      return exponent === 0 ? [] : [{ coefficient: multiply(coefficient, whole(exponent)), powers: less }];
    }),
  );

export const substituteP = (p: Polynomial, name: string, value: Polynomial): Polynomial =>
  coefficientsIn(p, name).reduceRight((total, one) => plusP(timesP(total, value), one), NOTHING);

/** The greatest common divisor with whole coefficients; one when nothing is shared. */
export const commonDivisor = (a: Polynomial, b: Polynomial): Polynomial => {
  spend(5);
  if (isNothing(a)) return primitive(b);
  if (isNothing(b)) return primitive(a);
  if (asConstant(a) || asConstant(b)) return UNIT;
  const name = lettersOf(a).find((one) => degreeIn(b, one) > 0);
  if (name === undefined) return contentless(a, b);
  const [contentA, contentB] = [contentIn(a, name), contentIn(b, name)];
  const shared = commonDivisor(contentA, contentB);
  let [larger, smaller] = [withoutContent(a, contentA), withoutContent(b, contentB)];
  if (degreeIn(larger, name) < degreeIn(smaller, name)) [larger, smaller] = [smaller, larger];
  while (!isNothing(smaller) && degreeIn(smaller, name) > 0) {
    const rest = remainder(larger, smaller, name);
    larger = smaller;
    smaller = isNothing(rest) ? rest : withoutContent(rest, contentIn(rest, name));
  }
  const found = isNothing(smaller) ? larger : UNIT;
  return primitive(timesP(shared, primitive(found)));
};

/** The smallest polynomial that both go into, with whole numbers in front. */
export const leastCommonP = (a: Polynomial, b: Polynomial): Polynomial => {
  const shared = commonDivisor(a, b);
  const content = leastCommon(contentOf(a).top, contentOf(b).top);
  const letters = timesP(primitive(a), divideExactly(primitive(b), shared) ?? primitive(b));
  return scaleP(primitive(letters), whole(content === 0n ? 1n : content));
};

// A letter of the one that the other lacks can't be in the divisor: only the coefficients can share something.
const contentless = (a: Polynomial, b: Polynomial): Polynomial => {
  const [name] = lettersOf(a);
  return name === undefined ? UNIT : commonDivisor(contentIn(a, name), b);
};

/** What all coefficients of the powers of one letter share. */
export const contentIn = (p: Polynomial, name: string): Polynomial =>
  coefficientsIn(p, name)
    .filter((one) => !isNothing(one))
    .toSorted((a, b) => a.size - b.size)
    .reduce<Polynomial | null>(
      (shared, one) => (shared ? commonDivisor(shared, one) : primitive(one)),
      null,
    ) ?? UNIT;

const withoutContent = (p: Polynomial, content: Polynomial): Polynomial =>
  primitive(divideExactly(p, content) ?? p);

const remainder = (a: Polynomial, b: Polynomial, name: string): Polynomial => {
  const lead = coefficientsIn(b, name).at(-1) ?? UNIT;
  let rest = a;
  while (!isNothing(rest) && degreeIn(rest, name) >= degreeIn(b, name)) {
    const top = coefficientsIn(rest, name).at(-1) ?? UNIT;
    const shift = letter(name, degreeIn(rest, name) - degreeIn(b, name));
    rest = primitive(minusP(timesP(rest, lead), timesP(timesP(b, shift), top)));
  }
  return rest;
};

/** Quotient and remainder in one letter; null when a coefficient with letters leads. */
export const longDivision = (
  a: Polynomial,
  b: Polynomial,
  name: string,
): { quotient: Polynomial; rest: Polynomial } | null => {
  const lead = coefficientsIn(b, name).at(-1) ?? UNIT;
  const parts: Polynomial[] = [];
  let rest = a;
  while (!isNothing(rest) && degreeIn(rest, name) >= degreeIn(b, name)) {
    const degree = degreeIn(rest, name) - degreeIn(b, name);
    const top = divideExactly(coefficientsIn(rest, name).at(-1) ?? UNIT, lead);
    if (!top) return null;
    parts[degree] = top;
    rest = minusP(rest, timesP(timesP(top, letter(name, degree)), b));
  }
  return {
    quotient: fromCoefficients(
      Array.from(parts, (one) => one ?? new Map()),
      name,
    ),
    rest,
  };
};
