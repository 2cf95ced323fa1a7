/** The part of a normal distribution below z, by a series for small z and a continued fraction for large. */
export const normalBelow = (z: number): number => {
  if (z === Infinity) return 1;
  if (z === -Infinity) return 0;
  const size = Math.abs(z);
  const tail = size < 3 ? 0.5 - seriesTo(size) : tailFrom(size);
  return z > 0 ? 1 - tail : tail;
};

const density = (z: number): number => Math.exp((-z * z) / 2) / Math.sqrt(2 * Math.PI);

const seriesTo = (z: number): number => {
  let [term, total] = [z, z];
  for (let odd = 3; odd < 200; odd += 2) {
    term *= (z * z) / odd;
    total += term;
    if (term < 1e-17 * total) break;
  }
  return density(z) * total;
};

const tailFrom = (z: number): number => {
  let fraction = z;
  for (let at = 120; at > 0; at--) fraction = z + at / fraction;
  return density(z) / fraction;
};

/** The z below which this part lies: halving the stretch until it is found. */
export const normalAt = (part: number): number => {
  let [low, high] = [-40, 40];
  for (let round = 0; round < 120; round++) {
    const middle = (low + high) / 2;
    if (normalBelow(middle) < part) low = middle;
    else high = middle;
  }
  return (low + high) / 2;
};

const logChoose = (n: number, k: number): number => {
  let total = 0;
  for (let at = 1; at <= k; at++) total += Math.log(n - k + at) - Math.log(at);
  return total;
};

/** n over k as a floating-point number. */
const choose = (n: number, k: number): number => (k < 0 || k > n ? 0 : Math.exp(logChoose(n, k)));

/** How likely k hits are in n tries. */
export const binomial = (n: number, k: number, p: number): number =>
  k < 0 || k > n
    ? 0
    : p === 0 || p === 1
      ? Number(k === (p === 0 ? 0 : n))
      : Math.exp(logChoose(n, k) + k * Math.log(p) + (n - k) * Math.log(1 - p));

/** How likely k events are when so many are expected. */
export const poisson = (k: number, expected: number): number => {
  let log = -expected + k * Math.log(expected);
  for (let at = 2; at <= k; at++) log -= Math.log(at);
  return Math.exp(log);
};

/** How likely k of the marked ones are in a handful without putting back. */
export const hypergeometric = (k: number, marked: number, others: number, taken: number): number =>
  (choose(marked, k) * choose(others, taken - k)) / choose(marked + others, taken);
