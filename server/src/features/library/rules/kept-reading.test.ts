import { expect, it } from 'vitest';
import { segmenterLanguage } from '../../../ports/language/segmenter.ts';
import { keptReading, readingFrom } from './kept-reading.ts';
import { readPassage } from './reading.ts';
import { sentencesIn } from './sentences.ts';

const language = segmenterLanguage();
const readingIn = (spoken: string) => ({
  termsOf: (text: string) => language.termsOf(text, spoken),
  wordsOf: (text: string) => language.wordsOf(text, spoken),
  sentencesOf: (text: string) => sentencesIn(text, (line) => language.sentencesOf(line, spoken)),
});

it.each([
  ['en', 'The moth flies to lamps.\nIt takes them for the moon! Why?\n\n- Dr. Gray saw it.\n- So did we.'],
  ['en', '𝑥² + 1 = 0 has no real root. “Naïve” readers — 3 of 4 — disagree.'],
  ['zh', '光合作用是植物制造养分的过程。它需要光。'],
  ['en', ''],
])('a passage that was read once is the same when it is read from what was kept: %s %j', (spoken, text) => {
  const read = readPassage(text, 'Chapter 2 Light', readingIn(spoken));
  expect(readingFrom(keptReading(read), text)).toEqual(read);
});

it('without its text the terms are there all the same', () => {
  const read = readPassage('Moths fly. Lamps shine.', '', readingIn('en'));
  const again = readingFrom(keptReading(read), '');
  expect(again.terms).toEqual(read.terms);
  expect(again.sentences.map(({ terms }) => terms)).toEqual(read.sentences.map(({ terms }) => terms));
});
