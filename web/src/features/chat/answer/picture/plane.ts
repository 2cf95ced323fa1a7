import type { Picture } from '@studia/contract/proof';

type Graph = Extract<Picture, { kind: 'graph' }>;
export type Point = readonly [number, number];

interface Range {
  low: number;
  high: number;
}

/** The part of the plane that a graph shows. */
export interface Plane {
  x: Range;
  y: Range;
}

/** A curve this much taller than its middle part runs off to infinity somewhere, and is cut there. */
const TALL = 4;

/** Everything of a graph that can be shown at once: all points and marks, but no curve's way to infinity. */
export const planeOf = ({ curves, marks }: Graph): Plane => {
  const points = curves.flatMap((curve) => curve.points);
  const marked = marks.map(({ at }) => at);
  return {
    x: withRoom(rangeOf([...points, ...marked].map(([x]) => x)), 0),
    y: withRoom(rangeOf([...calm(points.map(([, y]) => y)), ...marked.map(([, y]) => y)]), 0.08),
  };
};

const rangeOf = (values: readonly number[]): Range => {
  const known = values.filter(Number.isFinite);
  return known.length === 0 ? { low: -5, high: 5 } : { low: Math.min(...known), high: Math.max(...known) };
};

/** The heights of a curve without those that dwarf the others. */
const calm = (heights: readonly number[]): number[] => {
  const sorted = heights.filter(Number.isFinite).toSorted((a, b) => a - b);
  const [low, high] = [sorted[Math.floor(sorted.length * 0.1)], sorted[Math.ceil(sorted.length * 0.9) - 1]];
  if (low === undefined || high === undefined) return sorted;
  const middle = high - low;
  if ((sorted.at(-1) ?? 0) - (sorted[0] ?? 0) <= TALL * middle) return sorted;
  return sorted.filter((height) => height >= low - middle && height <= high + middle);
};

const withRoom = ({ low, high }: Range, share: number): Range => {
  const room = high > low ? (high - low) * share : 1;
  return { low: low - room, high: high + room };
};

/** A curve as strokes of the pen: it is lifted where the curve leaves on one side and comes back on the other. */
export const strokesOf = (points: readonly Point[], { y }: Plane): Point[][] => {
  const strokes: Point[][] = [];
  let stroke: Point[] = [];
  for (const point of points) {
    const before = stroke.at(-1);
    if (!Number.isFinite(point[1]) || (before && jumps(before[1], point[1], y))) {
      strokes.push(stroke);
      stroke = [];
    }
    if (Number.isFinite(point[1])) stroke.push(point);
  }
  return [...strokes, stroke].filter((one) => one.length > 0);
};

const jumps = (from: number, to: number, { low, high }: Range): boolean =>
  Math.min(from, to) < low && Math.max(from, to) > high;

/** The height of a curve at a place, if it has a point about there. */
export const heightAt = (points: readonly Point[], x: number, within: number): number | null => {
  const nearest = points.reduce<Point | null>(
    (best, point) => (best === null || Math.abs(point[0] - x) < Math.abs(best[0] - x) ? point : best),
    null,
  );
  return nearest && Math.abs(nearest[0] - x) <= within ? nearest[1] : null;
};
