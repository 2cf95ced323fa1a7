import type { Expression } from '../expression/tree.ts';
import { isReal, valueAt } from '../expression/value.ts';
import type { Interval } from '../solve/interval.ts';

/** What a picture needs; drawing it is the web's work. */
export type Graph =
  | {
      readonly kind: 'curve';
      readonly unknown: string;
      readonly curves: readonly Curve[];
      readonly marked: readonly Mark[];
    }
  | {
      readonly kind: 'number line';
      readonly marked: readonly Mark[];
      readonly stretches: readonly Stretch[];
    };

/** Points from left to right; a gap where the function has no value. */
interface Curve {
  readonly points: readonly (readonly [x: number, y: number] | null)[];
}

interface Mark {
  readonly x: number;
  readonly y: number;
  readonly filled: boolean;
}

interface Stretch {
  readonly from: number | null;
  readonly to: number | null;
}

const POINTS = 160;
const LARGEST = 1e4;

/** Samples a function around the places that matter. */
export const curveOf = (
  expressions: readonly Expression[],
  unknown: string,
  places: readonly number[],
): Graph => {
  const [low, high] = windowAround(places);
  const at = (expression: Expression, x: number): number | null => {
    const y = valueAt(expression, { [unknown]: x });
    return Number.isFinite(y.re) && isReal(y) && Math.abs(y.re) < LARGEST ? y.re : null;
  };
  const curves = expressions.map((expression) => ({
    points: Array.from({ length: POINTS + 1 }, (_, index) => {
      const x = low + ((high - low) * index) / POINTS;
      const y = at(expression, x);
      return y === null ? null : ([rounded(x), rounded(y)] as const);
    }),
  }));
  const [first] = expressions;
  const marked = places.flatMap((x) => {
    const y = first ? at(first, x) : null;
    return y === null ? [] : [{ x: rounded(x), y: rounded(y), filled: true }];
  });
  return { kind: 'curve', unknown, curves, marked };
};

const rounded = (value: number): number => Math.round(value * 1e6) / 1e6;

const windowAround = (places: readonly number[]): [number, number] => {
  const known = places.filter((place) => Math.abs(place) < LARGEST);
  if (known.length === 0) return [-5, 5];
  const [low, high] = [Math.min(...known), Math.max(...known)];
  const margin = Math.max(3, (high - low) * 0.6);
  return [low - margin, high + margin];
};

/** The number line of an inequality. */
export const numberLineOf = (intervals: readonly Interval[]): Graph => {
  const at = (end: Expression | null): number | null => (end ? rounded(valueAt(end, {}).re) : null);
  return {
    kind: 'number line',
    stretches: intervals.map(({ from, to }) => ({ from: at(from), to: at(to) })),
    marked: intervals.flatMap(({ from, to, fromIn, toIn }) => [
      ...(from ? [{ x: at(from) ?? 0, y: 0, filled: fromIn }] : []),
      ...(to && to !== from ? [{ x: at(to) ?? 0, y: 0, filled: toIn }] : []),
    ]),
  };
};
