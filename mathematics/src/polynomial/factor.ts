import { spend } from '../budget.ts';
import { type Fraction, exactRoot, whole, magnitude } from '../expression/fraction.ts';
import {
  type Polynomial,
  UNIT,
  asConstant,
  coefficientsIn,
  commonDivisor,
  constant,
  contentIn,
  contentOf,
  degreeIn,
  derivativeP,
  divideExactly,
  fromCoefficients,
  fromTerms,
  letter,
  lettersOf,
  minusP,
  plusP,
  powerP,
  primitive,
  scaleP,
  substituteP,
  termsOf,
  timesP,
  totalDegree,
  lowestIn,
  type Term,
  exponentOf,
} from './polynomial.ts';
import { rationalRoots, wholeCoefficients } from './real-roots.ts';

export interface Factored {
  /** The number in front. */
  unit: Fraction;
  factors: { base: Polynomial; exponent: number }[];
}

/** Factors completely over the whole numbers, as far as school goes. */
export const factorPolynomial = (p: Polynomial): Factored => {
  const unit = contentOf(p);
  return { unit, factors: counted(split(primitive(p))) };
};

/** The same factor once, with how often it stands there. */
const counted = (bases: readonly Polynomial[]): Factored['factors'] => {
  const factors: Factored['factors'] = [];
  for (const base of bases) {
    const known = factors.find((one) => same(one.base, base));
    if (known) known.exponent++;
    else factors.push({ base, exponent: 1 });
  }
  return factors;
};

const same = (a: Polynomial, b: Polynomial): boolean => minusP(a, b).size === 0;

/** The irreducible factors one by one; products that no method opens stay whole. */
const split = (p: Polynomial): Polynomial[] => {
  spend(20);
  if (asConstant(p)) return [];
  for (const method of METHODS) {
    const parts = method(p);
    if (parts) return parts.filter((part) => !asConstant(part)).flatMap((part) => split(primitive(part)));
  }
  return [primitive(p)];
};

/** Tries to write a primitive polynomial as a product of smaller ones. */
type Method = (p: Polynomial) => Polynomial[] | null;

const commonLetters: Method = (p) => {
  const shared = lettersOf(p).flatMap((name) =>
    Array.from({ length: lowestIn(p, name) }, () => letter(name)),
  );
  if (shared.length < (p.size === 1 ? 2 : 1)) return null;
  return [...shared, shared.reduce((rest, one) => divideExactly(rest, one) ?? rest, p)];
};

// Grouping: what every coefficient of one letter shares.
const grouping: Method = (p) => {
  if (lettersOf(p).length < 2) return null;
  for (const name of lettersOf(p)) {
    const shared = contentIn(p, name);
    if (!asConstant(shared)) return [shared, divideExactly(p, shared) ?? UNIT];
  }
  return null;
};

const repeated: Method = (p) => {
  for (const name of lettersOf(p)) {
    if (degreeIn(p, name) < 2) continue;
    const shared = commonDivisor(p, derivativeP(p, name));
    if (!asConstant(shared)) return [shared, divideExactly(p, shared) ?? UNIT];
  }
  return null;
};

const byRationalRoot: Method = (p) => {
  const [name, other] = lettersOf(p);
  if (name === undefined || other !== undefined || degreeIn(p, name) < 2) return null;
  const coefficients = wholeCoefficients(p, name);
  const roots = coefficients ? rationalRoots(coefficients) : [];
  if (roots.length === 0) return null;
  const linear = roots.map((root) =>
    fromCoefficients([constant(whole(-root.top)), constant(whole(root.bottom))], name),
  );
  const rest = linear.reduce<Polynomial>((left, one) => divideExactly(left, one) ?? left, p);
  return [...linear, rest];
};

// x⁴ − 19x² + 15 is a trinomial in x².
const inPowers: Method = (p) => {
  for (const name of lettersOf(p)) {
    const step = termsOf(p).reduce((all, { powers }) => gcdOf(all, exponentOf(powers, name)), 0);
    for (const power of [step, ...(step === 6 ? [3, 2] : step === 4 ? [2] : [])]) {
      if (power < 2) continue;
      const smaller = coefficientsIn(p, name).filter((_, exponent) => exponent % power === 0);
      const parts = split(fromCoefficients(smaller, name));
      if (parts.length > 1) return parts.map((part) => substituteP(part, name, letter(name, power)));
    }
  }
  return null;
};

const gcdOf = (a: number, b: number): number => (b === 0 ? a : gcdOf(b, a % b));

// A quadratic in one letter opens when its discriminant is the square of a polynomial.
const asQuadratic: Method = (p) => {
  for (const name of lettersOf(p)) {
    const [c, b, a, more] = coefficientsIn(p, name);
    if (!a || !b || !c || more) continue;
    const discriminant = minusP(timesP(b, b), scaleP(timesP(a, c), whole(4)));
    const root = rootOfPolynomial(discriminant, 2);
    if (!root) continue;
    const line = plusP(scaleP(timesP(a, letter(name)), whole(2)), b);
    const parts = [plusP(line, root), minusP(line, root)].map((part) => {
      const content = contentIn(part, name);
      return primitive(divideExactly(part, content) ?? part);
    });
    const [first = UNIT, second = UNIT] = parts;
    const rest = divideExactly(p, timesP(first, second));
    if (rest) return [...parts, rest];
  }
  return null;
};

/** The polynomial whose square or cube it is; null when there is none. */
export const rootOfPolynomial = (p: Polynomial, index: number): Polynomial | null => {
  const value = asConstant(p);
  if (value) {
    const root = exactRoot(value, index);
    return root && constant(root);
  }
  const unit = exactRoot(contentOf(p), index);
  if (!unit) return null;
  const factors = squareFree(primitive(p));
  if (factors.some(({ exponent }) => exponent % index !== 0)) return null;
  return factors.reduce(
    (total, { base, exponent }) => timesP(total, powerP(base, exponent / index)),
    constant(unit),
  );
};

/** Writes a polynomial as powers of parts that are not squares themselves. */
export const squareFree = (p: Polynomial): Factored['factors'] => {
  const opened = (part: Polynomial): Polynomial[] => {
    if (asConstant(part)) return [];
    const apart = commonLetters(part) ?? grouping(part) ?? repeated(part);
    return apart ? apart.flatMap((one) => opened(primitive(one))) : [part];
  };
  return counted(opened(primitive(p)));
};

// a³ ± b³, with any letters in a and b.
const asCubes: Method = (p) => {
  if (p.size !== 2) return null;
  const [a, b] = termsOf(p).map((term) => rootOfTerm(term, 3));
  if (!a || !b) return null;
  const first = plusP(a, b);
  return [first, divideExactly(p, first) ?? UNIT];
};

export const rootOfTerm = ({ coefficient, powers }: Term, index: number): Polynomial | null => {
  const unit = exactRoot(coefficient, index);
  if (!unit || powers.some(([, exponent]) => exponent % index !== 0)) return null;
  return fromTerms([
    { coefficient: unit, powers: powers.map(([name, exponent]) => [name, exponent / index]) },
  ]);
};

// With one degree in all terms, one letter can be set to one and put back afterwards.
const sameDegree: Method = (p) => {
  const names = lettersOf(p);
  const degrees = new Set(termsOf(p).map(({ powers }) => totalDegree(powers)));
  const last = names.at(-1);
  if (names.length < 2 || degrees.size !== 1 || last === undefined) return null;
  const parts = split(primitive(substituteP(p, last, UNIT)));
  if (parts.length < 2) return null;
  return parts.map((part) => homogeneous(part, last));
};

const homogeneous = (p: Polynomial, name: string): Polynomial => {
  const degree = Math.max(...termsOf(p).map(({ powers }) => totalDegree(powers)));
  return termsOf(p)
    .map((term) => timesP(fromTerms([term]), letter(name, degree - totalDegree(term.powers))))
    .reduce(plusP);
};

const MOST_GUESSES = 3_000;

// Kronecker's way for two quadratic factors: what divides the values at −1, 0 and 1.
const byQuadraticFactor: Method = (p) => {
  const [name, other] = lettersOf(p);
  if (name === undefined || other !== undefined) return null;
  const degree = degreeIn(p, name);
  const coefficients = degree >= 4 && degree <= 6 ? wholeCoefficients(p, name) : null;
  if (!coefficients) return null;
  const valueAt = (x: bigint): bigint => coefficients.reduceRight((total, one) => total * x + one, 0n);
  const [atMinus, atZero, atPlus] = [valueAt(-1n), valueAt(0n), valueAt(1n)];
  let guesses = 0;
  for (const c of divisors(atZero))
    for (const plus of signedDivisors(atPlus))
      for (const minus of signedDivisors(atMinus)) {
        if (++guesses > MOST_GUESSES) return null;
        const twiceA = plus + minus - 2n * c;
        if (twiceA === 0n || twiceA % 2n !== 0n || (plus - minus) % 2n !== 0n) continue;
        const guess = fromCoefficients(
          [c, (plus - minus) / 2n, twiceA / 2n].map((one) => constant(whole(one))),
          name,
        );
        const rest = divideExactly(p, guess);
        if (rest && termsOf(rest).every(({ coefficient }) => coefficient.bottom === 1n)) return [guess, rest];
      }
  return null;
};

const divisors = (value: bigint): bigint[] => {
  const size = magnitude(value);
  const found: bigint[] = [];
  for (let one = 1n; one * one <= size && one < 2_000n; one++)
    if (size % one === 0n) found.push(one, ...(one * one === size ? [] : [size / one]));
  return found;
};
const signedDivisors = (value: bigint): bigint[] => divisors(value).flatMap((one) => [one, -one]);

const METHODS: readonly Method[] = [
  commonLetters,
  grouping,
  repeated,
  byRationalRoot,
  asQuadratic,
  asCubes,
  sameDegree,
  inPowers,
  byQuadraticFactor,
];
