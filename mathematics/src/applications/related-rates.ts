import { curvesIn, placeIn, saidValue } from '../calculus/curve.ts';
import { derivative } from '../calculus/derivative.ts';
import { readExpression } from '../expression/read.ts';
import {
  opposite,
  power,
  product,
  quotient,
  number,
  root,
  substitute,
  sum,
  symbol,
  type Expression,
} from '../expression/tree.ts';
import { valueAt } from '../expression/value.ts';
import { write } from '../expression/write.ts';
import { displayOf } from '../simplify/display.ts';
import { answerOf, told, type Task, type Worked } from '../worked.ts';
import { measuredIn, type Measured } from './measured.ts';
import { shapeIn } from './shapes.ts';

const FALLS = /\b(?:decreas\w*|shrink\w*|deflat\w*|drain\w*|fall\w*|melt\w*|leak\w*|los(?:es|ing)|down)\b/i;
const ASKS_RATE =
  /\bhow (?:fast|quickly)\b|\bat what rate\b|\brates? (?:of change )?(?:at which|of)\b|\bfind the rate\b|\brate of change\b/i;

/** How fast one thing changes when another does: shapes, ladders, cones of water, and formulas. */
export const relatedRatesTask: Task = (text) => {
  const bare = byFormula(text);
  if (bare || !ASKS_RATE.test(text)) return bare;
  const found = measuredIn(text);
  if (new Set(found.map(({ unit }) => unit)).size > 1) return null;
  const rates = found.filter(({ perTime }) => perTime);
  const lengths = found.filter(({ perTime }) => !perTime);
  const [rate, more] = rates;
  if (!rate || more) return null;
  return ladder(text, rate, lengths) ?? cone(text, rate, lengths) ?? growingShape(text, rate, lengths);
};

// y is a formula of x, and dx/dt is known.
const byFormula: Task = (text) => {
  if (!/\bd\s?([a-z])\s*\)*\s*\/\s*\(*\s*d\s?t\b/.test(text)) return null;
  const speed = /\(*\s*d\s?([a-z])\s*\)*\s*\/\s*\(*\s*d\s?t\s*\)*\s*=\s*(-?[\d./]*\d)/.exec(text);
  const rate = readExpression(speed?.[2] ?? '');
  const letter = speed?.[1] ?? '';
  const own = curvesIn(text).find((one) => one.letter === letter && one.name !== letter);
  const at = own && placeIn(text.replace(speed?.[0] ?? '', ' '), letter);
  const slope = own && derivative(own.body, letter);
  if (!own || !at || !rate || !slope || saidValue(text, `d${own.name}/dt`)) return null;
  const value = displayOf(product([substitute(slope, letter, at), rate]));
  return value
    ? told(
        `${own.name} = ${write(own.body)}`,
        'related rates',
        [
          [
            `d${own.name}/dt = (${write(displayOf(slope) ?? slope)}) · d${letter}/dt`,
            'Differentiate both sides by time',
            'Chain rule: both letters change.',
          ],
          [
            write(value),
            `Put in ${letter} = ${write(at)} and d${letter}/dt = ${write(rate)}`,
            'Work it out.',
          ],
        ],
        answerOf(value),
      )
    : null;
};

const shownRate = (
  problem: string,
  line: string,
  why: string,
  value: Expression,
  question: string,
): Worked => {
  // `How fast is it falling?` is answered without the minus, `the rate of change` with it.
  const size =
    valueAt(value, {}).re < 0 && /\bhow (?:fast|quickly)\b/i.test(question) && FALLS.test(question)
      ? (displayOf(opposite(value)) ?? value)
      : value;
  return told(
    problem,
    'related rates',
    [
      [line, 'Differentiate both sides by time', why],
      [write(size), 'Put the numbers in', 'Work it out.'],
    ],
    answerOf(size),
  );
};

const questionOf = (text: string): string =>
  text.split(/(?<=[.?!])\s+|\n/).findLast((one) => ASKS_RATE.test(one)) ?? text;
const valueOf = ({ value }: Measured): Expression => readExpression(value) ?? number(0);

const growingShape = (text: string, rate: Measured, lengths: readonly Measured[]): Worked | null => {
  const shape = shapeIn(text);
  const [moment, other] = lengths.filter(({ power: p }) => p === 1);
  const slope = shape && derivative(shape.formula, shape.letter);
  if (!shape || !slope || !moment || other || lengths.length > 1) return null;
  if (rate.power !== 1 && rate.power !== shape.power) return null;
  const steep = substitute(slope, shape.letter, valueOf(moment));
  const sign = FALLS.test(text.slice(Math.max(0, rate.start - 60), rate.end + 5)) ? -1 : 1;
  const speed = product([number(sign), valueOf(rate)]);
  const forward = rate.power === 1;
  const value = displayOf(forward ? product([steep, speed]) : quotient(speed, steep));
  return (
    value &&
    shownRate(
      `${shape.gives} = ${write(shape.formula)}`,
      `rate of the ${shape.gives} = (${write(displayOf(slope) ?? slope)}) · rate of ${shape.letter}`,
      'Chain rule: the length changes, and the formula with it.',
      value,
      questionOf(text),
    )
  );
};

const FOOT = /\b(?:bottom|foot|base|wall|building|house|away)\b/gi;
const TOP = /\b(?:top|height|high|above|ground|up|down)\b/gi;

// How near a word of a kind stands in the same clause; nothing when none does.
const isAbout = (text: string, { start, end }: Measured, words: RegExp): number => {
  const from =
    Math.max(
      text.lastIndexOf('.', start - 1),
      text.lastIndexOf(' when ', start),
      text.lastIndexOf('?', start),
      -1,
    ) + 1;
  const stop = /[.?,]|\bhow\b/i.exec(text.slice(end))?.index ?? text.length;
  const clause = text.slice(from, end + stop);
  const near = [...clause.matchAll(words)].map((match) => 1 / (1 + Math.abs(match.index + from - start)));
  return Math.max(0, ...near);
};

// x² + y² = L²: when the foot moves away, the top comes down.
const ladder = (text: string, rate: Measured, lengths: readonly Measured[]): Worked | null => {
  if (!/\bladder\b/i.test(text) || lengths.length !== 2) return null;
  const [a, b] = lengths;
  if (!a || !b) return null;
  const [long, short] =
    Number(a.value) > Number(b.value) ? [valueOf(a), valueOf(b)] : [valueOf(b), valueOf(a)];
  const third = displayOf(root(2, sum([power(long, number(2)), opposite(power(short, number(2)))])));
  const isFoot = (one: Measured | undefined): boolean =>
    one !== undefined && isAbout(text, one, FOOT) > isAbout(text, one, TOP);
  const shortIsFoot = isFoot(Number(a.value) > Number(b.value) ? b : a);
  const footMoves = isFoot(rate);
  if (!third) return null;
  const [foot, top] = shortIsFoot ? [short, third] : [third, short];
  const value = displayOf(
    footMoves
      ? quotient(product([number(-1), foot, valueOf(rate)]), top)
      : quotient(product([top, valueOf(rate)]), foot),
  );
  return (
    value &&
    shownRate(
      `x^2 + y^2 = (${write(long)})^2`,
      'x · dx/dt + y · dy/dt = 0',
      'Wall, ground and ladder make a right triangle; the ladder stays as long as it is.',
      value,
      questionOf(text),
    )
  );
};

// A cone of water keeps its shape: r = (R/H)·h, so V = π/3·(R/H)²·h³.
const cone = (text: string, rate: Measured, lengths: readonly Measured[]): Worked | null => {
  if (!/\bcon(?:e|ical)\b/i.test(text) || rate.power !== 3 || lengths.length !== 3) return null;
  const near = (one: Measured, words: RegExp): boolean =>
    words.test(text.slice(Math.max(0, one.start - 30), one.start)) ||
    words.test(text.slice(one.end, one.end + 25));
  const depth = lengths.at(-1);
  const sizes = lengths.slice(0, 2);
  const wide = sizes.find((one) => near(one, /\b(?:radius|diameter|across|wide)\b/i) && !near(one, /^\s*$/));
  const radius =
    sizes.find((one) =>
      /\b(?:radius|diameter)\b[^\d]*$/i.test(text.slice(Math.max(0, one.start - 25), one.start)),
    ) ?? wide;
  const height = sizes.find((one) => one !== radius);
  if (!depth || !radius || !height || !/\bdeep|\bdepth|\blevel|\bheight|\bhigh/i.test(questionOf(text)))
    return null;
  const half = /\bdiameter\b[^\d]*$/i.test(text.slice(Math.max(0, radius.start - 25), radius.start))
    ? number(2)
    : number(1);
  const ratio = quotient(valueOf(radius), product([half, valueOf(height)]));
  const sign = FALLS.test(text.slice(0, rate.end + 20)) ? -1 : 1;
  const value = displayOf(
    quotient(
      product([number(sign), valueOf(rate)]),
      product([symbol('π'), power(ratio, number(2)), power(valueOf(depth), number(2))]),
    ),
  );
  return (
    value &&
    shownRate(
      'V = (1/3)πr^2h with r = (R/H)h',
      'dV/dt = π(R/H)^2h^2 · dh/dt',
      'The water keeps the shape of the cone, so its radius follows its depth.',
      value,
      questionOf(text),
    )
  );
};

/** Errors of a measured length, and what they do to the area or volume computed from it. */
export const measuringErrorTask: Task = (text) => {
  if (!/\b(?:measured?|measures|measurement)\b/i.test(text) || !/\b(?:differentials?|error)\b/i.test(text))
    return null;
  const shape = shapeIn(questionIn(text)) ?? shapeIn(text);
  const slope = shape && derivative(shape.formula, shape.letter);
  const [length, error, more] = measuredIn(text.replaceAll(/[±]\s*/g, 'of '));
  if (!shape || !slope || !length || !error || more || length.unit !== error.unit) return null;
  const change = product([substitute(slope, shape.letter, valueOf(length)), valueOf(error)]);
  const isShare = /\b(?:relative|percent(?:age)?) error\b/i.test(text);
  const whole = substitute(shape.formula, shape.letter, valueOf(length));
  const raw = isShare ? product([quotient(change, whole), number(/percent/i.test(text) ? 100 : 1)]) : change;
  const value = displayOf(raw);
  return (
    value &&
    told(
      `${shape.gives} = ${write(shape.formula)}`,
      'differential',
      [
        [
          `d(${shape.gives}) = (${write(displayOf(slope) ?? slope)}) · d${shape.letter}`,
          'Derivative times the small change',
          'A small error goes along the tangent.',
        ],
        ...(isShare
          ? [
              [
                'error ÷ whole',
                'Compare with the whole',
                'A relative error is a share of the whole.',
              ] as const,
            ]
          : []),
        [write(value), 'Put the numbers in', 'Work it out.'],
      ],
      answerOf(value.kind === 'number' ? number(value.value, 'decimal') : value),
    )
  );
};

const questionIn = (text: string): string =>
  text.split(/(?<=[.?!])\s+|\n/).findLast((one) => /\berror\b/i.test(one)) ?? text;
