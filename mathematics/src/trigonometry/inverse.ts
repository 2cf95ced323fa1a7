import { fraction } from '../expression/fraction.ts';
import {
  contains,
  isExpression,
  mapTree,
  number,
  power,
  product,
  quotient,
  root,
  sum,
  symbol,
  symbolsOf,
  type Expression,
} from '../expression/tree.ts';
import { valueAt } from '../expression/value.ts';
import { write } from '../expression/write.ts';
import { findRequest } from '../find/request.ts';
import { displayOf } from '../simplify/display.ts';
import { answerOf, told, type Task } from '../worked.ts';

const ARCS = new Set(['arcsin', 'arccos', 'arctan', 'asin', 'acos', 'atan']);
const squared = (of: Expression): Expression => power(of, number(2));
const ONE = number(1);
const rest = (of: Expression, sign: 1 | -1): Expression =>
  root(2, sum([ONE, sign < 0 ? { kind: 'negative', of: squared(of) } : squared(of)]));

/** Sine and cosine of the angle whose sine, cosine or tangent is given: the sides of a right triangle. */
const sidesOf = (arc: string, x: Expression): { sin: Expression; cos: Expression } => {
  if (arc.endsWith('sin')) return { sin: x, cos: rest(x, -1) };
  if (arc.endsWith('cos')) return { sin: rest(x, -1), cos: x };
  return { sin: quotient(x, rest(x, 1)), cos: quotient(ONE, rest(x, 1)) };
};

const MOST_PARTS = 12;

/** The angle as a part of π, where it is a simple one. */
const angleOf = (node: Expression): Expression | null => {
  const turns = valueAt(node, {}).re / Math.PI;
  const parts = Math.round(turns * MOST_PARTS);
  return Math.abs(turns * MOST_PARTS - parts) < 1e-10
    ? displayOf(product([number(fraction(BigInt(parts), BigInt(MOST_PARTS))), symbol('π')]))
    : null;
};

const isArc = (node: Expression | undefined): node is Extract<Expression, { kind: 'call' }> =>
  node?.kind === 'call' && ARCS.has(node.name);

const worked = (line: Expression): Expression =>
  mapTree(line, (node) => {
    const [inner] = node.kind === 'call' ? node.args : [];
    const [x] = isArc(inner) ? inner.args : [];
    if (node.kind === 'call' && isArc(inner) && x && /^(?:sin|cos|tan)$/.test(node.name)) {
      const { sin, cos } = sidesOf(inner.name, x);
      return node.name === 'sin' ? sin : node.name === 'cos' ? cos : quotient(sin, cos);
    }
    return node;
  });

const angles = (line: Expression): Expression =>
  mapTree(line, (node) => (isArc(node) && symbolsOf(node).length === 0 ? (angleOf(node) ?? node) : node));

/** Inverse trigonometric functions: exact angles, and compositions by the right triangle. */
export const inverseTrigonometryTask: Task = (raw) => {
  const text = raw
    .replaceAll(/(?<![A-Za-z])\(?(sin|cos|tan)\)?\s*\^\s*\({1,2}\s*-\s*1\s*\){1,2}/g, 'arc$1')
    .replaceAll(/\b(arc(?:sin|cos|tan))\s*(-?\d[\d./]*)/g, '$1($2)');
  if (
    !/arc(?:sin|cos|tan)|\ba(?:sin|cos|tan)\b/.test(text) ||
    /\bderivative|\bintegra|\bsolve\b|\blim/i.test(text)
  )
    return null;
  const line = findRequest(text)?.statements.findLast(isExpression);
  if (!line || !isExpression(line) || !contains(line, isArc)) return null;
  const put = angles(worked(line));
  const value = contains(put, isArc) ? null : displayOf(put);
  if (!value) return null;
  return told(
    write(line),
    'evaluate',
    [
      [
        write(put),
        contains(worked(line), isArc) ? 'Which angle has this value?' : 'Draw the right triangle',
        'The inverse function goes back from the ratio to the angle.',
      ],
      ...(write(put) === write(value) ? [] : [[write(value), 'Work it out', 'Simplify.'] as const]),
    ],
    answerOf(value),
  );
};
