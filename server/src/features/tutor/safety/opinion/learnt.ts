// Written by tools/evals/learn-safety.ts.
import { LEARNT_MEANING } from './learnt-meaning.ts';
import { LEARNT_WRITING } from './learnt-writing.ts';
import type { Learnt } from './opinion.ts';

/** What was learnt, and from where on a text is taken for trouble. */
export const LEARNT: Learnt = {
  meaning: LEARNT_MEANING,
  writing: LEARNT_WRITING,
  bars: { english: 0.665, 'english by writing': 2.159, 'another language': 1.583 },
};
