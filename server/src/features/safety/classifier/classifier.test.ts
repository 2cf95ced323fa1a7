import { describe, expect, it } from 'vitest';
import type { Embed } from '../../../ports/embed/port.ts';
import { segmenterLanguage } from '../../../ports/language/segmenter.ts';
import { isWorthClassifying, makeClassifier, type ClassifierWeights } from './classifier.ts';
import { featuresOf } from './features.ts';
import { ngramsOf } from './ngrams.ts';
import { WEIGHTS } from './weights.ts';

const PLACES = 4096;
const packed = (bytes: readonly number[]): string =>
  Buffer.from(Int8Array.from(bytes).buffer).toString('base64');
// What is said of the manner, and what speaks for a kind from the first.
const SILENT = [...featuresOf('…').map(() => 0), 0];

/** A table in which the pieces of one word speak for trouble, and nothing else speaks. */
const troubleIn = (word: string): string => {
  const marked = new Set(ngramsOf(word, PLACES));
  return packed(Array.from({ length: PLACES }, (_, place) => (marked.has(place) ? 100 : 0)));
};

/** Of two numbers the first speaks for study, the second for abuse; of all words “hondo” alone, for drugs. */
const TWO: ClassifierWeights = {
  meaning: {
    model: 'two',
    kinds: ['study', 'abuse'],
    scale: 0.1,
    weights: packed([100, 0, ...SILENT, 0, 100, ...SILENT]),
  },
  writing: { trouble: troubleIn('hondo'), scale: 0.002, own: 0, kinds: ['drugs'], ofKinds: packed([0, 0]) },
  thresholds: {
    english: { worded: 1, wordless: 4 },
    'english by writing': { worded: 1.2, wordless: 4 },
    'another language': { worded: 0.2, wordless: 4 },
  },
};
const embedOf = (vector: readonly number[] | null, model = 'two'): Embed => ({
  model,
  embed: () => Promise.resolve(vector && Float32Array.from(vector)),
  background: () => Promise.resolve(null),
  wake: () => Promise.resolve(),
  shipped: () => Promise.resolve(() => undefined),
  close: () => Promise.resolve(),
});

const classifierWith = (embed: Embed | null) => makeClassifier({ embed, language: segmenterLanguage() }, TWO);

describe('a classifier', () => {
  it.each([
    [[1, 0], null],
    [[0, 1], { concern: 'abuse', language: 'en' }],
    // As much the one as the other is not enough.
    [[0.5, 0.5], null],
    [null, null],
  ])('about %j is %j', async (vector, noticed) => {
    expect(await classifierWith(embedOf(vector))('i am scared of it')).toEqual(noticed);
  });

  it.each([
    // Nothing but the score speaks for it, or it is said of no person: one may ask, or is still.
    ['it is so', [0, 1], 'doubt'],
    ['it is so', [0, 0.5], undefined],
    ['the wall hits the car', [0, 0.5], undefined],
    // One word, and a score that just reaches: one may ask. Two words, or a score far beyond: it is certain.
    ['i am scared', [0, 0.2], 'doubt'],
    ['i am scared and alone', [0, 0.2], 'abuse'],
    ['i am scared', [0, 1], 'abuse'],
    // What is quoted is an example, what somebody was told is not.
    ["is 'i was scared and alone' past tense", [0, 0.5], undefined],
    ["my uncle told me 'you will be alone and scared'", [0, 0.5], 'abuse'],
    ['"I am alone and scared," said Mia.', [0, 0.5], undefined],
    ['“nobody at home talks to me and i am scared”', [0, 1], 'doubt'],
    ['"I am alone and scared," said Mia and my dad hits me', [0, 1], 'abuse'],
    // What goes to bed, is stolen, drunk, ignored or written about in any school day is no word of distress.
    ['do i just go to bed or keep going', [0, 0.5], undefined],
    ['my gran says no plants in the bedroom at night, they steal the oxygen', [0, 0.5], undefined],
    ['i ignore all my other points, i had one about bullying and one about body image', [0, 0.5], undefined],
    ['my pe teacher says its bc we drank before. but i didnt drink anything', [0, 0.5], undefined],
    // Who is picked and told off in a lesson is hurt, and in no danger: the tutor has words for that. Any word of distress counts.
    ['he only picks me when i dont have my hand up', [0, 1], undefined],
    ['he puts his hand up my skirt', [0, 1], 'doubt'],
    ['he picks me when i dont have my hand up and then he hits me', [0, 1], 'abuse'],
    ['in every lesson he picks me to answer and slaps the back of my head', [0, 1], 'doubt'],
    ['he puts his hand up inside my skirt', [0, 1], 'doubt'],
    ['he puts his hand up between my legs', [0, 1], 'doubt'],
    ['my parents never pay attention to me', [0, 1], 'doubt'],
    ['my parents never pay attention', [0, 1], 'doubt'],
    ['my coach started paying attention to me when we are by ourselves', [0, 1], 'doubt'],
    ['my uncle calls on me in my room', [0, 1], 'doubt'],
    ['every time i put my hand up they make noises', [0, 1], 'doubt'],
    ['i go to bed hungry', [0, 0.5], 'abuse'],
    ['when i go to bed my stepdad gets in next to me', [0, 0.5], 'abuse'],
    ['he comes into the bedroom at night when i sleep', [0, 0.5], 'abuse'],
    ['i hide in my room because of the arguments', [0, 0.5], 'abuse'],
    ['my teacher says its because im fat', [0, 0.5], 'abuse'],
    ['during my presentation on monday everyone laughed at me', [0, 0.5], 'abuse'],
    ['my project is about being abused at home', [0, 0.5], 'abuse'],
    ['no one on earth cares about me', [0, 0.5], 'abuse'],
    ['the one on my bus who laughed at me', [0, 0.5], 'abuse'],
    ['from that point on dad hit me', [0, 0.5], 'abuse'],
    ['he comes in my bedroom at night', [0, 0.5], 'abuse'],
    ['they steal my things and ignore me', [0, 0.5], 'abuse'],
    ['i drank before school again', [0, 0.5], 'abuse'],
    ['my essay is about bullying because they bully me', [0, 1], 'doubt'],
  ])(
    'needs a word of distress in somebody’s own name: “%s” at %j is %s',
    async (message, vector, concern) => {
      expect((await classifierWith(embedOf(vector))(message))?.concern).toBe(concern);
    },
  );

  it('is formed of every thought in a long message, and the gravest counts', async () => {
    const seen: string[] = [];
    const embed: Embed = {
      ...embedOf([1, 0]),
      embed: (text) => {
        seen.push(text);
        return Promise.resolve(Float32Array.from(text === 'he hurts me at home.' ? [0, 1] : [1, 0]));
      },
    };
    const message = 'I finished the fractions, I think. He hurts me at home. Shall we do the next page now?';
    expect(await classifierWith(embed)(message)).toEqual({ concern: 'abuse', language: 'en' });
    expect(seen).toEqual([
      message.toLowerCase(),
      'i finished the fractions',
      'he hurts me at home.',
      'shall we do the next page now?',
    ]);
  });

  it.each([
    ['2x + 3 = 11', false],
    ['42', false],
    [`i ${'word '.repeat(300)}`, false],
    ['أبي يضربني كل يوم', true],
    ['我很难过', true],
    ['i hate it here', true],
    ['What is a cell?', true],
  ])('can be had of “%s”: %s', (message, can) => {
    expect(isWorthClassifying(message)).toBe(can);
  });

  it('goes by the writing alone in another language, and names that language', async () => {
    const never: Embed = { ...embedOf(null), embed: () => Promise.reject(new Error('not asked')) };
    const opinion = classifierWith(never);
    expect(await opinion('estoy triste y lloro hondo')).toEqual({ concern: 'drugs', language: 'es' });
    expect(await opinion('estoy triste y lloro mucho')).toBeNull();
    expect(await opinion('estoy muy hondo')).toBeNull();
    expect(await opinion('я hondo здесь')).toBeNull();
  });

  it('needs more of the writing when the language model is another one, breaks or is not there', async () => {
    const weak = 'i am very sad and alone, hondo';
    const strong = 'i cry hondo';
    const broken = { ...embedOf([0, 1]), embed: () => Promise.reject(new Error('gone')) };
    for (const embed of [embedOf([0, 1], 'other'), broken, null]) {
      expect(await classifierWith(embed)(weak)).toBeNull();
      expect(await classifierWith(embed)(strong)).toEqual({ concern: 'doubt', language: 'en' });
    }
  });

  it('was learnt for every kind alike', () => {
    const { meaning, writing } = WEIGHTS;
    const lengthOf = (text: string): number => Buffer.from(text, 'base64').length;
    expect(lengthOf(meaning.weights)).toBe(meaning.kinds.length * (384 + SILENT.length));
    expect(meaning.kinds[0]).toBe('study');
    expect(lengthOf(writing.trouble) % (lengthOf(writing.ofKinds) / writing.kinds.length)).toBe(0);
  });
});

describe('the writing of a text', () => {
  const sharedBy = (one: string, other: string): number => {
    const [left, right] = [ngramsOf(one, 65_536), new Set(ngramsOf(other, 65_536))];
    return left.filter((place) => right.has(place)).length / left.length;
  };

  it('is the same without accents, apostrophes, capitals and hidden signs', () => {
    expect(ngramsOf('Don’t! Está\u200b aquí', PLACES)).toEqual(ngramsOf('dont esta aqui', PLACES));
  });

  it('changes little by another ending and much by another word', () => {
    expect(sharedBy('he hits me', 'he hit me')).toBeGreaterThan(0.5);
    expect(sharedBy('he hits me', 'we solve sums')).toBeLessThan(0.1);
  });
});
