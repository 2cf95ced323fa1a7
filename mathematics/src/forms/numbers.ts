import { fraction, greatestCommonDivisor, multiply, whole } from '../expression/fraction.ts';
import { decimal, readExpression } from '../expression/read.ts';
import { isNumber, number, power, product, quotient, type Expression } from '../expression/tree.ts';
import { exactValue } from '../expression/value.ts';
import { write, writeNumber } from '../expression/write.ts';
import { commonDivisor } from '../polynomial/divisor.ts';
import { contentOf, isUnit, scaleP, termsOf, UNIT, type Polynomial } from '../polynomial/polynomial.ts';
import { ratioToExpression } from '../simplify/denormal.ts';
import { normalOf } from '../simplify/normal.ts';
import { answerOf, told, type Task } from '../worked.ts';

const lastLine = (text: string): string => text.trim().split('\n').at(-1) ?? '';

/** The other ways to write one number: as a ratio, percent, decimal or in scientific notation. */
export const numberFormTask: Task = (text) =>
  asRatio(text) ?? asPercent(text) ?? asDecimal(text) ?? asScientific(text);

const asRatio: Task = (text) => {
  if (!/\bratio of (?:two )?integers\b/i.test(text)) return null;
  const read = readExpression(lastLine(text));
  const exact = read && exactValue(read);
  if (!read || !exact) return null;
  const written = `${exact.top < 0n ? '−' : ''}${exact.top < 0n ? -exact.top : exact.top}/${exact.bottom}`;
  return told(
    write(read),
    'ratio',
    [
      [
        written,
        exact.bottom === 1n ? 'Put it over one' : 'Write it as a fraction',
        'A ratio of two whole numbers is a fraction.',
      ],
    ],
    {
      text: written,
      latex: `\\frac{${exact.top}}{${exact.bottom}}`,
      value: quotient(number(exact.top), number(exact.bottom)),
    },
  );
};

const asPercent: Task = (text) => {
  const match =
    /\b(?:to|as) a percent\w*\b[^\d]*?(-?\d[\d,]*(?:\.\d+)?|-?\.\d+)(?:\s*\/\s*(\d+))?\s*=?\s*_*\s*%?/i.exec(
      text,
    );
  if (
    !match ||
    /\bwhat percent\b|\bincrease\b|\bdecrease\b/i.test(text) ||
    (text.match(/\d+(?:\.\d+)?/g)?.length ?? 0) > (match[2] === undefined ? 1 : 2)
  )
    return null;
  const value = multiply(
    decimal((match[1] ?? '').replaceAll(',', '').replace('-', '')).value,
    fraction(100n, BigInt(match[2] ?? 1)),
  );
  const written = /=\s*_+\s*%/.test(text)
    ? number(value, 'decimal')
    : number(multiply(value, fraction(1n, 100n)), 'percent');
  return told(
    match[1] ?? '',
    'percent',
    [[`${writeNumber(value, 'decimal')}%`, 'Multiply by one hundred', 'Percent means of every hundred.']],
    answerOf(written),
  );
};

const asDecimal: Task = (text) => {
  const match =
    /\b(?:terminating|repeating)\b[^\n]*\bdecimal\b[\s\S]*?(-?\d+)\s*\)?\s*\/\s*\(?\s*(\d+)/i.exec(text);
  if (!match || match[2] === '0') return null;
  const value = fraction(BigInt(match[1] ?? 0), BigInt(match[2] ?? 1));
  const written = writeNumber(value, 'decimal');
  // A repeating decimal has no end; a bar says so.
  if (written.includes('/')) return null;
  return told(
    `${match[1]}/${match[2]}`,
    'decimal',
    [[written, 'Divide', 'Top by bottom, until nothing is left.']],
    answerOf(number(value, 'decimal')),
  );
};

const asScientific: Task = (text) => {
  if (!/\bscientific notation\b/i.test(text) || /\*\s*\(?\s*10\s*\)?\s*\^/.test(text)) return null;
  const numbers = [
    ...text.matchAll(/(?<![\w.])(\d{1,3}(?:,\d{3})+(?:\.\d+)?|\d+\.\d+|\d{4,}|0?\.0\d+)(?![\d/])/g),
  ].map((match) => match[1] ?? '');
  const [only, more] = numbers.filter((one, at) => numbers.indexOf(one) === at);
  if (only === undefined || more !== undefined) return null;
  const plain = only.replaceAll(',', '');
  const exponent = Math.floor(Math.log10(Number(plain)));
  const { value } = decimal(plain);
  const digits =
    exponent >= 0
      ? multiply(value, fraction(1n, 10n ** BigInt(exponent)))
      : multiply(value, whole(10n ** BigInt(-exponent)));
  const result = product([number(digits, 'decimal'), power(number(10), number(exponent))]);
  return told(
    only,
    'scientific notation',
    [
      [
        `${writeNumber(digits, 'decimal')} × 10^${exponent}`,
        'Move the decimal point after the first digit',
        `It moved ${Math.abs(exponent)} places.`,
      ],
    ],
    {
      text: `${writeNumber(digits, 'decimal')} × 10^${exponent < 0 ? `(${exponent})` : exponent}`.replace(
        '(-',
        '(−',
      ),
      latex: `${writeNumber(digits, 'decimal')} \\times 10^{${exponent}}`,
      value: result,
    },
  );
};

/** The greatest common factor of terms with letters. */
export const commonTermTask: Task = (text) => {
  if (!/\bgreatest common factor\b|\bGCF\b/i.test(text)) return null;
  const line = lastLine(text).replace(/^.*\b(?:of|factor)\b:?/i, '');
  const parts = line
    .split(/,(?!\d{3}\b)|\band\b/i)
    .map((one) => one.trim().replace(/[.?]$/, ''))
    .filter((one) => one !== '');
  const read = parts.map((one) => readExpression(one));
  if (
    parts.length < 2 ||
    read.some((one) => one === null) ||
    read.every((one) => one !== null && isNumber(one))
  )
    return null;
  const terms = read.flatMap((one) => {
    const normal = one && normalOf(one);
    return normal && isUnit(normal.bottom) && termsOf(normal.top).length === 1 ? [normal.top] : [];
  });
  if (terms.length !== parts.length) return null;
  const content = terms.map(contentOf).reduce((a, b) => whole(greatestCommonDivisor(a.top, b.top)));
  const letters = terms
    .map((one) => scaleP(one, fraction(contentOf(one).bottom, contentOf(one).top)))
    .reduce(commonDivisor);
  const result = toExpression(scaleP(letters, content));
  return told(
    parts.join(', '),
    'greatest common factor',
    [
      [
        write(result),
        'The largest number that divides all, and each letter with its smallest exponent',
        'Then it divides every term.',
      ],
    ],
    answerOf(result),
  );
};

const toExpression = (top: Polynomial): Expression => ratioToExpression({ top, bottom: UNIT });
