import { add, divide, equal, fraction, isZero, multiply, subtract, whole, type Fraction } from '../expression/fraction.ts';
import { readExpression } from '../expression/read.ts';
import { number, symbol } from '../expression/tree.ts';
import { exactValue } from '../expression/value.ts';
import { writeNumber } from '../expression/write.ts';
import { fromCoefficients, constant, letter, minusP, plusP, scaleP, timesP, UNIT, type Polynomial } from '../polynomial/polynomial.ts';
import { polynomialToExpression } from '../simplify/denormal.ts';
import { answerOf, told, type Task } from '../worked.ts';

const LIST = String.raw`((?:-?[\d./]+\s*,\s*){2,}-?[\d./]*\d)`;

const termsIn = (text: string): Fraction[] | null => {
  const terms = text.split(',').map((one) => {
    const read = readExpression(one.trim());
    return read && exactValue(read);
  });
  return terms.length >= 3 && terms.length <= 40 && terms.every((one) => one !== null) ? terms.filter((one) => one !== null) : null;
};

const differences = (terms: readonly Fraction[]): Fraction[] =>
  terms.slice(1).map((term, at) => subtract(term, terms[at] ?? term));

/** Rows of differences down to one in which all are alike. */
const rowsOf = (terms: readonly Fraction[]): Fraction[][] => {
  const rows = [[...terms]];
  for (;;) {
    const last = rows.at(-1) ?? [];
    const [first] = last;
    if (!first || last.length < 2 || last.every((one) => equal(one, first))) return rows;
    rows.push(differences(last));
  }
};

const ratioOf = (terms: readonly Fraction[]): Fraction | null => {
  const [first, second] = terms;
  if (!first || !second || isZero(first) || isZero(second)) return null;
  const ratio = divide(second, first);
  const fits = ratio && terms.slice(1).every((term, at) => equal(term, multiply(terms[at] ?? term, ratio)));
  return fits ? ratio : null;
};

const listed = (row: readonly Fraction[]): string => row.map((one) => writeNumber(one)).join(', ');

export const nextTermTask: Task = (text) => {
  const asked = /\b(?:next\s+(?:term|number)|comes\s+next|is\s+next)\b/i.test(text);
  const match = asked ? new RegExp(LIST).exec(text) : null;
  const terms = match && termsIn((match[1] ?? '').replace(/\.$/, ''));
  if (!terms) return null;
  const ratio = ratioOf(terms);
  const rows = rowsOf(terms);
  const lastRow = rows.at(-1) ?? [];
  const last = terms.at(-1) ?? whole(0);
  // Differences that never settle say less than a constant factor does.
  if (ratio && !(rows.length <= 2)) {
    const next = multiply(last, ratio);
    return told(listed(terms), 'next term', [[`× ${writeNumber(ratio)} each time`, 'Divide neighbours', 'The same factor leads from each number to the next.'], [writeNumber(next), 'Multiply once more', 'The pattern goes on.']], answerOf(number(next)));
  }
  if (lastRow.length < 2 && rows.length > 2 && terms.length < 4) return null;
  const next = rows.reduceRight((total, row) => add(total, row.at(-1) ?? whole(0)), whole(0));
  return told(
    listed(terms),
    'next term',
    [
      ...rows.slice(1).map((row, at): [string, string, string] => [listed(row), at === 0 ? 'Take the differences' : 'Take the differences again', 'From each number to the next.']),
      [writeNumber(next), 'Go back up', 'The last row goes on the same way; add it up to the first row.'],
    ],
    answerOf(number(next)),
  );
};

/** The nth term as a polynomial in n, from the rows of differences. */
export const nthTermTask: Task = (text) => {
  const asked = /\b([a-z])(?:'?th|-th)\s+term\b|\bformula\b.*\bsequence\b|\bgeneral\s+term\b/i.exec(text);
  const match = asked ? new RegExp(LIST).exec(text) : null;
  const terms = match && termsIn((match[1] ?? '').replace(/\.$/, ''));
  if (!terms || !asked) return null;
  const name = asked[1]?.toLowerCase() ?? 'n';
  const rows = rowsOf(terms);
  const ratio = ratioOf(terms);
  if (ratio && rows.length > 2) {
    const first = terms[0] ?? whole(1);
    const expression = { kind: 'product' as const, factors: [number(first), { kind: 'power' as const, base: number(ratio), exponent: { kind: 'sum' as const, terms: [symbol(name), { kind: 'negative' as const, of: number(1) }] } }] };
    return told(listed(terms), 'nth term', [[`× ${writeNumber(ratio)} each time`, 'Divide neighbours', 'The same factor leads from each number to the next.']], answerOf(expression));
  }
  const step = minusP(letter(name), UNIT);
  let [choose, total]: [Polynomial, Polynomial] = [UNIT, new Map()];
  for (const [index, row] of rows.entries()) {
    if (index > 0) choose = scaleP(timesP(choose, minusP(step, constant(whole(index - 1)))), fraction(1n, BigInt(index)));
    total = plusP(total, scaleP(choose, row[0] ?? whole(0)));
  }
  return told(
    listed(terms),
    'nth term',
    rows.slice(1).map((row): [string, string, string] => [listed(row), 'Take the differences', 'When a row is all the same, the term is a polynomial of that degree.']),
    answerOf(polynomialToExpression(total)),
  );
};

/** Common difference or ratio of a sequence. */
export const commonStepTask: Task = (text) => {
  const asked = /\bcommon\s+(ratio|difference)\b/i.exec(text);
  const match = asked ? new RegExp(LIST).exec(text) : null;
  const terms = match && termsIn(match[1] ?? '');
  const [first, second] = terms ?? [];
  if (!asked || !terms || !first || !second) return null;
  const ratio = asked[1]?.toLowerCase() === 'ratio';
  const step = ratio ? ratioOf(terms) : subtract(second, first);
  if (!step) return null;
  return told(listed(terms), `common ${asked[1]}`, [[`${writeNumber(second)} ${ratio ? '÷' : '−'} ${writeNumber(first)}`, 'Compare two neighbours', 'It is the same all along the sequence.'], [writeNumber(step), 'Work it out', 'Check it with the next pair.']], answerOf(number(step)));
};

export const linearTerm = (a: Fraction, b: Fraction, name: string): Polynomial => fromCoefficients([constant(a), constant(b)], name);
