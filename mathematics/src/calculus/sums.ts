import { readExpression } from '../expression/read.ts';
import {
  mapTree,
  minus,
  number,
  product,
  substitute,
  sum,
  symbolsOf,
  type Expression,
} from '../expression/tree.ts';
import { valueAt } from '../expression/value.ts';
import { write } from '../expression/write.ts';
import { displayOf } from '../simplify/display.ts';
import { answerOf, told, type Task, type Worked } from '../worked.ts';
import { sumsIn, type WrittenSum } from './signs.ts';

const MOST_TERMS = 400;
const SHOWN = 6;

const wholeAt = (written: string): number | null => {
  const read = readExpression(written);
  const value = read && symbolsOf(read).length === 0 ? valueAt(read, {}).re : Number.NaN;
  return Number.isInteger(value) ? value : null;
};

/** A sum written with a sigma, term by term; or one put together from sums that are given. */
export const sigmaTask: Task = (text) => {
  const written = sumsIn(text);
  const asked = written.findLast((one) => !/^\s*=/.test(text.slice(one.end)));
  if (!asked) return null;
  return fromGiven(text, written, asked) ?? termByTerm(asked);
};

const termByTerm = ({ letter, from, to, body }: WrittenSum): Worked | null => {
  const [low, high] = [wholeAt(from), wholeAt(to)];
  const term = readExpression(body);
  if (low === null || high === null || high < low || high - low >= MOST_TERMS || !term) return null;
  if (symbolsOf(term).some((one) => one !== letter)) return null;
  const terms = Array.from({ length: high - low + 1 }, (_, k) =>
    displayOf(substitute(term, letter, number(low + k))),
  );
  const known = terms.filter((one) => one !== null);
  const total = known.length === terms.length ? displayOf(sum(known)) : null;
  if (!total) return null;
  const few = known.length <= SHOWN ? known : [...known.slice(0, 3), ...known.slice(-1)];
  const line = few
    .map((one) => write(one))
    .join(' + ')
    .replaceAll('+ −', '− ');
  return told(
    `sum of ${write(term)} for ${letter} from ${low} to ${high}`,
    'sum',
    [
      [
        known.length <= SHOWN ? line : line.replace(/ \+ ([^+]*)$/, ' + … + $1'),
        'Write out the terms',
        `Put every whole number from ${low} to ${high} in for ${letter}.`,
      ],
      [write(total), 'Add them up', `These are ${known.length} terms.`],
    ],
    answerOf(total),
  );
};

// Σ a_i = 15 and Σ b_i = −12 are given: a sum of sums falls apart.
const fromGiven = (text: string, written: readonly WrittenSum[], asked: WrittenSum): Worked | null => {
  const known = new Map<string, Expression>();
  for (const one of written) {
    const value = readExpression(/^\s*=\s*(-?\s?[\d.]+\d|-?\s?\d)/.exec(text.slice(one.end))?.[1] ?? '');
    const name = /([a-z])_/.exec(one.body)?.[1];
    if (value && name !== undefined && one.from === asked.from && one.to === asked.to) known.set(name, value);
  }
  const [low, high] = [wholeAt(asked.from), wholeAt(asked.to)];
  const body =
    known.size > 0 ? readExpression(asked.body.replaceAll(/\(?([a-z])_\(?[a-z\d]+\)?\)?/g, '($1)')) : null;
  if (!body || low === null || high === null || symbolsOf(body).some((one) => !known.has(one))) return null;
  // Every term that holds no given letter is added as often as there are terms.
  const linear = linearIn(body, [...known.keys()]);
  const total =
    linear &&
    displayOf(
      sum([
        product([linear.rest, number(high - low + 1)]),
        ...linear.parts.map(({ name, factor }) => product([factor, known.get(name) ?? number(0)])),
      ]),
    );
  return total
    ? told(
        [...known].map(([name, value]) => `∑${name} = ${write(value)}`).join(', '),
        'sum',
        [
          [
            linear.parts.map(({ name, factor }) => `(${write(factor)}) · ∑${name}`).join(' + '),
            'Take the sum apart',
            'The sum of a sum is the sum of both; a factor goes in front.',
          ],
          [write(total), 'Put the given sums in', 'Work it out.'],
        ],
        answerOf(total),
      )
    : null;
};

/** What stands in front of each letter, and what stands alone; null when the expression is not linear in them. */
export const linearIn = (
  body: Expression,
  names: readonly string[],
): { rest: Expression; parts: { name: string; factor: Expression }[] } | null => {
  const zeros = (except: string | null): Expression =>
    mapTree(body, (node) =>
      node.kind === 'symbol' && names.includes(node.name) ? number(node.name === except ? 1 : 0) : node,
    );
  const rest = displayOf(zeros(null));
  if (!rest) return null;
  const parts = names.map((name) => ({
    name,
    factor: displayOf(minus(zeros(name), rest)) ?? number(0),
  }));
  const probe = Object.fromEntries(names.map((name, at) => [name, 1.7 + 0.9 * at]));
  const straight = parts.reduce(
    (total, { name, factor }) => total + valueAt(factor, probe).re * (probe[name] ?? 0),
    valueAt(rest, probe).re,
  );
  return Math.abs(straight - valueAt(body, probe).re) < 1e-9 * (1 + Math.abs(straight))
    ? { rest, parts }
    : null;
};
