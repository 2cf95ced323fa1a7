import {
  type Fraction,
  add,
  decimalValue,
  divide,
  multiply,
  negate,
  toNumber,
} from '../expression/fraction.ts';
import { type Unit, isPlain, readUnit, unitOf } from './units.ts';

/** A number of the text with its unit. */
export interface Measure {
  /** In base units. */
  readonly value: Fraction;
  /** In base units, counted from the unit's own zero: what a change of temperature is. */
  readonly span: Fraction;
  readonly unit: Unit;
  readonly written: string;
  readonly start: number;
  readonly end: number;
}

const WORDS = 'zero one two three four five six seven eight nine ten eleven twelve'.split(' ');
const NUMBER =
  /(?<![\w.])(?:([$€£])\s?)?([-−](?=[\d.])(?<![\d)]\s?[-−]))?(\d{1,3}(?:,\d{3})+(?![\d])(?:\.\d+)?|\d+(?:\.\d+)?|\.\d+)(?:\s?[x×*·]\s?10\^?\s?\(?([-−+]?\d+|[⁻⁺]?[⁰¹²³⁴⁵⁶⁷⁸⁹]+)\)?|[eE]([-+−]?\d+)(?![A-Za-z]))?/g;
const SMALL = '⁰¹²³⁴⁵⁶⁷⁸⁹';

/** The text with counted units in digits (`two hours`), and signs that mean the same written the same way. */
export const normalise = (text: string): string =>
  text
    .replaceAll(/[  ]/g, ' ')
    .replaceAll(/[’‘]/g, "'")
    .replaceAll(/[?!]*\?[?!]*/g, '?')
    // `r = 3 cm h = 10 cm`: what stands before a sign of equality is a name, and no unit.
    .replaceAll(/(?<=\d\s?[A-Za-z°Ω]{1,4}[²³]?)\s+(?=[A-Za-z]\s?=)/g, ', ')
    .replaceAll(
      /\b(one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)[ -](?=([a-z]+))/gi,
      (all, word: string, next: string) => (readUnit(next) ? `${WORDS.indexOf(word.toLowerCase())} ` : all),
    );

const exponentOf = (written: string): number =>
  Number(
    written
      .replace(/[−⁻]/, '-')
      .replace('⁺', '')
      .replaceAll(/[⁰¹²³⁴⁵⁶⁷⁸⁹]/g, (sign) => String(SMALL.indexOf(sign))),
  );

const LARGEST_EXPONENT = 60;
const MOST_MEASURES = 8;

/** All numbers of the text with their units; null when one of them can't be read for certain. */
export const readMeasures = (text: string): Measure[] | null => {
  const measures: Measure[] = [];
  let end = 0;
  for (const match of text.matchAll(NUMBER)) {
    const [all, currency, sign, digits = '', ten, e] = match;
    if (match.index < end) continue;
    const exponent = exponentOf(ten ?? e ?? '0');
    const rest = text.slice(match.index + all.length);
    const unit = unitAfter(rest, currency);
    // `2,5`, `3/4`, `10k`, `3rd`, `3:2`: no plain number.
    const isOdd = !unit && /^(?:[A-Za-z²³]|[,:/]\d|\s?[-–]\s?\d|\.\d|[-+*^=(])/.test(rest);
    if (isOdd || Math.abs(exponent) > LARGEST_EXPONENT || measures.length === MOST_MEASURES) return null;
    const size = decimalValue(digits.replaceAll(',', ''), exponent);
    const value = sign === undefined ? size : negate(size);
    const { unit: read, length } = unit ?? { unit: unitOf(''), length: 0 };
    end = match.index + all.length + length;
    if (/^[A-Za-z²³]|^\^|^\/\d|^[,.]\d/.test(text.slice(end))) return null;
    const span = multiply(value, read.factor);
    measures.push({
      value: add(span, read.offset),
      span,
      unit: read,
      written: text.slice(match.index, end),
      start: match.index,
      end,
    });
  }
  return leftOver(text, measures) || currencies(measures) > 1 ? null : withSharedUnits(text, measures);
};

// `from 0 to 10 m/s`, `3, 4 and 5 cm`: the unit at the end is said of all.
const withSharedUnits = (text: string, measures: readonly Measure[]): Measure[] => {
  const shared: Measure[] = [];
  for (const measure of measures.toReversed()) {
    const next = shared[0];
    const isShared =
      next &&
      isBareNumber(measure) &&
      /^(?:\s+(?:to|and|or)\s+|,\s*(?:and\s+)?)$/.test(text.slice(measure.end, next.start));
    const span = isShared ? multiply(measure.value, next.unit.factor) : measure.span;
    shared.unshift(
      isShared ? { ...measure, unit: next.unit, span, value: add(span, next.unit.offset) } : measure,
    );
  }
  return shared;
};

const unitAfter = (rest: string, currency: string | undefined): { unit: Unit; length: number } | null => {
  const gap = /^[ -]?/.exec(rest)?.[0].length ?? 0;
  const read = readUnit(rest.slice(gap));
  if (currency === undefined) return read && { unit: read.unit, length: read.length + gap };
  const per = /^\s?(?:\/|per )\s?/.exec(rest);
  const below = per && readUnit(rest.slice(per[0].length));
  const whole = below && readUnit(`${currency}/${rest.slice(per[0].length, per[0].length + below.length)}`);
  return whole
    ? { unit: whole.unit, length: per[0].length + below.length }
    : { unit: unitOf(currency), length: 0 };
};

// A digit that no measure took: part of something we do not know. Names such as CO2, R1 or x² are none.
const leftOver = (text: string, measures: readonly Measure[]): boolean => {
  let rest = text;
  for (const { start, end } of measures)
    rest = rest.slice(0, start) + ' '.repeat(end - start) + rest.slice(end);
  return /(?<![A-Za-z_)\d])\d/.test(rest);
};

const currencies = (measures: readonly Measure[]): number =>
  new Set(measures.flatMap(({ written }) => /[$€£¢]|dollar|euro|USD|EUR|GBP|cent/.exec(written)?.[0] ?? []))
    .size;

/** A number that has a name at most, but no unit. */
export const isBareNumber = ({ unit }: Measure): boolean => unit.written === '' && isPlain(unit.dimension);

/** A measure as plain data. */
export interface PlainMeasure {
  readonly written: string;
  /** In the unit that was written. */
  readonly number: number;
  /** The same in base units. */
  readonly size: number;
  /** The power of each base unit. */
  readonly dimension: readonly number[];
  readonly hasUnit: boolean;
}

export const plainMeasure = (measure: Measure): PlainMeasure => ({
  written: measure.written.trim(),
  number: toNumber(divide(measure.span, measure.unit.factor) ?? measure.span),
  size: toNumber(measure.span),
  dimension: measure.unit.dimension,
  hasUnit: !isBareNumber(measure),
});
