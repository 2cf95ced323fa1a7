import { describe, expect, it } from 'vitest';
import { segmenterLanguage } from './segmenter.ts';

const language = segmenterLanguage();

describe('the terms of a text', () => {
  it.each([
    ['en', 'The cells are dividing', ['cell', 'divid']],
    ['en', "Newton's and Newton’s laws", ['newton', 'newton', 'law']],
    ['en', 'fly flies flying flew', ['fly', 'fly', 'fly', 'fly']],
    ['en', 'a tie, ties, tied, tying', ['tie', 'tie', 'tie', 'tie']],
    ['en', 'skies and skis', ['sky', 'ski']],
    ['en', 'connect connection, react reactions', ['connect', 'connect', 'react', 'react']],
    ['en', 'divide division, evolve evolution', ['divid', 'divid', 'evolv', 'evolv']],
    ['en', 'question questions', ['question', 'question']],
    ['en', 'Café naïve', ['cafe', 'naiv']],
    ['en', 'Łódź, Ærø', ['lodz', 'aero']],
    ['de', 'Die Zellen', ['zell']],
    ['de', 'Größe und Groesse', ['gross', 'groess']],
    ['es', '¿Qué es la célula?', ['celul']],
    ['ru', 'Ёлка и елка', ['елк', 'елк']],
    ['zh', '光合作用', ['光', '合', '作', '用', '光合', '合作', '作用']],
    ['zh', '光', ['光']],
    ['zh', '植物的叶子为什么是绿色?', ['植', '物', '植物', '叶', '子', '叶子', '绿', '色', '绿色']],
    ['zh', '能量会变成热能', ['能', '量', '能量', '变', '成', '热', '能', '变成', '成热', '热能']],
    ['zh', '能饱和吗', ['饱', '和', '饱和']],
    ['en', 'DNA分子', ['dna', '分', '子', '分子']],
    ['ja', '光合成', ['光', '合', '成', '光合', '合成']],
    ['ko', '광합성은', ['광', '합', '성', '은', '광합', '합성', '성은']],
    ['th', 'น้ำแข็ง', ['น้ํา', 'าแ', 'แข็', 'ข็ง']],
    ['hi', 'कोशिका', ['कोशि', 'ोशिक']],
    ['hi', 'पौधा पौधे पौधों', ['पौध', 'पौध', 'पौध']],
    ['ar', 'الماء وماءٌ والماء', ['ماء', 'وما', 'ماء', 'ماء']],
    ['ar', 'المدرسة', ['مدر', 'درس', 'رسه']],
    ['fa', 'كتاب کتاب', ['كتا', 'تاب', 'كتا', 'تاب']],
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
    for (const { text: sentence, start, end } of sentences) expect(text.slice(start, end)).toBe(sentence);
  });

  it.each([
    ['zh', '水会流动。冰不会！为什么？', ['水会流动。', '冰不会！', '为什么？']],
    ['hi', 'पानी बहता है। बर्फ नहीं।', ['पानी बहता है।', 'बर्फ नहीं।']],
    ['ar', 'هل الماء سائل؟ نعم، هو سائل.', ['هل الماء سائل؟', 'نعم، هو سائل.']],
  ])('end as they do in %s', (code, text, sentences) => {
    expect(language.sentencesOf(text, code).map((one) => one.text)).toEqual(sentences);
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
