import { expect, it } from 'vitest';
import { segmenterLanguage } from '../../../../ports/language/segmenter.ts';
import { makeInEnglish } from './in-english.ts';

const inEnglish = makeInEnglish(segmenterLanguage().smallWordsOf, [
  'photosynthesis',
  'antibiotics',
  'newton',
  'third',
  'law',
]);

it.each([
  ['Was ist der Unterschied zwischen Masse und Gewicht?', 'what difference between mass weight'],
  ['¿qué es la fotosíntesis?', 'what photosynthesis'],
  ['bonjour c quoi la photosynthèse svp', 'what photosynthesis'],
  ['para que servem os antibióticos', 'antibiotics'],
  ['Was war der Kalte Krieg?', 'what cold war'],
  ['newton ka third law samjhao', 'newton third law'],
])('says in English: %s', (message, english) => {
  expect(inEnglish(message)).toContain(english);
});

it.each(['why do leaves look green', 'what is the law of demand', '3x + 7 = 22', 'quiero un perro'])(
  'leaves English and what it does not know alone: %s',
  (message) => {
    expect(inEnglish(message)).toBeNull();
  },
);
