import { roundTo, roundingIn, tens } from '../arithmetic/rounding.ts';
import { decimalValue, type Fraction } from '../expression/fraction.ts';
import { number } from '../expression/tree.ts';
import { writeNumber } from '../expression/write.ts';
import type { Answer } from '../worked.ts';

const FIGURES = 3;
const LONGEST_EXACT = 7;
const WHOLE_FROM = 1_000;
const WHOLE_TO = 1e7;
// Beyond these a power of ten is easier to read.
const SMALLEST_PLAIN = 1e-4;
const LARGEST_PLAIN = 1e9;

/** The fraction nearest to a floating-point number, to fifteen figures. */
export const fractionOf = (value: number): Fraction => {
  const [digits = '0', exponent = '0'] = value.toExponential(14).split('e');
  return decimalValue(digits, Number(exponent));
};

/** Three figures for measured things, whole numbers among the thousands; what is short is left as it is. */
export const inFigures = (value: number): Fraction => {
  const exact = fractionOf(value);
  const size = Math.abs(value);
  if (size === 0 || isShort(exact)) return exact;
  const place = Math.floor(Math.log10(size)) - FIGURES + 1;
  return roundTo(exact, tens(size >= WHOLE_FROM && size < WHOLE_TO ? 0 : place));
};

const isShort = (value: Fraction): boolean =>
  writeNumber(value, 'decimal').replaceAll(/[-−.]|^0\.0*/g, '').length <= LONGEST_EXACT;

/** The answer as it is said: rounded as the text asks, otherwise to a few figures, with its unit behind. */
export const nearAnswer = (value: number, text: string, unit = '', places?: number): Answer => {
  const asked = roundingIn(text);
  const unitOfRounding = asked ?? (places === undefined ? null : tens(-places));
  const shown = unitOfRounding ? roundTo(fractionOf(value), unitOfRounding) : inFigures(value);
  const node = number(shown, 'decimal');
  const size = Math.abs(value);
  const isFar = !asked && size !== 0 && (size < SMALLEST_PLAIN || size >= LARGEST_PLAIN);
  const written = isFar ? inLine(value) : writeNumber(shown, 'decimal');
  const inLatex = written.replaceAll('−', '-').replace(/ × 10\^\(?(-?\d+)\)?/, String.raw` \times 10^{$1}`);
  return {
    text: unit === '' ? written : `${written} ${unit}`,
    latex: unit === '' ? inLatex : `${inLatex}\\ \\text{${unit}}`,
    value: node,
    near: true,
  };
};

/** An amount of money: two places or none, with the sign of the currency in front. */
export const moneyAnswer = (value: number, text: string, sign: string): Answer => {
  const { text: figure, latex, ...rest } = nearAnswer(value, text, '', 2);
  return {
    ...rest,
    text: withCurrency(figure.replace(/(\.\d)$/, '$10'), sign),
    latex: `${sign === '$' ? String.raw`\$` : sign}${latex}`,
  };
};

export const withCurrency = (amount: string, sign: string): string =>
  amount.startsWith('−') ? `−${sign}${amount.slice(1)}` : `${sign}${amount}`;

/** A number in a line of work: no more figures than a reader wants. */
export const inLine = (value: number): string => {
  const size = Math.abs(value);
  if (size !== 0 && (size >= 1e9 || size < 1e-4)) {
    const [digits = '0', exponent = '0'] = value.toExponential(3).split('e');
    const power = Number(exponent) < 0 ? `(${Number(exponent)})` : exponent.replace('+', '');
    return `${Number(digits)} × 10^${power}`.replaceAll('-', '−');
  }
  return String(Number(value.toPrecision(6))).replaceAll('-', '−');
};
