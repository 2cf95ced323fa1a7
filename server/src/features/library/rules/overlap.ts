import { weightOf, type Statistics, type TermCounts } from './ranking.ts';

/** How much of a question's weight stands in these sentences together. */
export const overlapOf = (
  question: readonly string[],
  sentences: readonly ReadonlySet<string>[],
  statistics: Statistics,
): number => {
  let sum = 0;
  for (const term of new Set(question))
    if (sentences.some((terms) => terms.has(term))) sum += weightOf(term, statistics);
  return sum;
};

/** The share of a question's weight that a passage has, from 0 to 1. */
export const coverageOf = (
  question: readonly string[],
  { counts }: TermCounts,
  statistics: Statistics,
): number => {
  const all = new Set(question);
  const weights = [...all].map((term) => weightOf(term, statistics));
  const whole = weights.reduce((sum, weight) => sum + weight, 0);
  const found = overlapOf([...all], [new Set(counts.keys())], statistics);
  return whole > 0 ? found / whole : 0;
};
