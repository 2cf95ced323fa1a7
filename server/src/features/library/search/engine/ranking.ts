/** How often each term stands in a passage, and how long the passage is. */
export interface TermCounts {
  counts: ReadonlyMap<string, number>;
  length: number;
}

/** What is known about all passages together. */
export interface Statistics {
  passages: number;
  averageLength: number;
  /** In how many passages a term stands. */
  frequency: (term: string) => number;
}

/** The terms of a question, and how much each of them counts there. */
export type Weights = ReadonlyMap<string, number>;

export const countTerms = (terms: readonly string[]): TermCounts => {
  const counts = new Map<string, number>();
  for (const term of terms) counts.set(term, (counts.get(term) ?? 0) + 1);
  return { counts, length: terms.length };
};

export const statisticsOf = (all: readonly TermCounts[]): Statistics => {
  const frequencies = new Map<string, number>();
  for (const { counts } of all)
    for (const term of counts.keys()) frequencies.set(term, (frequencies.get(term) ?? 0) + 1);
  return {
    passages: all.length,
    averageLength: all.reduce((sum, { length }) => sum + length, 0) / Math.max(1, all.length),
    frequency: (term) => frequencies.get(term) ?? 0,
  };
};

/** How much a term tells: rare ones tell more. */
export const weightOf = (term: string, { passages, frequency }: Statistics): number => {
  const found = frequency(term);
  return Math.log(1 + (passages - found + 0.5) / (found + 0.5));
};

/** How much each term of a question tells among these passages, and all of them together. */
export interface Telling {
  terms: ReadonlyMap<string, number>;
  whole: number;
}

/** Found out once for a question: ranking asks for it at every sentence. */
export const tellingOf = (question: Weights, statistics: Statistics): Telling => {
  const terms = new Map<string, number>();
  let whole = 0;
  for (const [term, weight] of question) {
    const tells = weight * weightOf(term, statistics);
    terms.set(term, tells);
    whole += tells;
  }
  return { terms, whole };
};

const SATURATION = 1.2;
const LENGTH_WEIGHT = 0.75;
/** What a passage speaks of is often named in the one before or after it; there it counts so much. */
const NEIGHBOUR = 0.1;

/** Okapi BM25: how well a passage, read between its neighbours, fits the terms of a question. */
export const bm25 = (
  { terms }: Telling,
  { counts, length }: TermCounts,
  neighbours: readonly TermCounts[],
  averageLength: number,
): number => {
  const longer = 1 - LENGTH_WEIGHT + LENGTH_WEIGHT * (length / averageLength);
  let score = 0;
  for (const [term, tells] of terms) {
    let count = counts.get(term) ?? 0;
    for (const neighbour of neighbours) count += NEIGHBOUR * (neighbour.counts.get(term) ?? 0);
    if (count > 0) score += (tells * count * (SATURATION + 1)) / (count + SATURATION * longer);
  }
  return score;
};

/** The share of what a question tells that stands here, from 0 to 1. */
export const coverageOf = ({ terms, whole }: Telling, stands: (term: string) => boolean): number => {
  let part = 0;
  for (const [term, tells] of terms) if (stands(term)) part += tells;
  return whole > 0 ? part / whole : 0;
};
