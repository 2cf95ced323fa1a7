import { describe, expect, it } from 'vitest';
import { segmenterLanguage } from '../../../../ports/language/segmenter.ts';
import { readQuestion, type Question } from './question.ts';

const language = segmenterLanguage();
const read = (text: string, spoken: string): Question =>
  readQuestion(text, {
    termsOf: (some) => language.termsOf(some, spoken),
    wordsOf: (some) => language.wordsOf(some, spoken),
    sentencesOf: () => [],
  });

describe('a question in a script without spaces', () => {
  it('goes by a character that is a word more than by one that is part of a word', () => {
    const { weights } = read('云是怎么形成的?', 'zh');
    expect(weights.get('云')).toBeGreaterThan(weights.get('形') ?? 0);
    expect(weights.get('形成')).toBe(weights.get('形'));
  });

  it('has no pairs of words, which would be mere grammar', () => {
    expect(read('云是怎么形成的?', 'zh').pairs.size).toBe(0);
    expect(read('Who was the wolf?', 'en').pairs).toContain('the wolf');
  });
});
