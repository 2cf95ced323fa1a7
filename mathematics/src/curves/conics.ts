import { fraction, subtract, multiply, whole, add, type Fraction, isZero } from '../expression/fraction.ts';
import { readExpression, readStatement } from '../expression/read.ts';
import {
  minus,
  number,
  power,
  product,
  quotient,
  relation,
  signedSum,
  sum,
  symbol,
  symbolsOf,
  type Expression,
  type Relation,
} from '../expression/tree.ts';
import { exactValue, valueAt } from '../expression/value.ts';
import { write } from '../expression/write.ts';
import { findRequest } from '../find/request.ts';
import { displayOf } from '../simplify/display.ts';
import { answerOf, told, type Task, type Worked } from '../worked.ts';
import { coefficientsOf } from './quadratic-form.ts';

const [x, y] = [symbol('x'), symbol('y')];
type Point = readonly [Fraction, Fraction];

const pointsAfter = (text: string, word: string): Point[] => {
  const part =
    new RegExp(
      String.raw`\b${word}\b[^(]*((?:\([^()]*(?:\([^()]*\)[^()]*)*\)(?:\s*,?\s*(?:and|,)?\s*)?)+)`,
      'i',
    ).exec(text)?.[1] ?? '';
  return [...part.matchAll(/\(((?:[^(),]|\([^()]*\))+),((?:[^(),]|\([^()]*\))+)\)/g)].flatMap((match) => {
    const [a, b] = [match[1], match[2]].map((one) => {
      const read = readExpression((one ?? '').trim());
      return read && exactValue(read);
    });
    return a && b ? [[a, b] as const] : [];
  });
};

const shifted = (letter: Expression, by: Fraction): Expression =>
  isZero(by) ? letter : signedSum([letter, number({ top: -by.top, bottom: by.bottom })]);
const over = (letter: Expression, by: Fraction, under: Fraction): Expression =>
  quotient(power(shifted(letter, by), number(2)), number(under));
const square = (value: Fraction): Fraction => multiply(value, value);
const half = fraction(1n, 2n);

/** Equations of conics from vertices, foci and directrix, and back to their standard forms. */
export const conicTask: Task = (text) =>
  eccentricity(text) ?? parabola(text) ?? fromPoints(text) ?? standardForm(text);

// r = k/(1 ± e sin θ)
const eccentricity: Task = (text) => {
  if (!/\beccentricity\b/i.test(text)) return null;
  const line = text.split('\n').find((one) => /\br\s*=/.test(one)) ?? '';
  const read = readStatement(
    /\br\s*=\s*[^,;]*/
      .exec(line)?.[0]
      ?.replaceAll(/(sin|cos)\s*theta/g, '$1(θ)')
      .replaceAll(/\b(\d*)(sin|cos)theta/g, '$1$2(θ)')
      .replaceAll('theta', 'θ') ?? '',
  );
  if (read?.kind !== 'relation' || read.right.kind !== 'quotient') return null;
  const { bottom } = read.right;
  const [name] = symbolsOf(bottom);
  if (name === undefined) return null;
  const at = (angle: number): number => valueAt(bottom, { [name]: angle }).re;
  const values = [0, Math.PI / 2, Math.PI, (3 * Math.PI) / 2].map(at);
  const middle = (Math.max(...values) + Math.min(...values)) / 2;
  const value = (Math.max(...values) - Math.min(...values)) / 2 / middle;
  if (!(value >= 0) || !(middle > 0)) return null;
  const exact = displayOf(number(fraction(BigInt(Math.round(value * 5_040)), 5_040n)));
  return (
    exact &&
    told(
      write(read),
      'eccentricity',
      [
        [
          write(exact),
          'Make the bottom begin with 1',
          'The number before sine or cosine is then the eccentricity.',
        ],
      ],
      answerOf(exact),
    )
  );
};

const parabola: Task = (text) => {
  const [focus] = pointsAfter(text, 'focus');
  const line = /\bdirectrix\b[^xy]*?\b([xy])\s*=\s*(-?[^\s?.,;]+(?:\s*\/\s*\(?\d+\)?\)*)?)/i.exec(text);
  const at = line && readExpression(line[2] ?? '');
  const level = at && exactValue(at);
  if (!focus || !line || !level || !/\bequation\b|\bparabola\b/i.test(text)) return null;
  const upright = line[1]?.toLowerCase() === 'y';
  const [h, k] = upright
    ? [focus[0], multiply(add(focus[1], level), half)]
    : [multiply(add(focus[0], level), half), focus[1]];
  const p = upright ? subtract(focus[1], k) : subtract(focus[0], h);
  if (isZero(p)) return null;
  const scale = number(multiply(whole(4), p));
  const result = upright
    ? relation(power(shifted(x, h), number(2)), '=', displayIfPlain(product([scale, shifted(y, k)])))
    : relation(power(shifted(y, k), number(2)), '=', displayIfPlain(product([scale, shifted(x, h)])));
  return told(
    `focus and directrix`,
    'parabola',
    [
      [
        `p = ${write(number(p))}`,
        'From the vertex to the focus',
        'The vertex lies halfway between focus and directrix.',
      ],
      [write(result), upright ? '(x − h)² = 4p(y − k)' : '(y − k)² = 4p(x − h)', 'Put p and the vertex in.'],
    ],
    answerOf(result),
  );
};

const displayIfPlain = (line: Expression): Expression => line;

const fromPoints: Task = (text) => {
  const isEllipse = /\bellipse\b/i.test(text);
  if (!isEllipse && !/\bhyperbola\b/i.test(text)) return null;
  const [a1, a2] = pointsAfter(text, '(?:vertices|vertex)');
  const [f1, f2] = pointsAfter(text, '(?:foci|focus)');
  if (!a1 || !a2 || !f1 || !f2) return null;
  const centre: Point = [multiply(add(a1[0], a2[0]), half), multiply(add(a1[1], a2[1]), half)];
  const along = a1[1].top === a2[1].top && a1[1].bottom === a2[1].bottom ? 0 : 1;
  const aa = square(multiply(subtract(a1[along], a2[along]), half));
  const cc = square(multiply(subtract(f1[along], f2[along]), half));
  const bb = isEllipse ? subtract(aa, cc) : subtract(cc, aa);
  if (bb.top <= 0n) return null;
  const [first, second] =
    along === 0
      ? [over(x, centre[0], aa), over(y, centre[1], bb)]
      : [over(y, centre[1], aa), over(x, centre[0], bb)];
  const left = isEllipse ? (along === 0 ? sum([first, second]) : sum([second, first])) : minus(first, second);
  const result = relation(left, '=', number(1));
  return told(
    'vertices and foci',
    isEllipse ? 'ellipse' : 'hyperbola',
    [
      [
        `a² = ${write(number(aa))}, c² = ${write(number(cc))}`,
        'Half of the distances, squared',
        'a reaches to the vertices, c to the foci.',
      ],
      [
        `b² = ${write(number(bb))}`,
        isEllipse ? 'b² = a² − c²' : 'b² = c² − a²',
        'So the three belong together.',
      ],
      [write(result), 'Put them into the standard form', 'The centre is halfway between the vertices.'],
    ],
    answerOf(result),
  );
};

const standardForm = (text: string): Worked | null => {
  if (!/\bstandard form\b/i.test(text) || !/\b(?:ellipse|hyperbola|circle)s?\b/i.test(text)) return null;
  const read = findRequest(text)?.statements.find((one) => one.kind === 'relation' && one.sign === '=') as
    | Relation
    | undefined;
  const form = read && coefficientsOf(read);
  if (!read || !form) return null;
  const { A, C, D, E, F } = form;
  if (isZero(A) || isZero(C)) return null;
  const ratio = (top: Fraction, bottom: Fraction): Fraction =>
    fraction(top.top * bottom.bottom, top.bottom * bottom.top);
  const [h, k] = [
    ratio({ top: -D.top, bottom: D.bottom }, multiply(whole(2), A)),
    ratio({ top: -E.top, bottom: E.bottom }, multiply(whole(2), C)),
  ];
  const total = subtract(add(multiply(A, square(h)), multiply(C, square(k))), F);
  if (isZero(total)) return null;
  const [px, py] = [ratio(total, A), ratio(total, C)];
  const term = (
    letter: Expression,
    by: Fraction,
    under: Fraction,
  ): { line: Expression; positive: boolean } => ({
    line: over(letter, by, { top: under.top < 0n ? -under.top : under.top, bottom: under.bottom }),
    positive: under.top > 0n,
  });
  const [first, second] = [term(x, h, px), term(y, k, py)];
  if (!first.positive && !second.positive) return null;
  const left =
    first.positive && second.positive
      ? sum([first.line, second.line])
      : first.positive
        ? minus(first.line, second.line)
        : minus(second.line, first.line);
  const result = relation(left, '=', number(1));
  return told(
    write(read),
    'standard form',
    [
      [
        `centre (${write(number(h))}, ${write(number(k))})`,
        'Complete both squares',
        'Half of the middle number, for x and for y.',
      ],
      [
        write(result),
        'Divide so that the right side is 1',
        'Then the numbers under the squares can be read off.',
      ],
    ],
    answerOf(result),
  );
};
