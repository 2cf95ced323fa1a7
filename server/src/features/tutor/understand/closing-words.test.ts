import { expect, it } from 'vitest';
import { isClosing } from './closing-words.ts';
import { inPlainSpelling } from './spelling.ts';

it.each([
  'thx',
  'ok i think i get it more now ty',
  'ok ill try. thx',
  'fine ill try it',
  'hm ok didnt think of that',
  'Oh, that makes sense now! Thank you so much :)',
  'ok cool',
])('is nothing but closing words: %s', (message) => {
  expect(isClosing(inPlainSpelling(message))).toBe(true);
});

it.each([
  'ok',
  'yes',
  'no thanks',
  'thanks but why is it green',
  'i dont get it',
  'makes no sense',
  'i see a triangle',
  'got it wrong again',
  'cool down the gas',
  'ill try dividing first',
  'i think the great wall',
  '',
])('is more than that, or no close at all: %s', (message) => {
  expect(isClosing(inPlainSpelling(message))).toBe(false);
});
