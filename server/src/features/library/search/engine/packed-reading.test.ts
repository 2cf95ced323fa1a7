import { expect, it } from 'vitest';
import { segmenterLanguage } from '../../../../ports/language/segmenter.ts';
import { glimpseOf, packReading, unpackReading } from './packed-reading.ts';
import { readPassage } from './read-passage.ts';
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
  expect(unpackReading(packReading(read), text, [...read.terms.counts.keys()])).toEqual(read);
});

it('of a passage that a question wants to know, only sentences with its terms are taken apart', () => {
  const text = 'Moths fly at night. Owls hunt. A moth and 12 owls rest.';
  const read = readPassage(text, 'Night moth', readingIn('en'));
  const wanted = unpackReading(packReading(read), text, ['moth', '12', 'ow']);
  expect(wanted.terms).toEqual({
    counts: new Map(['moth', '12'].map((term) => [term, read.terms.counts.get(term)])),
    length: read.terms.length,
  });
  expect(wanted.words).toBe(read.words);
  expect(wanted.heading).toEqual(new Set(['moth']));
  expect(wanted.sentences).toEqual(
    read.sentences.map(({ sentence, terms }) => ({
      sentence,
      terms: terms.includes('moth') ? terms : [],
    })),
  );
});

it('beside another passage, the wanted terms are there as often as they stand, and no others', () => {
  const read = readPassage('Moths fly, moths rest. Lamps moth moth shine.', 'Moth life', readingIn('en'));
  const glimpse = glimpseOf(packReading(read), ['moth', 'lamp', '0', 'life shine']);
  expect([...glimpse.terms.counts]).toEqual([
    ['moth', read.terms.counts.get('moth')],
    ['lamp', 1],
  ]);
  expect(glimpse.sentences.map(({ terms }) => terms)).toEqual([
    ['moth', 'moth'],
    ['moth', 'moth', 'lamp'],
  ]);
  expect([...glimpse.heading]).toEqual(['moth']);
});
