import { divide, multiply, raise, whole, type Fraction, magnitude } from '../expression/fraction.ts';
import { decimal } from '../expression/read.ts';
import { memoise } from '../memoise.ts';
import { numbersOf } from '../table-text.ts';
import { cardinal, ordinal } from './number-words.ts';

/** Rounds to a multiple of the unit; halves go away from zero, as in school. */
export const roundTo = (value: Fraction, unit: Fraction): Fraction => {
  const steps = divide(value, unit) ?? whole(0);
  const doubled = multiply(steps, whole(2));
  const size = magnitude(doubled.top);
  const count = (size + doubled.bottom) / (2n * doubled.bottom);
  return multiply(unit, whole(value.top < 0n ? -count : count));
};

/** Which power of ten a place is worth. */
export const PLACES =
  numbersOf(`integer 0, whole number 0, unit 0, one 0, ten 1, hundred 2, thousand 3, ten thousand 4,
  hundred thousand 5, million 6, ten million 7, hundred million 8, billion 9, tenth -1, hundredth -2,
  hundreth -2, thousandth -3, ten-thousandth -4, ten thousandth -4, dollar 0, cent -2, percent -2`);

export const tens = (exponent: number): Fraction => raise(whole(10), BigInt(exponent)) ?? whole(1);

/** Every name of a place, the longest first. */
export const PLACE_NAMED = Object.keys(PLACES)
  .toSorted((a, b) => b.length - a.length)
  .join('|');

/** What a text says about rounding: `to the nearest tenth`, `to two decimal places`; null when it says nothing. */
export const roundingIn = memoise((text: string): Fraction | null => {
  const nearest = new RegExp(
    `\\bnearest\\s+(?:one\\s+)?(?:(${PLACE_NAMED})(?:s|ths?)?\\b|(\\d[\\d,]*(?:\\.\\d+)?)(?![\\d.]*\\s*(?:decimal|digit)))`,
    'i',
  ).exec(text);
  if (nearest?.[1]) return tens(PLACES[nearest[1].toLowerCase()] ?? 0);
  if (nearest?.[2]) return decimal(nearest[2].replaceAll(',', '')).value;
  const count = countOf(PLACES_COUNTED.exec(text)?.[1] ?? '');
  if (count !== null) return tens(-count);
  const nth = /\bthe\s+(first|second|third|fourth|fifth)\s+decimal\b/i.exec(text)?.[1];
  if (nth !== undefined) return tens(-(ordinal(nth) ?? 0));
  const named = new RegExp(
    `\\bround(?:ed)?\\b[^.?]{0,80}\\bto\\s+(?:the\\s+)?(${PLACE_NAMED})s?\\b(?:\\s+place)?`,
    'i',
  ).exec(text);
  return named?.[1] ? tens(PLACES[named[1].toLowerCase()] ?? 0) : null;
});

const PLACES_COUNTED =
  /\b(?:to\s+)?(\w+(?:-\w+)?)\s+(?:dps?\b|decimal(?:s\b|\s+places?\b|\s+points?\b)|digits? after the decimal)/i;

const countOf = (word: string): number | null => {
  if (/^\d{1,2}$/.test(word)) return Number(word);
  if (word === '') return null;
  const value = cardinal(word);
  return value === null || value > 30n ? null : Number(value);
};
