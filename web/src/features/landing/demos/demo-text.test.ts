import { describe, expect, it } from 'vitest';
import source from '../../../../../curriculum/books/study-skills/03-spacing-and-mixing.md?raw';
import { demoText } from '../../../text/learning.ts';

const chapter = source.replaceAll(/\s+/g, ' ');

describe('the page in the sample', () => {
  it('is made of sentences that stand in the book', () => {
    const sentences = demoText.pageText.match(/[^.?]+[.?]/g) ?? [];
    expect(sentences.length).toBeGreaterThan(3);
    for (const sentence of sentences) expect(chapter).toContain(sentence.trim());
  });

  it.each(demoText.claims)('holds the quote behind “$text”', ({ quote }) => {
    expect(demoText.pageText).toContain(quote);
  });
});
