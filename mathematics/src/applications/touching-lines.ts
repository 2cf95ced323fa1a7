import { curveIn, curvesIn, placeIn, saidValue, type Curve } from '../calculus/curve.ts';
import { derivative } from '../calculus/derivative.ts';
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
  type Expression,
} from '../expression/tree.ts';
import { write } from '../expression/write.ts';
import { displayOf } from '../simplify/display.ts';
import { answerOf, told, type Task, type Worked } from '../worked.ts';

/** Lines that touch or stand upright on a curve, and what they are used for: estimates and differentials. */
export const touchingLineTask: Task = (text) => {
  if (
    !/\b(?:tangent line|normal line|line (?:that is )?(?:tangent|normal)|tangent to|lineari[sz]ation|linear approximation|differentials?|local linear|dy)\b/i.test(
      text,
    )
  )
    return null;
  return differential(text) ?? lineAt(text);
};

const pointed = (text: string): Curve | null => curveIn(text.replaceAll(/\bL\s*\(\s*x\s*\)/g, ' '));

const lineAt = (text: string): Worked | null => {
  const isNormal = /\bnormal\b/i.test(text);
  const isEstimate = /\b(?:linear approximation|lineari[sz]ation|local linear)\b/i.test(text);
  if (!isEstimate && !/\bequation\b|\bfind the (?:tangent|normal) line\b/i.test(text)) return null;
  const own = pointed(text);
  const at = own && placeIn(text, own.letter);
  if (!own || !at || /\binverse\b/i.test(text)) return estimateOf(text);
  const slope = derivative(own.body, own.letter);
  const [m, height] = [
    slope && displayOf(substitute(slope, own.letter, at)),
    displayOf(substitute(own.body, own.letter, at)),
  ];
  if (!m || !height || (isNormal && write(m) === '0')) return null;
  const steep = isNormal ? displayOf(quotient(number(-1), m)) : m;
  const line = steep && displayOf(sum([product([steep, minus(symbol(own.letter), at)]), height]));
  if (!line) return null;
  const target = isEstimate ? targetOf(text, own, at) : null;
  const value = target && displayOf(substitute(line, own.letter, target));
  const name = isEstimate ? 'L' : 'y';
  return told(
    write(own.body),
    'tangent',
    [
      [
        `slope ${write(m)}, point (${write(at)}, ${write(height)})`,
        'Derivative and value there',
        'The tangent has the slope of the curve.',
      ],
      ...(isNormal
        ? [[`slope ${write(steep)}`, 'Turn it upright', 'Minus one over the slope.'] as const]
        : []),
      [`${name} = ${write(line)}`, 'Point and slope give the line', 'Work it out.'],
      ...(value
        ? [
            [
              write(asDecimal(value)),
              `Put in ${write(target)}`,
              'Near the point, line and curve are close together.',
            ] as const,
          ]
        : []),
    ],
    value
      ? { ...answerOf(asDecimal(value)), near: true }
      : answerOf(isEstimate ? line : relation(symbol('y'), '=', line)),
  );
};

const asDecimal = (value: Expression): Expression =>
  value.kind === 'number' ? number(value.value, 'decimal') : value;

// What is estimated: f(9.1), or √9.1 when f is the root.
const targetOf = (text: string, own: Curve, at: Expression): Expression | null => {
  const called = /\bestimate\b[^?]*?(?<![A-Za-z])[a-z]\s*\(\s*(-?\d+(?:\.\d+)?)\s*\)/i.exec(text)?.[1];
  if (called !== undefined) return readExpression(called);
  const shape = write(substitute(own.body, own.letter, symbol('□')));
  const said =
    /\b(?:estimate|approximate)\s+(?:the value of\s+)?(.+?)(?:[?\n,]|\.(?!\d)|\busing\b|\bat\b|$)/i.exec(
      text,
    )?.[1] ?? '';
  for (const match of said.matchAll(/\d+(?:\.\d+)?/g)) {
    const target = readExpression(match[0]);
    const read = readExpression(said.replace(match[0], '□').replaceAll('□', own.letter));
    if (
      target &&
      read &&
      write(substitute(read, own.letter, symbol('□'))) === shape &&
      write(target) !== write(at)
    )
      return target;
  }
  return null;
};

// √9.1 by the line at 9: the nearest whole number with a whole root.
const estimateOf = (text: string): Worked | null => {
  const said =
    /\b(?:estimate|approximate)\s+(?:the value of\s+)?(sqrt|√|cbrt)\s*\(?\s*(\d+(?:\.\d+)?)\s*\)?/i.exec(
      text,
    );
  const degree = said?.[1] === 'cbrt' ? 3 : 2;
  const value = Number(said?.[2] ?? Number.NaN);
  const base = Math.round(value ** (1 / degree)) ** degree;
  return Number.isFinite(value) && base > 0
    ? lineAt(
        `Find the linear approximation of f(x) = ${degree === 3 ? 'cbrt' : 'sqrt'}(x) at x = ${base} to estimate f(${value})`,
      )
    : null;
};

const differential = (text: string): Worked | null => {
  if (
    !/\bdifferentials?\b|(?<![A-Za-z])dy(?![A-Za-z/\s]*\/)/.test(text) ||
    /\bequations?\b|\berror\b|\bdy\s*\)*\s*\/|\bcompute the volume\b/i.test(text)
  )
    return null;
  const own = curvesIn(text).find((one) => one.name === 'y' || one.name === 'f');
  const slope = own && derivative(own.body, own.letter);
  const plain = slope && displayOf(slope);
  if (!own || !plain) return null;
  const step = saidValue(text, `d${own.letter}`) ?? saidValue(text, `Δ${own.letter}`);
  const at = placeIn(text.replaceAll(/[dΔ][a-z]\s*=\s*-?[\d./]+/g, ' '), own.letter);
  const general = [
    `dy = (${write(plain)}) d${own.letter}`,
    'Derivative times dx',
    'Along the tangent, dy over dx is the slope.',
  ] as const;
  if (!step || !at) {
    const line = { text: `(${write(plain)})d${own.letter}`, latex: `${write(plain)}\\,d${own.letter}` };
    return told(write(own.body), 'differential', [general], {
      ...line,
      value: product([plain, readExpression('d' + own.letter) ?? symbol('d')]),
    });
  }
  const value = displayOf(product([substitute(plain, own.letter, at), step]));
  return (
    value &&
    told(
      write(own.body),
      'differential',
      [
        general,
        [
          write(asDecimal(value)),
          `Put in ${own.letter} = ${write(at)} and d${own.letter} = ${write(step)}`,
          'That is how far the tangent rises.',
        ],
      ],
      answerOf(asDecimal(value)),
    )
  );
};
