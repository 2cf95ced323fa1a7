import {
  add,
  divide,
  equal,
  exactRoot,
  fraction,
  isZero,
  multiply,
  raise,
  subtract,
  whole,
  type Fraction,
} from '../expression/fraction.ts';
import { readExpression } from '../expression/read.ts';
import { number, substitute, symbol } from '../expression/tree.ts';
import { exactValue } from '../expression/value.ts';
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
import { answerOf, told, type Task, type ToldStep } from '../worked.ts';
import { ordinal } from './number-words.ts';

const LIST = String.raw`((?:-?[\d./]+\s*,\s*){2,}-?[\d./]*\d)`;

const termsIn = (text: string): Fraction[] | null => {
  const terms = text.split(',').map((one) => {
    const read = readExpression(one.trim());
    return read && exactValue(read);
  });
  return terms.length >= 3 && terms.length <= 40 && terms.every((one) => one !== null)
    ? terms.filter((one) => one !== null)
    : null;
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
    return told(
      listed(terms),
      'next term',
      [
        [
          `× ${writeNumber(ratio)} each time`,
          'Divide neighbours',
          'The same factor leads from each number to the next.',
        ],
        [writeNumber(next), 'Multiply once more', 'The pattern goes on.'],
      ],
      answerOf(number(next)),
    );
  }
  if (lastRow.length < 2 && rows.length > 2 && terms.length < 4) return null;
  const next = rows.reduceRight((total, row) => add(total, row.at(-1) ?? whole(0)), whole(0));
  return told(
    listed(terms),
    'next term',
    [
      ...rows
        .slice(1)
        .map((row, at): ToldStep => [
          listed(row),
          at === 0 ? 'Take the differences' : 'Take the differences again',
          'From each number to the next.',
        ]),
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
    const expression = {
      kind: 'product' as const,
      factors: [
        number(first),
        {
          kind: 'power' as const,
          base: number(ratio),
          exponent: {
            kind: 'sum' as const,
            terms: [symbol(name), { kind: 'negative' as const, of: number(1) }],
          },
        },
      ],
    };
    return told(
      listed(terms),
      'nth term',
      [
        [
          `× ${writeNumber(ratio)} each time`,
          'Divide neighbours',
          'The same factor leads from each number to the next.',
        ],
      ],
      answerOf(expression),
    );
  }
  const step = minusP(letter(name), UNIT);
  let [choose, total]: [Polynomial, Polynomial] = [UNIT, new Map()];
  for (const [index, row] of rows.entries()) {
    if (index > 0)
      choose = scaleP(timesP(choose, minusP(step, constant(whole(index - 1)))), fraction(1n, BigInt(index)));
    total = plusP(total, scaleP(choose, row[0] ?? whole(0)));
  }
  return told(
    listed(terms),
    'nth term',
    rows
      .slice(1)
      .map((row): ToldStep => [
        listed(row),
        'Take the differences',
        'When a row is all the same, the term is a polynomial of that degree.',
      ]),
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
  return told(
    listed(terms),
    `common ${asked[1]}`,
    [
      [
        `${writeNumber(second)} ${ratio ? '÷' : '−'} ${writeNumber(first)}`,
        'Compare two neighbours',
        'It is the same all along the sequence.',
      ],
      [writeNumber(step), 'Work it out', 'Check it with the next pair.'],
    ],
    answerOf(number(step)),
  );
};

const PLACE = String.raw`(\d+(?:st|nd|rd|th)|first|second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth|eleventh|twelfth)`;

/** A term of a sequence with a formula: `a_n = 3n + 8, write the third term`. */
export const termOfFormulaTask: Task = (text) => {
  const formula = /\ba_\(?n\)?\s*=\s*(.+?)(?=\s*(?:[,;]\s|\n|\.\s|\.?$|\?))/.exec(text);
  const place =
    [...text.matchAll(new RegExp(`\\b${PLACE}\\s+term`, 'gi'))].at(-1)?.[1] ??
    (/\ba_\(?(\d+)\)?(?!\s*=)/.exec(text)?.[1] !== undefined
      ? `${/\ba_\(?(\d+)\)?(?!\s*=)/.exec(text)?.[1]}th`
      : undefined);
  const at = place === undefined ? null : ordinal(place);
  const body = formula && readExpression(formula[1] ?? '');
  if (!body || at === null || /a_/.test(formula?.[1] ?? '')) return null;
  const put = substitute(body, 'n', number(at));
  const value = displayOf(put);
  return (
    value &&
    told(
      `a_n = ${write(body)}`,
      'term',
      [
        [write(put), `Put ${at} in for n`, 'n counts the terms.'],
        [write(value), 'Work it out', 'That is the term.'],
      ],
      answerOf(value),
    )
  );
};

/** A term further on, from the first terms, or from one term and the step. */
export const termOfListTask: Task = (text) => {
  const wanted =
    /\b(?:find|what is)\b[^.]*?\ba_\(?(\d+)\)?/i.exec(text)?.[1] ??
    [...text.matchAll(new RegExp(`\\b${PLACE}\\s+term`, 'gi'))]
      .map((match) => String(ordinal(match[1] ?? '') ?? ''))
      .at(-1);
  const at = Number(wanted);
  if (wanted === undefined || !Number.isInteger(at) || at < 1 || at > 1_000) return null;
  const list = new RegExp(LIST).exec(text);
  const terms = list ? termsIn(list[1] ?? '') : null;
  const known = [...text.matchAll(/\ba_\(?(\d+)\)?\s*=\s*(-?[\d./]*\d)/g)].flatMap(
    ([, index = '', value = '']) => {
      const read = readExpression(value);
      const exact = read && exactValue(read);
      return exact ? [{ index: Number(index), value: exact }] : [];
    },
  );
  const first = /\bfirst\s+term\s+(?:is|of|=)\s*(-?[\d.]+)/i.exec(text)?.[1];
  const step = /\bcommon\s+(difference|ratio)\s+(?:is|of|=)?\s*(-?[\d./]*\d)/i.exec(text);
  const value = terms
    ? fromList(terms, at)
    : known.length === 2
      ? fromTwo(known, at, /\bgeometric\b/i.test(text))
      : first !== undefined && step
        ? fromStep(first, step[2] ?? '0', step[1] ?? '', at)
        : null;
  return (
    value &&
    told(
      'sequence',
      'term',
      [
        [
          `term ${at}`,
          'Find the step of the sequence',
          'Each term comes from the one before by the same step.',
        ],
        [writeNumber(value), 'Go on to the term', 'Use the step as often as needed.'],
      ],
      answerOf(number(value)),
    )
  );
};

const fromList = (terms: readonly Fraction[], at: number): Fraction | null => {
  const ratio = ratioOf(terms);
  const [first = whole(0), second = whole(0)] = terms;
  const step = subtract(second, first);
  if (terms.slice(1).every((term, index) => equal(subtract(term, terms[index] ?? term), step)))
    return add(first, multiply(step, whole(at - 1)));
  const power = ratio && raise(ratio, BigInt(at - 1));
  return power && multiply(first, power);
};

const fromTwo = (
  known: readonly { index: number; value: Fraction }[],
  at: number,
  geometric: boolean,
): Fraction | null => {
  const [a, b] = known;
  if (!a || !b || a.index === b.index) return null;
  if (!geometric) {
    const step = divide(subtract(b.value, a.value), whole(b.index - a.index));
    return step && add(a.value, multiply(step, whole(at - a.index)));
  }
  const quotient = divide(b.value, a.value);
  const ratio =
    quotient && exactRoot(quotient, Math.abs(b.index - a.index) < 2 ? 1 : Math.abs(b.index - a.index));
  const power = ratio && raise(ratio, BigInt(at - a.index));
  return power && multiply(a.value, power);
};

const fromStep = (first: string, step: string, kind: string, at: number): Fraction | null => {
  const [start, by] = [readExpression(first), readExpression(step)].map((one) => one && exactValue(one));
  if (!start || !by) return null;
  if (/difference/i.test(kind)) return add(start, multiply(by, whole(at - 1)));
  const power = raise(by, BigInt(at - 1));
  return power && multiply(start, power);
};
