import { describe, expect, it } from 'vitest';
import { segmenterLanguage } from '../../../../ports/language/segmenter.ts';
import { makeJudgeRestated } from './restated.ts';

const language = segmenterLanguage();
const judge = makeJudgeRestated((text) => language.wordsOf(text, 'en'));
const verdictOn = (text: string, message: string, asked = ''): boolean | null =>
  judge(message, text, asked)?.isRight ?? null;

const TUPLES =
  "The difference is that a list can be changed after you make it and a tuple can't. Lists use square brackets.";
const SKY =
  'The molecules of the air scatter blue light much more than red. It isn’t a reflection of the sea.';
const INFINITY = 'It looks endless. But infinity isn’t a number you can calculate with.';
const LEAF = 'Photosynthesis is how a green plant makes its own food. Oxygen is left over.';

describe('what was told right before', () => {
  it.each([
    [TUPLES, 'so tuples cant be changed'],
    [TUPLES, 'ok so a list can be changed after you make it'],
    [SKY, 'so blue gets scattered more than red'],
    [INFINITY, 'so infinity isnt really a number'],
    [LEAF, 'so plants make their own food?'],
    ['One hex digit stands for exactly four bits.', 'so one hex digit is 4 bits'],
    ['Where the lines lie close together the slope is steep.', 'oh so close together means steep'],
  ])('is right when it is said again: %s · %s', (text, message) => {
    expect(verdictOn(text, message)).toBe(true);
  });

  it.each([
    [SKY, 'so red is scattered more than blue'],
    [INFINITY, 'so infinity is a number you can calculate with'],
    ['With negative weights the method isn’t safe.', 'so the method is safe with negative weights'],
  ])('is wrong when one part is turned round: %s · %s', (text, message) => {
    expect(verdictOn(text, message)).toBe(false);
  });

  it.each([
    [TUPLES, 'why cant tuples be changed'],
    [TUPLES, 'so tuples use square brackets'],
    [SKY, 'so the sea is blue too'],
    ['Carbon-12 has 6 neutrons and carbon-14 has 8, but both have 6 protons.', 'so carbon 14 has 14 protons'],
    ['We often say that bees fertilise flowers, but they only deliver.', 'so the bee does the fertilising'],
    ['Her father Atticus, a lawyer, defends Tom Robinson, a Black man.', 'so its tom robinson'],
    ['Parallel lines share no point.', 'i think thats when the lines are parallel?'],
    [LEAF, 'so animals make their own food'],
    [LEAF, 'i have plants at home'],
  ])('gets no verdict where that is not sure: %s · %s', (text, message) => {
    expect(verdictOn(text, message)).toBeNull();
  });
});
