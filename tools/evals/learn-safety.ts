import { writeFile } from 'node:fs/promises';
import { bothOf, type ClassifierWeights } from '../../server/src/features/safety/classifier/classifier.ts';
import { numbersOf, scoreByMeaning } from '../../server/src/features/safety/classifier/meaning-score.ts';
import { scoreByNgrams, weightOf } from '../../server/src/features/safety/classifier/ngram-score.ts';
import { ngramsOf } from '../../server/src/features/safety/classifier/ngrams.ts';
import type { Concern } from '../../server/src/features/safety/concern.ts';
import { distressIn } from '../../server/src/features/safety/distress/distress.ts';
import { miniLm } from '../../server/src/ports/embed/minilm.ts';
import type { Embed } from '../../server/src/ports/embed/port.ts';
import { segmenterLanguage } from '../../server/src/ports/language/segmenter.ts';
import { learnMeaning, type MeantLesson } from './learn-meaning.ts';
import { learnKinds, learnTrouble, PLACES, type WrittenLesson } from './learn-writing.ts';
import { safetyLessons } from './safety-lessons.ts';

/**
 * Learns the classifier of safety anew: what messages of each kind have in common in the vectors of the language model,
 * which knows English, and in the way they are written, in every language. Run it after a change of the lessons.
 */
const CLASSIFIER = new URL('../../server/src/features/safety/classifier/', import.meta.url);
const KINDS: readonly Concern[] = ['emergency', 'self-harm', 'eating', 'abuse', 'drugs', 'violence'];
const CLASSES: readonly ('study' | Concern)[] = ['study', ...KINDS, 'dangerous wish', 'sexual wish'];
const FOLDS = 5;
/**
 * How many of the harmless lessons that were made to tempt may be taken for something else, and how many plain sentences: of
 * all of them those with words of distress, and those without.
 */
const MOST_PLAIN_FALSE = { worded: 0.002, wordless: 0.001 };
const MOST_FALSE = { worded: 0.04, wordless: 0.015 };
/** In other languages half of the harmless lessons are twins of messages in trouble, and the plain ones are sentences of books. */
const MORE_IN_OTHERS = 2.5;

type Way = keyof ClassifierWeights['thresholds'];
type LabelledLesson = WrittenLesson & Partial<MeantLesson>;

const model = miniLm({ warn: console.warn, patience: 60_000 });
const vectors = new Map<string, Float32Array | null>();
const embed: Embed = {
  ...model,
  embed: async (text) => {
    if (!vectors.has(text)) vectors.set(text, await model.embed(text));
    return vectors.get(text) ?? null;
  },
};

const lessons: LabelledLesson[] = [];
for (const lesson of await safetyLessons()) {
  const known = { ...lesson, grams: ngramsOf(lesson.text, PLACES) };
  if (lesson.language !== 'en') lessons.push(known);
  else {
    const numbers = await numbersOf(lesson.text, embed);
    if (numbers === null) throw new Error('The language model does not run on this machine.');
    lessons.push({ ...known, vector: Float64Array.from(numbers) });
  }
}
const { languageOf: languageIn } = segmenterLanguage();
const isEnglish = (lesson: LabelledLesson): lesson is WrittenLesson & MeantLesson =>
  lesson.vector !== undefined;

/** Signed bytes in base 64, and what one of them stands for. */
const packed = (rows: readonly Float64Array[]) => {
  const scale =
    Math.max(...rows.map((row) => row.reduce((most, value) => Math.max(most, Math.abs(value)), 0))) / 127;
  const bytes = rows.flatMap((row) => Array.from(row, (value) => Math.round(value / scale)));
  return {
    scale: Number(scale.toPrecision(6)),
    text: Buffer.from(Int8Array.from(bytes).buffer).toString('base64'),
  };
};

const learn = (known: readonly LabelledLesson[]) => {
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

const speaksOfDistress = ({ text, language }: LabelledLesson): boolean =>
  distressIn(text, languageIn(text) ?? (language === 'en' ? 'en' : 'es')) > 0;

console.log(`${lessons.length} lessons are read.`);

/** Views of messages that were kept out of learning, a part at a time: what was learnt by heart tells nothing. */
type Viewed = LabelledLesson & { odds: number; concern: Concern; isWorded: boolean };
const views: Record<Way, Viewed[]> = { english: [], 'english by writing': [], 'another language': [] };
for (let fold = 0; fold < FOLDS; fold++) {
  const { meaning, writing } = learn(lessons.filter((_, at) => at % FOLDS !== fold));
  console.log(`Part ${fold + 1} of ${FOLDS} is kept out, the others are learnt.`);
  const [byMeaning, byWriting] = [scoreByMeaning(embed, meaning), scoreByNgrams(writing)];
  for (const lesson of lessons.filter((_, at) => at % FOLDS === fold)) {
    const written = byWriting(lesson.text);
    const note = (way: Way, { odds, concern }: Pick<Viewed, 'odds' | 'concern'>): void =>
      void views[way].push({ ...lesson, odds, concern, isWorded: speaksOfDistress(lesson) });
    if (!isEnglish(lesson)) note('another language', written);
    else {
      note('english by writing', written);
      const meaningScore = await byMeaning(lesson.text);
      if (meaningScore) note('english', bothOf(meaningScore, written));
    }
  }
}
const barOf = (way: Way, kind: 'worded' | 'wordless'): number => {
  const harmless = views[way].filter((view) => view.kind === 'study');
  const ofKind = views[way].filter(({ isWorded }) => isWorded === (kind === 'worded'));
  const barFor = (isPlain: boolean, most: number): number => {
    const isOne = (view: Viewed): boolean => view.kind === 'study' && (view.plain ?? false) === isPlain;
    const odds = ofKind.filter(isOne).map((view) => view.odds);
    const allowed = Math.floor(harmless.filter(isOne).length * most);
    return odds.toSorted((one, other) => other - one)[allowed] ?? 0;
  };
  const more = way === 'another language' ? MORE_IN_OTHERS : 1;
  const bar = Math.max(barFor(false, more * MOST_FALSE[kind]), barFor(true, more * MOST_PLAIN_FALSE[kind]));
  const trouble = ofKind.filter((view) => view.kind !== 'study');
  const found = trouble.filter(({ odds }) => odds > bar);
  const named = found.filter((view) => view.kind === view.concern);
  console.log(
    `${way}, ${kind}: of ${trouble.length} kept out, ${found.length} are noticed beyond ${bar.toFixed(3)}, ${named.length} by their kind.`,
  );
  return Number(bar.toFixed(3));
};
const barsOf = (way: Way) => ({ worded: barOf(way, 'worded'), wordless: barOf(way, 'wordless') });

const { meaning, writing } = learn(lessons);
const bars: ClassifierWeights['thresholds'] = {
  english: barsOf('english'),
  'english by writing': barsOf('english by writing'),
  'another language': barsOf('another language'),
};
const fileOf = (
  type: string,
  from: string,
  about: string,
  name: string,
  value: string,
): string => `// Written by tools/evals/learn-safety.ts.
import type { ${type} } from './${from}.ts';

/** ${about} */
export const ${name}: ${type} = ${value};
`;
const listed = (kinds: readonly string[]): string => `[${kinds.map((kind) => `'${kind}'`).join(', ')}]`;
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
  `// Written by tools/evals/learn-safety.ts.
import type { ClassifierWeights } from './classifier.ts';
import { MEANING_WEIGHTS } from './meaning-weights.ts';
import { NGRAM_WEIGHTS } from './ngram-weights.ts';

/** What was learnt, and from where on a text is taken for trouble. */
export const WEIGHTS: ClassifierWeights = {
  meaning: MEANING_WEIGHTS,
  writing: NGRAM_WEIGHTS,
  thresholds: {
${Object.entries(bars)
  .map(
    ([way, { worded, wordless }]) =>
      `    ${way.includes(' ') ? `'${way}'` : way}: { worded: ${worded}, wordless: ${wordless} },`,
  )
  .join('\n')}
  },
};
`,
);
await embed.close();
process.exit(0);
