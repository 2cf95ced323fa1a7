// Written by tools/evals/learn-safety.ts.
import type { ClassifierWeights } from './classifier.ts';
import { MEANING_WEIGHTS } from './meaning-weights.ts';
import { NGRAM_WEIGHTS } from './ngram-weights.ts';

/** What was learnt, and from where on a text is taken for trouble. */
export const WEIGHTS: ClassifierWeights = {
  meaning: MEANING_WEIGHTS,
  writing: NGRAM_WEIGHTS,
  thresholds: {
    english: { worded: -0.201, wordless: 0.876 },
    'english by writing': { worded: 0.045, wordless: 1.75 },
    'another language': { worded: 1.33, wordless: 3.001 },
  },
};
