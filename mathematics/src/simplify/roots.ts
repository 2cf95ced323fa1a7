import { primeFactors } from '../arithmetic/primes.ts';
import { greatestCommonDivisor, ONE, wholeRoot } from '../expression/fraction.ts';
import { readExpression } from '../expression/read.ts';
import { number, root, type Expression } from '../expression/tree.ts';
import { write } from '../expression/write.ts';
import {
  constant,
  fromTerms,
  isNothing,
  letter,
  lettersOf,
  plusP,
  powerP,
  scaleP,
  termsOf,
  timesP,
  UNIT,
  type Polynomial,
} from '../polynomial/polynomial.ts';

/**
 * What is no letter and no number (a root, a function, a power with a letter up there) takes part in a
 * polynomial under a name of its own: its writing between ⟨ and ⟩, from which it can be read again.
 */
export const nameOf = (expression: Expression): string => `⟨${write(expression)}⟩`;
export const isNamed = (name: string): boolean => name.startsWith('⟨');
export const expressionOf = (name: string): Expression =>
  (isNamed(name) ? readExpression(name.slice(1, -1)) : null) ?? { kind: 'symbol', name };

/** The index when the name is that of a root; the imaginary unit counts as the square root of −1. */
export const indexOfRoot = (name: string): number | null => {
  if (name === 'i') return 2;
  if (!name.startsWith('⟨√') && !name.startsWith('⟨root')) return null;
  const read = expressionOf(name);
  return read.kind === 'root' ? read.index : null;
};

/** What stands under the root, as far as it is a number or a letter. */
const radicandOf = (name: string): Polynomial | null => {
  if (name === 'i') return constant({ top: -1n, bottom: 1n });
  const read = expressionOf(name);
  if (read.kind !== 'root') return null;
  if (read.of.kind === 'number') return constant(read.of.value);
  if (read.of.kind === 'symbol') return letter(read.of.name);
  return plainPolynomial(read.of);
};

/** Reads back the plain polynomials that this file and `ratio.ts` put under roots. */
export const plainPolynomial = (expression: Expression): Polynomial | null => {
  switch (expression.kind) {
    case 'number':
      return constant(expression.value);
    case 'symbol':
      return letter(expression.name);
    case 'negative': {
      const inner = plainPolynomial(expression.of);
      return inner && scaleP(inner, { top: -1n, bottom: 1n });
    }
    case 'sum':
      return joined(expression.terms, plusP, new Map());
    case 'product':
      return joined(expression.factors, timesP, UNIT);
    case 'power': {
      const base = plainPolynomial(expression.base);
      const exponent = expression.exponent.kind === 'number' ? Number(expression.exponent.value.top) : -1;
      return base && exponent >= 0 && exponent < 50 ? powerP(base, exponent) : null;
    }
    default:
      return letter(nameOf(expression));
  }
};

const joined = (
  parts: readonly Expression[],
  join: (a: Polynomial, b: Polynomial) => Polynomial,
  start: Polynomial,
): Polynomial | null =>
  parts.reduce<Polynomial | null>((total, part) => {
    const next = total && plainPolynomial(part);
    return total && next ? join(total, next) : null;
  }, start);

/** √2 · √2 is 2: no root stands as often as its index says. */
export const reduceRoots = (p: Polynomial): Polynomial => {
  let current = p;
  for (;;) {
    const name = lettersOf(current).find((one) => {
      const index = indexOfRoot(one);
      return (
        index !== null &&
        termsOf(current).some(({ powers }) =>
          powers.some(([own, exponent]) => own === one && exponent >= index),
        )
      );
    });
    if (name === undefined) return current;
    const [index, radicand] = [indexOfRoot(name) ?? 2, radicandOf(name)];
    if (!radicand) return current;
    current = termsOf(current).reduce<Polynomial>((total, { coefficient, powers }) => {
      const count = powers.find(([own]) => own === name)?.[1] ?? 0;
      const rest = powers.flatMap(([own, exponent]) =>
        own !== name
          ? [[own, exponent] as const]
          : exponent % index > 0
            ? [[own, exponent % index] as const]
            : [],
      );
      const term = fromTerms([{ coefficient, powers: rest }]);
      return plusP(total, timesP(term, powerP(radicand, Math.floor(count / index))));
    }, new Map());
    if (isNothing(current)) return current;
  }
};

/** A root of a whole number with everything taken out of it that comes out. */
export const rootOfWhole = (value: bigint, index: number): Polynomial | null => {
  if (value === 0n) return new Map();
  if (value < 0n) {
    const positive = rootOfWhole(-value, index);
    if (!positive) return null;
    if (index % 2 === 1) return scaleP(positive, { top: -1n, bottom: 1n });
    return index === 2 ? timesP(positive, letter('i')) : null;
  }
  const direct = wholeRoot(value, index);
  if (direct ** BigInt(index) === value) return constant({ top: direct, bottom: 1n });
  const primes = primeFactors(value) ?? [{ prime: value, exponent: 1 }];
  return primes.reduce<Polynomial>((total, { prime, exponent }) => {
    const outside = constant({ top: prime ** BigInt(Math.floor(exponent / index)), bottom: 1n });
    return timesP(timesP(total, outside), rootAtom(number(prime), exponent % index, index));
  }, constant(ONE));
};

/** The root of a power, with index and exponent made as small as they go. */
export const rootAtom = (base: Expression, exponent: number, index: number): Polynomial => {
  if (exponent === 0) return UNIT;
  const shared = Number(greatestCommonDivisor(BigInt(exponent), BigInt(index)));
  return letter(nameOf(root(index / shared, base)), exponent / shared);
};
