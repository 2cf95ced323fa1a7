import { numberOf } from '../arithmetic/written-number.ts';
import { inLine } from '../formula/rounded.ts';
import { Roles, SIZE_FORMS, type Claim } from './claims.ts';

const N = String.raw`(-?\d[\d,]*(?:\.\d+)?|-?\.\d+)`;
const all = (text: string, form: string): number[] =>
  [...text.matchAll(new RegExp(form, 'gi'))].map((match) => numberOf(match[1]));
const pair = (found: readonly number[]): readonly [number, number] | null => {
  const [a, b, more] = found;
  return a !== undefined && b !== undefined && more === undefined ? [a, b] : null;
};

const HITS = String.raw`\b(\d[\d,]*)\s+(?:(?:out\s+)?of)\s+(?:the\s+|a\s+sample\s+of\s+)?(\d[\d,]*)`;

/** Two shares, each as so many of so many, or as a share with its size. */
export const sharesIn = (text: string): readonly [Share, Share] | null => {
  const counted = [...text.matchAll(new RegExp(HITS, 'gi'))].map(([, hits = '', size = '']) => ({
    hits: numberOf(hits),
    size: numberOf(size),
  }));
  const told = [...text.matchAll(/(?<![\w.])(0?\.\d+)\s*\(\s*n\s*=\s*(\d+)\s*\)/gi)].map(
    ([, share = '', size = '']) => ({
      hits: Number(share) * Number(size),
      size: Number(size),
    }),
  );
  const [a, b, more] = counted.length > 0 ? counted : told;
  return a && b && !more && a.hits <= a.size && b.hits <= b.size ? [a, b] : null;
};

interface Share {
  readonly hits: number;
  readonly size: number;
}

/** Two shares against each other. */
export const twoSharesClaim = (text: string): Claim | null => {
  const shares = sharesIn(text);
  if (!shares) return null;
  const [a, b] = shares;
  const pooled = (a.hits + b.hits) / (a.size + b.size);
  const spread = Math.sqrt(pooled * (1 - pooled) * (1 / a.size + 1 / b.size));
  return {
    problem: `${inLine(a.hits)} of ${a.size}, ${inLine(b.hits)} of ${b.size}`,
    statistic: (a.hits / a.size - b.hits / b.size) / spread,
    freedom: null,
    formula: 'z = (p₁ − p₂) ÷ √(p(1 − p)(1/n₁ + 1/n₂)), p from both samples together',
    line: `(${inLine(a.hits / a.size)} − ${inLine(b.hits / b.size)})/${inLine(spread)}`,
    reason: 'If both shares are equal, both samples together estimate it best.',
  };
};

const LINKS = String.raw`[^.?!;\d]{0,40}?`;

/** Two means with their spreads and sizes. */
export const twoMeansClaim = (text: string): Claim | null => {
  const means = pair(all(text, String.raw`\b(?:mean|average)s?\b${LINKS}${N}`));
  const deviations = pair(all(text, String.raw`\bstandard\s+deviations?\b${LINKS}${N}`));
  const sizes =
    pair(all(text, String.raw`(?<![A-Za-z])n(?:_?\d)?\s*=\s*(\d+)`)) ??
    pair(all(text, String.raw`\b(?:samples?|group)\s+of\s+(\d+)`));
  if (!means || !deviations || !sizes || sizes.some((size) => size < 2)) return null;
  const squares = [deviations[0] ** 2 / sizes[0], deviations[1] ** 2 / sizes[1]] as const;
  const spread = Math.sqrt(squares[0] + squares[1]);
  const isNormal = /\bpopulation\b|\bknown\b|σ|\bz[\s-](?:test|score)/i.test(text);
  return {
    problem: `means ${means.join(' and ')}`,
    statistic: (means[0] - means[1]) / spread,
    freedom: isNormal
      ? null
      : (squares[0] + squares[1]) ** 2 /
        (squares[0] ** 2 / (sizes[0] - 1) + squares[1] ** 2 / (sizes[1] - 1)),
    formula: '(mean₁ − mean₂) ÷ √(s₁²/n₁ + s₂²/n₂)',
    line: `(${means[0]} − ${means[1]})/√(${deviations[0]}²/${sizes[0]} + ${deviations[1]}²/${sizes[1]})`,
    reason: 'The spreads of both samples add up.',
  };
};

/** Pairs, as before and after: the differences are one sample against zero. */
export const pairsClaim = (text: string): Claim | null => {
  if (
    !/\b(?:matched|paired|before\s+and\s+after|differences)\b/i.test(text) ||
    !/\bdifferences?\b/i.test(text)
  )
    return null;
  const roles = new Roles(text);
  const deviation = roles.take(String.raw`\bstandard\s+deviation\b${LINKS}${N}`);
  const mean = roles.take(String.raw`\bmean\b${LINKS}${N}`, String.raw`\baverage\b${LINKS}${N}`);
  const size = roles.take(...SIZE_FORMS, String.raw`\b(\d+)\s+[a-z]`);
  if (
    deviation === null ||
    mean === null ||
    size === null ||
    roles.left().length > 0 ||
    deviation <= 0 ||
    size < 2
  )
    return null;
  return {
    problem: `mean difference ${mean}, s = ${deviation}, n = ${size}`,
    statistic: mean / (deviation / Math.sqrt(size)),
    freedom: size - 1,
    formula: 't = mean difference ÷ (s/√n)',
    line: `${mean}/(${deviation}/√${size})`,
    reason: 'If nothing had changed, the differences would lie around zero.',
  };
};
