import { describe, expect, it } from 'vitest';
import { segmenterLanguage } from '../../ports/language/segmenter.ts';
import { makeNotice } from './concern.ts';

const notice = makeNotice(segmenterLanguage());
const concernIn = (message: string) => notice(message)?.concern ?? null;

describe('what is said over work, texts and onions is left to the engines:', () => {
  it.each([
    'i made 600 cards in a weekend and now i have 180 reviews a day and i hate my life',
    'i hate my life these flashcards never end',
    'i hate my life, page 40 of this vocab list',
    'ugh kill me now its another group presentation',
    'kill me already, another pop quiz',
    'how do i end it so its not cheesy',
    'how do i end it without it sounding like every other fairy tale, i need a last line',
    'so the onion makes an acid in my eye?? is that dangerous',
    'lemon juice squirted at me, is that acid in my eye',
  ])('%s', (message) => {
    expect(concernIn(message)).toBeNull();
  });
});

describe('what excuses study excuses no danger beside it:', () => {
  it.each([
    ['i hate my life, 40 flashcards left and i want to die', 'self-harm'],
    ['i hate my life, i cant do vocab, i cant do anything anymore', 'self-harm'],
    ['i hate my life', 'self-harm'],
    ['kill me now, another test. i really want to die', 'self-harm'],
    ['someone kill me please', 'self-harm'],
    ['how do i end it so it doesnt hurt', 'self-harm'],
    ['how do i end it without my mum finding out', 'self-harm'],
    ['i tried to end it, i know that sounds so cringe', 'self-harm'],
    ['i am tempted to end it, sorry for the cliche', 'self-harm'],
    ['how do i end it, i know that sounds cringe', 'self-harm'],
    ['i hate my life, i keep getting triggered', 'self-harm'],
    ['i hate my life, i have 99 problems and nothing helps', 'self-harm'],
    ['i hate my life, these flashcards are all i have and i cant cope', 'self-harm'],
    ['sulfuric acid flew in my eye while we did the onion thing', 'emergency'],
    ['acid flew in my eye in science class with the limes', 'emergency'],
    ['i was chopping onions and got bleach in my eye', 'emergency'],
    ['acid in my eye from the lab, it burns', 'emergency'],
    ['i got battery acid in my eye', 'emergency'],
  ])('%s', (message, concern) => {
    expect(concernIn(message)).toBe(concern);
  });
});
