import { describe, expect, it } from 'vitest';
import { segmenterLanguage } from '../../../ports/language/segmenter.ts';
import type { Reading } from './reading.ts';
import { forgiving, meantBy, unknownWords } from './slips.ts';

const language = segmenterLanguage();
const reading: Reading = {
  termsOf: (text) => language.termsOf(text, 'en'),
  wordsOf: (text) => language.wordsOf(text, 'en'),
  sentencesOf: (text) => language.sentencesOf(text, 'en'),
};
const BOOK =
  'The thermometer shows the temperature. Evolution, friction and whales. A trail in a nation. Math.';
const known = reading.termsOf(BOOK).map((term) => ({ term, often: 1 }));

const mended = (question: string): string[] => {
  const unknown = unknownWords(question, reading, (term) => known.some((one) => one.term === term));
  return forgiving(reading, meantBy(unknown, known)).termsOf(question);
};

describe('a slip of typing', () => {
  it.each([
    ['a letter is missing', 'temprature', 'temperature'],
    ['a letter stands twice', 'frriction', 'friction'],
    ['two letters are exchanged', 'firction', 'friction'],
    ['a letter is wrong', 'themperature', 'temperature'],
    ['two are wrong in a long word', 'termommeter', 'thermometer'],
    ['it hides the ending', 'evolutoin', 'evolution'],
  ])('is read as what was meant: %s', (_, slip, meant) => {
    expect(mended(`What is ${slip}?`)).toEqual(reading.termsOf(meant));
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
    const near = [
      { term: 'steress', often: 2 },
      { term: 'stress', often: 9 },
    ];
    expect(meantBy(unknown, near)).toEqual(new Map([['sterss', 'stress']]));
    expect(meantBy(unknown, near.toReversed())).toEqual(new Map([['sterss', 'stress']]));
  });
});
