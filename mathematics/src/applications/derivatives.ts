import { derivative } from '../calculus/derivative.ts';
import { readExpression } from '../expression/read.ts';
import {
  minus,
  number,
  quotient,
  relation,
  substitute,
  sum,
  symbol,
  symbolsOf,
  type Expression,
} from '../expression/tree.ts';
import { valueAt } from '../expression/value.ts';
import { write } from '../expression/write.ts';
import { findRequest } from '../find/request.ts';
import { inLine, nearAnswer } from '../formula/rounded.ts';
import { displayOf } from '../simplify/display.ts';
import { solveEquation } from '../solve/equation.ts';
import { newTrail } from '../steps/step.ts';
import { answerOf, told, type Task, type ToldStep } from '../worked.ts';
import { bodyIn, functionIn, valueOf, type GivenFunction } from './given-function.ts';
import { iterationTask } from './iterations.ts';

/** Secants, velocities, inverses, implicit curves: what derivatives are used for. */
export const derivativeUseTask: Task = (text) =>
  tangent(text) ??
  critical(text) ??
  secant(text) ??
  motion(text) ??
  inverseSlope(text) ??
  implicit(text) ??
  meanValue(text) ??
  iterationTask(text);

const curveIn = (text: string): GivenFunction | null =>
  functionIn(text) ??
  bodyIn(/\by\s*=\s*([^,;\n]+?)(?=\s+(?:at|when|that|where|through)\b|[.,;\n]|$)/.exec(text)?.[1] ?? '');

const tangent: Task = (text) => {
  if (!/\bequation\b[^.?]*\btangent\b/i.test(text) || /\binverse\b|\bnormal line\b/i.test(text)) return null;
  const own = curveIn(text);
  const at = readExpression(
    /\bx\s*=\s*(-?[\d./]+\d|-?\d)/.exec(text)?.[1] ??
      /\(\s*(-?[\d./]+)\s*,\s*-?[\d./]+\s*\)/.exec(text)?.[1] ??
      '',
  );
  const slope = own && derivative(own.body, own.name);
  if (!own || !at || !slope) return null;
  const [m, height] = [
    displayOf(substitute(slope, own.name, at)),
    displayOf(substitute(own.body, own.name, at)),
  ];
  const line =
    m && height && displayOf(sum([{ kind: 'product', factors: [m, minus(symbol(own.name), at)] }, height]));
  return line
    ? told(
        write(own.body),
        'tangent',
        [
          [
            `slope ${write(m)}, point (${write(at)}, ${write(height)})`,
            'Derivative and value there',
            'The tangent has the slope of the curve.',
          ],
          [`y = ${write(line)}`, 'Point and slope give the line', 'Work it out.'],
        ],
        answerOf(relation(symbol('y'), '=', line)),
      )
    : null;
};

const critical: Task = (text) => {
  if (!/\bcritical (?:points?|numbers?|values?)\b/i.test(text)) return null;
  const own = curveIn(text);
  const slope = own && derivative(own.body, own.name);
  const values =
    own && slope ? (solveEquation(relation(slope, '=', number(0)), own.name, newTrail())?.values ?? []) : [];
  if (!own || !slope || values.length === 0) return null;
  const isReal = (one: Expression): boolean =>
    Math.abs(valueAt(one, {}).im) < 1e-9 &&
    Number.isFinite(valueAt(substitute(own.body, own.name, one), {}).re);
  if (!values.every(isReal)) return null;
  const all = values.map((one) => relation(symbol(own.name), '=', one));
  const [single, other] = all;
  return told(
    write(own.body),
    'critical points',
    [
      [`${write(displayOf(slope) ?? slope)} = 0`, 'Where the slope is zero', 'There the curve may turn.'],
      [all.map((one) => write(one)).join(' or '), 'Solve it', 'Each lies in the domain.'],
    ],
    answerOf(single && !other ? single : { kind: 'either', parts: all }),
  );
};

const secant: Task = (text) => {
  if (!/\bsecant\b/i.test(text)) return null;
  const own = functionIn(text);
  const [a, b] = [valueOf(text, 'x_1'), valueOf(text, 'x_2')];
  if (!own || !a || !b) return null;
  const line = quotient(
    minus(substitute(own.body, own.name, b), substitute(own.body, own.name, a)),
    minus(b, a),
  );
  const result = displayOf(line);
  return (
    result &&
    told(
      write(own.body),
      'secant',
      [
        [write(line), 'Rise over run', 'The line goes through both points of the curve.'],
        [write(result), 'Work it out', 'That is its slope.'],
      ],
      answerOf(result),
    )
  );
};

// Position, velocity, acceleration: each is the derivative of the one before.
const motion: Task = (text) => {
  const question = text.trim().split('\n').at(-1) ?? '';
  const order = /\bacceleration\b/i.test(question)
    ? 2
    : /\b(?:velocity|speed)\b/i.test(question) && !/\baverage\b/i.test(question)
      ? 1
      : 0;
  if (order === 0 || !/\b(?:position|particle|moves?|displacement|height|travell?ing)\b/i.test(text))
    return null;
  const own = functionIn(text.replaceAll(/(\d|\w\^\d|\))\s+m\b/g, '$1'));
  if (!own || symbolsOf(own.body).length !== 1) return null;
  let line: Expression | null = own.body;
  for (let round = 0; round < order; round++) line = line && derivative(line, own.name);
  const result = line && displayOf(line);
  if (!result) return null;
  const at = new RegExp(String.raw`\b${own.name}\s*=\s*(-?\d+(?:\.\d+)?)`).exec(question)?.[1];
  const place = at === undefined ? landing(question, own.body, own.name) : readExpression(at);
  const steps: ToldStep[] = [
    [
      write(result),
      order === 2 ? 'Take the derivative twice' : 'Take the derivative',
      'Velocity is how fast the position changes, acceleration how fast the velocity changes.',
    ],
  ];
  if (!place) return told(write(own.body), 'derivative', steps, answerOf(result));
  const value = displayOf(substitute(result, own.name, place));
  const sized =
    value && /\bspeed\b/i.test(question) ? displayOf({ kind: 'call', name: 'abs', args: [value] }) : value;
  return (
    sized &&
    told(
      write(own.body),
      'derivative',
      [...steps, [write(sized), `Put in ${own.name} = ${write(place)}`, 'That is the value at this moment.']],
      answerOf(sized),
    )
  );
};

// `when it hits the ground`: where the height is zero.
const landing = (question: string, height: Expression, name: string): Expression | null => {
  if (!/\b(?:hits?|strikes?|reaches|lands?)\b/i.test(question)) return null;
  const times = (solveEquation(relation(height, '=', number(0)), name, newTrail())?.values ?? []).filter(
    (one) => valueAt(one, {}).re > 0 && Math.abs(valueAt(one, {}).im) < 1e-9,
  );
  const [only, other] = times;
  return only && !other ? only : null;
};

// g′(a) = 1/f′(g(a))
const inverseSlope: Task = (raw) => {
  const text = raw.replaceAll(/\(\s*f\s*\^\s*\(*\s*-\s*1\s*\)+\s*'\s*\(/g, " of the inverse g'(");
  if (!/\binverse\b/i.test(text) || !/g'\s*\(|\bslope of the tangent\b|\bderivative\b/i.test(text))
    return null;
  const own = functionIn(text.replaceAll(/g'?\s*\(\s*[a-z]\s*\)/g, ' '));
  const at =
    valueOf(text, 'a') ?? readExpression(/\bg'?\s*\(\s*(-?\d+(?:\.\d+)?)\s*\)/.exec(text)?.[1] ?? '');
  if (!own || !at) return null;
  const slope = derivative(own.body, own.name);
  const roots =
    solveEquation(relation(own.body, '=', at), own.name, newTrail())?.values.filter(
      (one) => Math.abs(valueAt(one, {}).im) < 1e-9,
    ) ?? [];
  const [place, other] = roots;
  // A zero that was only found by trying has a long writing and no use here.
  const result =
    slope && place && !other && write(place).length < 12
      ? displayOf(quotient(number(1), substitute(slope, own.name, place)))
      : null;
  return result && place && slope
    ? told(
        write(own.body),
        'derivative',
        [
          [
            `f(${write(place)}) = ${write(at)}`,
            'Where f has this value',
            'That is where the inverse goes back to.',
          ],
          [
            `f'(${own.name}) = ${write(displayOf(slope) ?? slope)}`,
            'Take the derivative of f',
            'The slope of the inverse is one over the slope of f.',
          ],
          [write(result), 'One over the slope there', 'Rise and run change places.'],
        ],
        answerOf(result),
      )
    : null;
};

// dy/dx of a curve F(x, y) = c at a point.
const implicit: Task = (text) => {
  if (!/\bd\s*y\s*\)*\s*\/\s*\(*\s*d\s*x\b/.test(text)) return null;
  const point = /\(\s*(-?\d+(?:\.\d+)?)\s*,\s*(-?\d+(?:\.\d+)?)\s*\)/.exec(text.split(/d\s*x/).at(-1) ?? '');
  const [x, y] = [
    point?.[1] ?? /\bx\s*=\s*(-?\d+(?:\.\d+)?)/.exec(text)?.[1],
    point?.[2] ?? /\by\s*=\s*(-?\d+(?:\.\d+)?)/.exec(text)?.[1],
  ];
  if (x === undefined || y === undefined) return null;
  const candidates = (findRequest(text)?.statements ?? []).flatMap((one) =>
    one.kind === 'relation'
      ? [minus(one.left, one.right)]
      : 'kind' in one &&
          one.kind !== 'both' &&
          one.kind !== 'either' &&
          one.kind !== 'always' &&
          one.kind !== 'never'
        ? [one]
        : [],
  );
  const curve = candidates.find(
    (one) => ['x', 'y'].every((name) => symbolsOf(one).includes(name)) && symbolsOf(one).length === 2,
  );
  const [fx, fy] = curve ? [derivative(curve, 'x'), derivative(curve, 'y')] : [];
  if (!curve || !fx || !fy) return null;
  const at = { x: Number(x), y: Number(y) };
  const value = -valueAt(fx, at).re / valueAt(fy, at).re;
  if (!Number.isFinite(value)) return null;
  return told(
    write(curve),
    'implicit derivative',
    [
      [
        `dy/dx = −(${write(displayOf(fx) ?? fx)})/(${write(displayOf(fy) ?? fy)})`,
        'Differentiate both sides; y depends on x',
        'The derivative by x over the derivative by y, with a minus.',
      ],
      [inLine(value), `Put in x = ${x} and y = ${y}`, 'That is the slope at this point.'],
    ],
    nearAnswer(value, text),
  );
};

// f′(c) = (f(b) − f(a))/(b − a)
const meanValue: Task = (text) => {
  if (!/\bmean value theorem\b|\brolle/i.test(text)) return null;
  const ends =
    /(-?\d+(?:\.\d+)?)\s*[<≤]\s*[cx]\s*[<≤]\s*(-?\d+(?:\.\d+)?)/.exec(text) ??
    /\[\s*(-?\d+(?:\.\d+)?)\s*,\s*(-?\d+(?:\.\d+)?)\s*\]/.exec(text);
  const line = text.trim().split('\n').at(-1) ?? '';
  const own = functionIn(text) ?? bodyIn(line);
  if (!ends || !own) return null;
  const [a, b] = [readExpression(ends[1] ?? ''), readExpression(ends[2] ?? '')];
  const slope = derivative(own.body, own.name);
  if (!a || !b || !slope) return null;
  const mean = displayOf(
    quotient(minus(substitute(own.body, own.name, b), substitute(own.body, own.name, a)), minus(b, a)),
  );
  const inside = mean
    ? (solveEquation(relation(slope, '=', mean), own.name, newTrail())?.values ?? []).filter((one) => {
        const at = valueAt(one, {});
        return Math.abs(at.im) < 1e-9 && at.re > Number(ends[1]) && at.re < Number(ends[2]);
      })
    : [];
  const [c, other] = inside;
  return c && !other && mean
    ? told(
        write(own.body),
        'mean value theorem',
        [
          [
            `mean slope ${write(mean)}`,
            'Rise over run between the ends',
            'Somewhere the curve has exactly this slope.',
          ],
          [`c = ${write(c)}`, `Solve f'(c) = ${write(mean)}`, 'Only values between the ends count.'],
        ],
        answerOf(c),
      )
    : null;
};
