import { tens } from '../arithmetic/rounding.ts';
import {
  type Fraction,
  ONE,
  ZERO,
  decimalValue,
  divide,
  multiply,
  raise,
  readFraction,
  subtract,
} from '../expression/fraction.ts';
import { once } from '../once.ts';
import { numbersOf } from '../table-text.ts';
import table from './table/units.json' with { type: 'json' };

/** The things units are made of; an angle and money count, or 2 rad/s and 2 Hz would look alike. */
const BASES = ['m', 'kg', 's', 'A', 'K', 'mol', 'money', 'rad', 'deg'] as const;

/** The power of each base, in the order above. */
export type Dimension = readonly number[];

export const NONE: Dimension = BASES.map(() => 0);

/** Reads `kg m s-2`. */
const readDimension = (text: string): Dimension => {
  const powers = BASES.map(() => 0);
  for (const part of text.split(' ').filter(Boolean)) {
    const [, base = '', power = '1'] = /^([A-Za-z]+)(-?\d)?$/.exec(part) ?? [];
    const at = BASES.findIndex((one) => one === base);
    if (at < 0) throw new Error(`No such base: ${part}`);
    powers[at] = Number(power);
  }
  return powers;
};

/** The dimension of `a` times `b` to a power. */
export const combine = (a: Dimension, b: Dimension, power = 1): Dimension =>
  a.map((one, at) => one + power * (b[at] ?? 0));

export const isSame = (a: Dimension, b: Dimension): boolean => a.every((one, at) => one === b[at]);

export const isPlain = (dimension: Dimension): boolean => dimension.every((power) => power === 0);

/** A unit as it was written, with its exact size in base units. */
export interface Unit {
  readonly written: string;
  /** Its sign, for a unit with one name. */
  readonly symbol?: string;
  readonly factor: Fraction;
  readonly dimension: Dimension;
  /** Where its zero lies in the base unit: 273.15 for degrees Celsius. */
  readonly offset: Fraction;
}

const PREFIXES = numbersOf(
  'T 12, G 9, M 6, k 3, h 2, d -1, c -2, m -3, µ -6, μ -6, n -9, p -12, giga 9, mega 6, kilo 3, centi -2, deci -1, milli -3, micro -6, nano -9',
);

const degrees = (written: string, factor: Fraction, offset: Fraction): Unit => ({
  written,
  factor,
  offset,
  dimension: readDimension('K'),
});
const CELSIUS = degrees('°C', ONE, { top: 5463n, bottom: 20n });
const FAHRENHEIT = degrees('°F', { top: 5n, bottom: 9n }, { top: 45967n, bottom: 180n });

// A row: names (signs as they are, words in small letters), size, base units; a star: it takes kilo, milli and so on.
const namedUnits = once(() => {
  const named = new Map<string, Unit>();
  for (const row of table) {
    const [names = '', size = '1', base = '', star] = row.split('|').map((part) => part.trim());
    const dimension = readDimension(base);
    const [sign = ''] = names.split(' ');
    for (const name of names.split(' ')) {
      const entry = (written: string, exponent: number): void => {
        const prefix =
          Object.keys(PREFIXES).find((one) => exponent !== 0 && PREFIXES[one] === exponent) ?? '';
        const factor = multiply(readFraction(size) ?? decimalValue(size), tens(exponent));
        if (!named.has(written))
          named.set(written, { written, symbol: prefix + sign, factor, dimension, offset: ZERO });
      };
      entry(name, 0);
      for (const [prefix, exponent] of star === undefined ? [] : Object.entries(PREFIXES))
        if (prefix.length > 1 === name.length > 3 || name === 'mol') entry(prefix + name, exponent);
    }
  }
  return named;
});

/** The unit of a single name; words may begin with a capital. */
export const unitNamed = (written: string): Unit | null => {
  const named = namedUnits();
  const name = written.replace(' ', '-');
  const small = name.length > 3 ? named.get(name.toLowerCase()) : undefined;
  return named.get(name) ?? small ?? null;
};

const times = (a: Unit, b: Unit, power: number): Unit => ({
  written: a.written,
  factor: multiply(a.factor, raise(b.factor, BigInt(power)) ?? ONE),
  dimension: combine(a.dimension, b.dimension, power),
  offset: ZERO,
});

const PLAIN: Unit = { written: '', factor: ONE, dimension: NONE, offset: ZERO };

const TEMPERATURE = /^(?:°\s?|degrees?\s+|deg\.?\s+)(?:(C(?:elsius)?)|F(?:ahrenheit)?)(?![A-Za-z])|^℃/i;
const ONE_UNIT = /^(?:(square|sq\.?|cubic)\s+)?(electron[ -]volts?|[A-Za-zµμΩΩ]+|[°%$€£¢])/;
const POWER = /^(?:\^?([-−]?[1-4])(?!\d|\.\d)|([²³⁴])|⁻([¹²³])|\s(squared|cubed)(?![a-z]))/;
const JOIN =
  /^(?:(\s*\/\s*|\s+per\s+|\s+an?\s+(?=(?:second|minute|hour|day|week|month|year)\b))|\s?[·*⋅×]\s?|(?=°\s?C(?![A-Za-z]))|\s?(?=[A-Za-z]{1,3}(?:⁻[¹²³]|\^-[123]))|[ -](?=(?:m|s|h|K|mol|meters?|metres?|seconds?|hours?)(?![a-z])))/;
const SUPERSCRIPTS: Readonly<Record<string, number>> = { '¹': 1, '²': 2, '³': 3, '⁴': 4 };

const powerOf = ([, digits, raised, negative, word]: RegExpExecArray): number => {
  if (digits !== undefined) return Number(digits.replace('−', '-'));
  if (negative !== undefined) return -(SUPERSCRIPTS[negative] ?? 1);
  return raised === undefined ? (word === 'cubed' ? 3 : 2) : (SUPERSCRIPTS[raised] ?? 1);
};

/** The longest unit that the text begins with, and how many characters it takes; null when it begins with none. */
export const readUnit = (text: string): { unit: Unit; length: number } | null => {
  const temperature = TEMPERATURE.exec(text);
  const celsius = temperature && (temperature[1] !== undefined || temperature[0] === '℃');
  if (temperature) return { unit: celsius ? CELSIUS : FAHRENHEIT, length: temperature[0].length };
  let unit = PLAIN;
  let at = 0;
  const inverse = /^(?:1?\/|per )\s?/.exec(text)?.[0].length ?? 0;
  let sign = inverse > 0 ? -1 : 1;
  let isInside = false;
  for (let join = inverse; ;) {
    const start = at + join;
    const opening = /^\(/.exec(text.slice(start))?.[0].length ?? 0;
    const part = unitPart(text.slice(start + opening));
    if (!part || (opening > 0 && sign > 0)) break;
    isInside ||= opening > 0;
    unit = times(unit, part.unit, sign * part.power);
    at = start + opening + part.length;
    if (isInside && text[at] === ')') {
      at++;
      isInside = false;
    }
    const next = JOIN.exec(text.slice(at)) ?? (isInside ? /^\s/.exec(text.slice(at)) : null);
    // `3% per year` is a percentage all the same.
    if (!next || part.unit.written === '%') break;
    if (next[1] !== undefined) sign = -1;
    join = next[0].length;
  }
  return at === 0 || isInside ? null : { unit: { ...unit, written: text.slice(0, at) }, length: at };
};

const unitPart = (text: string): { unit: Unit; power: number; length: number } | null => {
  if (/^°\s?C(?![A-Za-z])/.test(text))
    return { unit: { ...CELSIUS, offset: ZERO }, power: 1, length: text.indexOf('C') + 1 };
  const match = ONE_UNIT.exec(text);
  const unit = unitNamed(match?.[2] ?? '');
  if (!match || !unit) return null;
  const power = POWER.exec(text.slice(match[0].length));
  const solid = match[1] === undefined ? 1 : match[1] === 'cubic' ? 3 : 2;
  return {
    unit,
    power: solid * (power ? powerOf(power) : 1),
    length: match[0].length + (power?.[0].length ?? 0),
  };
};

/** A unit of our own tables; `1` stands for none, `1/s` for one over a second. */
export const unitOf = (text: string): Unit => {
  const name = text.replace(/^1/, '');
  const read = name === '' ? { unit: PLAIN, length: 0 } : readUnit(name);
  if (read?.length !== name.length) throw new Error(`No such unit: ${text}`);
  return read.unit;
};

/** A value in base units, said in this unit. */
export const inUnit = (value: Fraction, { factor, offset }: Unit): Fraction =>
  divide(subtract(value, offset), factor) ?? value;
