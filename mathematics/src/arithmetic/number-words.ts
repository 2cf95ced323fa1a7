import { memoise } from '../memoise.ts';
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

const TENS = ['', '', 'twenty', 'thirty', 'forty', 'fifty', 'sixty', 'seventy', 'eighty', 'ninety'];
const SCALES = numbersOf('hundred 100, thousand 1000, million 1000000, billion 1000000000');
/** How many of a part make a whole, by its name in the singular. */
const PARTS = numbersOf(
  `half 2, halve 2, third 3, quarter 4, hundredth 100, ${PLACE_NAMES.map((word, at) => `${word} ${at}`)
    .slice(4)
    .join()}`,
);

const CARDINAL = `(?:${[...NUMBER_NAMES, ...TENS.filter(Boolean), ...Object.keys(SCALES)].join('|')})`;
const CARDINALS = new RegExp(`\\b${CARDINAL}(?:[\\s-]+(?:and\\s+)?${CARDINAL})*\\b`, 'gi');

/** The value of a number in words: `twenty-eight`, `three hundred and five`. */
export const cardinal = (text: string): bigint | null => {
  let [total, group] = [0n, 0n];
  for (const word of text.toLowerCase().split(/[\s-]+/)) {
    if (word === 'and') continue;
    const unit = NUMBER_NAMES.indexOf(word);
    const ten = TENS.indexOf(word);
    const scale = SCALES[word];
    if (unit >= 0) group += BigInt(unit);
    else if (ten > 0) group += BigInt(ten * 10);
    else if (scale === 100) group = (group || 1n) * 100n;
    else if (scale !== undefined) {
      total += (group || 1n) * BigInt(scale);
      group = 0n;
    } else return null;
  }
  return total + group;
};

const PART_NAMES = Object.keys(PARTS).join('|');
const FRACTION = `\\b(${CARDINAL}(?:-${CARDINAL})?|an?|\\d+)[\\s-]+(${PART_NAMES})s?\\b`;
const SHARES = new RegExp(String.raw`${FRACTION}(?=\s+of\b)`, 'gi');
const FRACTIONS = new RegExp(FRACTION, 'gi');

// ((3)/(4)) between words is a number of a story.
const PLAIN_FRACTION = /(?<![\d)^*/=+-]\s?)(?<!\w)\(\((\d+)\)\/\((\d+)\)\)(?!\s*[\^(*=+-])/g;

const inDigits = (_: string, count: string, part: string): string => {
  const top = /^an?$/i.test(count) ? 1n : /^\d/.test(count) ? BigInt(count) : (cardinal(count) ?? 1n);
  return `${top}/${PARTS[part.toLowerCase()] ?? 2}`;
};

/** Writes every fraction in words as digits, also where no `of` follows: only for what is surely a calculation. */
export const withFractions = (text: string): string => text.replaceAll(FRACTIONS, inDigits);

/** Writes number words as digits; `two fifths` as 2/5 and `a quarter of` as 1/4 of. */
export const withDigits = memoise((text: string): string =>
  text
    .replaceAll(PLAIN_FRACTION, '$1/$2')
    .replaceAll(SHARES, inDigits)
    .replaceAll(/\bhalf (?=(?:of )?an?\b)/gi, '1/2 of ')
    .replaceAll(/\bof of\b/g, 'of')
    .replaceAll(CARDINALS, (run) =>
      /^(?:hundred|thousand|million|billion)s?$/i.test(run) ? run : String(cardinal(run) ?? run),
    ),
);

/** `third` is 3, `3rd` too. */
export const ordinal = (word: string): number | null => {
  const at = PLACE_NAMES.indexOf(word.toLowerCase());
  if (at > 0) return at;
  const digits = /^(\d+)(?:st|nd|rd|th)$/i.exec(word)?.[1];
  return digits === undefined ? null : Number(digits);
};
