import { readExpression } from '../expression/read.ts';
import { minus, number, power, product, quotient, relation, root, symbol } from '../expression/tree.ts';
import { exactValue, valueAt } from '../expression/value.ts';
import { write } from '../expression/write.ts';
import { displayOf } from '../simplify/display.ts';
import { solveEquation } from '../solve/equation.ts';
import { newTrail } from '../steps/step.ts';
import { answerOf, told, type Task } from '../worked.ts';

const POINT = /\(\s*((?:[^(),]|\([^()]*\))+?)\s*,\s*((?:[^(),]|\([^()]*\))+?)\s*\)/g;

/** a · b^x through two points. */
export const exponentialThroughTask: Task = (text) => {
  if (!/\bexponential\b/i.test(text) || !/\bpoints?\b|\bformula\b|\bfunction\b/i.test(text)) return null;
  const points = [...text.matchAll(POINT)].flatMap((match) => {
    const [a, b] = [readExpression(match[1] ?? ''), readExpression(match[2] ?? '')];
    const [at, value] = [a && exactValue(a), b && exactValue(b)];
    return at && value ? [{ at, value }] : [];
  });
  const [p, q, more] = points;
  if (!p || !q || more || p.value.top * q.value.top <= 0n) return null;
  const step = displayOf(minus(number(q.at), number(p.at)));
  const ratio = displayOf(quotient(number(q.value), number(p.value)));
  if (step?.kind !== 'number' || !ratio || step.value.bottom !== 1n) return null;
  const length = Number(step.value.top);
  const base = displayOf(root(Math.abs(length), length < 0 ? quotient(number(1), ratio) : ratio));
  const start = base && displayOf(quotient(number(p.value), power(base, number(p.at))));
  if (!base || !start) return null;
  const result = relation(symbol('y'), '=', product([start, power(base, symbol('x'))]));
  return told(
    points.map((one) => `(${write(number(one.at))}, ${write(number(one.value))})`).join(' and '),
    'exponential function',
    [
      [
        `b^${write(step)} = ${write(ratio)}, b = ${write(base)}`,
        'Divide the two values',
        'From point to point it is multiplied by b that many times.',
      ],
      [`a = ${write(start)}`, 'Put one point in', 'a is the value at zero.'],
      [write(result), 'Write the function down', 'y = a · b^x'],
    ],
    answerOf(result),
  );
};

/** An unknown coordinate of a point on a line with a given slope. */
export const coordinateTask: Task = (text) => {
  const points = [...text.matchAll(POINT)].map(
    (match) => [readExpression(match[1] ?? ''), readExpression(match[2] ?? '')] as const,
  );
  const slope = /\b(?:slope|m)\s*(?:of|is|=)\s*(-?[\d./]+)/i.exec(text)?.[1];
  const [p, q, more] = points;
  const m = slope === undefined ? null : readExpression(slope);
  if (!p?.[0] || !p[1] || !q?.[0] || !q[1] || more || !m) return null;
  const names = [p[0], p[1], q[0], q[1]].flatMap((one) => (one.kind === 'symbol' ? [one.name] : []));
  const [name, other] = names;
  if (name === undefined || other !== undefined) return null;
  const equation = relation(minus(q[1], p[1]), '=', product([m, minus(q[0], p[0])]));
  const [value, second] = solveEquation(equation, name, newTrail())?.values ?? [];
  return value && !second
    ? told(
        write(equation),
        'slope',
        [
          [write(equation), 'Slope is rise over run', 'The rise is the slope times the run.'],
          [`${name} = ${write(value)}`, 'Solve the equation', 'Only one letter is left.'],
        ],
        answerOf(value),
      )
    : null;
};

/** In which quadrant a point lies. */
export const quadrantTask: Task = (text) => {
  const point = /\bquadrant\b/i.test(text) ? [...text.matchAll(POINT)] : [];
  const [only, more] = point;
  const [a, b] = [readExpression(only?.[1] ?? ''), readExpression(only?.[2] ?? '')];
  if (!only || more || !a || !b) return null;
  const [x, y] = [valueAt(a, {}).re, valueAt(b, {}).re];
  if (!Number.isFinite(x) || !Number.isFinite(y) || x === 0 || y === 0) return null;
  const quadrant = x > 0 ? (y > 0 ? 1 : 4) : y > 0 ? 2 : 3;
  return told(
    `(${write(a)}, ${write(b)})`,
    'quadrant',
    [
      [
        `${quadrant}`,
        x > 0 ? 'To the right' : 'To the left',
        y > 0 ? 'And above the axis.' : 'And below the axis.',
      ],
    ],
    answerOf(number(quadrant)),
  );
};
