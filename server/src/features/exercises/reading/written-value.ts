import { measuresIn, type PlainMeasure } from '@studia/mathematics';
import { numbersIn } from '../kinds/numbers-told.ts';

/** A number as it was written, with the unit behind it: “0.003”, “18 km/h”, “£68”, “1 3/20”. */
export interface WrittenValue {
  written: string;
  number: number;
  isPercent: boolean;
  /** What it measures; null where no unit stands behind it. */
  measure: PlainMeasure | null;
  at: number;
}

const A_VALUE = new RegExp(
  String.raw`(?<![\p{L}\d.,^/:_])(?:(?<![\d)]\s?)[-−])?[$£€]?(?:\d{1,9}\s\d{1,9}/\d{1,9}|\d{1,3}(?:,\d{3})+(?:\.\d+)?|\d+(?:\.\d+)?(?:\s?/\s?\d+(?![\d.]))?)(?:\s?(?:%|percent\b|[\p{L}µΩ°]{1,10}(?:(?:/|\sper\s)[\p{L}]{1,6})?(?:\^?[23]|[²³])?(?![\p{L}\d])))?`,
  'giu',
);

/** The values of a message, in their order: “1 and 3/20” is one, and so is “2/3 of an hour”. */
export const valuesWritten = (message: string): WrittenValue[] =>
  Array.from(inOneWriting(message).matchAll(A_VALUE), ({ 0: text, index }) => {
    const number = numbersIn(text.replaceAll(/[£€]/g, ''))[0];
    const bare = /^[-−]?[$£€]?[\d.,\s/]*\d/.exec(text)?.[0] ?? text;
    const isPercent = /%|percent/i.test(text);
    const [measure] =
      isPercent || /[$£€]/.test(text) ? [] : (measuresIn(asDecimal(text, bare, number?.value)) ?? []);
    const isMeasure = measure?.hasUnit === true && measure.dimension.some((power) => power !== 0);
    return {
      written: (isPercent || isMeasure ? text : bare).trim(),
      number: number?.value ?? Number.NaN,
      isPercent,
      measure: isMeasure ? measure : null,
      at: index,
    };
  }).filter(({ number }) => Number.isFinite(number));

/** No measure is a fraction. */
const asDecimal = (text: string, bare: string, value: number | undefined): string =>
  /[/]/.test(bare) && value !== undefined ? text.replace(bare, String(value)) : text;

const SHARES: readonly (readonly [RegExp, string])[] = [
  [/\b(?:a |one )?half (?:an? |of an? )(?=\p{L})/giu, '0.5 '],
  [/\bthree quarters? (?:of )?an? (?=\p{L})/giu, '0.75 '],
  [/\b(?:a |one )?quarter (?:of )?an? (?=\p{L})/giu, '0.25 '],
  [/(?<=\d\/\d{1,3}) of an? (?=\p{L})/giu, ' '],
  [/(?<=\d) and (?=\d{1,4}\/\d)/g, ' '],
  [/(?<=\d) (?=\d{3}(?!\d))/g, ''],
];
const inOneWriting = (message: string): string =>
  SHARES.reduce((text, [form, sign]) => text.replaceAll(form, sign), message);

/** Half of the last digit that was written. */
export const isRoundedTo = (value: number, { written, number }: WrittenValue): boolean => {
  const places = /\.(\d+)/.exec(written)?.[1]?.length ?? 0;
  const isExact = places === 0;
  return Math.abs(value - number) <= (isExact ? EXACT * Math.max(1, Math.abs(number)) : 0.51 * 10 ** -places);
};
const EXACT = 1e-9;
