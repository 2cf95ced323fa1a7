import { isWithin, type Bounds } from './bounds.ts';
import { binomial, hypergeometric, normalAt, normalBelow, poisson } from './curves.ts';

/** What is known about a random quantity, and how to work with it. */
export interface Distribution {
  /** As it is written down: `N(5, 2)`. */
  readonly model: string;
  readonly mean: number;
  readonly deviation: number;
  /** How likely the values within bounds are. */
  readonly chance: (bounds: Bounds) => number;
  /** The value below which this part lies; only where values run without gaps. */
  readonly below?: (part: number) => number;
  /** How mean and deviation come about. */
  readonly meanRule: string;
  readonly deviationRule: string;
  readonly chanceRule: string;
}

export const normal = (mean: number, deviation: number): Distribution => ({
  model: `N(${mean}, ${deviation})`,
  mean,
  deviation,
  chance: ({ low, high }) => normalBelow((high - mean) / deviation) - normalBelow((low - mean) / deviation),
  below: (part) => mean + deviation * normalAt(part),
  meanRule: 'It is the first number of the model.',
  deviationRule: 'It is the second number of the model.',
  chanceRule:
    'Turn the ends into z-scores, z = (x − mean)/standard deviation, and take the area under the bell curve.',
});

export const uniform = (low: number, high: number): Distribution => {
  const inside = (at: number): number => Math.min(Math.max(at, low), high);
  return {
    model: `U(${low}, ${high})`,
    mean: (low + high) / 2,
    deviation: Math.sqrt((high - low) ** 2 / 12),
    chance: (bounds) => (inside(bounds.high) - inside(bounds.low)) / (high - low),
    below: (part) => low + part * (high - low),
    meanRule: '(a + b)/2: the middle.',
    deviationRule: '√((b − a)²/12)',
    chanceRule: 'Length of the part over length of the whole: every place is equally likely.',
  };
};

export const exponential = (mean: number): Distribution => {
  const over = (at: number): number => (at <= 0 ? 1 : Math.exp(-at / mean));
  return {
    model: `Exp(1/${mean})`,
    mean,
    deviation: mean,
    chance: ({ low, high }) => over(low) - over(high),
    below: (part) => -mean * Math.log(1 - part),
    meanRule: 'The mean is one over the decay parameter.',
    deviationRule: 'For an exponential distribution it equals the mean.',
    chanceRule: 'P(X > x) = e^(−x/mean); what lies below is one minus that.',
  };
};

// Beyond this many terms the rest is too small to matter.
const FAR = 2_000;

const summed =
  (share: (k: number) => number, from: number, to: number) =>
  (bounds: Bounds): number => {
    let total = 0;
    const last = Math.min(to, Number.isFinite(bounds.high) ? Math.floor(bounds.high) : to);
    for (let k = Math.max(from, Number.isFinite(bounds.low) ? Math.ceil(bounds.low) : from); k <= last; k++)
      if (isWithin(bounds, k)) total += share(k);
    return total;
  };

export const binomialTries = (n: number, p: number): Distribution => ({
  model: `B(${n}, ${p})`,
  mean: n * p,
  deviation: Math.sqrt(n * p * (1 - p)),
  chance: summed((k) => binomial(n, k, p), 0, n),
  meanRule: 'n · p: so many tries, each with the same chance.',
  deviationRule: '√(n · p · (1 − p))',
  chanceRule: 'Add C(n, k) · p^k · (1 − p)^(n − k) for every number k that fits.',
});

export const geometric = (p: number): Distribution => ({
  model: `G(${p})`,
  mean: 1 / p,
  deviation: Math.sqrt((1 - p) / p ** 2),
  chance: summed((k) => (1 - p) ** (k - 1) * p, 1, FAR),
  meanRule: '1/p: so many tries until the first hit.',
  deviationRule: '√((1 − p)/p²)',
  chanceRule: 'k − 1 misses, then a hit: (1 − p)^(k − 1) · p.',
});

export const poissonEvents = (mean: number): Distribution => ({
  model: `P(${mean})`,
  mean,
  deviation: Math.sqrt(mean),
  chance: (bounds) =>
    bounds.high === Infinity
      ? 1 -
        summed(
          (k) => poisson(k, mean),
          0,
          FAR,
        )({ low: -1, lowIn: false, high: bounds.low, highIn: !bounds.lowIn })
      : summed((k) => poisson(k, mean), 0, FAR)(bounds),
  meanRule: 'It is the average number of events.',
  deviationRule: 'The root of the mean.',
  chanceRule: 'Add mean^k · e^(−mean)/k! for every number k that fits.',
});

export const handful = (marked: number, others: number, taken: number): Distribution => {
  const all = marked + others;
  const share = marked / all;
  return {
    model: `H(${marked}, ${others}, ${taken})`,
    mean: taken * share,
    deviation: Math.sqrt((taken * share * (1 - share) * (all - taken)) / (all - 1)),
    chance: summed((k) => hypergeometric(k, marked, others, taken), 0, taken),
    meanRule: 'As many are taken, times the part that is of the kind.',
    deviationRule: '√(n · p · (1 − p) · (N − n)/(N − 1))',
    chanceRule: 'Ways to take k of the kind and the rest of the others, over all ways.',
  };
};

/** Chi-square with so many degrees of freedom: only its mean and spread. */
export const chiSquare = (freedom: number): Distribution => ({
  model: `χ²(${freedom})`,
  mean: freedom,
  deviation: Math.sqrt(2 * freedom),
  chance: () => Number.NaN,
  meanRule: 'It is the number of degrees of freedom.',
  deviationRule: '√(2 · degrees of freedom)',
  chanceRule: '',
});
