import { curvesIn, spanIn, type Curve, type Span } from '../calculus/curve.ts';
import { antiderivative } from '../calculus/integral.ts';
import { isReal } from '../expression/complex.ts';
import { readExpression } from '../expression/read.ts';
import {
  minus,
  number,
  opposite,
  power,
  product,
  relation,
  substitute,
  sum,
  symbol,
  type Expression,
} from '../expression/tree.ts';
import { valueAt } from '../expression/value.ts';
import { write } from '../expression/write.ts';
import { inLine, nearAnswer } from '../formula/rounded.ts';
import { displayOf } from '../simplify/display.ts';
import { solveEquation } from '../solve/equation.ts';
import { newTrail } from '../steps/step.ts';
import { answerOf, told, type Answer, type Task, type Worked, type ToldStep } from '../worked.ts';

const PIECES = 600;
/** Areas between curves and volumes of solids that a region makes when it turns. */
export const regionTask: Task = (text) => {
  if (/\bvolume\b/i.test(text) && /\b(?:revolv|rotat|revolution)/i.test(text)) return volume(text);
  return /\barea\b[^.?]*\b(?:under|between|bounded|enclosed|below)\b|\barea of the region\b/i.test(text) &&
    !/\b(?:approximat|estimat|endpoint|riemann|rectangles?|distribution|normal|standard|surface|trapezoid\w*|midpoint|z-?score|sums?)\b/i.test(
      text,
    )
    ? area(text)
    : null;
};

interface Region {
  readonly upper: Expression;
  readonly lower: Expression;
  readonly letter: string;
  readonly span: Span;
}

const linesIn = (text: string): Curve[] =>
  [...text.matchAll(/(?<![A-Za-z'])y\s*=\s*(-?\d+(?:\.\d+)?)(?!\w|\.\d|[\^*(/]|\s*[-+*/^])/g)].flatMap(
    (match) => {
      const body = readExpression(match[1] ?? '');
      return body ? [{ name: 'y', letter: 'x', body }] : [];
    },
  );

const AXIS = /\b(?:x-axis|the axis|under|below)\b|\by\s*=\s*0\b/i;

const regionIn = (text: string): Region | null => {
  const curves = curvesIn(text).filter(({ name, letter }) => letter !== 'y' || name === 'x');
  const upright = text.replaceAll(/\babout\s+[^.?]*/gi, ' ');
  const all = [...curves, ...(curves.length < 2 ? linesIn(upright) : [])];
  const [f, g, more] = all;
  if (!f || more || (g && g.letter !== f.letter)) return null;
  const other = g?.body ?? (AXIS.test(upright) || spanOf(text) ? number(0) : null);
  const span = other && (spanOf(text) ?? crossings(minus(f.body, other), f.letter));
  return other && span ? { upper: f.body, lower: other, letter: f.letter, span } : null;
};

// Also `x = 1 and x = 3` as upright lines.
const spanOf = (text: string): Span | null => {
  const said = spanIn(text);
  if (said) return said;
  const lines = [
    ...text.matchAll(/(?<![A-Za-z'])x\s*=\s*(-?[\d./π]*[\dπ])(?![\w.^*(/]|\s*[-+*/^])/g),
  ].flatMap((match) => readExpression(match[1] ?? '') ?? []);
  const [a, b, more] = lines;
  if (!a || !b || more) return null;
  return valueAt(a, {}).re < valueAt(b, {}).re ? { low: a, high: b } : { low: b, high: a };
};

const realZeros = (expression: Expression, letter: string): Expression[] =>
  (
    solveEquation(relation(displayOf(expression) ?? expression, '=', number(0)), letter, newTrail())
      ?.values ?? []
  )
    .filter((one) => isReal(valueAt(one, {})))
    .toSorted((a, b) => valueAt(a, {}).re - valueAt(b, {}).re);

const crossings = (difference: Expression, letter: string): Span | null => {
  const zeros = realZeros(difference, letter);
  const [low, high] = [zeros[0], zeros.at(-1)];
  return low && high && zeros.length >= 2 ? { low, high } : null;
};

/** Integral over a stretch: exact where we can, otherwise by many narrow strips. */
const over = (
  expression: Expression,
  letter: string,
  { low, high }: Span,
): { exact: Expression } | { near: number } | null => {
  const inner = antiderivative(displayOf(expression) ?? expression, letter);
  const exact = inner && displayOf(minus(substitute(inner, letter, high), substitute(inner, letter, low)));
  if (exact && Number.isFinite(valueAt(exact, {}).re)) return { exact };
  const [a, b] = [valueAt(low, {}).re, valueAt(high, {}).re];
  const h = (b - a) / PIECES;
  const f = (x: number): number => valueAt(expression, { [letter]: x }).re;
  let total = f(a) + f(b);
  for (let k = 1; k < PIECES; k++) total += (k % 2 === 1 ? 4 : 2) * f(a + k * h);
  return Number.isFinite(total) ? { near: (total * h) / 3 } : null;
};

const asAnswer = (found: { exact: Expression } | { near: number }, text: string): Answer =>
  'exact' in found ? answerOf(found.exact) : nearAnswer(found.near, text);

const area = (text: string): Worked | null => {
  const region = regionIn(text);
  if (!region) return null;
  const { upper, lower, letter, span } = region;
  const difference = minus(upper, lower);
  const [a, b] = [valueAt(span.low, {}).re, valueAt(span.high, {}).re];
  const inside = realZeros(difference, letter).filter(
    (one) => valueAt(one, {}).re > a + 1e-9 && valueAt(one, {}).re < b - 1e-9,
  );
  const marks = [span.low, ...inside, span.high];
  const parts = marks.slice(0, -1).map((low, at) => {
    const high = marks[at + 1] ?? span.high;
    const middle = (valueAt(low, {}).re + valueAt(high, {}).re) / 2;
    const sign = valueAt(difference, { [letter]: middle }).re < 0 ? -1 : 1;
    return over(sign < 0 ? opposite(difference) : difference, letter, { low, high });
  });
  if (parts.some((one) => one === null)) return null;
  const exact = parts.flatMap((one) => (one && 'exact' in one ? [one.exact] : []));
  const total = exact.length === parts.length ? displayOf(sum(exact)) : null;
  const near = parts.reduce(
    (all, one) => all + (one === null ? 0 : 'exact' in one ? valueAt(one.exact, {}).re : one.near),
    0,
  );
  const answer = total ? answerOf(total) : nearAnswer(near, text);
  return told(
    `${write(upper)} and ${write(lower)} from ${write(span.low)} to ${write(span.high)}`,
    'area',
    [
      [
        write(displayOf(difference) ?? difference),
        'Upper curve minus lower curve',
        'That is the height of a narrow strip.',
      ],
      [
        answer.text,
        inside.length > 0 ? 'Integrate each part' : 'Integrate from end to end',
        'Where the curves change places, the sign turns.',
      ],
    ],
    answer,
  );
};

const volume = (text: string): Worked | null => {
  const turns = /\b(?:about|around)\s+(?:the\s+)?(?:line\s+)?([xy])\s?-?\s?axis/i
    .exec(text)?.[1]
    ?.toLowerCase();
  const region = regionIn(text);
  if (!region || turns === undefined) return null;
  const { upper, lower, letter, span } = region;
  if (turns === letter) {
    const ring = minus(power(upper, number(2)), power(lower, number(2)));
    const [a, b] = [valueAt(span.low, {}).re, valueAt(span.high, {}).re];
    const sign = valueAt(ring, { [letter]: (a + b) / 2 }).re < 0 ? -1 : 1;
    return turned(text, region, sign < 0 ? opposite(ring) : ring, symbol('π'), [
      'π(R² − r²)',
      'Area of a thin slice',
      'A disk, or a ring where there is a hole.',
    ]);
  }
  // Around the other axis: shells, for a region that stands on the axis.
  if (valueAt(span.low, {}).re < 0) return null;
  const [a, b] = [valueAt(span.low, {}).re, valueAt(span.high, {}).re];
  const height = minus(upper, lower);
  const sign = valueAt(height, { [letter]: (a + b) / 2 }).re < 0 ? -1 : 1;
  return turned(
    text,
    region,
    product([symbol(letter), sign < 0 ? opposite(height) : height]),
    product([number(2), symbol('π')]),
    [`2π · ${letter} · height`, 'Area of a thin shell', 'The distance around times the height.'],
  );
};

const turned = (
  text: string,
  { upper, letter, span }: Region,
  slice: Expression,
  front: Expression,
  first: ToldStep,
): Worked | null => {
  const inner = over(slice, letter, span);
  if (!inner) return null;
  const whole = 'exact' in inner ? displayOf(product([front, inner.exact])) : null;
  const found = whole
    ? { exact: whole }
    : 'near' in inner
      ? { near: inner.near * valueAt(front, {}).re }
      : null;
  if (!found) return null;
  const answer = asAnswer(found, text);
  return told(
    write(upper),
    'volume',
    [
      first,
      [
        write(displayOf(slice) ?? slice),
        'What is integrated',
        `From ${write(span.low)} to ${write(span.high)}.`,
      ],
      ['exact' in found ? answer.text : inLine(found.near), 'Integrate', 'All slices together.'],
    ],
    answer,
  );
};
