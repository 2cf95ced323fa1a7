import { spanIn } from '../calculus/curve.ts';
import { derivative } from '../calculus/derivative.ts';
import { antiderivative } from '../calculus/integral.ts';
import { isReal } from '../expression/complex.ts';
import { readExpression } from '../expression/read.ts';
import {
  minus,
  number,
  power,
  relation,
  substitute,
  sum,
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
import { answerOf, told, type Task } from '../worked.ts';

const STRETCHES = 2_000;

/** The area under a curve by parabolas through many points. */
const integralOf = (f: (x: number) => number, a: number, b: number): number => {
  const h = (b - a) / STRETCHES;
  let total = f(a) + f(b);
  for (let k = 1; k < STRETCHES; k++) total += (k % 2 === 1 ? 4 : 2) * f(a + k * h);
  return (total * h) / 3;
};

interface Stretch {
  readonly body: Expression;
  readonly name: string;
  readonly low: Expression;
  readonly high: Expression;
}

const stretchIn = (text: string): Stretch | null => {
  const own = [...(findRequest(text)?.functions.values() ?? [])][0];
  const ends =
    /\[\s*(?:a\s*,\s*b\s*\]\s*=\s*\[\s*)?([^,[\]]+?)\s*[,.]\s*([^,[\]]+?)\s*\]/.exec(
      text.replace(/\[a,\s*b\]\s*=/, ''),
    ) ??
    /\b(?:from|between)\s+(?:[xy]\s*=\s*)?(-?[\w./()π]+)\s+(?:to|and)\s+(?:[xy]\s*=\s*)?(-?[\w./()π]+)/i.exec(
      text,
    );
  const said = ends ? null : spanIn(text);
  const [low, high] = [
    said?.low ?? readExpression(ends?.[1] ?? ''),
    said?.high ?? readExpression((ends?.[2] ?? '').replace(/[.,;]$/, '')),
  ];
  const equation = own
    ? undefined
    : /\b(?:[xy]\s*=|(?:average|mean) value of)\s*([^,;\n]*?)(?=\s+(?:from|between|over|on)\b)/i.exec(
        text,
      )?.[1];
  const body = own?.body ?? (equation === undefined ? null : readExpression(equation));
  const [name] = body ? symbolsOf(body) : [];
  return body &&
    low &&
    high &&
    name !== undefined &&
    symbolsOf(body).length === 1 &&
    symbolsOf(low).length + symbolsOf(high).length === 0
    ? { body, name, low, high }
    : null;
};

const LENGTH = /\blength\b|\bhow long\b[^?]*\b(?:arc|curve|graph|function|parabola)\b/i;

/** Sums of rectangles, lengths of curves, surfaces of revolution, mean values. */
export const areaTask: Task = (text) => {
  if (/\barea (?:between|bounded|enclosed)\b|\barea of the region\b/i.test(text)) return between(text);
  if (
    !/\b(?:endpoints?|riemann|lower|upper|surface|(?:average|mean) value|definite integral)\b/i.test(text) &&
    !LENGTH.test(text)
  )
    return null;
  const stretch = stretchIn(text);
  return (
    stretch &&
    (rectangles(text, stretch) ??
      curveLength(text, stretch) ??
      surface(text, stretch) ??
      meanValue(text, stretch))
  );
};

// The area between two curves: top minus bottom.
const between: Task = (text) => {
  const curves = [
    ...text.matchAll(/\by\s*=\s*([^,;\n]+?)(?=\s+(?:and|from|on|over|between|for)\b|[.,;\n]|$)/g),
  ].flatMap((match) => readExpression(match[1] ?? '') ?? []);
  const [f, g, more] = curves;
  const span =
    /\bfrom\s+(?:x\s*=\s*)?(-?[\d./π]+)\s+to\s+(?:x\s*=\s*)?(-?[\d./π]+)/i.exec(text) ??
    /\[\s*(-?[\d./π]+)\s*,\s*(-?[\d./π]+)\s*\]/.exec(text);
  const [low, high] = [readExpression(span?.[1] ?? ''), readExpression((span?.[2] ?? '').replace(/\.$/, ''))];
  if (!f || !g || more || !low || !high) return null;
  const difference = minus(f, g);
  const [a, b] = [valueAt(low, {}).re, valueAt(high, {}).re];
  const heights = Array.from(
    { length: 60 },
    (_, k) => valueAt(difference, { x: a + ((k + 0.5) * (b - a)) / 60 }).re,
  );
  // Curves that cross need more than one integral.
  const sign = heights.every((one) => one >= -1e-12) ? 1 : heights.every((one) => one <= 1e-12) ? -1 : 0;
  const inner = sign === 0 ? null : antiderivative(difference, 'x');
  const area = inner && displayOf(minus(substitute(inner, 'x', high), substitute(inner, 'x', low)));
  const result = area && displayOf(sign < 0 ? { kind: 'negative', of: area } : area);
  return result
    ? told(
        `${write(f)} and ${write(g)}`,
        'area',
        [
          [
            write(displayOf(difference) ?? difference),
            'Upper curve minus lower curve',
            'That is the height of a narrow strip.',
          ],
          [write(result), 'Integrate from end to end', 'All strips together.'],
        ],
        answerOf(result),
      )
    : null;
};

const at =
  ({ body, name }: Stretch) =>
  (x: number): number => {
    const value = valueAt(body, { [name]: x });
    return isReal(value) ? value.re : Number.NaN;
  };
const ends = ({ low, high }: Stretch): [number, number] => [valueAt(low, {}).re, valueAt(high, {}).re];

const rectangles = (text: string, stretch: Stretch) => {
  const count = Number(/\bn\s*=\s*(\d+)/.exec(text)?.[1] ?? 0);
  const side = /\bleft\b/i.test(text)
    ? 'left'
    : /\bright\b/i.test(text)
      ? 'right'
      : /\bmid-?points?\b/i.test(text)
        ? 'middle'
        : /\blower sums?\b/i.test(text) && !/\bupper\b/i.test(text.split('\n').at(-1) ?? '')
          ? 'lower'
          : /\bupper sums?\b/i.test(text) && !/\blower\b/i.test(text)
            ? 'upper'
            : /\blower and upper\b/i.test(text)
              ? 'lower'
              : null;
  if (count < 1 || count > 1_000 || side === null) return null;
  const [a, b] = ends(stretch);
  const [f, h] = [at(stretch), (b - a) / count];
  const heights = Array.from({ length: count }, (_, k) => {
    const [l, r] = [f(a + k * h), f(a + (k + 1) * h)];
    if (side === 'left') return l;
    if (side === 'right') return r;
    if (side === 'middle') return f(a + (k + 0.5) * h);
    return side === 'lower' ? Math.min(l, r) : Math.max(l, r);
  });
  const value = heights.reduce((total, one) => total + one, 0) * h;
  return Number.isFinite(value)
    ? told(
        write(stretch.body),
        'area',
        [
          [
            `${inLine(h)} × (${heights.slice(0, 12).map(inLine).join(' + ')}${count > 12 ? ' + …' : ''})`,
            'Width times the sum of the heights',
            `The stretch is cut into ${count} equal parts.`,
          ],
          [inLine(value), 'Work it out', 'It comes near the area under the curve.'],
        ],
        nearAnswer(value, text),
      )
    : null;
};

const curveLength = (text: string, stretch: Stretch) => {
  if (!LENGTH.test(text) || /\bsurface\b/i.test(text)) return null;
  const slope = derivative(stretch.body, stretch.name);
  const plain = slope && displayOf(slope);
  if (!plain) return null;
  const [a, b] = ends(stretch);
  const inside = displayOf(sum([number(1), power(plain, number(2))]));
  const steps = [
    [`√(1 + (${write(plain)})²)`, 'Length of a short piece', 'Pythagoras with the slope of the curve.'],
  ] as const;
  if (inside?.kind === 'number') {
    const exact = displayOf({
      kind: 'product',
      factors: [{ kind: 'root', index: 2, of: inside }, minus(stretch.high, stretch.low)],
    });
    return (
      exact &&
      told(
        write(stretch.body),
        'length',
        [...steps, [write(exact), 'Add all pieces up', 'The slope is the same everywhere.']],
        answerOf(exact),
      )
    );
  }
  const value = integralOf((x) => Math.sqrt(1 + valueAt(plain, { [stretch.name]: x }).re ** 2), a, b);
  return Number.isFinite(value)
    ? told(
        write(stretch.body),
        'length',
        [...steps, [inLine(value), 'Add all pieces up', 'That is an integral from end to end.']],
        nearAnswer(value, text),
      )
    : null;
};

const surface = (text: string, stretch: Stretch) => {
  if (
    !/\bsurface area\b/i.test(text) ||
    !/\b(?:revolv\w*|rotat\w*|revolution)\b/i.test(text) ||
    !/\bx-axis\b/i.test(text)
  )
    return null;
  const slope = derivative(stretch.body, stretch.name);
  if (!slope) return null;
  const f = at(stretch);
  const [a, b] = ends(stretch);
  // f · √(1 + f′²) stays finite where only f′ does not; begin a little beside the end.
  const piece = (x: number): number =>
    2 * Math.PI * f(x) * Math.sqrt(1 + valueAt(slope, { [stretch.name]: x }).re ** 2);
  const value = integralOf((x) => piece(x === a ? a + (b - a) * 1e-9 : x), a, b);
  return Number.isFinite(value)
    ? told(
        write(stretch.body),
        'surface',
        [
          [
            '2π · f · √(1 + f′²)',
            'A narrow ring',
            'The distance around it, times the length of the piece of curve.',
          ],
          [inLine(value), 'Add all rings up', 'That is an integral from end to end.'],
        ],
        nearAnswer(value, text),
      )
    : null;
};

const meanValue = (text: string, stretch: Stretch) => {
  if (!/\b(?:average|mean) value\b/i.test(text)) return null;
  const inner = antiderivative(stretch.body, stretch.name);
  const put = (place: Expression): Expression | null => inner && substitute(inner, stretch.name, place);
  const [top, bottom] = [put(stretch.high), put(stretch.low)];
  const result =
    top && bottom
      ? displayOf({
          kind: 'quotient',
          top: minus(top, bottom),
          bottom: minus(stretch.high, stretch.low),
        })
      : null;
  if (result && /\bfind c\b/i.test(text)) return placeOf(stretch, result);
  return (
    result &&
    told(
      write(stretch.body),
      'average value',
      [
        ['integral ÷ length', 'Area over length', 'A rectangle of this height has the same area.'],
        [write(result), 'Work it out', 'Put the ends in.'],
      ],
      answerOf(result),
    )
  );
};

// Where the function takes its mean value.
const placeOf = (stretch: Stretch, mean: Expression) => {
  const [a, b] = ends(stretch);
  const inside = (
    solveEquation(relation(stretch.body, '=', mean), stretch.name, newTrail())?.values ?? []
  ).filter((one) => valueAt(one, {}).re >= a && valueAt(one, {}).re <= b);
  const [c, other] = inside;
  return c && !other
    ? told(
        write(stretch.body),
        'average value',
        [
          [
            `average value ${write(mean)}`,
            'Area over length',
            'A rectangle of this height has the same area.',
          ],
          [`c = ${write(c)}`, 'Where the function has this value', 'Only places inside the interval count.'],
        ],
        answerOf(c),
      )
    : null;
};
