import { describe, expect, it } from 'vitest';
import { placeIn } from './named-place.ts';

describe('the place that a message names', () => {
  it.each([
    ['what does the book say on page 12?', { kind: 'pages', from: 12, to: 12 }],
    ['summarise pages 3 to 5', { kind: 'pages', from: 3, to: 5 }],
    ['summarise p. 7', { kind: 'pages', from: 7, to: 7 }],
    ['Quiz me on this page', { kind: 'page beside', step: 0 }],
    ['and on the next page?', { kind: 'page beside', step: 1 }],
    ['what was on the previous page', { kind: 'page beside', step: -1 }],
    ['summarise chapter 4', { kind: 'chapter', number: 4 }],
    ['what is chapter IV about?', { kind: 'chapter', number: 4 }],
    ['explain the third chapter', { kind: 'chapter', number: 3 }],
    ['summarise chapter fifteen', { kind: 'chapter', number: 15 }],
    ['the last chapter please', { kind: 'chapter', number: -1 }],
    ['what is the main idea of this chapter?', { kind: 'chapter beside', step: 0 }],
    ['summarise the whole book', { kind: 'book' }],
    ['sum up this book', { kind: 'book' }],
    ['what is a page fault?', null],
    ['what does the page table hold?', null],
    ['Solve 2x + 3 = 11', null],
  ])('in %j is %j', (message, place) => {
    expect(placeIn(message)?.place ?? null).toEqual(place);
  });
});
