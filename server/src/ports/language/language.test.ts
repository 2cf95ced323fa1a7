import { describe, expect, it } from 'vitest';
import { segmenterLanguage } from './segmenter.ts';

const language = segmenterLanguage();

describe('the terms of a text', () => {
  it.each([
    ['en', 'The cells are dividing', ['cell', 'divid']],
    ['en', "Newton's and Newton’s laws", ['newton', 'newton', 'law']],
    ['en', 'Café naïve', ['cafe', 'naiv']],
    ['de', 'Die Zellen', ['die', 'zell']],
    ['zh', '光合作用', ['光合', '合作', '作用']],
    ['zh', '光', ['光']],
    ['hi', 'कोशिका', ['कोशि', 'ोशिक', 'शिका']],
    ['xx', 'Unknown tongues', ['unknown', 'tongues']],
    ['en', '', []],
    ['en', 'What is it?', []],
  ])('in %s: %j', (code, text, terms) => {
    expect(language.termsOf(text, code)).toEqual(terms);
  });
});

describe('the sentences of a text', () => {
  it('are found with their places', () => {
    const text = 'One is odd.  Two is even! Is three?';
    const sentences = language.sentencesOf(text, 'en');
    expect(sentences.map((one) => one.text)).toEqual(['One is odd.', 'Two is even!', 'Is three?']);
    for (const { text: said, start, end } of sentences) expect(text.slice(start, end)).toBe(said);
  });

  it.each(['Dr. Curie found radium.', 'It is e.g. Water.', 'See Fig. 3 for more.'])(
    'do not end after an abbreviation: %s',
    (text) => {
      const [only, ...others] = language.sentencesOf(text, 'en');
      expect(others).toEqual([]);
      expect(text.slice(only?.start, only?.end)).toBe(only?.text);
    },
  );
});
