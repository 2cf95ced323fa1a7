import { describe, expect, it } from 'vitest';
import { segmenterLanguage } from '../../../../ports/language/segmenter.ts';
import { likenessOf, packVector } from '../../../../vectors.ts';
import { certaintyOf, isConfident, limitByWords, namesWhoDidIt } from './confidence.ts';
import { meaningTable } from './meaning-table.ts';
import { makeIndex, type Passage } from './search-index.ts';
import { sentencesIn } from './sentences.ts';

const language = segmenterLanguage();
const reading = {
  termsOf: (text: string) => language.termsOf(text, 'en'),
  wordsOf: (text: string) => language.wordsOf(text, 'en'),
  sentencesOf: (text: string) => sentencesIn(text, (line) => language.sentencesOf(line, 'en')),
};
const passage = (bookId: string, text: string): Passage => ({
  bookId,
  title: bookId,
  chapter: '',
  heading: '',
  page: 1,
  start: 0,
  text,
});
const quoteOf = (hit: { passage: Passage; start: number; end: number } | undefined): string | undefined =>
  hit?.passage.text.slice(hit.start, hit.end);

describe('the sentences of a passage', () => {
  it.each([
    [
      'run on over line ends',
      'The sea is\nsalt. Rivers\nare not.',
      ['The sea is\nsalt.', 'Rivers\nare not.'],
    ],
    [
      'begin anew with every item of a list',
      '- one thing\n- another\n  of two lines\n3. third',
      ['one thing', 'another\n  of two lines', 'third'],
    ],
    ['end where a paragraph ends', 'No full stop\n\nNext', ['No full stop', 'Next']],
    ['are none in nothing', '\n\n', []],
  ])('%s', (_, text, texts) => {
    expect(reading.sentencesOf(text).map(({ start, end }) => text.slice(start, end))).toEqual(texts);
  });
});

describe('a packed vector', () => {
  it('is as alike to another as it was', () => {
    const one = Float32Array.from([0.6, -0.8, 0]);
    const other = Float32Array.from([0, -0.6, 0.8]);
    expect(likenessOf(one, packVector(one))).toBeCloseTo(1, 3);
    expect(likenessOf(one, packVector(other))).toBeCloseTo(0.48, 2);
    expect(likenessOf(one, packVector(new Float32Array(3)))).toBe(0);
  });
});

describe('search by words', () => {
  const tale = [
    passage('tale', 'A miller had three sons. The eldest got the mill.'),
    passage('tale', 'He ate nothing for two days. Then a cat spoke to him.'),
    passage('tale', 'The king gave a feast. Everybody danced until the morning came.'),
    passage('other', 'The miller of this book had a donkey. It ate hay.'),
  ];
  const index = makeIndex(tale, reading);
  const best = (question: string) => index.find(question, 1, null)[0];

  it('knows the forms of a word', () => {
    expect(quoteOf(best('Who would eat nothing?'))).toMatch(/^He ate nothing/);
  });

  it('reads a passage together with what stood before it in the same book, and in no other', () => {
    const two = ['giant', 'dwarf', 'troll'].flatMap((who) => [
      passage(who, `A ${who} lived here.`),
      passage(who, 'He slept long.'),
    ]);
    const sleepers = makeIndex(two, reading)
      .find('How long did the dwarf sleep?', 6, null)
      .filter((hit) => quoteOf(hit) === 'He slept long.');
    expect(sleepers).toHaveLength(3);
    expect(sleepers[0]?.passage.bookId).toBe('dwarf');
  });

  it('goes by the circumstance more than by the rest of a question', () => {
    expect(best('What did the miller do when everybody danced?')?.passage).toBe(tale[2]);
  });

  it('does not answer with a question', () => {
    const asked = makeIndex(
      [passage('a', 'Why is the sea salt? The sea is salt because rivers bring it.')],
      reading,
    );
    expect(quoteOf(asked.find('Why is the sea salt?', 1, null)[0])).toMatch(/^The sea is salt because/);
  });

  it('finds nothing without a word in common', () => {
    expect(best('quantum chromodynamics')).toBeUndefined();
    expect(best('')).toBeUndefined();
  });
});

describe('who did a thing', () => {
  it.each([
    ['Who wrote Hamlet?', 'In writing about a book, use the present: "Hamlet hesitates."', false],
    ['Who wrote Hamlet?', 'The play Hamlet was written by William Shakespeare.', true],
    ['who discovered radium', 'Radium was discovered in pitchblende.', false],
    ['Who decides on interest?', 'The central bank decides on interest.', true],
    ['What is a play?', 'A play is written for the stage.', true],
  ])('%s %s', (question, quote, isInText) => {
    expect(namesWhoDidIt(question, quote)).toBe(isInText);
  });
});

describe('search by meaning', () => {
  // Three directions: animals, weather, money.
  const MEANINGS: Record<string, number[]> = {
    'The hound slept by the fire.': [1, 0, 0],
    'Rain fell all day.': [0, 1, 0],
    'A coin lay on the table.': [0, 0, 1],
  };
  const texts = Object.keys(MEANINGS);
  const index = makeIndex(
    texts.map((text) => passage(text, text)),
    reading,
  );
  const meaning = meaningTable(
    index
      .sentences()
      .map((sentences) => sentences.map((text) => packVector(Float32Array.from(MEANINGS[text] ?? [])))),
  );
  const about = (...directions: number[]) => meaning(Float32Array.from(directions));

  it('finds what has no word in common', () => {
    const [first] = index.find('Where did the dog rest?', 3, about(1, 0, 0));
    expect(quoteOf(first)).toBe('The hound slept by the fire.');
    expect(first && isConfident(first)).toBe(true);
  });

  it('tells that nothing fits', () => {
    expect(index.find('Who discovered radium?', 3, about(0.3, 0.3, 0.3)).filter(isConfident)).toEqual([]);
  });

  it('is surer of what is said in the same words', () => {
    const sure = (question: string) => index.find(question, 1, about(0, 0.7, 0)).map(certaintyOf)[0] ?? 0;
    expect(sure('rain all day')).toBeGreaterThan(sure('wet weather'));
  });

  it('asks for the meaning of every sentence once', () => {
    expect(index.sentences()).toEqual(texts.map((text) => [text]));
  });
});

describe('the limit by words alone', () => {
  it('is low among a few pages of notes and grows with the shelf, up to a bound', () => {
    const limits = [5, 10, 100, 1_000, 100_000].map((many) => limitByWords('Was ist Reibung?', many));
    expect(limits).toEqual(limits.toSorted((one, other) => one - other));
    expect(limits[0]).toBe(limits[1]);
    expect(limits[2]).toBeGreaterThan(2 * (limits[1] ?? 1));
    expect(limits[4]).toBe(limits[3]);
    const faint = { likeness: null, coverage: 0.1 };
    expect(
      [10, 1_000].map((many) => isConfident({ ...faint, limitByWords: limitByWords('Reibung', many) })),
    ).toEqual([true, false]);
  });

  it('is higher where characters and pieces of words are compared, which meet by chance', () => {
    for (const question of ['摩擦是什么?', 'ما هو الاحتكاك؟'])
      expect(limitByWords(question, 10)).toBeGreaterThan(limitByWords('Was ist Reibung?', 10));
  });
});
