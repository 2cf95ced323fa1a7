import { describe, expect, it } from 'vitest';
import { LISTENING_RATE, makeListener } from './listen.ts';

const ANSWERS = ['true', 'false'];

/** What is made of words that were understood in a recording of so many seconds. */
const match = (words: string, expected: readonly string[], seconds = 2) =>
  makeListener(async () => words)(new Float32Array(LISTENING_RATE * seconds).fill(0.1), expected);

describe('what was heard while a few answers are waited for', () => {
  it.each([
    ['True.', { text: 'true', sure: true }],
    ['I think that is false.', { text: 'false', sure: true }],
    ['Is it true?', { text: 'true', sure: true }],
    ['Is that really true?', { text: 'Is that really true?', sure: true }],
    ['Why do plants need light?', { text: 'Why do plants need light?', sure: true }],
    ['Drew.', { text: 'Drew.', sure: false }],
  ])('%s', async (words, expected) => {
    expect(await match(words, ANSWERS)).toEqual(expected);
  });

  it('is shown first when it was short, and certain when nothing in particular is waited for', async () => {
    expect(await match('Why do plants need light?', ANSWERS, 0.5)).toMatchObject({ sure: false });
    expect(await match('Go on please.', [])).toMatchObject({ sure: true });
  });
});

describe('a word that was misheard as an obscenity', () => {
  it.each([
    ['The fucking ion is negative.', 'The … ion is negative.'],
    ['Shit! Bitches, whores.', '…! …, ….'],
    ['Moby Dick, Scunthorpe, a shiitake and the class assessment.', null],
    ['A cockerel and a bastard of the king.', null],
  ])('%s', async (words, expected) => {
    expect(await match(words, [])).toEqual({ text: expected ?? words, sure: expected === null });
  });
});
