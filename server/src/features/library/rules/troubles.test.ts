import { expect, it } from 'vitest';
import { mayPass, sentenceAbout } from './troubles.ts';

it('a book of which a part was read says how much', () => {
  expect(sentenceAbout('broken', 0)).toMatch(/^This file is damaged/);
  expect(sentenceAbout('broken', 1)).toMatch(/^Only the first page could be read\. This file is damaged/);
  expect(sentenceAbout('took-too-long', 40)).toMatch(/^Only the first 40 pages could be read\. Reading/);
});

it('pages without words were read, all of them', () => {
  expect(sentenceAbout('empty', 3)).toMatch(/^No words were found/);
  expect(sentenceAbout('empty', 0)).toBe('There is nothing to read in this file.');
});

it.each([
  ['encrypted', 0, false],
  ['empty', 0, false],
  ['empty', 2, false],
  ['too-many-pages', 0, false],
  ['too-large', 12, false],
  ['unsupported', 0, false],
  ['broken', 0, true],
  ['took-too-long', 30, true],
  ['a trouble of tomorrow', 0, true],
])('after %s (%i pages kept), whether reading again could help: %s', (trouble, pages, could) => {
  expect(mayPass(sentenceAbout(trouble, pages))).toBe(could);
});
