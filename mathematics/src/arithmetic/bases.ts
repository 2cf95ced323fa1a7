import { plainLine, told, type Task } from '../worked.ts';

const DIGITS = '0123456789abcdefghijklmnopqrstuvwxyz';

const fromBase = (text: string, base: number): bigint | null => {
  const negative = text.startsWith('-');
  let value = 0n;
  for (const one of text.replace('-', '').toLowerCase()) {
    const digit = DIGITS.indexOf(one);
    if (digit < 0 || digit >= base) return null;
    value = value * BigInt(base) + BigInt(digit);
  }
  return negative ? -value : value;
};

const fits = (base: number): boolean => base >= 2 && base <= 36;

/** A number from one base into another. */
export const baseTask: Task = (text) => {
  const match =
    /(-?[0-9a-z]{1,80})\s*\(?\s*(?:in\s+)?base\s+(\d{1,2})\s*\)?\s+(?:to|in|into)\s+base\s+(\d{1,2})/i.exec(
      text,
    );
  if (!match) return null;
  const [from, to] = [Number(match[2]), Number(match[3])];
  const value = fits(from) && fits(to) ? fromBase(match[1] ?? '', from) : null;
  if (value === null) return null;
  const result = value.toString(to);
  return told(
    match[0],
    'change of base',
    [
      [`${value}`, `Read it in base ${from}`, `Every place is worth ${from} times the one to its right.`],
      [
        result,
        `Divide by ${to} again and again`,
        'The remainders, from the last to the first, are the digits.',
      ],
    ],
    { ...plainLine(result), value: null },
  );
};

export const baseSumTask: Task = (text) => {
  const match =
    /\bin\s+base\s+(\d{1,2})\s*,?\s*what\s+is\s+(-?[0-9a-z]{1,80})\s*([+-])\s*(-?[0-9a-z]{1,80})/i.exec(text);
  if (!match) return null;
  const base = Number(match[1]);
  const [a, b] = fits(base) ? [fromBase(match[2] ?? '', base), fromBase(match[4] ?? '', base)] : [null, null];
  if (a === null || b === null) return null;
  const total = match[3] === '+' ? a + b : a - b;
  const result = total.toString(base);
  return told(
    match[0],
    'arithmetic in a base',
    [
      [`${a} ${match[3]} ${b} = ${total}`, 'Work in base ten', 'Read both numbers as usual numbers first.'],
      [result, `Write it in base ${base}`, 'The remainders on dividing by the base are the digits.'],
    ],
    { ...plainLine(result), value: null },
  );
};
