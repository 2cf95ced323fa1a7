import {
  add,
  divide,
  equal,
  fraction,
  isOne,
  multiply,
  raise,
  subtract,
  whole,
  type Fraction,
} from '../expression/fraction.ts';
import { readExpression } from '../expression/read.ts';
import { number, substitute, symbolsOf, type Expression } from '../expression/tree.ts';
import { exactValue } from '../expression/value.ts';
import { write, writeNumber } from '../expression/write.ts';
import { displayOf } from '../simplify/display.ts';
import { answerOf, told, type Task, type Worked, type ToldStep } from '../worked.ts';
import { ordinal, withDigits } from './number-words.ts';

const MOST_TERMS = 1_000;
const V = String.raw`(-?\d+(?:\.\d+)?(?:\s*\/\s*\d+)?|-?\(\(-?\d+\)\/\(\d+\)\))`;
const exact = (text: string | undefined): Fraction | null => {
  const read = text === undefined ? null : readExpression(text);
  return read && exactValue(read);
};

/** Terms and sums of sequences that are told by their first term and step, by a rule for the next term, or by a sum sign. */
export const progressionTask: Task = (text) =>
  sigma(text) ?? recursion(text) ?? firstTerms(text) ?? fromStep(text) ?? rule(text);

const placeIn = (text: string): number | null => {
  const said = [
    ...text.matchAll(
      /\b(\d+(?:st|nd|rd|th)|first|second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth|eleventh|twelfth)\s+term/gi,
    ),
  ]
    .map((match) => ordinal(match[1] ?? ''))
    .findLast((at) => at !== null && at > 1);
  const letter = /\b(?:find|what is|compute|evaluate|determine)\b[^.=]*?\ba_\(?(\d+)\)?(?!\s*=)/i.exec(
    text,
  )?.[1];
  const at = said ?? (letter === undefined ? null : Number(letter));
  return at !== null && at <= MOST_TERMS ? at : null;
};

const answered = (problem: string, steps: readonly ToldStep[], value: Fraction): Worked =>
  told(
    problem,
    'term',
    [...steps, [writeNumber(value), 'Work it out', 'That is what was asked for.']],
    answerOf(number(value)),
  );

/** `first term 5, common difference 3`: a term or the sum of the first terms. */
const fromStep = (raw: string): Worked | null => {
  const text = raw.replaceAll(/\b[rd]\s*=\s*(?=[-\d(])/g, ' ');
  const first = exact(
    new RegExp(String.raw`\bfirst\s+term\s*(?:is|of|=|,)?\s*(?:a_1\s*=\s*)?${V}`, 'i').exec(text)?.[1] ??
      new RegExp(String.raw`\b(?:starts?|begins?|starting|beginning)\s+(?:with|at)\s+${V}`, 'i').exec(
        text,
      )?.[1] ??
      new RegExp(String.raw`\ba_1\s*=\s*${V}`).exec(text)?.[1],
  );
  const step = new RegExp(String.raw`\b(?:common\s+)?(difference|ratio)\s*(?:is|of|=|,)?\s*${V}`, 'i').exec(
    text,
  );
  const by = exact(step?.[2]);
  if (!first || !step || !by) return null;
  const ratio = /ratio/i.test(step[1] ?? '');
  const count =
    /\bsum of the first\s+(\d+)\s+terms/i.exec(withDigits(text))?.[1] ??
    (/\bsum\b/i.test(text) ? /\b(\d+)\s+terms\b/i.exec(withDigits(text))?.[1] : undefined);
  if (count !== undefined && Number(count) <= MOST_TERMS) return sumOf(first, by, ratio, Number(count));
  const at = placeIn(text);
  return at === null ? null : termOf(first, by, ratio, at);
};

const termOf = (first: Fraction, by: Fraction, ratio: boolean, at: number): Worked | null => {
  const power = ratio ? raise(by, BigInt(at - 1)) : null;
  const value = ratio ? power && multiply(first, power) : add(first, multiply(by, whole(at - 1)));
  const line = ratio
    ? `${writeNumber(first)} · (${writeNumber(by)})^${at - 1}`
    : `${writeNumber(first)} + ${at - 1} · (${writeNumber(by)})`;
  return (
    value &&
    answered(
      'sequence',
      [
        [
          line,
          'Use the rule of the sequence',
          'From the first term it takes one step fewer than the number of the term.',
        ],
      ],
      value,
    )
  );
};

const sumOf = (first: Fraction, by: Fraction, ratio: boolean, count: number): Worked | null => {
  if (!ratio) {
    const last = add(first, multiply(by, whole(count - 1)));
    const value = multiply(multiply(add(first, last), whole(count)), fraction(1n, 2n));
    return answered(
      'sum',
      [
        [
          `${count} · (${writeNumber(first)} + ${writeNumber(last)})/2`,
          'First and last, times the number of terms, halved',
          'First and last together are as much as second and last but one.',
        ],
      ],
      value,
    );
  }
  const power = raise(by, BigInt(count));
  const value =
    power && !isOne(by) ? divide(multiply(first, subtract(whole(1), power)), subtract(whole(1), by)) : null;
  return (
    value &&
    answered(
      'sum',
      [
        [
          `${writeNumber(first)} · (1 − (${writeNumber(by)})^${count})/(1 − (${writeNumber(by)}))`,
          'Sum of a geometric sequence',
          'a · (1 − rⁿ)/(1 − r)',
        ],
      ],
      value,
    )
  );
};

/** `Find the sum of the first 10 terms of 3 + 7 + 11 + …` */
const firstTerms = (text: string): Worked | null => {
  const count = Number(/\bfirst\s+(\d+)\s+terms/i.exec(withDigits(text))?.[1] ?? 0);
  const list = /(-?[\d./]*\d(?:\s*[+,]\s*-?[\d./]*\d){2,})\s*[+,]?\s*(?:\.{2,}|…)/.exec(text)?.[1];
  if (!/\bsum\b/i.test(text) || count < 2 || count > MOST_TERMS || list === undefined) return null;
  const terms = list.split(/\s*[+,]\s*/).map((one) => exact(one));
  const [a, b] = terms;
  if (!a || !b || terms.some((one) => one === null)) return null;
  const known = terms.filter((one) => one !== null);
  const step = subtract(b, a);
  if (known.slice(1).every((one, at) => equal(subtract(one, known[at] ?? one), step)))
    return sumOf(a, step, false, count);
  const ratio = divide(b, a);
  return ratio && known.slice(1).every((one, at) => equal(one, multiply(known[at] ?? one, ratio)))
    ? sumOf(a, ratio, true, count)
    : null;
};

/** `a_1 = 2, a_n = 3a_(n−1) − 1`: one term after the other. */
const recursion = (text: string): Worked | null => {
  const start = exact(new RegExp(String.raw`\ba_\(?1\)?\s*=\s*${V}`).exec(text)?.[1]);
  const next =
    /\ba_\(?n\)?\s*=\s*([^,;\n?]*?a_?\(?\s*n\s*-\s*1\s*\)?[^,;\n?]*?)(?=\s*(?:[,;\n?]|\.\s|\.?$|\b(?:for|where|and|with)\b))/.exec(
      text,
    )?.[1];
  const at = placeIn(text);
  if (!start || next === undefined || at === null) return null;
  const body = readExpression(next.replaceAll(/a_?\(?\s*n\s*-\s*1\s*\)?/g, '(p)'));
  if (!body || symbolsOf(body).some((name) => name !== 'p' && name !== 'n')) return null;
  const values: Fraction[] = [start];
  for (let n = 2; n <= at; n++) {
    const line: Expression = substitute(
      substitute(body, 'p', number(values.at(-1) ?? start)),
      'n',
      number(n),
    );
    const value = exactValue(line);
    if (!value) return null;
    values.push(value);
  }
  const last = values.at(-1);
  return last
    ? answered(
        `a_1 = ${writeNumber(start)}`,
        [
          [
            values
              .slice(0, 12)
              .map((one) => writeNumber(one))
              .join(', '),
            'One term after the other',
            'Each comes from the one before.',
          ],
        ],
        last,
      )
    : null;
};

/** `t n = 3n + 2`, `f(n) = …`: a formula whose name was torn apart. */
const rule = (text: string): Worked | null => {
  if (!/\bsequence\b|\bterm\b/i.test(text)) return null;
  const formula =
    /(?<![A-Za-z])[a-z](?:_\(?n\)?|\s?n|\(\s*n\s*\))\s*=\s*([^,;\n?]*n[^,;\n?]*?)(?=\s*(?:[,;\n?]|\.\s|\.?$))/.exec(
      text,
    )?.[1];
  const first =
    /\bfirst\s+term\b/i.test(text) &&
    !/\b(?:second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth|\d+th)\s+term/i.test(text);
  const at = placeIn(text) ?? (first ? 1 : null);
  const body =
    formula === undefined || /[a-z]_?\(?\s*n\s*-\s*1/.test(formula) ? null : readExpression(formula);
  if (!body || at === null || symbolsOf(body).join('') !== 'n') return null;
  const put = substitute(body, 'n', number(at));
  const value = displayOf(put);
  return (
    value &&
    told(
      write(body),
      'term',
      [
        [write(put), `Put ${at} in for n`, 'n counts the terms.'],
        [write(value), 'Work it out', 'That is the term.'],
      ],
      answerOf(value),
    )
  );
};

/** ∑ with its bounds written out. */
const sigma = (text: string): Worked | null => {
  const match =
    /∑\s*_?\s*[({]?\s*([a-z])\s*=\s*(-?\d+)\s*[)}]?\s*\^\s*[({]?\s*(\d+)\s*[)}]?\s*([^,;\n?]+?)\s*[.?]?\s*(?=[,;\n?]|$)/.exec(
      text,
    );
  const body = match && readExpression((match[4] ?? '').trim());
  const [name, from, to] = [match?.[1] ?? 'k', Number(match?.[2] ?? 0), Number(match?.[3] ?? 0)];
  if (!body || symbolsOf(body).some((one) => one !== name) || to < from || to - from > MOST_TERMS)
    return null;
  let total = whole(0);
  const parts: string[] = [];
  for (let at = from; at <= to; at++) {
    const value = exactValue(substitute(body, name, number(at)));
    if (!value) return null;
    total = add(total, value);
    parts.push(writeNumber(value));
  }
  return answered(
    `∑ ${write(body)}`,
    [
      [
        parts.slice(0, 12).join(' + ') + (parts.length > 12 ? ' + …' : ''),
        `Put in every number from ${from} to ${to}`,
        'The sign means: add them all.',
      ],
    ],
    total,
  );
};
