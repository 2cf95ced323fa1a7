import { describe, expect, it } from 'vitest';
import { segmenterLanguage } from '../../../../ports/language/segmenter.ts';
import { withCorrections, correctionsOf, nearestTo, unknownWords } from './misspellings.ts';
import type { Reading } from './read-passage.ts';

const language = segmenterLanguage();
const reading: Reading = {
  termsOf: (text) => language.termsOf(text, 'en'),
  wordsOf: (text) => language.wordsOf(text, 'en'),
  sentencesOf: (text) => language.sentencesOf(text, 'en'),
};
const BOOK =
  'The thermometer shows the temperature. Evolution, friction and whales. A trail in a nation. Math.';
const known = reading.termsOf(BOOK);

const mended = (question: string): string[] => {
  const unknown = unknownWords(question, reading, (term) => known.includes(term));
  const corrections = correctionsOf(
    unknown,
    (word) => nearestTo(word, known),
    () => 1,
  );
  return withCorrections(reading, corrections).termsOf(question);
};

describe('a slip of typing', () => {
  it.each([
    ['a letter is missing', 'temprature', 'temperature'],
    ['a letter stands twice', 'frriction', 'friction'],
    ['two letters are exchanged', 'firction', 'friction'],
    ['a letter is wrong', 'themperature', 'temperature'],
    ['two are wrong in a long word', 'termommeter', 'thermometer'],
    ['it hides the ending', 'evolutoin', 'evolution'],
  ])('is read as what was meant: %s', (_, slip, correction) => {
    expect(mended(`What is ${slip}?`)).toEqual(reading.termsOf(correction));
  });

  it.each([
    ['another short word', 'trial'],
    ['a word with another letter', 'notion'],
    ['a word of four letters', 'moth'],
    ['a word that begins with another letter', 'mhale'],
    ['a number', '1234567'],
  ])('is not seen in %s', (_, word) => {
    expect(mended(word)).toEqual(reading.termsOf(word));
  });

  it('is read as the commoner of two words that are as near', () => {
    const unknown = unknownWords('sterss', reading, () => false);
    const often = new Map([
      ['steress', 2],
      ['stress', 9],
    ]);
    const correctionsAmong = (terms: readonly string[]) =>
      correctionsOf(
        unknown,
        (word) => nearestTo(word, terms),
        (term) => often.get(term) ?? 0,
      );
    expect(correctionsAmong(['steress', 'stress'])).toEqual(new Map([['sterss', 'stress']]));
    expect(correctionsAmong(['stress', 'steress'])).toEqual(new Map([['sterss', 'stress']]));
  });

  it('is read as the nearer word, however common the other one is', () => {
    const [word] = unknownWords('temprature', reading, () => false);
    expect(word && nearestTo(word, ['temparaturi', 'temperatur', 'tempor'])).toEqual(['temperatur']);
  });
});
