import {
  add,
  divide,
  equal,
  fraction,
  multiply,
  readFraction,
  type Fraction,
} from '../expression/fraction.ts';

/** Whether two numbers are the same, in whatever form: `3/4`, `0.75`, `75 %`, `1 1/2`; null when one can't be read. */
export const sameNumber = (one: string, other: string): boolean | null => {
  const [a, b] = [readNumber(one), readNumber(other)];
  return a === null || b === null ? null : equal(a, b);
};

const LONGEST = 60;
const FORM = /^([+-]?)(?:(\d+) )?(\d*(?:\.\d+)?)(?:\/(\d+))?(%?)$/;

/** A number as people answer with it: with thousands, a name before it, mixed or in per cent. */
const readNumber = (written: string): Fraction | null => {
  if (written.length > LONGEST) return null;
  const text = written
    .trim()
    .replaceAll(/[−–]/g, '-')
    .replaceAll(/(?<=\d),(?=\d{3}(?!\d))/g, '')
    .replace(/^[a-z]\s*=\s*/i, '')
    .replaceAll(/(?:(?<!\s)\s+)?([/%+-])\s*/g, '$1')
    .replace(/[.!?]$/, '');
  const [, sign = '', whole = '0', top = '', bottom = '1', percent] = FORM.exec(text) ?? [];
  const [size, below, beside] = [`0${top}`, bottom, whole].map(readFraction);
  if (top === '' || !size || !below || !beside) return null;
  const quotient = divide(size, below);
  if (quotient === null) return null;
  // “50 1/2 %” is as rare as it is clear: the whole of it in hundredths.
  const value = multiply(add(beside, quotient), fraction(1n, percent === '%' ? 100n : 1n));
  return sign === '-' ? fraction(-value.top, value.bottom) : value;
};
