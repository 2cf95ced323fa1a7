import {
  type Expression,
  childrenOf,
  hasSymbol,
  isValue,
  number,
  quotient,
  substitute,
  symbolsOf,
} from '../expression/tree.ts';
import { isReal, valueAt } from '../expression/value.ts';
import { coefficientsIn, degreeIn } from '../polynomial/polynomial.ts';
import { polynomialToExpression } from '../simplify/denormal.ts';
import { displayOf, tidy } from '../simplify/display.ts';
import { normalOf } from '../simplify/normal.ts';
import { move, type Move } from '../steps/step.ts';
import { derivative } from './derivative.ts';

/** The limit at a number: put it in, cancel first, or use L’Hôpital’s rule; null where none of these leads to one. */
export const limitAtNumber = (expression: Expression, name: string, goal: Expression): FoundLimit | null => {
  const direct = put(expression, name, goal);
  if (direct) return putIn(direct, 'Nothing goes wrong there, so the value is the limit.');
  const short = displayOf(expression);
  const cancelled = short && put(short, name, goal);
  if (short && cancelled)
    return putIn(cancelled, 'Now nothing goes wrong any more.', [
      move(short, ['Simplify', 'Putting the number in gives 0/0; factor and cancel first.']),
    ]);
  return hospital(expression, name, goal);
};

const putIn = (value: Expression, reason: string, before: readonly Move[] = []): FoundLimit => ({
  value,
  steps: [...before, move(value, ['Put the number in', reason])],
});

const put = (expression: Expression, name: string, goal: Expression): Expression | null => {
  const value = substitute(expression, name, goal);
  const letters = symbolsOf(value).map((one, index) => [one, 1.37 + 0.29 * index] as const);
  const at = valueAt(value, Object.fromEntries(letters));
  return Number.isFinite(at.re) && isReal(at) ? displayOf(value) : null;
};

const MOST_ROUNDS = 4;

const hospital = (
  expression: Expression,
  name: string,
  goal: Expression,
  before: readonly Move[] = [],
): FoundLimit | null => {
  if (expression.kind !== 'quotient' || before.length === MOST_ROUNDS) return null;
  const parts = [expression.top, expression.bottom];
  const isZero = (part: Expression): boolean => isValue(put(part, name, goal) ?? part, 0);
  const [over, under] = parts.every(isZero) ? parts.map((part) => derivative(part, name)) : [];
  if (!over || !under) return null;
  const next: Expression = { kind: 'quotient', top: tidy(over), bottom: tidy(under) };
  const reason = 'Top and bottom both go to zero: differentiate each of them.';
  const steps = [...before, move(next, ['L’Hôpital’s rule', reason])];
  const value = put(next, name, goal);
  return value ? putIn(value, 'Now the bottom is not zero.', steps) : hospital(next, name, goal, steps);
};

/** The limit far out of a quotient of polynomials: the highest powers decide; null where they make no number. */
export const limitFarOut = (expression: Expression, name: string): FoundLimit | null => {
  const normal = hasHidden(expression, name) ? null : normalOf(expression);
  if (!normal) return null;
  const [m, n] = [degreeIn(normal.top, name), degreeIn(normal.bottom, name)];
  const [a, b] = [coefficientsIn(normal.top, name)[m], coefficientsIn(normal.bottom, name)[n]];
  if (m > n || !a || !b) return null;
  const lead = displayOf(quotient(polynomialToExpression(a), polynomialToExpression(b)));
  const value = m < n ? number(0) : (lead ?? number(0));
  const why = m < n ? 'The bottom grows faster.' : 'They are equal, so the numbers in front decide.';
  const reason = `Far out only the highest powers count. ${why}`;
  return { value, steps: [move(value, ['Compare the highest powers', reason])] };
};

// Inside a function, a root or an exponent the variable is no part of the polynomial.
const hasHidden = (expression: Expression, name: string): boolean => {
  if (expression.kind === 'call' || expression.kind === 'root') return hasSymbol(expression, name);
  if (expression.kind === 'power' && hasSymbol(expression.exponent, name)) return true;
  return childrenOf(expression).some((one) => hasHidden(one, name));
};

/** Where the variable goes: to a number or without end. */
export type Goal = Expression | 'up' | 'down';

export interface FoundLimit {
  readonly steps: readonly Move[];
  /** Null when the values grow without end or go on swinging. */
  readonly value: Expression | null;
  readonly endless?: 'up' | 'down';
}

/** From which side the variable comes. */
export type Side = 'left' | 'right';
