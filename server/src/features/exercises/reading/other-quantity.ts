import { lettersIn, type Worked } from '@studia/mathematics';
import { bareOf } from './readings.ts';

/** “515, but is it J or kJ?”: the number is right in the larger unit; null where that is not so. */
export const prefixLeftOut = ({ answer }: Worked, message: string): string | null => {
  const [, value = '', unit = ''] = /^([\d.]+) (J|m|g|N|W|Pa|V|A|Ω|l|L|Hz)$/.exec(answer.text) ?? [];
  const number = /(?<![\d.,])\d+(?:[.,]\d+)?(?![\d.,]*\d)/.exec(message)?.[0].replace(',', '.');
  const rest = message.replaceAll(/\d+(?:[.,]\d+)?/g, ' ');
  if (unit === '' || number === undefined || (message.match(/\d+(?:[.,]\d+)?/g) ?? []).length > 1)
    return null;
  // With a unit of one’s own it is judged by that.
  if (new RegExp(String.raw`(?<!\p{L})${unit}(?!\p{L})`, 'u').test(rest) && !/\bor\b/i.test(rest))
    return null;
  return Math.abs(Number(number) * 1000 - Number(value)) <= 0.005 * Number(value) ? `k${unit}` : null;
};

/** “The area is 13”, “speed = 40”. */
export const NAMES_A_VALUE = /\p{L}{3}[^\d=]{0,40}(?:\b(?:is|are|was|equals)|=)\s*[-−$]?\d/iu;

/** “Molar mass is 18”, “they add up to 41”: named like that, a number is not meant to be the answer. */
export const namesAnother = ({ instruction }: Worked, message: string): boolean =>
  (instruction === 'formula'
    ? NAMES_A_VALUE.test(message)
    : IN_WORDS.has(instruction) &&
      NAMES_A_VALUE.test(message) &&
      !message.toLowerCase().includes(instruction)) ||
  /\b(?:adds?|sums?) (?:them )?up (?:to|is)\b|\bin total\b|\bfor the (?:first|second|other)\b/i.test(message);
/** 58.5 g/mol is no answer in grams; 3 km and 3 m are both lengths. */
export const hasOtherUnit = ({ answer }: Worked, message: string): boolean => {
  const [own, given] = [answer.text, message].map(
    (text) => /\d\s?([\p{L}Ω]+(?:\/\p{L}+)*)[²³^\d]*$/u.exec(text)?.[1],
  );
  return own !== undefined && given !== undefined && A_UNIT.test(given) && ratioOf(own) !== ratioOf(given);
};
const A_UNIT = /^[kcmµM]?(?:m|g|s|l|L|J|N|W|V|A|Pa|Hz|mol|Wh|h|min|atm)(?:\/[kcm]?\p{L}+)*$|^ohms?$|^Ω$/u;
const ratioOf = (unit: string): boolean => unit.includes('/');

/** Tasks that are set in words, and whose answer is mostly named when it is given. */
export const IN_WORDS = new Set(['mean', 'median', 'range', 'line', 'probability', 'term', 'sum', 'slope']);

/** Letters that the exercise does not have are no answer to it. */
export const namesOthers = ({ problem, answer, instruction }: Worked, message: string): boolean => {
  const own = new Set([...lettersIn(problem.text), ...lettersIn(answer.text)]);
  // “log(a + b) = log a + log b” under a sum of numbers is a rule, and no answer.
  if (own.size === 0 && !/\p{L}{3}/u.test(problem.text) && lettersIn(bareOf(message)).length > 1) return true;
  const named = Array.from(message.matchAll(/(?<!\p{L})([a-z])\s*=/giu), ([, letter = '']) => letter);
  // “u = x²” under an integral names a part of it.
  if (instruction === 'integrate' && /^[tuvw]$/.test(named.join(''))) return true;
  // “Q = 60” is no value of P, whatever P is.
  const [only = ''] = named;
  if (instruction === 'solve' && named.length === 1 && own.size > 0)
    return ![...own].some((letter) => letter.toLowerCase() === only.toLowerCase());
  return own.size > 0 && named.length > 1 && named.every((letter) => !own.has(letter));
};
