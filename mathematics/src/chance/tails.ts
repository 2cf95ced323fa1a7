const HALVINGS = 120;
const MOST_TERMS = 400;
const SMALL = 1e-300;

/** The logarithm of the gamma function, by Stirling's series after a few steps up. */
const logGamma = (x: number): number => {
  let [at, shift] = [x, 0];
  for (; at < 15; at++) shift += Math.log(at);
  const square = at * at;
  return (
    (at - 0.5) * Math.log(at) -
    at +
    0.5 * Math.log(2 * Math.PI) +
    1 / (12 * at) -
    1 / (360 * at * square) +
    1 / (1260 * at * square * square) -
    shift
  );
};

// The continued fraction of the incomplete beta function, from the front.
const betaFraction = (a: number, b: number, x: number): number => {
  const notZero = (value: number): number => (Math.abs(value) < SMALL ? SMALL : value);
  let [c, d] = [1, 1 / notZero(1 - ((a + b) * x) / (a + 1))];
  let value = d;
  for (let m = 1; m <= MOST_TERMS; m++) {
    const even = (m * (b - m) * x) / ((a + 2 * m - 1) * (a + 2 * m));
    d = 1 / notZero(1 + even * d);
    c = notZero(1 + even / c);
    value *= d * c;
    const odd = (-(a + m) * (a + b + m) * x) / ((a + 2 * m) * (a + 2 * m + 1));
    d = 1 / notZero(1 + odd * d);
    c = notZero(1 + odd / c);
    value *= d * c;
    if (Math.abs(d * c - 1) < 1e-15) break;
  }
  return value;
};

/** The part of a beta distribution below x. */
const betaBelow = (a: number, b: number, x: number): number => {
  if (x <= 0 || x >= 1) return x <= 0 ? 0 : 1;
  const front = Math.exp(logGamma(a + b) - logGamma(a) - logGamma(b) + a * Math.log(x) + b * Math.log(1 - x));
  return x < (a + 1) / (a + b + 2)
    ? (front * betaFraction(a, b, x)) / a
    : 1 - (front * betaFraction(b, a, 1 - x)) / b;
};

/** The part of Student's t distribution below t. */
export const studentBelow = (t: number, freedom: number): number => {
  const tail = betaBelow(freedom / 2, 0.5, freedom / (freedom + t * t)) / 2;
  return t > 0 ? 1 - tail : tail;
};

/** The t below which this part lies. */
export const studentAt = (part: number, freedom: number): number => {
  let [low, high] = [-1_000, 1_000];
  for (let round = 0; round < HALVINGS; round++) {
    const middle = (low + high) / 2;
    if (studentBelow(middle, freedom) < part) low = middle;
    else high = middle;
  }
  return (low + high) / 2;
};

/** The part of a chi-square distribution above x. */
export const chiSquareAbove = (x: number, freedom: number): number => {
  if (x <= 0) return 1;
  const [a, half] = [freedom / 2, x / 2];
  let [term, total] = [1 / a, 1 / a];
  for (let at = 1; at < 10 * MOST_TERMS && term > 1e-17 * total; at++) {
    term *= half / (a + at);
    total += term;
  }
  return Math.max(0, 1 - total * Math.exp(a * Math.log(half) - half - logGamma(a)));
};

/** The part of an F distribution above x. */
export const fAbove = (x: number, between: number, within: number): number =>
  betaBelow(within / 2, between / 2, within / (within + between * x));
