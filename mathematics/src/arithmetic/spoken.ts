import { withDigits, withFractions } from './number-words.ts';

type Ways = readonly (readonly [words: RegExp, signs: string])[];

/** Words of calculations that mean a sign wherever they stand. */
const SIGNS: Ways = [
  [/\bone\b/gi, '1'],
  [/\b(?:minus|negative)\s+(?=[\d(a-z])/gi, '-'],
  [/\b(\d+)\s+and\s+(\d+\/\d+)\b/gi, '$1 $2'],
  [/\bover\b/gi, '/'],
  [/\b(?:is )?(?:equal to|equals)\b/gi, '='],
  [/\b([a-z])\s+is\s+(?=[-\d(])/gi, '$1 = '],
  [/\bplus\b/gi, '+'],
  [/\bminus\b/gi, '-'],
  [/\btimes\b/gi, '*'],
  [/\bdivided by\b/gi, '÷'],
  [/\bsquared\b/gi, '^2'],
  [/\bcubed\b/gi, '^3'],
  [/\bper ?cent\b/gi, '%'],
  [/\s+([%^])/g, '$1'],
];

const written = (text: string, ways: Ways): string =>
  ways.reduce((line, [words, signs]) => line.replaceAll(words, signs), text);

/** `x equals minus four` as `x = -4`, `three and a half` as `3 1/2`, `two point five` as `2.5`. */
export const inSigns = (text: string): string => {
  if (!/[a-z]{3}/i.test(text)) return text;
  const digits = withFractions(withDigits(text)).replaceAll(
    /\b(\d+)\s+point((?:\s+\d)+)\b/gi,
    (_, whole: string, tail: string) => `${whole}.${tail.replaceAll(/\s/g, '')}`,
  );
  return written(digits, SIGNS).trim();
};

/** What people say before and after a calculation. */
const BEFORE =
  /^(?:hey|hi|hello|ok|okay|so|please|now|and|um|well|tutor|studia|just|quickly|(?:can|could|would|will) you|do you know|tell me|i need|help me with|what(?:['’]?s| is| are| does| do)|how much (?:is|are|does|do)|calculate|compute|work out|evaluate|find|solve(?: for [a-z]\b)?|figure out)\b[\s,]*/;
const AFTER = /[\s,]+(?:equals?|equal to|makes?|please|be|come to|is|for me|thanks?|thank you)$/;

/** Whole calculations that are told in words; what stands in each place is a number or a sign already. */
const CALCULATIONS: Ways = [
  [/\b(?:an? )?dozen\b/g, '12'],
  [/\b(\d+(?:\.\d+)?)% off (?:of )?\$?(\d+(?:\.\d+)?)/g, '($2 * (1 - $1/100))'],
  [/\b(\d+) (\d+\/\d+)/g, '($1 + $2)'],
  [/\b(?:subtract|take(?: away)?) (\S+) (?:away )?from (\S+)/g, '$2 - $1'],
  [/\bmultiply (\S+) (?:by|and|with) (\S+)/g, '$1 * $2'],
  [/\bdivide (\S+) by (\S+)/g, '$1 / $2'],
  [/\badd (\S+) (?:and|to) (\S+)/g, '$1 + $2'],
  [/(\S+) less than (\S+)/g, '$2 - $1'],
  [/(\S+) more than (\S+)/g, '$2 + $1'],
  [/(\S+) (?:goes )?into (\S+)/g, '$2 / $1'],
  [/\bhalf(?: of)?(?= [\d(])/g, '1/2 of'],
  [/\b(?:double|twice)(?= [\d(])/g, '2 *'],
  [/\b(?:to the power(?: of)?|raised to(?: the)?)\b/g, '^'],
  [/\bmultiplied by\b/g, '*'],
  [/\badded to\b/g, '+'],
  [/\b(?:take away|less)\b/g, '-'],
  [/\b(?:the )?square root of\b/g, '√'],
  [/(?<=[\d)])\s*x\s*(?=[\d(])/g, ' * '],
  [/(?<=[*/÷^]\s*)-\s*(\d+(?:\.\d+)?)/g, '(-$1)'],
  [/\s+\^/g, '^'],
];

const CALCULATION = /^(?:[\s\d.,()+\-−*×·/÷^%√]|\bof\b)+$/;
const EQUATION = /^(?:[\s\d.,()+\-−*×·/÷^√]|\b[a-z]\b)+=(?:[\s\d.,()+\-−*×·/÷^√]|\b[a-z]\b)+$/;
const LONGEST = 120;

/** A calculation or equation that is told in words, in signs: `seven times eight`, `3 times x equals 12`; null for anything else. */
export const asCalculation = (message: string): string | null => {
  if (message.length > LONGEST || !/[a-z]/i.test(message)) return null;
  const plain = message.toLowerCase().replaceAll('$$', '').trim();
  const line = written(inSigns(withoutManners(plain.replace(/[?.!\s=]+$/, ''))), CALCULATIONS).trim();
  if (CALCULATION.test(line) && /\d[^\d.,]+\d|[√^]/.test(line)) return withShares(line);
  return EQUATION.test(line) && /\d/.test(line) && /[*/÷^+-]/.test(line) ? line : null;
};

const withoutManners = (text: string): string => {
  const less = text.replace(BEFORE, '').replace(AFTER, '');
  return less === text ? text : withoutManners(less);
};

// A share alone is shown as it was said; in a longer line it is a factor like any other.
const withShares = (line: string): string =>
  /^\S+ of \S+$/.test(line)
    ? line
    : line.replaceAll(/([\d.]+)% of/g, '($1/100) *').replaceAll(/(\d+\/\d+) of/g, '($1) *');
