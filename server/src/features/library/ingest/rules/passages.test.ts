import { describe, expect, it } from 'vitest';
import { kindTest } from '../../search/engine/answer-kind.ts';
import { isFragment } from '../../search/engine/sentences.ts';
import { piecesOf } from './passages.ts';

const passageTexts = (text: string, titles: readonly string[] = []) =>
  piecesOf(text, 'Before', titles).map(({ start, end, heading }) => [heading, text.slice(start, end)]);
const lengthsOf = (text: string) => passageTexts(text).map(([, words = '']) => words.length);

describe('the passages of a page', () => {
  it.each([
    ['3.2 Sound', '3.2 Sound'],
    ['Sound', 'Chapter 3: SOUND'],
    ['III: Sound.', 'CHAPTER III\nSOUND'],
  ])('stand under the title %j of the outline where the page shows it', (title, shown) => {
    expect(passageTexts(`The end of light.\n\n${shown}\n\nAir moves.`, [title])).toEqual([
      ['Before', 'The end of light.'],
      [title, 'Air moves.'],
    ]);
  });

  it('do not begin where a title is only spoken of', () => {
    const text = 'Nobody in this room had ever heard anything about sound.';
    expect(passageTexts(text, ['Sound'])).toEqual([['Before', text]]);
  });

  it('are no lists of contents', () => {
    const contents = 'Light . . . . . . . . . . 3\nSound . . . . . . . . . . . 9';
    expect(passageTexts(`${contents}\n\nLight is fast... or so they say.`)).toEqual([
      ['Before', 'Light is fast... or so they say.'],
    ]);
  });

  it('hold whole sentences of a paragraph that is too long', () => {
    const sentence = 'The slow river carries sand to the wide sea every day.';
    const long = Array.from({ length: 60 }, () => sentence).join(' ');
    const pieces = passageTexts(long);
    expect(pieces).toHaveLength(4);
    for (const [, words = ''] of pieces) expect(words.replaceAll(sentence, '').trim()).toBe('');
    expect(pieces.map(([, words]) => words).join(' ')).toBe(long);
  });

  it('are as long in a script without spaces as elsewhere', () => {
    const paragraph = '植物的叶子里有许多叶绿体,能够用阳光制造养料。'.repeat(5);
    const text = Array.from({ length: 12 }, () => paragraph).join('\n\n');
    expect(lengthsOf(text).length).toBeGreaterThan(3);
    expect(Math.max(...lengthsOf(paragraph.repeat(12)))).toBeLessThan(600);
  });
});

describe('the kind of thing that is asked for', () => {
  it.each([
    ['Who wrote it?', 'In that year Darwin wrote it.', true],
    ['Who helped Darwin?', 'In that year Darwin was helped.', false],
    ['When was it made?', 'It was made in 1973.', true],
    ['How many legs has it?', 'It has eight of them.', true],
    ['How many legs has it?', 'It has plenty of them.', false],
    ['Why is it blue?', 'It is blue because light is scattered.', true],
    ['Tell me about light', 'Light is fast.', false],
  ])('%s %s', (question, sentence, held) => {
    expect(kindTest(question)(sentence)).toBe(held);
  });
});

describe('what is no sentence', () => {
  it.each([
    ['Figure 5.1: Empty heap blocks', true],
    ['It stops.', false],
    ['水会流动。', false],
    [Array.from({ length: 20 }, () => 'word').join(' '), false],
  ])('%j: %s', (text, is) => {
    expect(isFragment(text)).toBe(is);
  });
});
