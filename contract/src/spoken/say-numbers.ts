import { chemicalWords } from './chemistry.ts';
import {
  cardinal,
  decadeWords,
  fractionWords,
  isCommonFraction,
  numberWords,
  ordinal,
  yearWords,
} from './number-words.ts';
import { unitWords } from './units.ts';

const NUMBER = String.raw`\d{1,3}(?:,\d{3})+(?:\.\d+)?|\d+(?:\.\d+)?`;
const MONTHS = 'January February March April May June July August September October November December'.split(
  ' ',
);
const MONTH = MONTHS.join('|');
const VULGAR: Readonly<Record<string, readonly [string, string]>> = {
  '½': ['1', '2'],
  '⅓': ['1', '3'],
  '⅔': ['2', '3'],
  '¼': ['1', '4'],
  '¾': ['3', '4'],
  '⅕': ['1', '5'],
  '⅖': ['2', '5'],
  '⅛': ['1', '8'],
  '⅜': ['3', '8'],
  '⅝': ['5', '8'],
  '⅞': ['7', '8'],
};
const MONEY: Readonly<Record<string, readonly [string, string]>> = {
  $: ['dollar', 'dollars'],
  '£': ['pound', 'pounds'],
  '€': ['euro', 'euros'],
  '₹': ['rupee', 'rupees'],
  '¥': ['yen', 'yen'],
};
const ROMAN: Readonly<Record<string, number>> = { I: 1, V: 5, X: 10, L: 50, C: 100 };

const romanValue = (roman: string): string => {
  const values = Array.from(roman).map((letter) => ROMAN[letter] ?? 0);
  return `${values.reduce((sum, one, at) => sum + ((values[at + 1] ?? 0) > one ? -one : one), 0)}`;
};

const isYear = (digits: string): boolean => /^(?:1[1-9]|20)\d\d$/.test(digits);
const article = (words: string): string => words.replace(/^one (?=half|quarter)/, 'a ');
const mixed = (top: string, bottom: string): string => article(fractionWords(top, bottom));

const LONE_FRACTION = /[½⅓⅔¼¾⅕⅖⅛⅜⅝⅞]/g;
const NUMBERED_THING =
  /\b(World War|Chapter|Part|Act|Scene|Section|Type|Phase|Volume|Book|Class|Grade|Level|Unit|Article) ([IVX]{1,5})\b/g;
const NUMBERED_NAME = /\b([A-Z][a-z]{3,}) ([IVX]{2,5}|V)\b(?!\.)/g;

/** Signs before numbers, one pattern after the other; each leaves words behind that the next do not touch. */
const STEPS: readonly (readonly [RegExp, (...found: string[]) => string])[] = [
  // Versions: 2.0.1
  [/\b\d+(?:\.\d+){2,}\b/g, (version) => version.split('.').map(cardinal).join(' point ')],
  // 2024-03-09
  [
    /\b(\d{4})-(\d{2})-(\d{2})\b/g,
    (all, year = '', month = '', day = '') => {
      const name = MONTHS[Number(month) - 1];
      return name === undefined ? all : ` ${name} ${ordinal(`${Number(day)}`)}, ${yearWords(year)} `;
    },
  ],
  // 14:30
  [
    /\b([01]?\d|2[0-3]):([0-5]\d)\b(?!:)/g,
    (_all, hour = '', minute = '') => {
      const rest =
        minute === '00'
          ? "o'clock"
          : minute.startsWith('0')
            ? `oh ${cardinal(minute.slice(1))}`
            : cardinal(minute);
      return ` ${cardinal(`${Number(hour)}`)} ${rest} `;
    },
  ],
  [
    /(?<![\d:])(\d{1,3}):(\d{1,3})(?![\d:])/g,
    (_all, left = '', right = '') => `${cardinal(left)} to ${cardinal(right)}`,
  ],
  // 12 March 2020 and March 12, 2020
  [
    new RegExp(`\\b(\\d{1,2})(?:st|nd|rd|th)? (${MONTH})\\b`, 'g'),
    (_all, day = '', month = '') => `the ${ordinal(day)} of ${month}`,
  ],
  [
    new RegExp(`\\b(${MONTH}) (\\d{1,2})(?:st|nd|rd|th)?\\b(?!\\d)`, 'g'),
    (_all, month = '', day = '') => `${month} ${ordinal(day)}`,
  ],
  [/\b(\d{3}0)s\b/g, (all, decade = '') => (isYear(decade) ? ` ${decadeWords(decade)} ` : all)],
  [/\b(\d+)(?:st|nd|rd|th)\b/g, (_all, number = '') => ordinal(number)],
  // 1914–1918
  [
    /\b(\d{4})\s?[–-]\s?(\d{4})\b/g,
    (all, from = '', to = '') =>
      isYear(from) && isYear(to) ? `${yearWords(from)} to ${yearWords(to)}` : all,
  ],
  [
    new RegExp(
      `\\b((?:in|since|until|before|after|by|from|to|during|around|about|circa|between|year|of|early|late|mid|spring|summer|autumn|winter|${MONTH}|first|second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth|eleventh|twelfth|thirteenth|fourteenth|fifteenth|sixteenth|seventeenth|eighteenth|nineteenth|twentieth|thirtieth|thirty-first|twenty-\\w+),? )(\\d{4})\\b(?![\\d,.]\\d|\\s?[%°]| (?:people|men|women|students|books|pages|words|times|years|days|hours|meters|metres|km|kg|g|m|cm|mm|miles|kilometers|tons|tonnes|dollars|degrees|calories|joules|species|soldiers|children|cells|J|kJ|N|W|Hz)\\b)`,
      'gi',
    ),
    (all, before = '', year = '') => (isYear(year) ? `${before}${yearWords(year)}` : all),
  ],
  [/\((\d{4})\)/g, (all, year = '') => (isYear(year) ? `(${yearWords(year)})` : all)],
  [
    /(\d{1,12})\s?([½⅓⅔¼¾⅕⅖⅛⅜⅝⅞])/g,
    (_all, whole = '', sign = '') => `${cardinal(whole)} and ${mixed(...(VULGAR[sign] ?? ['1', '2']))}`,
  ],
  [LONE_FRACTION, (sign) => ` ${fractionWords(...(VULGAR[sign] ?? ['1', '2']))} `],
  [
    /\b(\d+) (\d{1,2})\/(\d{1,3})\b/g,
    (all, whole = '', top = '', bottom = '') =>
      isCommonFraction(top, bottom) ? `${cardinal(whole)} and ${mixed(top, bottom)}` : all,
  ],
  [
    /(?<![\d/.])(\d{1,2})\/(\d{1,3})(?![\d/])/g,
    (all, top = '', bottom = '') => (isCommonFraction(top, bottom) ? fractionWords(top, bottom) : all),
  ],
  [
    new RegExp(`([$£€₹¥])\\s?(${NUMBER})(?: (thousand|million|billion|trillion)\\b)?`, 'g'),
    (_all, sign = '', amount = '', scale) => {
      const [one, several] = MONEY[sign] ?? ['', ''];
      const [whole = '', cents] = amount.split('.');
      if (scale !== undefined) return `${numberWords(amount)} ${scale} ${several}`;
      const coins = cents?.length === 2 && cents !== '00' ? ` ${cardinal(`${Number(cents)}`)}` : '';
      const base = cents !== undefined && cents.length !== 2 ? numberWords(amount) : cardinal(whole);
      return `${base} ${whole === '1' ? one : several}${coins}`;
    },
  ],
  [/(?<![\w)]|\d )[-−](?=\d)/g, () => 'minus '],
  [/~\s?(?=\d)/g, () => 'about '],
  // Ranges, of percentages and units too.
  [
    new RegExp(`(?<![\\w.–-])(${NUMBER})\\s?[–-]\\s?(?=(?:${NUMBER})(?![\\w]*[–-]))`, 'g'),
    (_all, from = '') => `${from} to `,
  ],
  [
    new RegExp(
      `(?<![\\w.])(${NUMBER})[  ]?([°%‰]?[A-Za-zµμΩ]{0,4}[²³]?(?:/[A-Za-zµμ]{1,4}(?:\\^?[23]|[²³])?)?)(?![\\w^²³])`,
      'gu',
    ),
    (all, number = '', unit = '') => {
      const words = unit === '' ? null : unitWords(unit, number === '1');
      return words === null ? all : `${numberWords(number)} ${words}`;
    },
  ],
  [NUMBERED_THING, (_all, thing = '', roman = '') => `${thing} ${cardinal(romanValue(roman))}`],
  [NUMBERED_NAME, (_all, name = '', roman = '') => `${name} the ${ordinal(romanValue(roman))}`],
];

/** All that a text without a digit can need, and most sentences have none. */
const STEPS_WITHOUT_DIGITS = STEPS.filter(([pattern]) =>
  [LONE_FRACTION, NUMBERED_THING, NUMBERED_NAME].includes(pattern),
);

const CHEMICAL = /(?<![\p{L}\p{N}])[A-Z][A-Za-z0-9₀-₉()]{0,23}[⁰¹²³⁴⁵⁶⁷⁸⁹]*[⁺⁻]?(?![\p{L}\p{N}])/gu;

/** Says the numbers of a text, with everything that belongs to them. */
export const sayNumbers = (text: string): string => {
  let result = text.replaceAll(CHEMICAL, (formula) => chemicalWords(formula)?.join(' ') ?? formula);
  for (const [pattern, say] of /\d/.test(result) ? STEPS : STEPS_WITHOUT_DIGITS)
    result = result.replaceAll(pattern, (...found: unknown[]) =>
      say(...(found.filter((one) => typeof one !== 'number') as string[])),
    );
  return result.replaceAll(new RegExp(`(?:${NUMBER})`, 'g'), (number, at: number, all: string) => {
    const before = /[\p{L}]/u.test(all.charAt(at - 1)) ? ' ' : '';
    const after = /[\p{L}]/u.test(all.charAt(at + number.length)) ? ' ' : '';
    return `${before}${numberWords(number)}${after}`;
  });
};
