import { readFile, writeFile } from 'node:fs/promises';
import { halfOf } from './mathematics-engine.mjs';
import { loadSources } from './sources.mjs';

/**
 * Learns the second opinion of safety anew: what English messages of each kind have in common in the vectors of the language
 * model. Only the seen half is learnt from. Run it after a change of `safety.json` or `safety-lessons.json`.
 */
const SERVER = new URL('../server/src/', import.meta.url);
const LEARNT = new URL('features/tutor/safety/opinion/learnt.ts', SERVER);
const CLASSES = [
  'study',
  'self-harm',
  'eating',
  'abuse',
  'drugs',
  'violence',
  'dangerous wish',
  'sexual wish',
];
const CLASS_OF = {
  harmless: 'study',
  'self-harm': 'self-harm',
  eating: 'eating',
  abuse: 'abuse',
  bullying: 'abuse',
  contact: 'abuse',
  drugs: 'drugs',
  violence: 'violence',
  dangerous: 'dangerous wish',
  sexual: 'sexual wish',
};
const ROUNDS = 90;
const STEP = 0.05;
const DECAY = 3e-4;
/** How many of the harmless lessons, most of them made to tempt, may be taken for something else. */
const MOST_FALSE = 0.04;

const readJson = async (name) => JSON.parse(await readFile(new URL(name, import.meta.url), 'utf8'));

const lessons = async () => {
  const { A } = await readJson('safety-fresh.json');
  const seen = [await readJson('safety.json'), A]
    .flatMap((batch) => Object.entries(batch))
    .flatMap(([kind, { en = [] }]) =>
      en.filter((text) => halfOf(text) === 'seen').map((text) => ({ kind: CLASS_OF[kind], text })),
    );
  const more = Object.entries(await readJson('safety-lessons.json')).flatMap(([kind, texts]) =>
    texts.map((text) => ({ kind: CLASS_OF[kind], text })),
  );
  // What students say all day must not sound like trouble.
  const everyday = [(await readJson('tutor-behaviour.json')).intents, await readJson('tutor-intents.json')]
    .flatMap((intents) => Object.values(intents).flat())
    .map((text) => ({ kind: 'study', text }));
  return [...seen, ...more, ...everyday];
};

const { parts, close } = await loadSources([
  'ports/embed/minilm.ts',
  'features/tutor/safety/opinion/opinion.ts',
]);
const { miniLm, numbersOf } = parts;
await close();
const embed = miniLm({
  warn: console.warn,
  thread: new URL('ports/embed/embed-thread.mjs', SERVER),
  patience: 60_000,
});

/** Multinomial logistic regression; each weight goes by steps of its own size (Adam), which needs few rounds. */
const learn = (vectors, kinds) => {
  const width = vectors[0].length;
  const [weights, means, squares] = [1, 2, 3].map(() => CLASSES.map(() => new Float64Array(width + 1)));
  for (let round = 1; round <= ROUNDS; round++) {
    const slopes = CLASSES.map(() => new Float64Array(width + 1));
    for (const [at, vector] of vectors.entries()) {
      const shares = sharesOf(weights, vector);
      for (const [c, slope] of slopes.entries()) {
        const error = (shares[c] - (kinds[at] === CLASSES[c] ? 1 : 0)) / vectors.length;
        for (let i = 0; i < width; i++) slope[i] += error * vector[i];
        slope[width] += error;
      }
    }
    for (const [c, weight] of weights.entries())
      for (let i = 0; i <= width; i++) {
        const slope = slopes[c][i] + (i < width ? DECAY * weight[i] : 0);
        means[c][i] = 0.9 * means[c][i] + 0.1 * slope;
        squares[c][i] = 0.99 * squares[c][i] + 0.01 * slope * slope;
        const pace = means[c][i] / (1 - 0.9 ** round);
        weight[i] -= (STEP * pace) / (Math.sqrt(squares[c][i] / (1 - 0.99 ** round)) + 1e-6);
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
for (const { text } of known) vectors.push(Float64Array.from(await numbersOf(text, embed)));
const kinds = known.map(({ kind }) => kind);

/** Doubts about messages that were kept out of learning, a fifth at a time: what was learnt by heart tells nothing. */
const doubts = known.map(() => 0);
for (let fold = 0; fold < 5; fold++) {
  const kept = known.map((_, at) => at % 5 === fold);
  const weights = learn(
    vectors.filter((_, at) => !kept[at]),
    kinds.filter((_, at) => !kept[at]),
  );
  for (const [at, vector] of vectors.entries()) if (kept[at]) doubts[at] = 1 - sharesOf(weights, vector)[0];
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
