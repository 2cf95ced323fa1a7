/** An exact number: school arithmetic must never show 0.30000000000000004. */
export interface Fraction {
  readonly top: bigint;
  readonly bottom: bigint;
}

export const fraction = (top: bigint, bottom = 1n): Fraction => {
  const sign = bottom < 0n ? -1n : 1n;
  const divisor = greatestCommonDivisor(top, bottom) * sign;
  return { top: top / divisor, bottom: bottom / divisor };
};

export const greatestCommonDivisor = (a: bigint, b: bigint): bigint => {
  let [larger, smaller] = [magnitude(a), magnitude(b)];
  while (smaller > 0n) [larger, smaller] = [smaller, larger % smaller];
  return larger;
};

export const add = (a: Fraction, b: Fraction): Fraction =>
  fraction(a.top * b.bottom + b.top * a.bottom, a.bottom * b.bottom);
export const subtract = (a: Fraction, b: Fraction): Fraction => add(a, { top: -b.top, bottom: b.bottom });
export const multiply = (a: Fraction, b: Fraction): Fraction => fraction(a.top * b.top, a.bottom * b.bottom);
export const divide = (a: Fraction, b: Fraction): Fraction | null =>
  b.top === 0n ? null : fraction(a.top * b.bottom, a.bottom * b.top);
export const equal = (a: Fraction, b: Fraction): boolean => a.top === b.top && a.bottom === b.bottom;

// Beyond this a power is no school exercise, and its digits would fill the page.
const LARGEST_EXPONENT = 64n;
const MOST_DIGITS_OF_A_POWER = 200;

/** Whole powers only; null where the result is not a school number. */
export const power = (base: Fraction, exponent: Fraction): Fraction | null => {
  const size = magnitude(exponent.top);
  if (!isWhole(exponent) || size > LARGEST_EXPONENT) return null;
  if (digits(base) * Number(size) > MOST_DIGITS_OF_A_POWER) return null;
  return size === 0n ? ONE : raise(base, exponent.top);
};

/** A whole number without its sign. */
export const magnitude = (value: bigint): bigint => (value < 0n ? -value : value);

const digits = ({ top, bottom }: Fraction): number =>
  Math.max(magnitude(top).toString().length, bottom.toString().length);

// Longer than any number that is worked out by hand.
const LONGEST = 40;

/** Reads `12`, `-3.5`, `3/4`; null for anything else. */
export const readFraction = (text: string): Fraction | null => {
  const plain = text.replaceAll(/\s/g, '');
  const match = plain.length > LONGEST ? null : /^([-−]?)(\d+)(?:\.(\d+)|[/⁄](\d+))?$/.exec(plain);
  if (!match) return null;
  const [, sign, whole = '', decimals, bottom] = match;
  if (bottom !== undefined && /^0+$/.test(bottom)) return null;
  const size =
    decimals === undefined
      ? fraction(BigInt(whole), BigInt(bottom ?? 1))
      : fraction(BigInt(whole + decimals), 10n ** BigInt(decimals.length));
  return sign ? negate(size) : size;
};

/** What a decimal is worth, however long, times a power of ten. */
export const decimalValue = (text: string, exponent = 0): Fraction => {
  const [whole = '', decimals = ''] = text.split('.');
  const top = BigInt(`${whole}${decimals}` || '0');
  const shift = exponent - decimals.length;
  return shift >= 0 ? fraction(top * 10n ** BigInt(shift)) : fraction(top, 10n ** BigInt(-shift));
};

/** As a teacher writes it: `12`, `−3.5`, or `1⁄3` (one number, no division to do) where the decimals never end. */
export const show = ({ top, bottom }: Fraction): string => {
  const [sign, size] = [top < 0n ? '−' : '', magnitude(top)];
  if (bottom === 1n) return `${sign}${size}`;
  return `${sign}${decimalsOf(size, bottom, MOST_PLACES) ?? `${size}⁄${bottom}`}`;
};

const MOST_PLACES = 6;

/** The decimal writing of a fraction whose decimals end; null for the others. */
export const decimalsOf = (top: bigint, bottom: bigint, most = 60): string | null => {
  const reduced = fraction(top, bottom);
  let places = 0;
  while (10n ** BigInt(places) % reduced.bottom !== 0n) if (++places > most) return null;
  const written = ((reduced.top * 10n ** BigInt(places)) / reduced.bottom)
    .toString()
    .padStart(places + 1, '0');
  return places === 0 ? written : `${written.slice(0, -places)}.${written.slice(-places)}`;
};

export const ZERO: Fraction = { top: 0n, bottom: 1n };
export const ONE: Fraction = { top: 1n, bottom: 1n };
export const whole = (value: number | bigint): Fraction => ({ top: BigInt(value), bottom: 1n });
export const negate = ({ top, bottom }: Fraction): Fraction => ({ top: -top, bottom });
export const absolute = ({ top, bottom }: Fraction): Fraction => ({ top: magnitude(top), bottom });
export const isWhole = ({ bottom }: Fraction): boolean => bottom === 1n;
export const isZero = ({ top }: Fraction): boolean => top === 0n;
export const isOne = ({ top, bottom }: Fraction): boolean => top === 1n && bottom === 1n;
export const isNegative = ({ top }: Fraction): boolean => top < 0n;

/** Below zero when the first is smaller, above when it is larger. */
export const compare = (a: Fraction, b: Fraction): number => {
  const difference = a.top * b.bottom - b.top * a.bottom;
  return difference < 0n ? -1 : difference > 0n ? 1 : 0;
};

/** The nearest floating-point number, also where top and bottom are both too long for one. */
export const toNumber = ({ top, bottom }: Fraction): number => {
  const direct = Number(top) / Number(bottom);
  if (Number.isFinite(direct) || bottom === 0n) return direct;
  const shift = BigInt(Math.max(top.toString(2).length, bottom.toString(2).length) - 900);
  return Number(top >> shift) / Number(bottom >> shift);
};

const MOST_DIGITS = 3_000;

/** A whole power of any size that still fits on a page; null beyond. */
export const raise = (base: Fraction, exponent: bigint): Fraction | null => {
  const size = magnitude(exponent);
  if (isZero(base) && exponent <= 0n) return null;
  const trivial = base.bottom === 1n && base.top >= -1n && base.top <= 1n;
  if (!trivial && (size > BigInt(MOST_DIGITS) * 4n || digits(base) * Number(size) > MOST_DIGITS * 2))
    return null;
  const odd = size % 2n;
  const raised = trivial
    ? whole(base.top === -1n && odd === 1n ? -1 : base.top === 0n ? 0 : 1)
    : fraction(base.top ** size, base.bottom ** size);
  return exponent < 0n ? fraction(raised.bottom, raised.top) : raised;
};

/** The whole root rounded down, by Newton's way. */
export const wholeRoot = (value: bigint, index: number): bigint => {
  if (value < 2n) return value;
  const n = BigInt(index);
  let guess = 1n << BigInt(Math.ceil(value.toString(2).length / index));
  for (;;) {
    const next = ((n - 1n) * guess + value / guess ** (n - 1n)) / n;
    if (next >= guess) return guess;
    guess = next;
  }
};

/** The root when it is a fraction itself; odd roots of negative numbers are negative. */
export const exactRoot = ({ top, bottom }: Fraction, index: number): Fraction | null => {
  if (top < 0n && index % 2 === 0) return null;
  const [size, under, n] = [wholeRoot(magnitude(top), index), wholeRoot(bottom, index), BigInt(index)];
  if (size ** n !== magnitude(top) || under ** n !== bottom) return null;
  return { top: top < 0n ? -size : size, bottom: under };
};
