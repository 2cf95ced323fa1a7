import { readExpression } from '../expression/read.ts';
import {
  mapTree,
  minus,
  number,
  product,
  sum,
  symbol,
  symbolsOf,
  type Expression,
} from '../expression/tree.ts';
import { write } from '../expression/write.ts';
import { displayOf } from '../simplify/display.ts';
import { answerOf, told, type Task } from '../worked.ts';
import { integralsIn } from './signs.ts';
import { linearIn } from './sums.ts';

const NAMES = new Set(['f', 'g', 'h']);
const FACT_BEHIND = /^\s*\)?\s*=\s*(-?\s?\d+(?:\.\d+)?(?:\s*\/\s*\d+)?)/;

/** Limits and integrals of functions that nobody wrote down: only their values are given. */
export const givenValuesTask: Task = (text) => limits(text) ?? integrals(text);

const LIMIT = /\blim\s*_?\s*[({]?\s*[a-z]\s*(?:→|->)\s*-?[\w.∞]+\s*[)}]?\s*/g;

const called = (body: string): Expression | null => {
  const read = readExpression(
    body.replaceAll(/[{}]/g, '').replaceAll(/([fgh])\s*\(\s*[a-z]\s*\)/g, '$1(x)'),
    { functions: NAMES },
  );
  return (
    read && mapTree(read, (node) => (node.kind === 'call' && NAMES.has(node.name) ? symbol(node.name) : node))
  );
};

const limits: Task = (text) => {
  const places = [...text.matchAll(LIMIT)].map((match) => match.index + match[0].length);
  const known = new Map<string, Expression>();
  for (const at of places) {
    const fact = /^\(?\s*([fgh])\s*\{?\(\s*[a-z]\s*\)\}?/.exec(text.slice(at));
    const value = fact && readExpression(FACT_BEHIND.exec(text.slice(at + fact[0].length))?.[1] ?? '');
    if (fact && value) known.set(fact[1] ?? '', value);
  }
  const last = places.at(-1);
  if (known.size === 0 || last === undefined) return null;
  const written = (text.slice(last).split(/\n|\?|\.(?!\d)|=/)[0] ?? '').trim().replace(/[,;]$/, '');
  const body = called(written);
  if (!body || symbolsOf(body).some((one) => !known.has(one)) || symbolsOf(body).length === 0) return null;
  const put = mapTree(body, (node) => (node.kind === 'symbol' ? (known.get(node.name) ?? node) : node));
  const value = displayOf(put);
  return (
    value &&
    told(
      [...known].map(([name, one]) => `lim ${name} = ${write(one)}`).join(', '),
      'limit',
      [
        [write(put), 'Limit laws', 'Limits of sums, products, quotients and powers are taken part by part.'],
        [write(value), 'Work it out', 'Only numbers are left.'],
      ],
      answerOf(value),
    )
  );
};

interface Fact {
  readonly name: string;
  readonly low: string;
  readonly high: string;
  readonly value: Expression;
}

const integrals: Task = (text) => {
  const written = integralsIn(text);
  const facts: Fact[] = [];
  for (const one of written) {
    const name = /^\(?\s*([fgh])\s*\(\s*[a-z]\s*\)\s*\)?$/.exec(one.body)?.[1];
    const value = readExpression(FACT_BEHIND.exec(text.slice(one.end))?.[1] ?? '');
    if (name !== undefined && value && one.low !== null && one.high !== null)
      facts.push({ name, low: one.low, high: one.high, value });
  }
  const asked = written.findLast((one) => !FACT_BEHIND.test(text.slice(one.end)));
  const body = asked && facts.length > 0 ? called(asked.body) : null;
  const [low, high] = [asked?.low ?? null, asked?.high ?? null];
  const linear = body && linearIn(body, symbolsOf(body));
  if (!linear || low === null || high === null || linear.parts.length === 0) return null;
  const [a, b] = [readExpression(low), readExpression(high)];
  const parts = linear.parts.map(({ name, factor }) => {
    const value = between(
      facts.filter((one) => one.name === name),
      low,
      high,
    );
    return value && product([factor, value]);
  });
  if (!a || !b || parts.some((one) => one === null)) return null;
  const length = minus(b, a);
  const put = sum([...parts.filter((one) => one !== null), product([linear.rest, length])]);
  const value = displayOf(put);
  return (
    value &&
    told(
      facts.map((one) => `∫${one.low}→${one.high} ${one.name} = ${write(one.value)}`).join(', '),
      'integrate',
      [
        [
          write(put),
          'Take the integral apart',
          'Sums and factors come out; intervals that follow each other add up.',
        ],
        [write(value), 'Work it out', 'Only numbers are left.'],
      ],
      answerOf(value),
    )
  );
};

// From end to end over stretches whose integrals are given; backwards with a minus.
const between = (facts: readonly Fact[], low: string, high: string): Expression | null => {
  const found = new Map<string, Expression>([[low, number(0)]]);
  for (let round = 0; round <= facts.length; round++)
    for (const { low: from, high: to, value } of facts) {
      const [start, end] = [found.get(from), found.get(to)];
      if (start && !end) found.set(to, sum([start, value]));
      if (end && !start) found.set(from, minus(end, value));
    }
  return found.get(high) ?? null;
};
