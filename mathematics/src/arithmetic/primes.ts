import { spend } from '../budget.ts';
import { greatestCommonDivisor, magnitude } from '../expression/fraction.ts';

/** The prime factors with how often each occurs, smallest first; null for a number too hard to take apart. */
export const primeFactors = (value: bigint): { prime: bigint; exponent: number }[] | null => {
  const found: { prime: bigint; exponent: number }[] = [];
  let rest = magnitude(value);
  for (const prime of candidates()) {
    if (prime * prime > rest) break;
    spend(0.02);
    let exponent = 0;
    while (rest % prime === 0n) {
      rest /= prime;
      exponent++;
    }
    if (exponent > 0) {
      found.push({ prime, exponent });
      if (isPrime(rest)) break;
    }
    if (prime > LARGEST_TRIED) return null;
  }
  if (rest > 1n) found.push({ prime: rest, exponent: 1 });
  return found;
};

const LARGEST_TRIED = 1_500_000n;

const candidates = function* (): Generator<bigint> {
  yield 2n;
  yield 3n;
  for (let base = 6n; ; base += 6n) {
    yield base - 1n;
    yield base + 1n;
  }
};

// Enough witnesses for every number below 3 × 10²⁴.
const WITNESSES = [2n, 3n, 5n, 7n, 11n, 13n, 17n, 19n, 23n, 29n, 31n, 37n, 41n];

export const isPrime = (value: bigint): boolean => {
  if (value < 2n) return false;
  for (const prime of WITNESSES) if (value % prime === 0n) return value === prime;
  let [odd, twos] = [value - 1n, 0];
  while (odd % 2n === 0n) {
    odd /= 2n;
    twos++;
  }
  spend(WITNESSES.length * 5);
  return WITNESSES.every((witness) => passes(witness, value, odd, twos));
};

const passes = (witness: bigint, value: bigint, odd: bigint, twos: number): boolean => {
  let power = powerModulo(witness, odd, value);
  if (power === 1n || power === value - 1n) return true;
  for (let round = 1; round < twos; round++) {
    power = (power * power) % value;
    if (power === value - 1n) return true;
  }
  return false;
};

const powerModulo = (base: bigint, exponent: bigint, modulus: bigint): bigint => {
  let [result, square, rest] = [1n, base % modulus, exponent];
  while (rest > 0n) {
    if (rest % 2n === 1n) result = (result * square) % modulus;
    square = (square * square) % modulus;
    rest /= 2n;
  }
  return result;
};

/** In how many ways k of n things can be taken when their order does not matter. */
export const choose = (n: number, k: number): bigint => {
  let ways = k < 0 || k > n ? 0n : 1n;
  for (let at = 1; at <= k && ways > 0n; at++) ways = (ways * BigInt(n - k + at)) / BigInt(at);
  return ways;
};

export const leastCommon = (a: bigint, b: bigint): bigint => {
  const product = a * b;
  return magnitude(product) / greatestCommonDivisor(a, b);
};
