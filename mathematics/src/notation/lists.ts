import { allKnown } from '../all-known.ts';
import { negate, type Fraction } from '../expression/fraction.ts';
import { readValue } from '../expression/value.ts';

/** The parts of a list as it is written: between commas, semicolons, `and` or `or`; commas within a number stay. */
export const listParts = (text: string): string[] =>
  text
    .split(/;|,(?!\d{3}(?!\d))|,(?=\s)|\band\b|\bor\b|&/)
    .map((one) => one.trim())
    .filter((one) => one !== '');

const VALUE = String.raw`[-−]?(?:\d[\d.]*|\.\d+)(?:\s?\/\s?\d+)?`;
const ONE = String.raw`(?:\(\s?${VALUE}\s?\)|${VALUE})`;
const JOIN = String.raw`(?:\s?[,;]\s?(?:and\s|&\s?)?|\s(?:and|&)\s|\s)`;
const LIST = new RegExp(String.raw`(?<![\w.^/])${ONE}(?:${JOIN}${ONE})+(?![\w^(]|\.\d)`, 'g');
const NUMBERS = new RegExp(ONE, 'g');

/** The longest row of numbers in a text, however they are parted: `4, 7 and 9`, `4 7 9`, `(-3), 5; 8`. */
export const numbersIn = (text: string): Fraction[] => {
  // In `1,200; 950` the comma groups digits; in `1,200,300` nobody can tell, so they are three.
  const plain = text.includes(';') ? text.replaceAll(/(\d),(?=\d{3}(?!\d))/g, '$1') : text;
  const rows = [...plain.matchAll(LIST)].map(([row]) => row.match(NUMBERS) ?? []);
  const longest = rows.toSorted((a, b) => b.length - a.length)[0] ?? [];
  return allKnown(longest.map(valueIn)) ?? [];
};

const valueIn = (written: string): Fraction | null => {
  const plain = written.replaceAll(/[()\s]/g, '').replace('−', '-');
  const value = readValue(plain.replace(/^-/, '').replace(/\.$/, ''));
  return value && plain.startsWith('-') ? negate(value) : value;
};
