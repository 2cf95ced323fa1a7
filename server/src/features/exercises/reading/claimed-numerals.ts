import { workedIn } from '../working/worked.ts';
import { calculationIn } from './calculation.ts';
import type { ClaimedResult } from './claimed-result.ts';

/** What a message says of numbers in another base, with what was said before; null where it speaks of no bases. */
export const numeralResults = (
  message: string,
  last: string | null,
  earlier: readonly string[],
): ClaimedResult[] | null => {
  if (COMPLEMENT.test(message)) return ofComplement(message);
  const [, numeral, base, digits] = IN_A_BASE.exec(message) ?? [];
  if (numeral !== undefined && base !== undefined && digits !== undefined)
    // “10110 in binary = 22” says what a binary number is.
    return /^[01]{3,}$/.test(numeral) && /^binary$/i.test(base) && /[2-9]/.test(digits)
      ? [{ problem: `Convert ${numeral} base 2 to base 10`, claim: digits }]
      : [{ problem: `Convert ${numeral} to ${base}`, claim: digits }];
  return ofNumberAtHand(message, last) ?? ofNumerals(message, earlier);
};

const NAMED = String.raw`(binary|octal|decimal|denary|hex(?:adecimal)?)`;
const DIGITS = String.raw`((?:0[xbo])?[\da-f]{1,40}|[01]{4}(?: [01]{4}){1,9})`;
const END = String.raw`\W{0,3}(?:right|too|then|yeah|correct)?\W{0,3}$`;
const IS = String.raw`(?: is| would be| must be| ?=|['’]?s)`;

const IN_A_BASE = new RegExp(
  String.raw`(?<![\d+*/^.−-]\s{0,3})(\d{1,12}|0[xb][\da-f]{1,20}) in ${NAMED}${IS} ?${DIGITS}${END}`,
  'i',
);

/** “And in binary its 1011 0111”, “hex of it is B6”, “so that’s B6 in hex”: the number of the last change of base, in another one. */
const ofNumberAtHand = (message: string, last: string | null): ClaimedResult[] | null => {
  const worked = last === null ? null : workedIn(last);
  const [, own, from] = /^([\da-f]{1,80}) base (\d{1,2}) to base/i.exec(worked?.problem.text ?? '') ?? [];
  if (worked?.instruction !== 'change of base' || own === undefined) return null;
  for (const [form, base, digits] of OF_IT) {
    const match = form.exec(message);
    const [to = '', claim = ''] = [match?.[base], match?.[digits]];
    if (match) return [{ problem: `Convert ${own} base ${from} to base ${BASES[to.toLowerCase()]}`, claim }];
  }
  return null;
};
const IT = String.raw`(?:it|that|this)`;
const OF_IT: readonly (readonly [form: RegExp, base: number, digits: number])[] = [
  [new RegExp(String.raw`\b(?:in|as) ${NAMED},? ${IT}${IS} ?${DIGITS}${END}`, 'i'), 1, 2],
  [
    new RegExp(String.raw`\b${NAMED} (?:form |value |version )?(?:of|for) ${IT}${IS} ?${DIGITS}${END}`, 'i'),
    1,
    2,
  ],
  [new RegExp(String.raw`\b${IT}${IS} ?${DIGITS} in ${NAMED}${END}`, 'i'), 2, 1],
];
const BASES: Readonly<Record<string, number>> = {
  binary: 2,
  octal: 8,
  decimal: 10,
  denary: 10,
  hex: 16,
  hexadecimal: 16,
};

const COMPLEMENT = /\b(?:two['’]?s|2['’]?s) complement\b/i;
const SIZE = /\b(\d{1,2})[\s-]?bits?\b/i;
/** “In two’s complement 8 bit 11110000 is −16”. */
const ofComplement = (message: string): ClaimedResult[] => {
  const [, size] = SIZE.exec(message) ?? [];
  const plain = message.replace(COMPLEMENT, ' ').replace(SIZE, ' ');
  const [, bits, value] =
    /(?<![\w.-])([01]{4}(?:\s[01]{4})+|[01]{4,32})(?![\w.])\D{0,20}?(?:\bis\b|=|\bmeans\b|s\b)\s*([-−]?\d{1,9})(?![\w.])/i.exec(
      plain,
    ) ?? [];
  if (bits === undefined || value === undefined || (plain.match(/\d[\d\s]*\d|\d/g)?.length ?? 0) > 2)
    return [];
  return [
    {
      problem: `What is ${bits} in ${size === undefined ? '' : `${size} bit `}two's complement?`,
      claim: value,
    },
  ];
};

/** “8 + 4 + 1 so 1101”, where binary numbers are spoken of: digits that are no sum; null where nothing of that kind is said. */
const ofNumerals = (message: string, earlier: readonly string[]): ClaimedResult[] | null => {
  const spoken = earlier.slice(-RECENT).findLast((one) => OF_BASES.test(one));
  const digits = spoken === undefined ? undefined : BINARY.exec(message)?.[0];
  const sums = calculationIn(message);
  // “10 times 10 is 100” is right as it stands.
  if (digits === undefined || (sums?.isRight === true && sums.claimed !== null)) return null;
  const messages = [message.replace(digits, ' '), ...earlier.slice(-2).toReversed()];
  const number = messages.flatMap((one) => one.match(/(?<![\d.+])\d{1,4}(?![\d.+])/g) ?? []);
  const value = parseInt(digits, 2);
  const sum = (message.match(/(?<!\d)\d{1,9}(?:\s?\+\s?\d{1,9})+/)?.[0] ?? '')
    .split('+')
    .reduce((total, one) => total + Number(one), 0);
  const numeral = [String(sum), ...number].find((one) => Number(one) === value) ?? number.at(-1);
  return numeral === undefined || numeral === '0'
    ? []
    : [{ problem: `Convert ${numeral} to binary`, claim: digits }];
};
/** A binary search, tree or star has nothing to do with numerals. */
const OF_BASES =
  /\bbinary\b(?!\s(?:search|trees?|heaps?|stars?|systems? of|fission|compounds?|operat|opposit|choice|options?|classif|outcomes?|data|files?))|\bbase[- ](?:2|two)\b/i;
/** “1000 elements” counts things. */
const BINARY =
  /(?<![\d.,$€£])[01]{3,12}(?![\d%]|[.,]\d)(?=\W{0,3}$|\s?[^\s\p{L}]|\s(?:is|so|in|for|then|right|too|bc|because|cuz|cause|and|or|but|not|which|as|equals|would|means?|i|lol|now|when|to|binary|base|correct|yeah|if)\b)/iu;
const RECENT = 4;
