import { describe, expect, it } from 'vitest';
import { segmenterLanguage } from '../../../../ports/language/segmenter.ts';
import { definitionTest } from './definition.ts';

const language = segmenterLanguage();

const surety = (spoken: string, question: string, sentence: string): number => {
  const termsOf = (text: string) => language.termsOf(text, spoken);
  const test = definitionTest(question, { termsOf, wordsOf: () => [], sentencesOf: () => [] });
  return test(sentence, termsOf(sentence));
};

describe('a definition', () => {
  it.each([
    ['en', 'What is a glacier?', 'A glacier is a river of ice.'],
    ['zh', '冰川是什么?', '冰川是缓慢流动的冰。'],
    ['zh', '什么叫冰川?', '高山上缓慢流动的冰叫作冰川。'],
    ['zh', '冰川是怎样形成的?', '雪越压越紧,变成会流动的冰,这就是冰川。'],
  ])('is told from other sentences in %s: %s', (spoken, question, sentence) => {
    expect(surety(spoken, question, sentence)).toBe(1);
  });

  it.each([
    ['en', 'How fast does a glacier move?', 'A glacier is a river of ice.'],
    ['en', 'What is a glacier?', 'Near every river there is a glacier.'],
    ['zh', '冰川移动得多快?', '冰川是缓慢流动的冰。'],
    ['zh', '冰川是什么?', '很多河流从冰川流出来。'],
  ])('is none where another thing is asked or said: %s %s', (spoken, question, sentence) => {
    expect(surety(spoken, question, sentence)).toBe(0);
  });
});
