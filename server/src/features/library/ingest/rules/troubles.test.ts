import { expect, it } from 'vitest';
import { isLasting, sentenceAbout } from './troubles.ts';

it('a book of which a part was read says how much', () => {
  expect(sentenceAbout('broken', 0)).toMatch(/^This file is damaged/);
  expect(sentenceAbout('broken', 1)).toMatch(/^Only the first page could be read\. This file is damaged/);
  expect(sentenceAbout('took-too-long', 40)).toMatch(
    /^Only the first 40 pages could be read\. This file took/,
  );
});

it('pages without words were read, all of them', () => {
  expect(sentenceAbout('empty', 3)).toMatch(/^We found no words/);
  expect(sentenceAbout('empty', 0)).toBe('There’s nothing to read in this file.');
});

it.each([
  ['encrypted', true],
  ['empty', true],
  ['too-many-pages', true],
  ['too-large', true],
  ['unsupported', true],
  ['broken', false],
  ['took-too-long', false],
  ['a trouble of tomorrow', false],
])('whether %s would be the same another time: %s', (trouble, lasts) => {
  expect(isLasting(trouble)).toBe(lasts);
});
