import { equivalent } from '../expression/equivalent.ts';
import { absolute, equal, isZero, negate, ZERO, type Fraction } from '../expression/fraction.ts';
import { readExpression } from '../expression/read.ts';
import {
  minus,
  number,
  power,
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
const shifted = (letter: Expression, by: Fraction): Expression =>
  isZero(by) ? letter : signedSum([letter, number(negate(by))]);
const squared = (letter: Expression, by: Fraction): Expression => power(shifted(letter, by), number(2));
const over = (letter: Expression, by: Fraction, under: Fraction): Expression =>
  quotient(squared(letter, by), number(under));
const w = (value: Fraction): string => write(number(value));

/** The equation of a circle from its centre and radius, and the standard forms of conics. */
export const conicTask: Task = (text) => circle(text) ?? standardForm(text);

const CENTRE = /\bcent(?:er|re)\b[^(]{0,30}\(\s?(-?\d[\d./]*)\s?,\s?(-?\d[\d./]*)\s?\)/i;
const RADIUS = /\bradius\s?(?:of|is|=|r\s?=)?\s?(\d[\d/]*(?:\.\d[\d/]*)*)/i;

const circle: Task = (text) => {
  const [, first, second] = (/\bcircle\b/i.test(text) && CENTRE.exec(text)) || [];
  const [h, k, radius] = [first, second, RADIUS.exec(text)?.[1]].map(readValue);
  if (!h || !k || !radius) return null;
  const left = sum([squared(X, h), squared(Y, k)]);
  const result = relation(left, '=', number(worth('r^2', { r: radius })));
  const reason = 'Every point of the circle is as far from the centre as the radius says.';
  return plainSolution(`centre (${w(h)}, ${w(k)}), radius ${w(radius)}`, 'circle', answerOf(result), [
    write(result),
    '(x − h)² + (y − k)² = r²',
    reason,
  ]);
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
  const [x, y] = [over(X, h, absolute(px)), over(Y, k, absolute(py))];
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
