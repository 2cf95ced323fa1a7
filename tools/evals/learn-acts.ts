import { writeFile } from 'node:fs/promises';
import { labelledMessages } from './labelled-acts.ts';
import { learnActWeights } from './learn-act-weights.ts';

/** Learns anew what a message does in a conversation. Run it after a change of the labelled messages in `acts/`. */
const WEIGHTS = new URL('../../server/src/features/tutor/understand/classifier/weights.ts', import.meta.url);

const messages = await labelledMessages();
const { places, scale, own, rows } = learnActWeights(messages);
await writeFile(
  WEIGHTS,
  `// Written by tools/evals/learn-acts.ts.
import type { ActWeights } from './classifier.ts';

/** What was learnt from ${messages.length} messages. */
export const ACT_WEIGHTS: ActWeights = {
  places: ${places},
  scale: ${scale},
  own: [
    ${own.join(', ')},
  ],
  rows:
    '${rows}',
};
`,
);
console.log(
  `Learnt from ${messages.length} messages of ${new Set(messages.map(({ writer }) => writer)).size} writers.`,
);
