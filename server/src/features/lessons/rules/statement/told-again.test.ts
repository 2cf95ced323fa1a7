import { expect, it } from 'vitest';
import { testLanguage } from '../../../../testing/language.ts';
import { readStatement } from './read-statement.ts';
import { toldAgain } from './told-again.ts';

const TOLD = [
  'Ocean plate is denser than a continent, so the ocean plate sinks.',
  'Igneous rock comes from molten rock, sedimentary rock from pressed layers, metamorphic rock from older rock changed by heat and pressure.',
  'At new moon the Moon is between us and the Sun, and the lit half faces away.',
  'Plants do not eat soil.',
  'The 13th ended slavery, the 14th made nearly everyone born in the country a citizen.',
  'Two thirds in both chambers make the bill a law.',
  'From $3n - 2 = 13$ we get $3n = 15$, so $n = -5$ or $n = 5$.',
  'Carbon-12 has 6 neutrons and carbon-14 has 8, but both have 6 protons.',
  'The first war began in 1914 and ended in 1918.',
].map((words) => ({ words }));
const known = (message: string) =>
  toldAgain(message, TOLD, (text) => readStatement(text, (words) => testLanguage.wordsOf(words, 'en')));

it.each([
  'ohh the ocean one sinks cause its denser',
  'at new moon its between us and the sun',
  'sedimentary rock is from pressed layers',
  'plants dont eat soil',
  'so the 13 ended slavery',
  'the first war began in 1914',
  '2/3 in both chambers make it a law',
])('what was told is known again in other words: %s', (message) => {
  expect(known(message)).not.toBeNull();
});

it.each([
  'the continent sinks because its denser',
  'sedimentary rock is from heat and pressure',
  'plants eat soil',
  'the sun is between us and the new moon',
  'the ocean plate never sinks',
  'so carbon 14 has 6 neutrons',
  'the 15th ended slavery',
  'the first war began in 1918',
  'so the first war ended in 1914',
  'denser',
  'the ocean plate is the plate that sinks under the plate',
  'log(ocean + plate) = log ocean + log plate',
  'n = 5 because 3n = 15',
])('what was not told is not: %s', (message) => {
  expect(known(message)).toBeNull();
});
