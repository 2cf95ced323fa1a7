import { expect, it } from 'vitest';
import { meaningTold } from './same-meaning.ts';

const TOLD = [
  "But it's only ever means 'it is' or 'it has'.",
  '“They’re” is short for “they are”.',
  'The word MAIN is a help: it stands for militarism, alliances, imperialism and nationalism.',
  'PEMDAS: parentheses, exponents, multiplication, division, addition, subtraction.',
  'GDP means gross domestic product, the value of all that is made in a year.',
  '“Its” says whose it is.',
  'The pH does not mean the power of heat.',
].map((words) => ({ words }));
const isTold = (message: string): boolean => meaningTold(message, TOLD) !== null;

it.each([
  "so it's = it is",
  "oh it's means it has",
  'they’re = they are!!',
  'MAIN = militarism alliances imperialism nationalism',
  'main: militarism, alliances, imperialism & nationalism',
  'ok so GDP = gross domestic product',
  'parentheses exponents multiplication division addition subtraction = PEMDAS',
  'PEMDAS = parentheses exponents multiplication division addition subtraction',
])('what a short form stands for is known again: %s', (message) => {
  expect(isTold(message)).toBe(true);
});

it.each([
  'its = it is',
  "it's = it was",
  'they’re = they were',
  'MAIN = militarism alliances industry nationalism',
  'MAIN = money armies islands nations',
  'GDP = gross domestic profit',
  'pH means power of heat',
  'NAIM = nationalism alliances imperialism money',
  'x = 3',
  'it is = main',
])('what was not told is not: %s', (message) => {
  expect(isTold(message)).toBe(false);
});
