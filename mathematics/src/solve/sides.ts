import { ONE, divide } from '../expression/fraction.ts';
import {
  type Comparison,
  type Expression,
  type Relation,
  isValue,
  leadsWithMinus,
  number,
  quotient,
  relation,
  sum,
  withSign,
} from '../expression/tree.ts';
import { write } from '../expression/write.ts';
import { type Polynomial, coefficientsIn, isUnit, lettersOf, minusP } from '../polynomial/polynomial.ts';
import { tidy } from '../simplify/display.ts';
import { normalOf } from '../simplify/normal.ts';
import { isNamed } from '../simplify/ratio.ts';
import { simplify } from '../simplify/simplify.ts';
import { type Trail, recordLine } from '../steps/step.ts';
import { tableOf } from '../table-text.ts';

/** Simplifies both sides, step by step. */
export const simplifySides = (line: Relation, trail: Trail): Relation => {
  const left = simplify(line.left, (part) => relation(part, line.sign, line.right), trail);
  const right = simplify(line.right, (part) => relation(left, line.sign, part), trail);
  return relation(left, line.sign, right);
};

/** Both sides as polynomials; null when the unknown stands anywhere else than in plain terms. */
export const polynomialSides = (
  line: Relation,
  unknown: string,
): { left: Polynomial; right: Polynomial } | null => {
  const [left, right] = [normalOf(line.left), normalOf(line.right)];
  if (!left || !right || !isUnit(left.bottom) || !isUnit(right.bottom)) return null;
  const hidden = [...lettersOf(left.top), ...lettersOf(right.top)].some(
    (name) => isNamed(name) && mentions(name, unknown),
  );
  return hidden ? null : { left: left.top, right: right.top };
};

/** Whether the writing of a root or function holds the unknown. */
export const mentions = (name: string, unknown: string): boolean =>
  new RegExp(`(?<![\\p{L}_])${unknown}(?![\\p{L}_])|(?<=[a-z])${unknown}(?=[^\\p{L}]|$)`, 'u').test(
    name.replaceAll(/sin|cos|tan|log|ln|root|sec|csc|cot|arc/g, '·'),
  );

/** Left minus right as one polynomial. */
export const difference = (line: Relation, unknown: string): Polynomial | null => {
  const sides = polynomialSides(line, unknown);
  return sides && minusP(sides.left, sides.right);
};

export const degreeOf = (p: Polynomial, unknown: string): number => coefficientsIn(p, unknown).length - 1;

/** Adds the same to both sides, first written out, then worked out. */
export const addToBoth = (line: Relation, added: Expression, trail: Trail): Relation => {
  if (isValue(added, 0)) return line;
  const negative = leadsWithMinus(added);
  const size = negative ? tidy({ kind: 'negative', of: added }) : added;
  const term = withSign(size, negative);
  const on = (side: Expression): Expression =>
    isValue(side, 0) ? added : sum(side.kind === 'sum' ? [...side.terms, term] : [side, term]);
  const written = relation(on(line.left), line.sign, on(line.right));
  const verb = negative ? `Subtract ${write(size)} from both sides` : `Add ${write(size)} to both sides`;
  const reason = 'What is done to one side is done to the other, so the balance holds.';
  recordLine(trail, line, written, [verb, reason]);
  return workedOut(written, trail);
};

/** Divides both sides by something that is not zero; the comparison turns around for a negative number. */
export const divideBoth = (line: Relation, divisor: Expression, trail: Trail): Relation => {
  if (isValue(divisor, 1)) return line;
  const turned = divisor.kind === 'number' && divide(ONE, divisor.value);
  if (turned && divisor.value.bottom !== 1n && divisor.form !== 'decimal' && !isDecimal(line))
    return multiplyBoth(line, number(turned), trail);
  return scaleBoth(line, divisor, ['Divide', 'Dividing'], (side) => quotientOf(side, divisor), trail);
};

const isDecimal = (line: Relation): boolean => /\d\.\d/.test(write(line));

const quotientOf = (side: Expression, divisor: Expression): Expression =>
  divisor.kind === 'number' && side.kind === 'number' && side.value.bottom === 1n
    ? { kind: 'quotient', top: side, bottom: divisor }
    : quotient(side, divisor);

export const TURNED = tableOf('= =, ≠ ≠, < >, > <, ≤ ≥, ≥ ≤') as Readonly<Record<Comparison, Comparison>>;

export const multiplyBoth = (line: Relation, factor: Expression, trail: Trail): Relation => {
  if (isValue(factor, 1)) return line;
  const on = (side: Expression): Expression => ({ kind: 'product', factors: [factor, side] });
  return scaleBoth(line, factor, ['Multiply', 'Multiplying'], on, trail);
};

/** Does the same to both sides, first written out, then worked out; a negative number turns the comparison around. */
const scaleBoth = (
  line: Relation,
  by: Expression,
  [verb, doing]: readonly [verb: string, doing: string],
  on: (side: Expression) => Expression,
  trail: Trail,
): Relation => {
  const sign = by.kind === 'number' && by.value.top < 0n ? TURNED[line.sign] : line.sign;
  const written = relation(on(line.left), sign, on(line.right));
  const reason =
    sign === line.sign
      ? `${doing} both sides by the same number keeps the balance.`
      : `${doing} by a negative number turns the comparison around.`;
  recordLine(trail, line, written, [`${verb} both sides by ${write(by)}`, reason]);
  return workedOut(written, trail);
};

/** Works out both sides in one line, without the small steps. */
const workedOut = (line: Relation, trail: Trail): Relation => {
  const after = relation(tidy(line.left), line.sign, tidy(line.right));
  recordLine(trail, line, after, 'Work out both sides');
  return after;
};

export const swapSides = (line: Relation, trail: Trail): Relation => {
  const after = relation(line.right, TURNED[line.sign], line.left);
  recordLine(trail, line, after, 'Swap the sides');
  return after;
};
