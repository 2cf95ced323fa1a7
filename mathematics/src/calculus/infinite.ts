import { readExpression } from '../expression/read.ts';
import {
  minus,
  number,
  power,
  product,
  quotient,
  substitute,
  sum,
  symbol,
  symbolsOf,
  type Expression,
} from '../expression/tree.ts';
import { valueAt } from '../expression/value.ts';
import { write } from '../expression/write.ts';
import { fractionOf } from '../formula/rounded.ts';
import { displayOf } from '../simplify/display.ts';
import { answerOf, told, type Task, type Worked } from '../worked.ts';
import { curveIn, placeIn } from './curve.ts';
import { derivative } from './derivative.ts';
import { antiderivative } from './integral.ts';
import { findLimit } from './limit.ts';
import { integralsIn, sumsIn } from './signs.ts';

/** What goes on without end: improper integrals, series, sequences, and the polynomials of Taylor. */
export const infiniteTask: Task = (text) =>
  improper(text) ?? geometricSum(text) ?? convergence(text) ?? sequenceLimit(text) ?? taylor(text);

const END = /^\(?\s*\+?\s*(?:∞|infinity)\s*\)?$/i;

// ∫ from a to ∞: the limit of the antiderivative.
const improper: Task = (text) => {
  const [sign, more] = integralsIn(text);
  if (!sign || more || sign.low === null || !END.test(sign.high ?? '')) return null;
  const [body, low] = [readExpression(sign.body), readExpression(sign.low)];
  const whole = body && antiderivative(body, sign.letter);
  if (
    !body ||
    !low ||
    !whole ||
    symbolsOf(low).length > 0 ||
    symbolsOf(body).some((one) => one !== sign.letter)
  )
    return null;
  const limit = findLimit(whole, sign.letter, 'up');
  const value = limit?.value ? displayOf(minus(limit.value, substitute(whole, sign.letter, low))) : null;
  return value && Number.isFinite(valueAt(value, {}).re)
    ? told(
        `∫ ${write(body)} from ${write(low)} to ∞`,
        'integrate',
        [
          [write(whole), 'Antiderivative', 'Its derivative is what stands under the integral.'],
          [write(value), 'Limit minus lower end', 'Let the upper end grow without end.'],
        ],
        answerOf(value),
      )
    : null;
};

// Each term is the same multiple of the one before.
const geometricSum: Task = (text) => {
  const asked = sumsIn(text).at(-1);
  if (!asked || !END.test(asked.to)) return null;
  const [term, from] = [readExpression(asked.body.replace(/\s*\.\s*$/, '')), readExpression(asked.from)];
  if (!term || !from || symbolsOf(term).join() !== asked.letter) return null;
  const at = (k: number): Expression | null =>
    displayOf(substitute(term, asked.letter, sum([from, number(k)])));
  const [first, second, third] = [at(0), at(1), at(2)];
  const ratio = first && second ? displayOf(quotient(second, first)) : null;
  const next = second && third ? displayOf(quotient(third, second)) : null;
  if (!first || !ratio || !next) return null;
  const r = valueAt(ratio, {}).re;
  if (Math.abs(r - valueAt(next, {}).re) > 1e-12 || !(Math.abs(r) < 1)) return null;
  const value = displayOf(quotient(first, minus(number(1), ratio)));
  return (
    value &&
    told(
      `first ${write(first)}, ratio ${write(ratio)}`,
      'sum',
      [
        [
          `${write(first)}/(1 − ${write(ratio)})`,
          'Sum of a geometric series',
          'First term over one minus ratio.',
        ],
      ],
      answerOf(value),
    )
  );
};

// Σ c_n x^n: the limit of c_n/c_(n+1).
const convergence: Task = (text) => {
  if (!/\bradius of convergence\b/i.test(text)) return null;
  const asked = sumsIn(text).at(-1);
  const term = asked ? readExpression(asked.body.replace(/\s*\.\s*$/, '')) : null;
  if (!asked || !term) return null;
  const x = symbolsOf(term).find((one) => one !== asked.letter);
  if (x === undefined) return null;
  const size = (n: number, at: number): number =>
    Math.abs(valueAt(substitute(term, asked.letter, number(n)), { [x]: at }).re);
  // Beside the middle of the series the ratio of terms is |x − a|/R in the long run.
  const centre = [0, 1, 2, 3, 4, 5, -1, -2, -3, -4, -5].find((one) => size(3, one) === 0);
  if (centre === undefined) return null;
  const ratio = (n: number): number => size(n + 1, centre + 0.5) / size(n, centre + 0.5);
  const far = 2 * ratio(120) - ratio(60);
  const radius = 0.5 / far;
  if (!(far > 1e-3) || !Number.isFinite(radius)) return null;
  const near = [1, 2, 3, 4, 5, 6, 8, 9, 10]
    .map((under) => Math.round(radius * under) / under)
    .find((one) => one > 0 && Math.abs(one - radius) < 0.005 * one);
  const value = near === undefined ? null : displayOf(number(fractionOf(near)));
  return (
    value &&
    told(
      write(term),
      'radius',
      [
        [
          `ratio of terms → distance/${write(value)}`,
          'Ratio test',
          'It converges where the ratio stays below one.',
        ],
      ],
      answerOf(value),
    )
  );
};

// `the limit of the sequence a_n = …`
const sequenceLimit: Task = (text) => {
  if (!/\bsequence\b/i.test(text) || !/\blimit\b|\bconverges? to\b/i.test(text)) return null;
  const written = /\ba_?\(?n\)?\s*=\s*([^.?\n]+(?:\.\d[^.?\n]*)*)/.exec(text)?.[1];
  const body =
    written === undefined ? null : readExpression(written.replace(/\s+(?:as|for|where)\b.*$/i, '').trim());
  const found = body && symbolsOf(body).join() === 'n' ? findLimit(body, 'n', 'up') : null;
  return body && found?.value
    ? told(
        write(body),
        'limit',
        [
          [
            write(found.value),
            'Let n grow without end',
            'What stays small beside the largest powers falls away.',
          ],
        ],
        answerOf(found.value),
      )
    : null;
};

const MOST_TERMS = 8;
const FACTORIALS = [1, 1, 2, 6, 24, 120, 720, 5040, 40320];

// c_k = k-th derivative over k!
const taylor: Task = (text) => {
  if (!/\b(?:taylor|maclaurin)\b/i.test(text)) return null;
  const curve = curveIn(
    text
      .replace(/\b(?:coefficient|term)\s+(?:of|in)\s+[a-z]\^?\(?\d+\)?/gi, ' ')
      .replace(
        /\b(?:Taylor|Maclaurin)\s+(?:series|polynomials?)\s+(?:of|for)\s+(?:degree\s+\d+\s+(?:of|for)\s+)?/gi,
        'function ',
      ),
  );
  if (!curve) return null;
  const centre = /\bmaclaurin\b/i.test(text)
    ? number(0)
    : (placeIn(text, curve.letter) ?? placeIn(text, 'a'));
  const single = /\bcoefficient\s+of\s+(?:the\s+)?[a-z]\^?\(?(\d+)\)?/i.exec(text)?.[1];
  const WORDS = ['zeroth', 'first', 'second', 'third', 'fourth', 'fifth', 'sixth'];
  const said =
    /\bdegree\s+(\d+)\b/i.exec(text)?.[1] ??
    /\b(\d+)(?:st|nd|rd|th)?[\s-]+(?:degree|order)\b/i.exec(text)?.[1];
  const word = WORDS.findIndex((one) =>
    new RegExp(String.raw`\b${one}[\s-]+(?:degree|order)\b`, 'i').test(text),
  );
  const degree =
    single === undefined ? (said === undefined ? (word < 0 ? null : word) : Number(said)) : Number(single);
  if (!centre || degree === null || degree > MOST_TERMS) return null;
  const coefficients: Expression[] = [];
  let current: Expression | null = curve.body;
  for (let k = 0; k <= degree; k++) {
    const value: Expression | null =
      current && displayOf(quotient(substitute(current, curve.letter, centre), number(FACTORIALS[k] ?? 1)));
    if (!value) return null;
    coefficients.push(value);
    current = current && derivative(current, curve.letter);
    current = current && (displayOf(current) ?? current);
  }
  const last = coefficients.at(-1);
  if (single !== undefined) return last ? shown(curve.body, coefficients, last) : null;
  const x = minus(symbol(curve.letter), centre);
  const polynomial = sum(
    coefficients.map((one, k) =>
      k === 0
        ? one
        : product([one, power(valueAt(centre, {}).re === 0 ? symbol(curve.letter) : x, number(k))]),
    ),
  );
  const result = valueAt(centre, {}).re === 0 ? displayOf(polynomial) : polynomial;
  return result && shown(curve.body, coefficients, result);
};

const shown = (body: Expression, coefficients: readonly Expression[], result: Expression): Worked =>
  told(
    write(body),
    'Taylor',
    [
      [
        coefficients.map((one) => write(one)).join(', '),
        'Derivatives at the centre, over factorials',
        'They are the coefficients.',
      ],
      [write(result), 'Read off the answer', 'Each coefficient goes with its power.'],
    ],
    answerOf(result),
  );
