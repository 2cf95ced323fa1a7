import { readFile, writeFile } from 'node:fs/promises';
import { halfOf } from './mathematics-engine.mjs';
import { loadSources } from './sources.mjs';

/**
 * Learns the second opinion of safety anew: what English messages of each kind have in common in the vectors of the language
 * model. Only the seen half is learnt from. Run it after a change of `safety.json` or `safety-lessons.json`.
 */
const SERVER = new URL('../server/src/', import.meta.url);
const LEARNT = new URL('features/tutor/safety/opinion/learnt.ts', SERVER);
const CLASSES = ['study', 'self-harm', 'eating', 'abuse', 'dangerous wish', 'sexual wish'];
const CLASS_OF = {
  harmless: 'study',
  'self-harm': 'self-harm',
  eating: 'eating',
  abuse: 'abuse',
  bullying: 'abuse',
  contact: 'abuse',
  dangerous: 'dangerous wish',
  sexual: 'sexual wish',
};
const ROUNDS = 300;
const STEP = 4;
const MOMENTUM = 0.9;
const DECAY = 3e-4;
/** How many of the seen harmless messages may be taken for something else. */
const MOST_FALSE = 0.008;

const readJson = async (name) => JSON.parse(await readFile(new URL(name, import.meta.url), 'utf8'));

const lessons = async () => {
  const seen = Object.entries(await readJson('safety.json')).flatMap(([kind, { en = [] }]) =>
    en.filter((text) => halfOf(text) === 'seen').map((text) => ({ kind: CLASS_OF[kind], text })),
  );
  const more = Object.entries(await readJson('safety-lessons.json')).flatMap(([kind, texts]) =>
    texts.map((text) => ({ kind: CLASS_OF[kind], text })),
  );
  return [...seen, ...more];
};

const { parts, close } = await loadSources([
  'ports/embed/minilm.ts',
  'features/tutor/safety/opinion/opinion.ts',
]);
const { miniLm, inVectorWords, isWorthAnOpinion } = parts;
await close();
const embed = miniLm({
  warn: console.warn,
  thread: new URL('ports/embed/embed-thread.mjs', SERVER),
  patience: 60_000,
});

/** Multinomial logistic regression by plain descent: a few hundred messages need no more. */
const learn = (vectors, kinds) => {
  const weights = CLASSES.map(() => new Float64Array(vectors[0].length + 1));
  const pace = CLASSES.map(() => new Float64Array(vectors[0].length + 1));
  for (let round = 0; round < ROUNDS; round++) {
    const slopes = CLASSES.map(() => new Float64Array(vectors[0].length + 1));
    for (const [at, vector] of vectors.entries()) {
      const shares = sharesOf(weights, vector);
      for (const [c, slope] of slopes.entries()) {
        const error = (shares[c] - (kinds[at] === CLASSES[c] ? 1 : 0)) / vectors.length;
        for (let i = 0; i < vector.length; i++) slope[i] += error * vector[i];
        slope[vector.length] += error;
      }
    }
    for (const [c, weight] of weights.entries())
      for (let i = 0; i < weight.length; i++) {
        const slope = slopes[c][i] + (i < weight.length - 1 ? DECAY * weight[i] : 0);
        pace[c][i] = MOMENTUM * pace[c][i] - STEP * slope;
        weight[i] += pace[c][i];
      }
  }
  return weights;
};

const sharesOf = (weights, vector) => {
  const scores = weights.map((weight) => {
    let sum = weight[vector.length];
    for (let i = 0; i < vector.length; i++) sum += weight[i] * vector[i];
    return Math.exp(sum);
  });
  const total = scores.reduce((sum, score) => sum + score, 0);
  return scores.map((score) => score / total);
};

const known = await lessons();
const vectors = [];
for (const { text } of known) vectors.push(await embed.embed(inVectorWords(text)));
const kinds = known.map(({ kind }) => kind);

/** Doubts about messages that were kept out of learning, a fifth at a time: what was learnt by heart tells nothing. */
const doubts = known.map(() => 0);
for (let fold = 0; fold < 5; fold++) {
  const kept = known.map((_, at) => at % 5 === fold);
  const weights = learn(
    vectors.filter((_, at) => !kept[at]),
    kinds.filter((_, at) => !kept[at]),
  );
  for (const [at, vector] of vectors.entries())
    if (kept[at] && isWorthAnOpinion(known[at].text)) doubts[at] = 1 - sharesOf(weights, vector)[0];
}
const harmless = doubts.filter((_, at) => kinds[at] === 'study').toSorted((one, other) => other - one);
const threshold = harmless[Math.floor(harmless.length * MOST_FALSE)];
const found = doubts.filter((doubt, at) => kinds[at] !== 'study' && doubt > threshold).length;
const weights = learn(vectors, kinds);
const scale = Math.max(...weights.flatMap((weight) => [...weight].map(Math.abs))) / 127;
const bytes = Buffer.from(
  Int8Array.from(weights.flatMap((weight) => [...weight].map((value) => Math.round(value / scale)))).buffer,
);
await writeFile(
  LEARNT,
  `// Written by evals/learn-safety.mjs.
import type { Learnt } from './opinion.ts';

/** What was learnt from ${known.length} messages: a row of weights for each kind, as signed bytes in base 64. */
export const LEARNT: Learnt = {
  model: '${embed.model}',
  kinds: [${CLASSES.map((name) => `'${name}'`).join(', ')}],
  threshold: ${threshold.toFixed(3)},
  scale: ${scale.toPrecision(6)},
  weights:
    '${bytes.toString('base64')}',
};
`,
);
console.log(
  `Learnt from ${known.length} messages; of those kept out, ${found} of ${kinds.filter((kind) => kind !== 'study').length} are noticed beyond ${threshold.toFixed(3)}.`,
);
await embed.close();
process.exit(0);
