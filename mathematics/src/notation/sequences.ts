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
  raise,
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
import { displayOf } from '../simplify/display.ts';
import { plainSolution, type PlainStep } from '../steps/plain.ts';
import { answerOf, type Task, type Worked } from '../worked.ts';
import { numbersIn } from './lists.ts';

const MOST_TERMS = 1_000;
const FEWEST_TERMS = 3;
const MOST_GIVEN = 40;

const termsIn = (text: string): Fraction[] | null => {
  const terms = numbersIn(text);
  return terms.length >= FEWEST_TERMS && terms.length <= MOST_GIVEN ? terms : null;
};
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
  const ratio = first && second && !isZero(first) && !isZero(second) ? divide(second, first) : null;
  return ratio && terms.slice(1).every((term, at) => equal(term, multiply(terms[at] ?? term, ratio)))
    ? ratio
    : null;
};
const differenceOf = (terms: readonly Fraction[]): Fraction | null => {
  const [first, ...others] = stepsOf(terms);
  return first && others.every((one) => equal(one, first)) ? first : null;
};

const bySameFactor = (ratio: Fraction): PlainStep => [
  `× ${writeNumber(ratio)} each time`,
  'Divide neighbours',
  'The same factor leads from each number to the next.',
];

export const nextTermTask: Task = (text) => {
  const terms = /\bnext (?:term|number)\b|\b(?:comes|is) next\b/i.test(text) ? termsIn(text) : null;
  if (!terms) return null;
  const ratio = ratioOf(terms);
  const rows = rowsOf(terms);
  const last = terms.at(-1) ?? whole(0);
  // Differences that never settle say less than a constant factor does.
  if (ratio && rows.length > 2) {
    const next = multiply(last, ratio);
    const line = `(${writeNumber(last)}) × (${writeNumber(ratio)})`;
    const steps: PlainStep[] = [bySameFactor(ratio), [line, 'Multiply once more', 'The pattern goes on.']];
    return plainSolution(listed(terms), 'next term', answerOf(number(next)), ...steps);
  }
  if ((rows.at(-1) ?? []).length < 2 && rows.length > 2 && terms.length < 4) return null;
  const next = rows.reduceRight((total, row) => add(total, row.at(-1) ?? whole(0)), whole(0));
  const ends = rows.map((row) => `(${writeNumber(row.at(-1) ?? whole(0))})`).join(' + ');
  const steps = rows
    .slice(1)
    .map((row): PlainStep => [listed(row), 'Take the differences', 'From each number to the next.']);
  steps.push([ends, 'Go back up', 'The last row goes on the same way; add the ends of the rows.']);
  return plainSolution(listed(terms), 'next term', answerOf(number(next)), ...steps);
};

/** The nth term as a polynomial in n, from the rows of differences, or as a power. */
export const nthTermTask: Task = (text) => {
  const asked = /\b([a-z])(?:'?th|-th)\sterm\b|\bformula\b.*\bsequence\b|\bgeneral\sterm\b/i.exec(text);
  const terms = asked && termsIn(text);
  if (!asked || !terms) return null;
  const name = asked[1]?.toLowerCase() ?? 'n';
  const [rows, ratio, first] = [rowsOf(terms), ratioOf(terms), terms[0] ?? whole(1)];
  const isPower = ratio !== null && rows.length > 2;
  const formula = isPower
    ? product([number(first), power(number(ratio), minus(symbol(name), number(1)))])
    : polynomialToExpression(throughRows(rows, name));
  const differences = rows
    .slice(1)
    .map((row): PlainStep => [
      listed(row),
      'Take the differences',
      'A row of equal numbers gives the degree.',
    ]);
  const fits = terms.every((term, at) => {
    const value = exactValue(substitute(formula, name, number(at + 1)));
    return value !== null && equal(value, term);
  });
  return {
    ...plainSolution(
      listed(terms),
      'nth term',
      answerOf(formula),
      ...(isPower ? [bySameFactor(ratio)] : differences),
    ),
    check: fits ? 'put-back' : null,
  };
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
export const commonStepTask: Task = (text) => {
  const kind = /\bcommon\s(ratio|difference)\b/i.exec(text)?.[1]?.toLowerCase();
  const terms = kind === undefined ? null : termsIn(text);
  const [first, second] = terms ?? [];
  const step = terms && (kind === 'ratio' ? ratioOf(terms) : differenceOf(terms));
  if (!terms || !step || !first || !second) return null;
  const line = `(${writeNumber(second)}) ${kind === 'ratio' ? '÷' : '−'} (${writeNumber(first)})`;
  return plainSolution(
    listed(terms),
    `common ${kind}`,
    answerOf(number(step)),
    [line, 'Compare two neighbours', 'It is the same all along the sequence.'],
    [writeNumber(step), 'Work it out', 'Check it with the next pair.'],
  );
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
export const termTask: Task = (text) => {
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
  if (difference) return isSum ? arithmeticSum(first, difference, at) : arithmeticTerm(first, difference, at);
  return ratio && !isOne(ratio)
    ? isSum
      ? geometricSum(first, ratio, at)
      : geometricTerm(first, ratio, at)
    : null;
};

const byFormula = (text: string, at: number): Worked | null => {
  const written = /(?<![A-Za-z])[a-z](?:_\(?n\)?|\(\s?n\s?\))\s?=\s?([^,;\n?]+)/.exec(text)?.[1];
  const body = written === undefined ? null : readExpression(written.trim().replace(/\.$/, ''));
  if (!body || symbolsOf(body).join('') !== 'n') return null;
  const put = substitute(body, 'n', number(at));
  const value = displayOf(put);
  if (!value) return null;
  const steps: PlainStep[] = [
    [write(put), `Put ${at} in for n`, 'n counts the terms.'],
    [write(value), 'Work it out', 'That is the term.'],
  ];
  return plainSolution(write(body), 'term', answerOf(value), ...steps);
};

const computed = (
  what: string,
  line: string,
  rule: string,
  reason: string,
  value: Fraction | null,
): Worked | null =>
  value &&
  plainSolution(
    'sequence',
    what,
    answerOf(number(value)),
    [line, rule, reason],
    [writeNumber(value), 'Work it out', 'That is what was asked for.'],
  );
const w = (value: Fraction): string => `(${writeNumber(value)})`;
const STEPS = 'From the first term it takes one step fewer than the number of the term.';

const arithmeticTerm = (first: Fraction, by: Fraction, at: number): Worked | null =>
  computed(
    'term',
    `${w(first)} + ${at - 1} × ${w(by)}`,
    'First term plus the steps',
    STEPS,
    add(first, multiply(by, whole(at - 1))),
  );

const geometricTerm = (first: Fraction, by: Fraction, at: number): Worked | null => {
  const factor = raise(by, BigInt(at - 1));
  const line = `${w(first)} × ${w(by)}^${at - 1}`;
  return computed('term', line, 'First term times the factors', STEPS, factor && multiply(first, factor));
};

const arithmeticSum = (first: Fraction, by: Fraction, count: number): Worked | null => {
  const last = add(first, multiply(by, whole(count - 1)));
  const value = multiply(multiply(add(first, last), whole(count)), fraction(1n, 2n));
  const reason = 'First and last together are as much as second and last but one.';
  return computed(
    'sum',
    `${count} × (${w(first)} + ${w(last)})/2`,
    'First and last, times their number, halved',
    reason,
    value,
  );
};

const geometricSum = (first: Fraction, by: Fraction, count: number): Worked | null => {
  const factor = raise(by, BigInt(count));
  const value = factor && divide(multiply(first, subtract(whole(1), factor)), subtract(whole(1), by));
  const line = `${w(first)} × (1 − ${w(by)}^${count})/(1 − ${w(by)})`;
  return computed('sum', line, 'Sum of a geometric sequence', 'a · (1 − rⁿ)/(1 − r)', value);
};

const DOTS = /((?:-?\d[\d./]*\s?\+\s?){2,})(?:\.{3}|…)\s?(?:\+\s?\(?(-?\d[\d./]*)\)?)?/;
const MOST_GAPS = 100_000n;

/** `20 + 15 + 10 + … + (−50)` and `8 + 4 + 2 + …`: sums with dots in them. */
export const seriesTask: Task = (text) => {
  const match = DOTS.exec(text);
  const terms = (match?.[1] ?? '').split('+').flatMap((one) => readValue(one.trim()) ?? []);
  const [first] = terms;
  if (!match || !first) return null;
  const last = match[2] === undefined ? null : readValue(match[2].replace(/\.$/, ''));
  const [difference, ratio] = [differenceOf(terms), ratioOf(terms)];
  if (last && difference) {
    const gaps = divide(subtract(last, first), difference);
    if (!gaps || gaps.bottom !== 1n || gaps.top < 0n || gaps.top > MOST_GAPS) return null;
    return arithmeticSum(first, difference, Number(gaps.top) + 1);
  }
  if (last || !ratio || ratio.top * ratio.top >= ratio.bottom * ratio.bottom) return null;
  const reason = 'The factor is smaller than one, so the terms get so small that the sum stays finite.';
  const value = divide(first, subtract(whole(1), ratio));
  return computed(
    'sum',
    `${w(first)} ÷ (1 − ${w(ratio)})`,
    'First term over one minus the factor',
    reason,
    value,
  );
};

const SIGMA = /∑\s?_?\s?[({]?\s?([a-z])\s?=\s?(-?\d+)\s?[)}]?\s?\^\s?[({]?\s?(\d+)\s?[)}]?\s?([^,;\n?]+)/;

/** ∑ with its bounds written out. */
export const sigmaTask: Task = (text) => {
  const match = SIGMA.exec(text);
  const body = match && readExpression((match[4] ?? '').trim().replace(/\.$/, ''));
  const [name, from, to] = [match?.[1] ?? 'k', Number(match?.[2]), Number(match?.[3])];
  if (!body || symbolsOf(body).some((one) => one !== name) || to < from || to - from > MOST_TERMS)
    return null;
  const parts = Array.from({ length: to - from + 1 }, (_, at) =>
    exactValue(substitute(body, name, number(from + at))),
  );
  const known = allKnown(parts);
  if (!known) return null;
  const line = known.map(w).join(' + ');
  return computed(
    'sum',
    line,
    `Put in every number from ${from} to ${to}`,
    'The sign means: add them all.',
    known.reduce(add),
  );
};
