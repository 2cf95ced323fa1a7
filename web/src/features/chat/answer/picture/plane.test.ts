import { describe, expect, it } from 'vitest';
import { heightAt, planeOf, strokesOf, type Point } from './plane.ts';

const sampled = (height: (x: number) => number): [number, number][] =>
  Array.from({ length: 101 }, (_, at) => {
    const x = -5 + at / 10;
    return [x, height(x)];
  });

const graph = (points: [number, number][], marks: [number, number][] = []) => ({
  kind: 'graph' as const,
  sentence: '',
  curves: [{ label: '', points }],
  marks: marks.map((at) => ({ label: '', at })),
});

describe('the plane of a graph', () => {
  it('shows a parabola whole', () => {
    const { x, y } = planeOf(graph(sampled((at) => at * at)));
    expect(x).toEqual({ low: -5, high: 5 });
    expect(y.low).toBeLessThanOrEqual(0);
    expect(y.high).toBeGreaterThanOrEqual(25);
  });

  it('cuts a curve that runs to infinity, but never a mark', () => {
    const { y } = planeOf(
      graph(
        sampled((at) => 1 / (at - 0.001)),
        [[1, 40]],
      ),
    );
    expect(y.high).toBeGreaterThanOrEqual(40);
    expect(y.high).toBeLessThan(100);
    expect(y.low).toBeGreaterThan(-100);
  });

  it('has room around a flat line and around nothing', () => {
    expect(planeOf(graph(sampled(() => 3))).y).toEqual({ low: 2, high: 4 });
    expect(planeOf(graph([])).x).toEqual({ low: -5, high: 5 });
  });
});

describe('a curve', () => {
  it('is lifted at a pole', () => {
    const points: Point[] = [
      [-1, -1],
      [-0.1, -90],
      [0.1, 90],
      [1, 1],
    ];
    const plane = { x: { low: -1, high: 1 }, y: { low: -10, high: 10 } };
    expect(strokesOf(points, plane)).toEqual([points.slice(0, 2), points.slice(2)]);
  });

  it('tells its height where it has a point', () => {
    expect(
      heightAt(
        [
          [0, 1],
          [1, 3],
        ],
        1.1,
        0.2,
      ),
    ).toBe(3);
    expect(
      heightAt(
        [
          [0, 1],
          [1, 3],
        ],
        2,
        0.2,
      ),
    ).toBeNull();
  });
});
