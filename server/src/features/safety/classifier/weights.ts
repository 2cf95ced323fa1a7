import type { ClassifierWeights } from './classifier.ts';
// Written by evals/learn-safety.mjs.
import { MEANING_WEIGHTS } from './meaning-weights.ts';
import { NGRAM_WEIGHTS } from './ngram-weights.ts';

/** What was learnt, and from where on a text is taken for trouble. */
export const WEIGHTS: ClassifierWeights = {
  meaning: MEANING_WEIGHTS,
  writing: NGRAM_WEIGHTS,
  thresholds: {
    english: { worded: 1.1, wordless: 4 },
    'english by writing': { worded: 2.159, wordless: 6 },
    'another language': { worded: 1.583, wordless: 5 },
  },
};
