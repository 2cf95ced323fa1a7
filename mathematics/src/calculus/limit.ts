import { fraction } from '../expression/fraction.ts';
import {
  type Expression,
  isNumber,
  mapTree,
  number,
  power,
  product,
  quotient,
  symbol,
  symbolsOf,
} from '../expression/tree.ts';
import { isReal, valueAt } from '../expression/value.ts';
import { move } from '../steps/step.ts';
import { limitAgrees } from './check.ts';
import { type FoundLimit, type Goal, type Side, limitAtNumber, limitFarOut } from './limit-rules.ts';

/** A limit by putting in, cancelling, comparing the highest powers, or L’Hôpital’s rule; tried with numbers close by. */
export const findLimit = (
  expression: Expression,
  name: string,
  goal: Goal,
  side: Side | null = null,
): FoundLimit | null => {
  if (typeof goal === 'string' || side) return fromSide(expression, name, goal, side);
  const found = limitAtNumber(expression, name, goal);
  const isSure =
    found?.value && (!isNumber(found.value) || limitAgrees(expression, name, goal, null, found.value));
  return isSure ? found : fromBothSides(expression, name, goal);
};

const byRules = (expression: Expression, name: string, goal: Goal): FoundLimit | null =>
  typeof goal === 'string' ? limitFarOut(expression, name) : limitAtNumber(expression, name, goal);

const fromSide = (expression: Expression, name: string, goal: Goal, side: Side | null): FoundLimit | null => {
  const place = placeAt(goal, side);
  const plain = withoutBars(expression, name, place(SMALLEST));
  const found = byRules(plain, name, goal);
  if (symbolsOf(expression).some((one) => one !== name)) return typeof goal === 'string' ? found : null;
  if (found?.value) {
    const [near, target] = [valueAt(plain, { [name]: place(SMALLEST) }), valueAt(found.value, {}).re];
    return isReal(near) && Math.abs(near.re - target) <= 1e-2 * (1 + Math.abs(target)) ? found : null;
  }
  const near = trend(plain, name, place);
  if (near === null) return null;
  const [rule, from] = side ? ['Look close by', `From the ${side}`] : ['Look far out', 'Far out'];
  const endless = [move(expression, [rule, `${from} the values grow without end.`])];
  if (!Number.isFinite(near)) return { value: null, endless: near > 0 ? 'up' : 'down', steps: endless };
  const value = wellKnown(near);
  const reason = `${from} the values come as close to this number as you like.`;
  return value && { value, steps: [move(value, [rule, reason])] };
};

/** The places to look at, the smaller the step the closer to the goal. */
const placeAt = (goal: Goal, side: Side | null): ((step: number) => number) => {
  if (typeof goal === 'string') return (step) => (goal === 'up' ? 1 : -1) / step;
  const at = valueAt(goal, {}).re;
  return (step) => at + (side === 'left' ? -step : step);
};

// |u| is u or −u, whichever is positive on this side.
const withoutBars = (expression: Expression, name: string, x: number): Expression =>
  mapTree(expression, (node) => {
    const [inside] = node.kind === 'call' && node.name === 'abs' ? node.args : [];
    if (!inside) return node;
    return valueAt(inside, { [name]: x }).re < 0 ? { kind: 'negative', of: inside } : inside;
  });

const SMALLEST = 1e-6;
const STEPS = [1e-3, 3.3e-5, SMALLEST];

/** Where the values go as the step shrinks: a number, without end, or nowhere. */
const trend = (expression: Expression, name: string, place: (step: number) => number): number | null => {
  const values = STEPS.map((step) => valueAt(expression, { [name]: place(step) }));
  if (!values.every((one) => isReal(one) || Math.abs(one.re) === Infinity)) return null;
  const [first = 0, second = 0, third = 0] = values.map(({ re }) => re);
  const grows = Math.abs(third) > 10 * Math.abs(second) && Math.abs(second) > 10 * Math.abs(first);
  const isSteady = Math.sign(first) === Math.sign(third) && Math.sign(second) === Math.sign(third);
  const isEndless = isSteady && (grows || !Number.isFinite(third));
  if (grows || Math.abs(third) > 1e5) return isEndless ? Math.sign(third) * Number.POSITIVE_INFINITY : null;
  return Math.abs(third - second) < 2e-3 * (1 + Math.abs(third)) ? third : null;
};

const fromBothSides = (expression: Expression, name: string, goal: Expression): FoundLimit | null => {
  const [left, right] = [fromSide(expression, name, goal, 'left'), fromSide(expression, name, goal, 'right')];
  if (!left || !right) {
    const only = left ?? right;
    // x^x has no values on the other side at all.
    const other = valueAt(expression, { [name]: placeAt(goal, left ? 'right' : 'left')(SMALLEST) });
    return only?.value && !(isReal(other) && Number.isFinite(other.re)) ? only : null;
  }
  const [a = 0, b = 0] = [left, right].map(({ value, endless }) =>
    value ? valueAt(value, {}).re : endless === 'up' ? Number.POSITIVE_INFINITY : Number.NEGATIVE_INFINITY,
  );
  if (a !== b && !(Math.abs(a - b) < 1e-9)) {
    const reason = 'Left and right lead to different values: there is no limit.';
    return { value: null, steps: [move(expression, ['Look at both sides', reason])] };
  }
  const reason = 'The bottom goes to zero and the top does not: the values grow without end.';
  return expression.kind === 'quotient' && left.endless
    ? { ...left, steps: [move(expression, ['Look at the bottom', reason])] }
    : left;
};

const FAMILIAR: readonly (readonly [Expression, number])[] = [
  ...[1, 2, 3, -1, -2, -3, 4, 5].map((k) => [power(symbol('e'), number(k)), Math.exp(k)] as const),
  ...[1, 2, 3, 4, 6].flatMap((k) =>
    [1, -1].map(
      (sign) => [quotient(product([number(sign), symbol('π')]), number(k)), (sign * Math.PI) / k] as const,
    ),
  ),
];

/** The simple number that values come close to; null when none is near enough. */
const wellKnown = (near: number): Expression | null => {
  const close = (value: number): boolean => Math.abs(value - near) < 1e-4 * (1 + Math.abs(near));
  for (const bottom of [1, 2, 3, 4, 5, 6, 8, 10, 12]) {
    const top = Math.round(near * bottom);
    if (close(top / bottom)) return number(fraction(BigInt(top), BigInt(bottom)));
  }
  return FAMILIAR.find(([, value]) => close(value))?.[0] ?? null;
};
