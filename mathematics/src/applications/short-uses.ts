import { curveIn, placeIn, spanIn } from '../calculus/curve.ts';
import { derivative } from '../calculus/derivative.ts';
import { antiderivative } from '../calculus/integral.ts';
import { workIntegral } from '../calculus/work.ts';
import { readExpression } from '../expression/read.ts';
import {
  minus,
  number,
  product,
  quotient,
  relation,
  substitute,
  sum,
  symbol,
  symbolsOf,
} from '../expression/tree.ts';
import { valueAt } from '../expression/value.ts';
import { write } from '../expression/write.ts';
import { roundedAnswer } from '../formula/rounded.ts';
import { displayOf } from '../simplify/display.ts';
import { solveEquation } from '../solve/equation.ts';
import { newTrail } from '../steps/step.ts';
import { answerOf, told, type Task } from '../worked.ts';

/** Short questions of calculus in words: normals, flat places, one step of Newton, spoken integrals, rectangles, work. */
export const shortUsesTask: Task = (text) =>
  normalSlope(text) ??
  flat(text) ??
  newtonStep(text) ??
  backwards(text) ??
  spoken(text) ??
  pieces(text) ??
  rectangles(text) ??
  force(text);

const normalSlope: Task = (text) => {
  if (!/\bslope\b[^.?]*\bnormal\b/i.test(text)) return null;
  const curve = curveIn(text);
  const place = curve && placeIn(text, curve.letter);
  const change = curve && derivative(curve.body, curve.letter);
  const slope = change && place ? displayOf(substitute(change, curve.letter, place)) : null;
  const value = slope && displayOf(quotient(number(-1), slope));
  return curve && slope && value
    ? told(
        write(curve.body),
        'slope',
        [
          [write(slope), 'Slope of the tangent', 'The derivative at the place.'],
          [write(value), 'Minus one over it', 'The normal is at right angles to the tangent.'],
        ],
        answerOf(value),
      )
    : null;
};

// Where the tangent lies flat.
const flat: Task = (text) => {
  if (!/\bhorizontal tangent\b|\btangent\b[^.?]*\bhorizontal\b/i.test(text)) return null;
  const curve = curveIn(text);
  const change = curve && derivative(curve.body, curve.letter);
  const plain = change && displayOf(change);
  if (!curve || !plain) return null;
  const values = solveEquation(relation(plain, '=', number(0)), curve.letter, newTrail())?.values ?? [];
  const all = values
    .filter((one) => Math.abs(valueAt(one, {}).im) < 1e-9)
    .map((one) => relation(symbol(curve.letter), '=', one));
  const [single, other] = all;
  if (!single) return null;
  return told(
    write(curve.body),
    'solve',
    [
      [`${write(plain)} = 0`, 'Set the derivative to zero', 'A flat line has slope 0.'],
      [all.map((one) => write(one)).join(' or '), 'Solve', 'There the tangent is horizontal.'],
    ],
    answerOf(other ? { kind: 'either', parts: all } : single),
  );
};

const newtonStep: Task = (text) => {
  if (!/\bnewton'?s?\b[^.?]*\bmethod\b/i.test(text)) return null;
  const curve = curveIn(text.replaceAll(/\bx_?\(?\d\)?\s*=\s*-?[\d.]+/g, ' '));
  const first = readExpression(/\bx_?\(?[01]\)?\s*=\s*(-?\d+(?:\.\d+)?)/.exec(text)?.[1] ?? '');
  const change = curve && derivative(curve.body, curve.letter);
  if (
    !curve ||
    !first ||
    !change ||
    !/\bone (?:step|iteration)\b|\bx_?\(?1\)?\b(?!\s*=)|\bnext\b/i.test(text)
  )
    return null;
  const value = displayOf(
    minus(
      first,
      quotient(substitute(curve.body, curve.letter, first), substitute(change, curve.letter, first)),
    ),
  );
  return (
    value &&
    told(
      write(curve.body),
      'estimate',
      [
        [
          `x − f(x)/f'(x), f'(x) = ${write(displayOf(change) ?? change)}`,
          'Newton’s method',
          'Follow the tangent to the axis.',
        ],
        [write(value), `Put ${write(first)} in`, 'Work it out.'],
      ],
      roundedAnswer(value, text),
    )
  );
};

// f(1) = 5 and f′(1) = 4 tell the slope of the inverse at 5.
const backwards: Task = (text) => {
  const value = /(?<![A-Za-z])f\s*\(\s*(-?[\d.]+)\s*\)\s*=\s*(-?[\d.]*\d)/.exec(text);
  const slope = /(?<![A-Za-z])f\s*'\s*\(\s*(-?[\d.]+)\s*\)\s*=\s*(-?[\d./]*\d)/.exec(text);
  if (
    !/\binverse\b|\^\(?-1\)?/i.test(text) ||
    !value ||
    !slope ||
    value[1] !== slope[1] ||
    !/\bderivative\b|'/i.test(text)
  )
    return null;
  const place = /\b(?:at|when x\s*=)\s*(?:x\s*=\s*)?(-?[\d.]*\d)\b|\)'\s*\(\s*(-?[\d.]+)\s*\)/.exec(
    text.replace(slope[0], ' '),
  );
  const result =
    (place?.[1] ?? place?.[2]) === value[2]
      ? displayOf(quotient(number(1), readExpression(slope[2] ?? '') ?? number(1)))
      : null;
  return (
    result &&
    told(
      'inverse function',
      'derivative',
      [[`1/f'(${value[1]})`, 'Slope of the inverse', 'Up and across change places.']],
      answerOf(result),
    )
  );
};

const END = String.raw`(-?[\d.π/e]+)`;

// `the integral from 0 to 2 of 3x^2 dx`
const spoken: Task = (text) => {
  const found = new RegExp(
    String.raw`\bintegral\s+from\s+(?:[a-z]\s*=\s*)?${END}\s+to\s+(?:[a-z]\s*=\s*)?${END}\s+of\s+([^?\n]+?)(?:\s+d([a-z]))?\s*[.?]?\s*$`,
    'i',
  ).exec(text.trim());
  const body = readExpression(found?.[3] ?? '');
  const [low, high] = [readExpression(found?.[1] ?? ''), readExpression(found?.[2] ?? '')];
  const letter = found?.[4] ?? (body ? symbolsOf(body)[0] : undefined);
  return body && low && high && letter !== undefined ? workIntegral(body, letter, [low, high]) : null;
};

// Two stretches of an unknown function tell the third.
const pieces: Task = (text) => {
  const facts = [
    ...text.matchAll(
      new RegExp(
        String.raw`\bintegral\s+of\s+f(?:\s*\(\s*x\s*\))?(?:\s*dx)?\s+from\s+${END}\s+to\s+${END}\s+(?:is|equals|=)\s*${END}`,
        'gi',
      ),
    ),
  ].map((match) => match.slice(1).map(Number));
  const asked = new RegExp(
    String.raw`\b(?:find|what is|evaluate|compute)\b[^?.]*\bintegral\s+of\s+f(?:\s*\(\s*x\s*\))?(?:\s*dx)?\s+from\s+${END}\s+to\s+${END}`,
    'i',
  )
    .exec(text)
    ?.slice(1)
    .map(Number);
  const [first, second, more] = facts;
  if (!asked || !first || !second || more) return null;
  const area = (low: number, high: number): number | null => {
    for (const [a, b] of [
      [first, second],
      [second, first],
    ] as const) {
      if (a[1] === b[0] && a[0] === low && b[1] === high) return (a[2] ?? 0) + (b[2] ?? 0);
      if (a[0] === b[0] && a[1] === low && b[1] === high) return (b[2] ?? 0) - (a[2] ?? 0);
      if (a[1] === b[1] && a[0] === low && b[0] === high) return (a[2] ?? 0) - (b[2] ?? 0);
    }
    return null;
  };
  const value = area(asked[0] ?? 0, asked[1] ?? 0);
  const shown = value === null ? null : readExpression(String(value));
  return (
    shown &&
    told(
      'integrals of f',
      'integrate',
      [[write(shown), 'Put stretches together', 'Integrals over neighbouring stretches add up.']],
      answerOf(shown),
    )
  );
};

const MOST = 200;

// Rectangles with the height at their left, right or middle.
const rectangles: Task = (text) => {
  const count = Number(
    /\b(\d+)\s+(?:equal\s+)?(?:left|right|mid\w*|sub)?-?\s?(?:endpoint\s+)?(?:rectangles|subintervals|intervals)\b|\bn\s*=\s*(\d+)/i
      .exec(text)
      ?.slice(1)
      .find((one) => one !== undefined) ?? 0,
  );
  const side = /\b(left|right|midpoint)s?(?:[\s-]*(?:hand|end\s?points?))?\b/i.exec(text)?.[1]?.toLowerCase();
  if (side === undefined || count < 1 || count > MOST || !/\b(?:area|integral|riemann)\b/i.test(text))
    return null;
  const curve = curveIn(text);
  const span = spanIn(text);
  if (!curve || !span) return null;
  const width = quotient(minus(span.high, span.low), number(count));
  const shift = side === 'left' ? number(0) : side === 'right' ? number(1) : quotient(number(1), number(2));
  const heights = Array.from({ length: count }, (_, k) =>
    substitute(curve.body, curve.letter, sum([span.low, product([sum([number(k), shift]), width])])),
  );
  const value = displayOf(product([width, sum(heights)]));
  return value && Number.isFinite(valueAt(value, {}).re)
    ? told(
        write(curve.body),
        'estimate',
        [
          [
            `width ${write(displayOf(width) ?? width)}, ${count} heights`,
            'Cut the stretch into equal parts',
            `Heights are taken at the ${side} of each part.`,
          ],
          [write(value), 'Width times all heights', 'The rectangles together.'],
        ],
        roundedAnswer(value, text),
      )
    : null;
};

// Work of a force that changes along the way.
const force: Task = (text) => {
  if (!/\bforce\b/i.test(text) || !/\bwork\b/i.test(text)) return null;
  const curve = curveIn(text);
  const span = spanIn(text);
  const whole =
    curve && symbolsOf(curve.body).join() === curve.letter ? antiderivative(curve.body, curve.letter) : null;
  if (!curve || !span || !whole || !/F/.test(curve.name)) return null;
  const value = displayOf(
    minus(substitute(whole, curve.letter, span.high), substitute(whole, curve.letter, span.low)),
  );
  return (
    value &&
    told(
      `F(${curve.letter}) = ${write(curve.body)}`,
      'work',
      [
        [write(whole), 'Integrate the force', 'Work is force along a path.'],
        [write(value), 'Upper end minus lower end', 'Work it out.'],
      ],
      roundedAnswer(value, text),
    )
  );
};
