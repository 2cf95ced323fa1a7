import { writeFile } from 'node:fs/promises';
import { learnMeaning } from './learn-meaning.mjs';
import { learnKinds, learnTrouble, PLACES } from './learn-writing.mjs';
import { safetyLessons } from './safety-lessons.mjs';
import { loadSources } from './sources.mjs';

/**
 * Learns the classifier of safety anew: what messages of each kind have in common in the vectors of the language model,
 * which knows English, and in the way they are written, in every language. Run it after a change of the lessons.
 */
const SERVER = new URL('../server/src/', import.meta.url);
const CLASSIFIER = new URL('features/safety/classifier/', SERVER);
const KINDS = ['self-harm', 'eating', 'abuse', 'drugs', 'violence'];
const CLASSES = ['study', ...KINDS, 'dangerous wish', 'sexual wish'];
const FOLDS = 5;
/** How many of the harmless lessons that were made to tempt may be taken for something else, and how many plain sentences. */
const MOST_PLAIN_FALSE = { english: 0.002, 'english by writing': 0.002, 'another language': 0.005 };
const MOST_FALSE = { english: 0.05, 'english by writing': 0.03, 'another language': 0.08 };

const { parts, close } = await loadSources([
  'ports/embed/minilm.ts',
  'features/safety/classifier/ngrams.ts',
  'features/safety/classifier/meaning-score.ts',
  'features/safety/classifier/classifier.ts',
  'features/safety/classifier/ngram-score.ts',
]);
const { miniLm, numbersOf, ngramsOf, weightOf, scoreByMeaning, scoreByNgrams, bothOf } = parts;
await close();
const model = miniLm({
  warn: console.warn,
  thread: new URL('ports/embed/embed-thread.mjs', SERVER),
  patience: 60_000,
});
const vectors = new Map();
const embed = {
  ...model,
  embed: async (text) => {
    if (!vectors.has(text)) vectors.set(text, await model.embed(text));
    return vectors.get(text);
  },
};

const lessons = await safetyLessons();
for (const lesson of lessons) {
  lesson.grams = ngramsOf(lesson.text, PLACES);
  if (lesson.language === 'en') lesson.vector = Float64Array.from(await numbersOf(lesson.text, embed));
}
const isEnglish = ({ language }) => language === 'en';

/** Signed bytes in base 64, and what one of them stands for. */
const packed = (rows) => {
  const scale =
    Math.max(...rows.map((row) => row.reduce((most, value) => Math.max(most, Math.abs(value)), 0))) / 127;
  const bytes = rows.flatMap((row) => Array.from(row, (value) => Math.round(value / scale)));
  return {
    scale: Number(scale.toPrecision(6)),
    text: Buffer.from(Int8Array.from(bytes).buffer).toString('base64'),
  };
};

const learn = (known) => {
  const meaning = packed(learnMeaning(known.filter(isEnglish), CLASSES));
  const { weights, own } = learnTrouble(known, weightOf);
  const trouble = packed([weights]);
  return {
    meaning: { model: embed.model, kinds: CLASSES, scale: meaning.scale, weights: meaning.text },
    writing: {
      trouble: trouble.text,
      scale: trouble.scale,
      own: Number(own.toPrecision(6)),
      kinds: KINDS,
      ofKinds: packed(learnKinds(known, KINDS, weightOf)).text,
    },
  };
};

/** Views of messages that were kept out of learning, a part at a time: what was learnt by heart tells nothing. */
const views = { english: [], 'english by writing': [], 'another language': [] };
for (let fold = 0; fold < FOLDS; fold++) {
  const { meaning, writing } = learn(lessons.filter((_, at) => at % FOLDS !== fold));
  const [byMeaning, byWriting] = [scoreByMeaning(embed, meaning), scoreByNgrams(writing)];
  for (const lesson of lessons.filter((_, at) => at % FOLDS === fold)) {
    const written = byWriting(lesson.text);
    const note = (way, { odds, concern }) => views[way].push({ ...lesson, odds, concern });
    if (!isEnglish(lesson)) note('another language', written);
    else {
      note('english by writing', written);
      note('english', bothOf(await byMeaning(lesson.text), written));
    }
  }
}
const barOf = (way) => {
  const harmless = views[way].filter(({ kind }) => kind === 'study');
  const barFor = (some, most) =>
    some.map(({ odds }) => odds).toSorted((one, other) => other - one)[Math.floor(some.length * most)] ?? 0;
  const bar = Math.max(
    barFor(
      harmless.filter(({ plain }) => !plain),
      MOST_FALSE[way],
    ),
    barFor(
      harmless.filter(({ plain }) => plain),
      MOST_PLAIN_FALSE[way],
    ),
  );
  const trouble = views[way].filter(({ kind }) => kind !== 'study');
  const found = trouble.filter(({ odds }) => odds > bar);
  const named = found.filter(({ kind, concern }) => kind === concern);
  console.log(
    `${way}: of ${trouble.length} kept out, ${found.length} are noticed beyond ${bar.toFixed(3)}, ${named.length} by their kind.`,
  );
  return Number(bar.toFixed(3));
};

const { meaning, writing } = learn(lessons);
const bars = Object.fromEntries(Object.keys(views).map((way) => [way, barOf(way)]));
const fileOf = (type, from, about, name, value) => `// Written by evals/learn-safety.mjs.
import type { ${type} } from './${from}.ts';

/** ${about} */
export const ${name}: ${type} = ${value};
`;
const listed = (kinds) => `[${kinds.map((kind) => `'${kind}'`).join(', ')}]`;
await writeFile(
  new URL('meaning-weights.ts', CLASSIFIER),
  fileOf(
    'MeaningWeights',
    'meaning-score',
    `What was learnt from ${lessons.filter(isEnglish).length} English messages.`,
    'MEANING_WEIGHTS',
    `{
  model: '${meaning.model}',
  kinds: ${listed(meaning.kinds)},
  scale: ${meaning.scale},
  weights:
    '${meaning.weights}',
}`,
  ),
);
await writeFile(
  new URL('ngram-weights.ts', CLASSIFIER),
  fileOf(
    'NgramWeights',
    'ngram-score',
    `What was learnt from ${lessons.length} messages in all languages.`,
    'NGRAM_WEIGHTS',
    `{
  scale: ${writing.scale},
  own: ${writing.own},
  kinds: ${listed(writing.kinds)},
  trouble:
    '${writing.trouble}',
  ofKinds:
    '${writing.ofKinds}',
}`,
  ),
);
await writeFile(
  new URL('weights.ts', CLASSIFIER),
  `// Written by evals/learn-safety.mjs.
import { MEANING_WEIGHTS } from './meaning-weights.ts';
import { NGRAM_WEIGHTS } from './ngram-weights.ts';
import type { ClassifierWeights } from './classifier.ts';

/** What was learnt, and from where on a text is taken for trouble. */
export const WEIGHTS: ClassifierWeights = {
  meaning: MEANING_WEIGHTS,
  writing: NGRAM_WEIGHTS,
  thresholds: { ${Object.entries(bars)
    .map(([way, bar]) => `${way.includes(' ') ? `'${way}'` : way}: ${bar}`)
    .join(', ')} },
};
`,
);
await embed.close();
process.exit(0);
