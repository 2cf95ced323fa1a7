import { type Expression, symbolsOf } from '../expression/tree.ts';
import { isReal, valueAt } from '../expression/value.ts';
import type { Goal, Side } from './limit-rules.ts';

const realAt = (line: Expression, name: string, place: number): number => {
  const value = valueAt(line, { [name]: place });
  return isReal(value) ? value.re : Number.NaN;
};
const isNear = (a: number, b: number, tolerance: number): boolean =>
  Math.abs(a - b) <= tolerance * (1 + Math.abs(a) + Math.abs(b));

const LETTERS = 'abcdfghjklmnopqrstuvwyzx';

/** The rules against the slope between two points close together. */
export const matchesSlope = (expression: Expression, result: Expression, name: string): boolean => {
  let compared = 0;
  for (const x of [0.4, 0.9, 1.7, 2.3, -0.6, 3.1, 0.07, -0.12]) {
    const others = Object.fromEntries(Array.from(LETTERS, (one, index) => [one, 1.1 + index * 0.07]));
    const at = (shift: number): number => valueAt(expression, { ...others, [name]: x + shift }).re;
    const slope = (8 * (at(1e-3) - at(-1e-3)) - (at(2e-3) - at(-2e-3))) / 12e-3;
    const value = valueAt(result, { ...others, [name]: x });
    if (!Number.isFinite(slope) || !Number.isFinite(value.re) || Math.abs(value.im) > 1e-9) continue;
    if (Math.abs(slope - value.re) > 1e-5 * (1 + Math.abs(value.re))) return false;
    compared++;
  }
  return compared > 0;
};

const STRIPS = 400;

/** Whether a definite integral between two ends is worth the area of many narrow strips. */
export const areaAgrees = (line: Expression, name: string, ...ends: readonly Expression[]): boolean => {
  const [a, b, area] = ends.map((one) => realAt(one, name, 0));
  if (a === undefined || b === undefined || area === undefined) return false;
  const width = (b - a) / STRIPS;
  const heights = Array.from({ length: STRIPS + 1 }, (_, at) => realAt(line, name, a + at * width));
  const weightAt = (at: number): number => (at === 0 || at === STRIPS ? 1 : at % 2 === 1 ? 4 : 2);
  const total = heights.reduce((sum, height, at) => sum + height * weightAt(at), 0);
  return isNear((total * width) / 3, area, 1e-4);
};

/** Whether the values close to the place come close to the limit; `value` is null where there is none. */
export const limitAgrees = (
  line: Expression,
  name: string,
  goal: Goal,
  side: Side | null,
  value: Expression,
): boolean => {
  if (symbolsOf(line).some((one) => one !== name)) return false;
  const at = typeof goal === 'string' ? 0 : realAt(goal, name, 0);
  const steps = typeof goal === 'string' ? [1e4, 1e6] : [1e-4, 1e-5];
  const ways = goal === 'up' || side === 'right' ? [1] : goal === 'down' || side === 'left' ? [-1] : [1, -1];
  const limit = realAt(value, name, 0);
  const places = ways.flatMap((way) => steps.map((step) => at + way * step));
  return places.every((place) => isNear(realAt(line, name, place), limit, 1e-2));
};
