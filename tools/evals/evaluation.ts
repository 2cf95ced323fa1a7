/** What an eval found: one figure to compare versions with, what is worth knowing beside it, and the misses that may be read. */
export interface Evaluation {
  figure: string;
  notes?: readonly string[];
  misses: readonly string[];
}

/** Gets an empty data folder that goes with it. */
export type Evaluate = (dataDir: string) => Promise<Evaluation>;

/** Material that nobody developed against stays apart from what was read. */
export type Half = 'seen' | 'unseen';
export const HALVES = ['seen', 'unseen'] as const;
