import { derivative } from '../calculus/derivative.ts';
import { equivalent } from '../expression/equivalent.ts';
import { readExpression } from '../expression/read.ts';
import {
  number,
  relation,
  substitute,
  symbol,
  type Expression,
  type Relation,
  symbolsOf,
} from '../expression/tree.ts';
import { write } from '../expression/write.ts';
import { findRequest } from '../find/request.ts';
import { filled } from '../formula/fill.ts';
import { displayOf } from '../simplify/display.ts';
import { calculated, plainSolution, type PlainStep } from '../steps/plain.ts';
import { type Rule } from '../steps/step.ts';
import { answerOf, checked, textAnswer, type Task, type Worked } from '../worked.ts';
import { relationIn, slopeOf, subjectOf } from './subject.ts';

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

/** What is asked of two points by a formula: (a, b) is the first, (c, d) the second. */
const byFormula = (words: string, formula: string, why: Rule, last: string): Task => {
  const word = new RegExp(String.raw`\b(?:${words})\b`, 'i');
  const [what = ''] = words.split('|');
  return (text) => {
    const [p, q] = pairFor(word, text) ?? [];
    if (!p || !q) return null;
    const line = write(filled(formula, { a: p.x, b: p.y, c: q.x, d: q.y }));
    return calculated(`${written(p)} and ${written(q)}`, what, [[line, why]], { last });
  };
};

const distanceTask = byFormula(
  'distance|how far|length of (?:the )?(?:line )?segment',
  '√((c − a)^2 + (d − b)^2)',
  'Use Pythagoras',
  'Square, add, take the root.',
);

const midpointTask: Task = (text) => {
  const [a, b] = pairFor(/\bmid-?point\b|\bhalf-?\s?way\b/i, text) ?? [];
  const middle = (p: Expression, q: Expression): Expression | null =>
    displayOf(filled('(p + q)/2', { p, q }));
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

const SLOPE_OF_POINTS = '(d − b)/(c − a)';
const slopeOfPoints = byFormula(
  'slope|gradient|steepness',
  SLOPE_OF_POINTS,
  'Rise over run',
  'Reduce the fraction.',
);

const slopeTask: Task = (text) =>
  /\bequation of (?:a|the) line\b|\bparallel\b|\bperpendicular\b|\bslope of -?\d/i.test(text)
    ? null
    : slopeOfPoints(text);

/** The line through two points, or through one with a slope, parallel or at right angles to another. */
const lineTask: Task = (text) => {
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
  const slope = given && (isTurned ? displayOf(filled('−1/m', { m: given })) : given);
  const body = slope && displayOf(filled('m·(x − a) + b', { m: slope, a: at.x, b: at.y }));
  if (!slope || !body) return null;
  const rule = isTurned ? 'Turn the slope over and change its sign' : 'Find the slope';
  const reason = isTurned
    ? 'Lines at right angles have slopes whose product is −1.'
    : 'The change of y divided by the change of x; parallel lines share it.';
  const line = `y = ${write(slope)} · (x − (${write(at.x)})) + (${write(at.y)})`;
  const result = relation(symbol('y'), '=', body);
  const worked = plainSolution(
    `the line through ${points.length > 0 ? points.map(written).join(' and ') : written(at)}`,
    'line',
    answerOf(result),
    [`slope ${write(slope)}`, rule, reason],
    [line, 'Use the point'],
    [`y = ${write(body)}`, 'Simplify', 'Multiply out and combine.'],
  );
  const holds = points.every((point) => isOn(point, result));
  return checked(worked, 'put-back', holds);
};

const isOn = ({ x, y }: Point, { right }: Relation): boolean => {
  const height = displayOf(substitute(right, 'x', x));
  return height !== null && equivalent(height, y);
};

const alongAxis = (isFlat: boolean, at: Point): Worked => {
  const [way, letter, value] = isFlat
    ? (['horizontal', 'y', at.y] as const)
    : (['vertical', 'x', at.x] as const);
  const result = relation(symbol(letter), '=', value);
  const rule = `All its points have the same ${letter}`;
  const step = [write(result), rule, 'The point shows which one.'] as const;
  return plainSolution(`the ${way} line through ${written(at)}`, 'line', answerOf(result), step);
};

const SLOPE = /\bslope\s?(?:of|is|=|m\s?=)?\s?\(?(-?\d[\d.]*(?:\s?\/\s?\d+)?)\)?/i;

const slopeIn = (text: string, [first, second]: readonly Point[]): Expression | null => {
  const stated = SLOPE.exec(text)?.[1];
  if (stated !== undefined) return readExpression(stated);
  if (first && second)
    return displayOf(filled(SLOPE_OF_POINTS, { a: first.x, b: first.y, c: second.x, d: second.y }));
  const line = relationIn(findRequest(text));
  return line && slopeOf(line);
};

export const POINT_TASKS: readonly Task[] = [distanceTask, midpointTask, slopeTask, lineTask];

const LINE = /(?:\b(?:equation|line|find|what is)\b[^.?!]*?\b|^)(tangent|normal)\b(?=.*\b(?:to|at)\b)/is;
const VALUE = String.raw`([-−]?[\d.]+(?:\s?\/\s?\d+)?|[-−]?π(?:\s?\/\s?\d+)?)`;
const PLACE = new RegExp(String.raw`\bx\s?=\s?${VALUE}|\bat[^.()=]{0,30}\(${VALUE}\s?,[^()]{1,12}\)`, 'i');
const ELSE = /\b(?:circle|distribution|force|parallel|perpendicular|through|both|(?:slope|gradient) of)\b/i;

/** The straight line that touches a curve at a place, or stands on it at a right angle. */
export const tangentTask: Task = (text) => {
  const kind = LINE.exec(text)?.[1]?.toLowerCase();
  const place = kind === undefined ? null : PLACE.exec(text);
  if (!place || ELSE.test(text.slice(0, place.index))) return null;
  const a = readExpression((place[1] ?? place[2] ?? '').replace('−', '-'));
  // What is told behind the task is no part of it.
  const before = text.slice(0, place.index);
  const subject = subjectOf(findRequest(before.includes('=') ? before : text.replace(place[0], ' ')));
  const rise = subject && symbolsOf(subject.body).join() === 'x' ? derivative(subject.body, 'x') : null;
  const m = a && rise && displayOf(substitute(rise, 'x', a));
  const b = a && subject && displayOf(substitute(subject.body, 'x', a));
  const slope = m && (kind === 'normal' ? displayOf(filled('−1/m', { m })) : m);
  const body = slope && a && b && displayOf(filled('m·(x − a) + b', { m: slope, a, b }));
  if (!subject || !rise || !m || !slope || !a || !b || !body) return null;
  const turned = [
    'Turn it over and change its sign',
    'The normal is at a right angle to the tangent.',
  ] as const;
  const steps: PlainStep[] = [
    [`dy/dx = ${write(displayOf(rise) ?? rise)}`, 'Take the derivative', 'It tells the gradient everywhere.'],
    [`m = ${write(m)}`, `Put ${write(a)} in for x`, 'This is the gradient of the tangent.'],
    ...(kind === 'normal' ? [[`−1/m = ${write(slope)}`, ...turned] as const] : []),
    [`(${write(a)}, ${write(b)})`, 'Find the point', 'The equation of the curve tells its height.'],
    [`y = ${write(slope)} · (x − (${write(a)})) + (${write(b)})`, 'Use the point', 'y − b = m(x − a).'],
    [`y = ${write(body)}`, 'Simplify', 'Multiply out and combine.'],
  ];
  const name = `the ${kind} to y = ${write(subject.body)} at x = ${write(a)}`;
  const height = displayOf(substitute(body, 'x', a));
  const worked = plainSolution(name, 'line', answerOf(relation(symbol('y'), '=', body)), ...steps);
  return checked(worked, 'put-back', height !== null && equivalent(height, b));
};
