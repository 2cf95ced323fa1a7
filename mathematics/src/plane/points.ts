import { readExpression } from '../expression/read.ts';
import {
  minus,
  number,
  power,
  product,
  quotient,
  relation,
  root,
  sum,
  symbol,
  type Expression,
} from '../expression/tree.ts';
import { write } from '../expression/write.ts';
import { findRequest } from '../find/request.ts';
import { asConstant, coefficientsIn, isUnit } from '../polynomial/polynomial.ts';
import { displayOf } from '../simplify/display.ts';
import { normalOf } from '../simplify/normal.ts';
import { solveEquation } from '../solve/equation.ts';
import { newTrail } from '../steps/step.ts';
import { answerOf, plainLine, told, type Task, type Worked } from '../worked.ts';

interface PointIn {
  x: Expression;
  y: Expression;
}

/** The points (a, b) in a text. */
const pointsIn = (text: string): PointIn[] =>
  [
    ...text.matchAll(/\(\s*(\(?-?[^(),\n]+\)?(?:\/\(?[^(),\n]+\)?)?)\s*,\s*([^,\n]+?)\s*\)(?=[^)]|$)/g),
  ].flatMap(([, first = '', second = '']) => {
    const [x, y] = [readExpression(balanced(first)), readExpression(balanced(second))];
    return x && y ? [{ x, y }] : [];
  });

const balanced = (text: string): string => {
  const missing = text.split('(').length - text.split(')').length;
  return missing > 0 ? `${text}${')'.repeat(missing)}` : text;
};

export const distanceTask: Task = (text) => {
  const [a, b, more] = /\bdistance\b/i.test(text) ? pointsIn(text) : [];
  if (!a || !b || more) return null;
  const raw = root(2, sum([power(minus(b.x, a.x), number(2)), power(minus(b.y, a.y), number(2))]));
  const value = displayOf(raw);
  return (
    value &&
    told(
      `(${write(a.x)}, ${write(a.y)}) and (${write(b.x)}, ${write(b.y)})`,
      'distance',
      [
        [
          write(raw),
          'Use Pythagoras',
          'The two differences are the legs of a right triangle; the distance is its longest side.',
        ],
        [write(value), 'Work it out', 'Square, add, take the root.'],
      ],
      answerOf(value),
    )
  );
};

export const midpointTask: Task = (text) => {
  const [a, b, more] = /\bmid-?point\b/i.test(text) ? pointsIn(text) : [];
  if (!a || !b || more) return null;
  const middle = (p: Expression, q: Expression): Expression | null =>
    displayOf(quotient(sum([p, q]), number(2)));
  const [x, y] = [middle(a.x, b.x), middle(a.y, b.y)];
  if (!x || !y) return null;
  const wanted = /\by-?\s*(?:value|coordinate)/i.test(text)
    ? y
    : /\bx-?\s*(?:value|coordinate)/i.test(text)
      ? x
      : null;
  const point = `(${write(x)}, ${write(y)})`;
  return told(
    `(${write(a.x)}, ${write(a.y)}) and (${write(b.x)}, ${write(b.y)})`,
    'midpoint',
    [[point, 'Take the mean of the coordinates', 'Half the sum of the two x, half the sum of the two y.']],
    wanted ? answerOf(wanted) : { ...plainLine(point), value: null },
  );
};

const slopeOf = (a: PointIn, b: PointIn): Expression | null =>
  displayOf(quotient(minus(b.y, a.y), minus(b.x, a.x)));

export const slopeTask: Task = (text) => {
  if (
    !/\bslope\b/i.test(text) ||
    /\b(?:equation of (?:a|the) line|parallel|perpendicular|slope of -?\d)\b/i.test(text)
  )
    return null;
  const [a, b, more] = pointsIn(text);
  const slope = a && b && !more ? slopeOf(a, b) : null;
  if (!a || !b || !slope) return null;
  const raw: Expression = { kind: 'quotient', top: minus(b.y, a.y), bottom: minus(b.x, a.x) };
  return told(
    `(${write(a.x)}, ${write(a.y)}) and (${write(b.x)}, ${write(b.y)})`,
    'slope',
    [
      [write(raw), 'Rise over run', 'The change of y divided by the change of x.'],
      [write(slope), 'Work it out', 'Reduce the fraction.'],
    ],
    answerOf(slope),
  );
};

/** The line through two points, or through one with a slope, parallel or at right angles to another. */
export const lineTask: Task = (text) => {
  if (
    !/\bline(?:ar)?\b/i.test(text) ||
    !/\b(?:equation|function|formula|parallel|perpendicular)\b/i.test(text) ||
    /\b(?:parabola|exponential|circle|tangent)\b/i.test(text)
  )
    return null;
  const points = pointsIn(text);
  const crossing = /\by-?\s?intercept\s*(?:of|is|=|at)?\s*(-?\d+(?:\.\d+)?)(?!\s*,)/i.exec(text)?.[1];
  const at =
    points.at(-1) ??
    (crossing === undefined ? undefined : { x: number(0), y: readExpression(crossing) ?? number(0) });
  const straight = at && points.length === 1 ? alongAxis(text, at) : null;
  if (straight) return straight;
  const given = slopeIn(text, points);
  if (!at || !given) return null;
  const right = /\bperpendicular\b/i.test(text);
  const slope = right ? displayOf(quotient(number(-1), given)) : given;
  const body = slope && displayOf(sum([product([slope, minus(symbol('x'), at.x)]), at.y]));
  if (!slope || !body) return null;
  return told(
    `the line through (${write(at.x)}, ${write(at.y)})`,
    'line',
    [
      [
        `slope ${write(slope)}`,
        right ? 'Turn the slope over and change its sign' : 'Find the slope',
        right
          ? 'Lines at right angles have slopes whose product is −1.'
          : 'The change of y divided by the change of x; parallel lines share it.',
      ],
      [
        `y = ${write(slope)} · (x − (${write(at.x)})) + (${write(at.y)})`,
        'Use the point',
        'At the point both sides must agree.',
      ],
      [`y = ${write(body)}`, 'Simplify', 'Multiply out and combine.'],
    ],
    answerOf(relation(symbol('y'), '=', body)),
  );
};

const alongAxis = (text: string, at: PointIn): Worked | null => {
  const way = /\b(horizontal|vertical)\s+line\b/i.exec(text)?.[1]?.toLowerCase();
  if (way === undefined || /\b(?:parallel|perpendicular)\b/i.test(text)) return null;
  const result = way === 'horizontal' ? relation(symbol('y'), '=', at.y) : relation(symbol('x'), '=', at.x);
  return told(
    `the ${way} line through (${write(at.x)}, ${write(at.y)})`,
    'line',
    [
      [
        write(result),
        way === 'horizontal' ? 'All its points have the same y' : 'All its points have the same x',
        'The point shows which one.',
      ],
    ],
    answerOf(result),
  );
};

const slopeIn = (text: string, points: readonly PointIn[]): Expression | null => {
  const said = /\bslope\s*(?:of|is|=|m\s*=)?\s*(-?[\d./]+|-?\(\(?-?\d+\)?\/\(?\d+\)?\))/i.exec(text)?.[1];
  if (said !== undefined) return readExpression(said);
  const [first, second] = points;
  if (first && second) return slopeOf(first, second);
  const request = findRequest(text);
  const own = request && [...request.functions.values()][0];
  const line = own
    ? relation(symbol('y'), '=', own.body)
    : request?.statements.find((one) => one.kind === 'relation');
  const solved = line?.kind === 'relation' ? solveEquation(line, 'y', newTrail()) : null;
  const normal = solved?.values[0] ? normalOf(solved.values[0]) : null;
  const slope =
    normal && isUnit(normal.bottom) ? asConstant(coefficientsIn(normal.top, 'x')[1] ?? new Map()) : null;
  return slope && number(slope);
};
