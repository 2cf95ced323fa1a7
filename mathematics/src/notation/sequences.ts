import { allKnown } from '../all-known.ts';
import { ordinal, withDigits } from '../arithmetic/number-words.ts';
import {
  add,
  divide,
  equal,
  fraction,
  isOne,
  isZero,
  multiply,
  subtract,
  whole,
  type Fraction,
} from '../expression/fraction.ts';
import { readExpression } from '../expression/read.ts';
import { minus, number, power, product, substitute, symbol, symbolsOf } from '../expression/tree.ts';
import { exactValue, readValue } from '../expression/value.ts';
import { write, writeNumber } from '../expression/write.ts';
import {
  constant,
  letter,
  minusP,
  plusP,
  scaleP,
  timesP,
  UNIT,
  type Polynomial,
} from '../polynomial/polynomial.ts';
import { polynomialToExpression } from '../simplify/denormal.ts';
import { calculated, plainSolution, type PlainStep } from '../steps/plain.ts';
import { answerOf, checked, type Task, type Worked } from '../worked.ts';
import { numbersIn } from './lists.ts';

const MOST_TERMS = 1_000;
const FEWEST_TERMS = 3;
const MOST_GIVEN = 40;

const termsIn = (text: string): Fraction[] | null => {
  const terms = numbersIn(text);
  return terms.length >= FEWEST_TERMS && terms.length <= MOST_GIVEN ? terms : null;
};
const w = (value: Fraction): string => `(${writeNumber(value)})`;
const listed = (row: readonly Fraction[]): string => row.map((one) => writeNumber(one)).join(', ');
const stepsOf = (terms: readonly Fraction[]): Fraction[] =>
  terms.slice(1).map((term, at) => subtract(term, terms[at] ?? term));

/** Rows of differences down to one in which all are alike. */
const rowsOf = (terms: readonly Fraction[]): Fraction[][] => {
  const rows = [[...terms]];
  for (;;) {
    const last = rows.at(-1) ?? [];
    const [first] = last;
    if (!first || last.length < 2 || last.every((one) => equal(one, first))) return rows;
    rows.push(stepsOf(last));
  }
};

const ratioOf = (terms: readonly Fraction[]): Fraction | null => {
  const [first, second] = terms;
  const ratio = first && second && !isZero(second) ? divide(second, first) : null;
  const fits = (term: Fraction, at: number): boolean =>
    ratio !== null && equal(term, multiply(terms[at] ?? term, ratio));
  return terms.slice(1).every(fits) ? ratio : null;
};
const differenceOf = (terms: readonly Fraction[]): Fraction | null => {
  const [first, ...others] = stepsOf(terms);
  return first && others.every((one) => equal(one, first)) ? first : null;
};

const bySameFactor = (by: Fraction): PlainStep => [`× ${writeNumber(by)} each time`, 'Divide neighbours'];

const differences = (rows: readonly (readonly Fraction[])[], reason: string): PlainStep[] =>
  rows.slice(1).map((row) => [listed(row), 'Take the differences', reason]);

const nextTermTask: Task = (text) => {
  const terms = /\bnext (?:term|number)\b|\b(?:comes|is) next\b/i.test(text) ? termsIn(text) : null;
  if (!terms) return null;
  const [rows, ratio] = [rowsOf(terms), ratioOf(terms)];
  // Differences that never settle say less than a constant factor does.
  if (ratio && rows.length > 2) {
    const line = `${w(terms.at(-1) ?? ratio)} × ${w(ratio)}`;
    return calculated(listed(terms), 'next term', [bySameFactor(ratio), [line, 'Multiply once more']]);
  }
  if ((rows.at(-1) ?? []).length < 2 && rows.length > 2 && terms.length < 4) return null;
  const ends = rows.map((row) => w(row.at(-1) ?? whole(0))).join(' + ');
  return calculated(listed(terms), 'next term', [
    ...differences(rows, 'From each number to the next.'),
    [ends, 'Go back up'],
  ]);
};

/** The nth term as a polynomial in n, from the rows of differences, or as a power. */
const nthTermTask: Task = (text) => {
  const asked = /\b([a-z])(?:'?th|-th)\sterm\b|\bformula\b.*\bsequence\b|\bgeneral\sterm\b/i.exec(text);
  const terms = asked && termsIn(text);
  if (!asked || !terms) return null;
  const name = asked[1]?.toLowerCase() ?? 'n';
  const [rows, ratio, first] = [rowsOf(terms), ratioOf(terms), terms[0] ?? whole(1)];
  const isPower = ratio !== null && rows.length > 2;
  const formula = isPower
    ? product([number(first), power(number(ratio), minus(symbol(name), number(1)))])
    : polynomialToExpression(throughRows(rows, name));
  const fits = terms.every((term, at) => {
    const value = exactValue(substitute(formula, name, number(at + 1)));
    return value !== null && equal(value, term);
  });
  const steps = isPower
    ? [bySameFactor(ratio)]
    : differences(rows, 'A row of equal numbers gives the degree.');
  return checked(plainSolution(listed(terms), 'nth term', answerOf(formula), ...steps), 'put-back', fits);
};

const throughRows = (rows: readonly (readonly Fraction[])[], name: string): Polynomial => {
  const step = minusP(letter(name), UNIT);
  let [choose, total]: [Polynomial, Polynomial] = [UNIT, new Map()];
  for (const [index, row] of rows.entries()) {
    if (index > 0)
      choose = scaleP(timesP(choose, minusP(step, constant(whole(index - 1)))), fraction(1n, BigInt(index)));
    total = plusP(total, scaleP(choose, row[0] ?? whole(0)));
  }
  return total;
};

/** Common difference or ratio of a sequence. */
const commonStepTask: Task = (text) => {
  const kind = /\bcommon\s(ratio|difference)\b/i.exec(text)?.[1]?.toLowerCase();
  const terms = kind === undefined ? null : termsIn(text);
  const [first, second] = terms ?? [];
  const step = terms && (kind === 'ratio' ? ratioOf(terms) : differenceOf(terms));
  if (!terms || !step || !first || !second) return null;
  const line = `${w(second)} ${kind === 'ratio' ? '÷' : '−'} ${w(first)}`;
  return calculated(listed(terms), `common ${kind}`, [[line, 'Compare two neighbours']], {
    last: 'Check it with the next pair.',
  });
};

const NAMED_PLACE =
  /\b(\d+(?:st|nd|rd|th)|second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth|eleventh|twelfth)\sterm/gi;

const placeIn = (text: string): number | null => {
  const named = [...text.matchAll(NAMED_PLACE)].map((match) => ordinal(match[1] ?? '')).at(-1);
  const subscript = [...text.matchAll(/\b[a-z]_\(?(\d+)\)?(?!\)?\s?=\s?[-\d(])/g)].at(-1)?.[1];
  const at = named ?? (subscript === undefined ? null : Number(subscript));
  return at !== null && at >= 1 && at <= MOST_TERMS ? at : null;
};

const V = String.raw`\(?\s?(-?\d+(?:\.\d+)?(?:\s?\/\s?\d+)?)\s?\)?`;
const valueIn = (pattern: string, text: string): Fraction | null => {
  const groups = new RegExp(pattern, 'i').exec(text)?.slice(1) ?? [];
  return readValue(groups.find((one) => one !== undefined));
};

/** A term, or the sum of the first terms, of a sequence given by its first terms, its step or its formula. */
const termTask: Task = (text) => {
  const count = Number(/\bfirst\s(\d+)\sterms/i.exec(withDigits(text))?.[1] ?? 0);
  const isSum = /\bsum\b/i.test(text) && count > 1 && count <= MOST_TERMS;
  const at = isSum ? count : placeIn(text);
  if (at === null) return null;
  const formula = isSum ? null : byFormula(text, at);
  if (formula) return formula;
  const terms = termsIn(text.replaceAll(NAMED_PLACE, ' ').replace(/\bfirst\s\w+\sterms/i, ' '));
  const first =
    terms?.[0] ??
    valueIn(String.raw`\bfirst\sterm\s?(?:is|of|=|,)?\s?(?:a_1\s?=\s?)?${V}|\ba_\(?1\)?\s?=\s?${V}`, text);
  const difference = terms
    ? differenceOf(terms)
    : valueIn(String.raw`\bdifference\s?(?:is|of|=|,)?\s?(?:d\s?=\s?)?${V}`, text);
  const ratio = terms
    ? ratioOf(terms)
    : valueIn(String.raw`\bratio\s?(?:is|of|=|,)?\s?(?:r\s?=\s?)?${V}`, text);
  if (!first) return null;
  if (difference) return arithmetic(first, difference, at, isSum);
  return ratio && !isOne(ratio) ? geometric(first, ratio, at, isSum) : null;
};

const byFormula = (text: string, at: number): Worked | null => {
  const written = /(?<![A-Za-z])[a-z](?:_\(?n\)?|\(\s?n\s?\))\s?=\s?([^,;\n?]+)/.exec(text)?.[1];
  const body = written === undefined ? null : readExpression(written.trim().replace(/\.$/, ''));
  if (!body || symbolsOf(body).join('') !== 'n') return null;
  const put = write(substitute(body, 'n', number(at)));
  return calculated(write(body), 'term', [[put, `Put ${at} in for n`, 'n counts the terms.']], {
    last: 'That is the term.',
  });
};

const computed = (what: string, ...step: readonly [line: string, rule: string, reason: string]) =>
  calculated('sequence', what, [step]);
const STEPS = 'From the first term it takes one step fewer than the number of the term.';

/** A term, or the sum of the terms up to it, where each is so much more than the one before. */
const arithmetic = (first: Fraction, by: Fraction, at: number, isSum: boolean): Worked | null => {
  if (!isSum)
    return computed('term', `${w(first)} + ${at - 1} × ${w(by)}`, 'First term plus the steps', STEPS);
  const line = `${at} × (${w(first)} + ${w(add(first, multiply(by, whole(at - 1))))})/2`;
  const reason = 'First and last together are as much as second and last but one.';
  return computed('sum', line, 'First and last, times their number, halved', reason);
};

/** The same where each is so many times the one before. */
const geometric = (first: Fraction, by: Fraction, at: number, isSum: boolean): Worked | null => {
  if (!isSum)
    return computed('term', `${w(first)} × ${w(by)}^${at - 1}`, 'First term times the factors', STEPS);
  const line = `${w(first)} × (1 − ${w(by)}^${at})/(1 − ${w(by)})`;
  return computed('sum', line, 'Sum of a geometric sequence', 'a · (1 − rⁿ)/(1 − r)');
};

const DOTS = /((?:-?\d[\d./]*\s?\+\s?){2,})(?:\.{3}|…)\s?(?:\+\s?\(?(-?\d[\d./]*)\)?)?/;
const MOST_GAPS = 100_000n;

/** `20 + 15 + 10 + … + (−50)` and `8 + 4 + 2 + …`: sums with dots in them. */
const seriesTask: Task = (text) => {
  const match = DOTS.exec(text);
  const terms = (match?.[1] ?? '').split('+').flatMap((one) => readValue(one.trim()) ?? []);
  const [first] = terms;
  if (!match || !first) return null;
  const last = match[2] === undefined ? null : readValue(match[2].replace(/\.$/, ''));
  const [difference, ratio] = [differenceOf(terms), ratioOf(terms)];
  if (last && difference) {
    const gaps = divide(subtract(last, first), difference);
    if (!gaps || gaps.bottom !== 1n || gaps.top < 0n || gaps.top > MOST_GAPS) return null;
    return arithmetic(first, difference, Number(gaps.top) + 1, true);
  }
  if (last || !ratio || ratio.top * ratio.top >= ratio.bottom * ratio.bottom) return null;
  const reason = 'The factor is smaller than one, so the terms get so small that the sum stays finite.';
  const line = `${w(first)} ÷ (1 − ${w(ratio)})`;
  return computed('sum', line, 'First term over one minus the factor', reason);
};

const SIGMA = /∑\s?_?\s?[({]?\s?([a-z])\s?=\s?(-?\d+)\s?[)}]?\s?\^\s?[({]?\s?(\d+)\s?[)}]?\s?([^,;\n?]+)/;

/** ∑ with its bounds written out. */
const sigmaTask: Task = (text) => {
  const match = SIGMA.exec(text);
  const body = match && readExpression((match[4] ?? '').trim().replace(/\.$/, ''));
  const [name, from, to] = [match?.[1] ?? 'k', Number(match?.[2]), Number(match?.[3])];
  if (!body || symbolsOf(body).some((one) => one !== name) || to < from || to - from > MOST_TERMS)
    return null;
  const numbers = Array.from({ length: to - from + 1 }, (_, at) => number(from + at));
  const known = allKnown(numbers.map((one) => exactValue(substitute(body, name, one))));
  if (!known) return null;
  const rule = `Put in every number from ${from} to ${to}`;
  return computed('sum', known.map(w).join(' + '), rule, 'The sign means: add them all.');
};

export const SEQUENCE_TASKS: readonly Task[] = [nextTermTask, nthTermTask, commonStepTask, termTask];
/** Sums that are written with dots or with ∑. */
export const SERIES_TASKS: readonly Task[] = [sigmaTask, seriesTask];
