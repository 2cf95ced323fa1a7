import { expect, it } from 'vitest';
import { testLanguage } from '../../../testing/language.ts';
import { readStatement } from '../rules/statement/read-statement.ts';
import { meansMistake } from './same-statement.ts';

const statementIn = (text: string) => readStatement(text, (words) => testLanguage.wordsOf(words, 'en'));
const isMeant = (message: string, mistake: string): boolean => {
  const way = statementIn(mistake);
  return meansMistake(message, { statement: statementIn(message), way, known: way });
};

it.each([
  ['the soil in the rainforest is super rich thats why so much grows', 'the soil in the rainforest is rich'],
  ['enzymes die when they get too hot', 'enzymes die in heat'],
  ['and the biggest number of a byte is 256', 'the biggest number a byte can store is 256'],
])('a plain sentence is most likely meant like the mistake beside it: %s · %s', (message, mistake) => {
  expect(isMeant(message, mistake)).toBe(true);
});

it.each([
  // It asks, concludes from what was told, or objects.
  ['is the soil in the rainforest rich', 'the soil in the rainforest is rich'],
  ['so the soil in the rainforest is super rich', 'the soil in the rainforest is rich'],
  ['but the soil in the rainforest is rich in worms', 'the soil in the rainforest is rich'],
  ['the soil in the rainforest is not rich', 'the soil in the rainforest is rich'],
  ['earthquakes under the sea make tsunamis', 'every earthquake under the sea makes tsunamis'],
  ['sound goes faster in water than in air', 'sound goes faster in air than in water'],
  ['a byte can store 255 numbers', 'a byte can store 256 numbers'],
  ['mitosis they have the same number', 'mitosis and meiosis are the same thing'],
])('another one is not: %s · %s', (message, mistake) => {
  expect(isMeant(message, mistake)).toBe(false);
});
