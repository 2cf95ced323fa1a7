import type { Classify } from '../understand.ts';
import { makeActClassifier } from './classifier.ts';
import { ACT_WEIGHTS } from './weights.ts';

const classify = makeActClassifier(ACT_WEIGHTS);

/** The likeliest act by what was learnt from labelled messages. */
export const classifyLearnt: Classify = async (message, context) => classify(message, context)[0] ?? null;
