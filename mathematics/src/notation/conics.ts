import { equivalent } from '../expression/equivalent.ts';
import { absolute, equal, isZero, negate, subtract, ZERO, type Fraction } from '../expression/fraction.ts';
import { readExpression } from '../expression/read.ts';
import {
  minus,
  number,
  power,
  product,
  quotient,
  relation,
  root,
  signedSum,
  sum,
  symbol,
  type Expression,
  type Relation,
} from '../expression/tree.ts';
import { exactValue, readValue } from '../expression/value.ts';
import { write } from '../expression/write.ts';
import { findRequest } from '../find/request.ts';
import { filled } from '../formula/fill.ts';
import { displayOf } from '../simplify/display.ts';
import { plainSolution } from '../steps/plain.ts';
import { answerOf, checked, textAnswer, type Task } from '../worked.ts';
import { polynomialIn } from './subject.ts';

const [X, Y] = [symbol('x'), symbol('y')];
type Point = readonly [Fraction, Fraction];
const shifted = (letter: Expression, by: Fraction): Expression =>
  isZero(by) ? letter : signedSum([letter, number(negate(by))]);
const squared = (letter: Expression, by: Fraction): Expression => power(shifted(letter, by), number(2));
const over = (letter: Expression, by: Fraction, under: Fraction): Expression =>
  quotient(squared(letter, by), number(under));
const w = (value: Fraction): string => write(number(value));

/** Equations of circles, parabolas, ellipses and hyperbolas from what is given of them, and their standard forms. */
export const conicTask: Task = (text) =>
  circle(text) ?? parabola(text) ?? fromPoints(text) ?? standardForm(text);

const COORDINATE = String.raw`\s?(-?\d[\d./]*)\s?`;
const PAIR = String.raw`\(${COORDINATE},${COORDINATE}\)`;

const pointsAfter = (text: string, word: string): Point[] => {
  const part =
    new RegExp(String.raw`\b${word}\b[^(]{0,30}(${PAIR}(?:\s?,?\s?(?:and\s)?${PAIR})?)`, 'i').exec(
      text,
    )?.[1] ?? '';
  return [...part.matchAll(new RegExp(PAIR, 'g'))].flatMap((match) => {
    const [a, b] = [readValue(match[1]), readValue(match[2])];
    return a && b ? [[a, b] as const] : [];
  });
};

const circle: Task = (text) => {
  const [centre] = /\bcircle\b/i.test(text) ? pointsAfter(text, 'cent(?:er|re)') : [];
  const radius = readValue(
    /\bradius\s?(?:of|is|=|r\s?=)?\s?(\d[\d./]*)/i.exec(text)?.[1]?.replace(/\.$/, ''),
  );
  if (!centre || !radius) return null;
  const result = relation(
    sum([squared(X, centre[0]), squared(Y, centre[1])]),
    '=',
    number(worth('r^2', { r: radius })),
  );
  const reason = 'Every point of the circle is as far from the centre as the radius says.';
  return plainSolution(
    `centre (${w(centre[0])}, ${w(centre[1])}), radius ${w(radius)}`,
    'circle',
    answerOf(result),
    [write(result), '(x − h)² + (y − k)² = r²', reason],
  );
};

const parabola: Task = (text) => {
  const [focus] = pointsAfter(text, 'focus');
  const line = /\bdirectrix\b[^xy\d]{0,20}([xy])\s?=\s?(-?\d[\d./]*)/i.exec(text);
  const level = readValue(line?.[2]?.replace(/\.$/, ''));
  if (!focus || !line || !level) return null;
  const isUpright = line[1]?.toLowerCase() === 'y';
  const [along, across] = isUpright ? [focus[1], focus[0]] : focus;
  const middle = worth('(a + l)/2', { a: along, l: level });
  const p = worth('(a − l)/2', { a: along, l: level });
  if (isZero(p)) return null;
  const [u, v] = isUpright ? [X, Y] : [Y, X];
  const result = relation(squared(u, across), '=', product([number(worth('4p', { p })), shifted(v, middle)]));
  return plainSolution(
    'focus and directrix',
    'parabola',
    answerOf(result),
    [`p = ${w(p)}`, 'From the vertex to the focus'],
    [write(result), isUpright ? '(x − h)² = 4p(y − k)' : '(y − k)² = 4p(x − h)', 'Put p and the vertex in.'],
  );
};

const fromPoints: Task = (text) => {
  const isEllipse = /\bellipse\b/i.test(text);
  if (!isEllipse && !/\bhyperbola\b/i.test(text)) return null;
  const [a1, a2] = pointsAfter(text, '(?:vertices|vertex)');
  const [f1, f2] = pointsAfter(text, '(?:foci|focus)');
  if (!a1 || !a2 || !f1 || !f2) return null;
  const [h, k] = ([0, 1] as const).map((at) => worth('(a + b)/2', { a: a1[at], b: a2[at] }));
  const along = equal(a1[1], a2[1]) ? 0 : 1;
  const [aa, cc] = [
    worth('((p − q)/2)^2', { p: a1[along], q: a2[along] }),
    worth('((p − q)/2)^2', { p: f1[along], q: f2[along] }),
  ];
  const bb = isEllipse ? subtract(aa, cc) : subtract(cc, aa);
  if (!h || !k || bb.top <= 0n) return null;
  const [x, y] = along === 0 ? [over(X, h, aa), over(Y, k, bb)] : [over(X, h, bb), over(Y, k, aa)];
  const left = isEllipse ? sum([x, y]) : along === 0 ? minus(x, y) : minus(y, x);
  const result = relation(left, '=', number(1));
  return plainSolution(
    'vertices and foci',
    isEllipse ? 'ellipse' : 'hyperbola',
    answerOf(result),
    [`a² = ${w(aa)}, c² = ${w(cc)}`, 'Half of the distances, squared'],
    [`b² = ${w(bb)}`, isEllipse ? 'b² = a² − c²' : 'b² = c² − a²', 'So the three belong together.'],
    [write(result), 'Put them into the standard form'],
  );
};

/** Centre and radius of a circle, and the standard forms of circle, ellipse and hyperbola. */
const standardForm: Task = (text) => {
  const kind = /\b(ellipse|hyperbola|circle)\b/i.exec(text)?.[1]?.toLowerCase();
  const isRadius = kind === 'circle' && /\bradius\b|\bcent(?:er|re)\b/i.test(text);
  const equation =
    kind === undefined ? null : findRequest(text)?.statements.find((one) => one.kind === 'relation');
  const form = equation && (isRadius || /\bstandard form\b/i.test(text)) ? coefficientsOf(equation) : null;
  if (!equation || !form) return null;
  const [h, k] = [worth('−D/(2A)', form), worth('−E/(2C)', form)];
  const total = worth('A·h^2 + C·k^2 − F', { ...form, h, k });
  const [px, py] = [worth('t/A', { ...form, t: total }), worth('t/C', { ...form, t: total })];
  if ((px.top <= 0n && py.top <= 0n) || isZero(total)) return null;
  const isRound = equal(px, py);
  const term = (letter: Expression, by: Fraction, under: Fraction): Expression =>
    over(letter, by, absolute(under));
  const [x, y] = [term(X, h, px), term(Y, k, py)];
  const left = px.top > 0n ? (py.top > 0n ? sum([x, y]) : minus(x, y)) : minus(y, x);
  const result = isRound
    ? relation(sum([squared(X, h), squared(Y, k)]), '=', number(px))
    : relation(left, '=', number(1));
  const centre = `centre (${w(h)}, ${w(k)})`;
  const worked = plainSolution(
    write(equation),
    'standard form',
    isRadius && isRound ? textAnswer(`${centre}, radius ${write(root2(px))}`) : answerOf(result),
    [centre, 'Complete both squares'],
    [write(result), 'Divide so that the squares stand alone'],
  );
  // The same curve: one equation is the other times a number.
  const scale = quotient(minus(equation.left, equation.right), minus(result.left, result.right));
  return checked(worked, 'each-line', equivalent(scale, number(isRound ? form.A : total)));
};

const root2 = (value: Fraction): Expression => displayOf(root(2, number(value))) ?? number(value);

/** The numbers of A·x² + C·y² + D·x + E·y + F = 0. */
type Form = Readonly<Record<'A' | 'C' | 'D' | 'E' | 'F', Fraction>>;

/** Null when the equation is of another kind. */
const coefficientsOf = ({ left, right }: Relation): Form | null => {
  const terms = polynomialIn(minus(left, right));
  const of = (term: string): Fraction => {
    const [key = ''] = polynomialIn(readExpression(term))?.keys() ?? [];
    return terms?.get(key)?.coefficient ?? ZERO;
  };
  const form: Form = { A: of('x^2'), C: of('y^2'), D: of('x'), E: of('y'), F: of('1') };
  const known = Object.values(form).filter((one) => !isZero(one)).length;
  return isZero(form.A) || isZero(form.C) || terms?.size !== known ? null : form;
};

/** What a formula is worth with these numbers in it. */
const worth = (formula: string, values: Readonly<Record<string, Fraction>>): Fraction =>
  exactValue(
    filled(formula, Object.fromEntries(Object.entries(values).map(([name, value]) => [name, number(value)]))),
  ) ?? ZERO;
