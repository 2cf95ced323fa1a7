import { numbersOf } from '../table-text.ts';
/** What numbers are called in English, from zero on. */
export const NUMBER_NAMES: readonly string[] =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(
    ' ',
  );

/** What places in a row are called, from the zeroth on. */
export const PLACE_NAMES: readonly string[] =
  'zeroth first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth'.split(' ');

const ROMAN_SIGNS = Object.entries(
  numbersOf('M 1000, CM 900, D 500, CD 400, C 100, XC 90, L 50, XL 40, X 10, IX 9, V 5, IV 4, I 1'),
);

/** The Roman signs of a number from the largest to the smallest, each with what it is worth. */
export const romanParts = (value: number): { sign: string; value: number }[] => {
  const parts = [];
  let rest = value;
  for (const [sign, worth] of ROMAN_SIGNS)
    for (; rest >= worth; rest -= worth) parts.push({ sign, value: worth });
  return parts;
};

/** A number in Roman signs. */
export const inRoman = (value: number): string =>
  romanParts(value)
    .map(({ sign }) => sign)
    .join('');

/** What a Roman numeral is worth; 0 for what is none, such as IIII, IC or ILL. */
export const romanValue = (numeral: string): number => {
  let [value, rest] = [0, numeral];
  for (const [sign, worth] of ROMAN_SIGNS)
    while (rest.startsWith(sign)) {
      value += worth;
      rest = rest.slice(sign.length);
    }
  return rest === '' && inRoman(value) === numeral ? value : 0;
};
