import { describe, expect, it } from 'vitest';
import { ask, choice, say, text } from './parts.ts';
import { PHRASES } from './phrases.ts';
import { word } from './word.ts';

const EN = { language: 'en', turn: 0 };

describe('a reply', () => {
  it('is the same words for the same parts at the same turn, and others at the next', () => {
    const parts = [say('right'), ask('whatNext')];
    expect(word(parts, EN)).toEqual(word(parts, EN));
    expect(word(parts, { ...EN, turn: 1 }).text).not.toBe(word(parts, EN).text);
  });

  it('joins sentences, and begins a paragraph where something is asked', () => {
    expect(word([say('right'), say('nowWeHave', { line: '3x = 15' }), ask('whatNext')], EN).text).toBe(
      'Right. Now we have 3x = 15.\n\nWhat comes next?',
    );
  });

  it('carries its choices and quotes', () => {
    const quote = { book_id: 'biology', title: 'Biology', page: 3, start: 0, end: 4, text: 'Leaf' };
    const worded = word(
      [
        text('Leaves.'),
        { part: 'quote', quote, words: 'cited' },
        { part: 'choices', choices: [choice('Why?', 'why')] },
      ],
      EN,
    );
    expect(worded).toMatchObject({
      text: 'Leaves. [1]',
      choices: [{ label: 'Why?' }],
      proof: { source: 'books', quotes: [quote] },
    });
  });
});

describe('the tutor’s own sentences', () => {
  const sentences = Object.values(PHRASES).flat();

  it('leave no gap that nothing fills', () => {
    for (const sentence of sentences) expect(sentence).toMatch(/^(?:[^{}]|\{[a-z]\w*\})+$/i);
  });

  it.each([
    /\bbelongs into\b/,
    /Which one change brings/,
    /is not it yet/,
    /Say it in your own words\. Which part/,
    /I plan it with you/,
  ])('never sound like %s', (stilted) => {
    expect(sentences.filter((sentence) => stilted.test(sentence))).toEqual([]);
  });
});
