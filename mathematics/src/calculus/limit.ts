import { isReal, type Complex } from '../expression/complex.ts';
import { isNumber, mapTree, symbolsOf, type Expression } from '../expression/tree.ts';
import { valueAt } from '../expression/value.ts';
import { limitAtNumber } from './limit-at-number.ts';
import { limitFarOut } from './limit-far-out.ts';
import { inOneStep, withoutValue, type FoundLimit, type Goal, type Side } from './limit-result.ts';
import { wellKnown } from './well-known.ts';

/** A limit by putting in, cancelling, comparing the highest powers, or L’Hôpital’s rule; tried with numbers close by. */
export const findLimit = (
  expression: Expression,
  name: string,
  goal: Goal,
  side: Side | null = null,
): FoundLimit | null => {
  if (typeof goal !== 'string' && side) return fromSide(expression, name, goal, side);
  const found =
    typeof goal === 'string' ? limitFarOut(expression, name, goal) : limitAtNumber(expression, name, goal);
  if (found && agrees(expression, name, goal, found)) return found;
  return typeof goal === 'string' ? null : fromBothSides(expression, name, goal);
};

// The same limit must show in the numbers close by.
const agrees = (expression: Expression, name: string, goal: Goal, { value }: FoundLimit): boolean => {
  if (!value) return true;
  const target = valueAt(value, {}).re;
  const near =
    typeof goal === 'string'
      ? [goal === 'up' ? 1e6 : -1e6]
      : [1e-5, -1e-5].map((shift) => valueAt(goal, {}).re + shift);
  const tried = near
    .map((x) => valueAt(expression, { [name]: x }))
    .filter((at) => Number.isFinite(at.re) && isReal(at));
  if (!Number.isFinite(target) || tried.length === 0) return symbolicOnly(value);
  return tried.every((at) => Math.abs(at.re - target) <= 1e-2 * (1 + Math.abs(target)));
};
const symbolicOnly = (value: Expression): boolean => !isNumber(value);

const STEP = 1e-6;

const fromSide = (expression: Expression, name: string, goal: Expression, side: Side): FoundLimit | null => {
  if (symbolsOf(expression).some((one) => one !== name)) return null;
  const shift = side === 'right' ? 1 : -1;
  const at = valueAt(goal, {}).re;
  const plain = withoutBars(expression, name, at + shift * STEP);
  const found = limitAtNumber(plain, name, goal);
  const near = nearby((step) => valueAt(plain, { [name]: at + shift * step }));
  if (found?.value) {
    const target = valueAt(found.value, {}).re;
    if (near === null || !Number.isFinite(near) || Math.abs(near - target) > 1e-2 * (1 + Math.abs(target)))
      return null;
    return found;
  }
  if (near === null) return null;
  if (!Number.isFinite(near))
    return withoutValue(
      expression,
      'Look close by',
      `From the ${side} the values grow without end.`,
      near > 0 ? 'up' : 'down',
    );
  const value = wellKnown(near);
  return (
    value && inOneStep(value, 'Look close by', `From the ${side} the values come closer and closer to it.`)
  );
};

// |u| is u or −u, whichever is positive on this side.
const withoutBars = (expression: Expression, name: string, x: number): Expression =>
  mapTree(expression, (node) => {
    const [inside] = node.kind === 'call' && node.name === 'abs' ? node.args : [];
    if (!inside) return node;
    return valueAt(inside, { [name]: x }).re < 0 ? { kind: 'negative', of: inside } : inside;
  });

/** Where the values go as the step shrinks: a number, without end, or nowhere. */
const nearby = (valueWith: (step: number) => Complex): number | null => {
  const values = [1e-3, 3.3e-5, 1e-6].map((step) => valueWith(step));
  if (!values.every((one) => isReal(one) && !Number.isNaN(one.re))) return null;
  const [first = 0, second = 0, third = 0] = values.map(({ re }) => re);
  const grows = Math.abs(third) > 10 * Math.abs(second) && Math.abs(second) > 10 * Math.abs(first);
  if (grows || Math.abs(third) > 1e5) return grows ? Math.sign(third) * Number.POSITIVE_INFINITY : null;
  return Math.abs(third - second) < 2e-3 * (1 + Math.abs(third)) ? third : null;
};

const fromBothSides = (expression: Expression, name: string, goal: Expression): FoundLimit | null => {
  const [left, right] = [fromSide(expression, name, goal, 'left'), fromSide(expression, name, goal, 'right')];
  if (!left || !right) {
    const only = left ?? right;
    const at = valueAt(goal, {}).re;
    // x^x has no values on the other side at all.
    const other = valueAt(expression, { [name]: at + (left ? STEP : -STEP) });
    return only?.value && !(isReal(other) && Number.isFinite(other.re)) ? only : null;
  }
  const [a, b] = [left, right].map(({ value, endless }) =>
    value ? valueAt(value, {}).re : endless === 'up' ? Number.POSITIVE_INFINITY : Number.NEGATIVE_INFINITY,
  );
  if (a === b || Math.abs((a ?? 0) - (b ?? 0)) < 1e-9) return left;
  return withoutValue(
    expression,
    'Look at both sides',
    'Left and right lead to different values: there is no limit.',
  );
};
