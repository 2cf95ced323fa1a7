import { equivalent } from '../expression/equivalent.ts';
import { readExpression } from '../expression/read.ts';
import {
  minus,
  number,
  power,
  product,
  quotient,
  relation,
  root,
  substitute,
  sum,
  symbol,
  type Expression,
  type Relation,
} from '../expression/tree.ts';
import { write } from '../expression/write.ts';
import { findRequest } from '../find/request.ts';
import { displayOf } from '../simplify/display.ts';
import { plainSolution } from '../steps/plain.ts';
import { answerOf, textAnswer, type Task, type Worked } from '../worked.ts';
import { relationIn, slopeOf } from './subject.ts';

interface Point {
  readonly x: Expression;
  readonly y: Expression;
}

const INSIDE = String.raw`((?:[^(),\n]|\([^()\n]*\)){1,40})`;
const POINT = new RegExp(String.raw`\(${INSIDE},${INSIDE}\)`, 'g');

/** The points (a, b) in a text. */
const pointsIn = (text: string): Point[] =>
  [...text.matchAll(POINT)].flatMap(([, first = '', second = '']) => {
    const [x, y] = [readExpression(first.trim()), readExpression(second.trim())];
    return x && y ? [{ x, y }] : [];
  });
const written = ({ x, y }: Point): string => `(${write(x)}, ${write(y)})`;

/** Two points and no more, where the word for what is asked stands. */
const pairFor = (word: RegExp, text: string): [Point, Point] | null => {
  const [a, b, more] = word.test(text) ? pointsIn(text) : [];
  return a && b && !more ? [a, b] : null;
};

export const distanceTask: Task = (text) => {
  const [a, b] = pairFor(/\bdistance\b/i, text) ?? [];
  if (!a || !b) return null;
  const line = root(2, sum([power(minus(b.x, a.x), number(2)), power(minus(b.y, a.y), number(2))]));
  const value = displayOf(line);
  const reason = 'The two differences are the legs of a right triangle, the distance is its longest side.';
  return (
    value &&
    plainSolution(
      `${written(a)} and ${written(b)}`,
      'distance',
      answerOf(value),
      [write(line), 'Use Pythagoras', reason],
      [write(value), 'Work it out', 'Square, add, take the root.'],
    )
  );
};

export const midpointTask: Task = (text) => {
  const [a, b] = pairFor(/\bmid-?point\b/i, text) ?? [];
  const middle = (p: Expression, q: Expression): Expression | null =>
    displayOf(quotient(sum([p, q]), number(2)));
  const [x, y] = a && b ? [middle(a.x, b.x), middle(a.y, b.y)] : [];
  if (!a || !b || !x || !y) return null;
  const line = `((${write(a.x)} + (${write(b.x)}))/2, (${write(a.y)} + (${write(b.y)}))/2)`;
  return plainSolution(
    `${written(a)} and ${written(b)}`,
    'midpoint',
    textAnswer(written({ x, y })),
    [line, 'Take the mean of the coordinates'],
    [written({ x, y }), 'Work it out', 'That is the point halfway.'],
  );
};

const rise = (a: Point, b: Point): Expression => ({
  kind: 'quotient',
  top: minus(b.y, a.y),
  bottom: minus(b.x, a.x),
});

export const slopeTask: Task = (text) => {
  if (/\bequation of (?:a|the) line\b|\bparallel\b|\bperpendicular\b|\bslope of -?\d/i.test(text))
    return null;
  const [a, b] = pairFor(/\bslope\b/i, text) ?? [];
  const slope = a && b ? displayOf(rise(a, b)) : null;
  if (!a || !b || !slope) return null;
  return plainSolution(
    `${written(a)} and ${written(b)}`,
    'slope',
    answerOf(slope),
    [write(rise(a, b)), 'Rise over run'],
    [write(slope), 'Work it out', 'Reduce the fraction.'],
  );
};

const [X, Y] = [symbol('x'), symbol('y')];

/** The line through two points, or through one with a slope, parallel or at right angles to another. */
export const lineTask: Task = (text) => {
  const asked =
    /\bline(?:ar)?\b/i.test(text) && /\b(?:equation|function|formula|parallel|perpendicular)\b/i.test(text);
  if (!asked || /\b(?:parabola|exponential|circle|tangent)\b/i.test(text)) return null;
  const points = pointsIn(text);
  const crossing = /\by-?\s?intercept\s?(?:of|is|=|at)?\s?(-?\d+(?:\.\d+)?)(?!\s?,)/i.exec(text)?.[1];
  const start =
    crossing === undefined ? undefined : { x: number(0), y: readExpression(crossing) ?? number(0) };
  const at = points.at(-1) ?? start;
  const way = /\b(horizontal|vertical)\sline\b/i.exec(text)?.[1]?.toLowerCase();
  if (!at) return null;
  if (way !== undefined) return points.length === 1 ? alongAxis(way === 'horizontal', at) : null;
  const given = slopeIn(text, points);
  const isTurned = /\bperpendicular\b/i.test(text);
  const slope = given && (isTurned ? displayOf(quotient(number(-1), given)) : given);
  const body = slope && displayOf(sum([product([slope, minus(X, at.x)]), at.y]));
  if (!slope || !body) return null;
  const rule = isTurned ? 'Turn the slope over and change its sign' : 'Find the slope';
  const reason = isTurned
    ? 'Lines at right angles have slopes whose product is −1.'
    : 'The change of y divided by the change of x; parallel lines share it.';
  const line = `y = ${write(slope)} · (x − (${write(at.x)})) + (${write(at.y)})`;
  const result = relation(Y, '=', body);
  return {
    ...plainSolution(
      `the line through ${points.length > 0 ? points.map(written).join(' and ') : written(at)}`,
      'line',
      answerOf(result),
      [`slope ${write(slope)}`, rule, reason],
      [line, 'Use the point'],
      [`y = ${write(body)}`, 'Simplify', 'Multiply out and combine.'],
    ),
    check: points.every((point) => isOn(point, result)) ? 'put-back' : null,
  };
};

const isOn = ({ x, y }: Point, { right }: Relation): boolean => {
  const height = displayOf(substitute(right, 'x', x));
  return height !== null && equivalent(height, y);
};

const alongAxis = (isFlat: boolean, at: Point): Worked => {
  const result = isFlat ? relation(Y, '=', at.y) : relation(X, '=', at.x);
  const rule = isFlat ? 'All its points have the same y' : 'All its points have the same x';
  const problem = `the ${isFlat ? 'horizontal' : 'vertical'} line through ${written(at)}`;
  return plainSolution(problem, 'line', answerOf(result), [
    write(result),
    rule,
    'The point shows which one.',
  ]);
};

const SLOPE = /\bslope\s?(?:of|is|=|m\s?=)?\s?\(?(-?\d[\d.]*(?:\s?\/\s?\d+)?)\)?/i;

const slopeIn = (text: string, [first, second]: readonly Point[]): Expression | null => {
  const stated = SLOPE.exec(text)?.[1];
  if (stated !== undefined) return readExpression(stated);
  if (first && second) return displayOf(rise(first, second));
  const line = relationIn(findRequest(text));
  return line && slopeOf(line);
};
