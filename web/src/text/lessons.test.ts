import { describe, expect, it } from 'vitest';
import { questionText } from './lessons.ts';

describe('what may have gone wrong in an answer', () => {
  it.each([
    ['compares green with yellow', 'Someone who answers this probably compares green with yellow.'],
    ['you heard the voice of Ann', 'Perhaps you heard the voice of Ann.'],
  ])('%s is a whole sentence', (slip, sentence) => expect(questionText.slip(slip)).toBe(sentence));
});
