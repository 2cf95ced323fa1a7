/** “6x7” and “(3.2 x 10^5) x (4 x 10^-2)” are products of numbers, as long as no letter x is meant. */
export const withTimesSigns = (written: string): string => {
  const sure = (
    PRODUCT_OF_NUMBERS.test(written) ? written.replaceAll(BEFORE_A_LETTER, ' × ') : written
  ).replaceAll(BEFORE_A_SIGN, ' × ');
  const message = LETTER.test(without(sure, BETWEEN_NUMBERS, BESIDE_BRACKET))
    ? sure
    : sure.replaceAll(BESIDE_BRACKET, ' × ');
  return LETTER_AT_WORK.test(without(message, BETWEEN_NUMBERS))
    ? message
    : message.replaceAll(BETWEEN_NUMBERS, ' × ');
};

const without = (text: string, ...signs: readonly RegExp[]): string =>
  signs.reduce((rest, sign) => rest.replaceAll(sign, ' '), text);

/** “0.5 x 0.5 x v²”, “0.5 x 200 x x²”: who multiplies numbers by it does so with the letter behind them. */
const PRODUCT_OF_NUMBERS = /\d\s+x\s+\d/;
const BEFORE_A_LETTER = /(?<=\d)\s+x\s+(?=\p{L}(?:[²³]|\^|\s*(?:[,=]|$)))/giu;
const BEFORE_A_SIGN = /(?<=\d)\s+x\s+(?=[-−]\d)|(?<=\d!)\s*x\s*(?=\d)/gi;
const BESIDE_BRACKET = /(?<=\))\s*x\s*(?=\()|(?<=\d)\s+x\s+(?=\()|(?<=\))\s+x\s+(?=[-−]?\d)/gi;
/** In “0x1F” it is no sign: that is how numbers of base sixteen begin. */
const BETWEEN_NUMBERS =
  /(?<=[\dπ²³]|(?<!\p{L})pi\s?)\s*(?!(?<=\b0)x(?:\d{0,40}[a-f]|\d{1,40} (?:to|in|into|as) (?:decimal|denary|binary|octal|hex)))x\s*(?=\d|π|pi(?!\p{L}))/giu;
const LETTER = /(?<!\p{L})x(?!\p{L})/iu;
const LETTER_AT_WORK = /x\s*[-+=<>^)]|[=(]\s?-?\d{0,6}x|x\b(?!\s*\d)/i;
