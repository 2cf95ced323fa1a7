import type { BoardCommand } from '@studia/contract/board';
import { HAND_SIGNS } from '@studia/contract/board-hand';
import { describe, expect, it } from 'vitest';
import { drawingOf } from './drawing.ts';
import { handwriting } from './hand.ts';

const LINE: BoardCommand = {
  do: 'path',
  points: [
    [0, 0],
    [110, 0],
  ],
};

describe('handwriting', () => {
  it('knows every printable character of a keyboard', () => {
    const unknown = Array.from({ length: 94 }, (_, index) => String.fromCodePoint(33 + index)).filter(
      (character) => handwriting(character, [0, 0], 30).length === 0,
    );
    expect(unknown).toEqual([]);
  });

  it.each(Array.from(HAND_SIGNS.trim()))('knows %s, as the contract says', (sign) => {
    expect(handwriting(sign, [0, 0], 30)).not.toEqual([]);
  });

  it('raises a power and leaves a gap for what it does not know', () => {
    const [two] = handwriting('2', [0, 100], 30);
    const [squared] = handwriting('²', [0, 100], 30);
    const lowest = (points: readonly (readonly [number, number])[] = []) =>
      Math.max(...points.map(([, y]) => y));
    expect(lowest(squared)).toBeLessThan(lowest(two));
    const [after] = handwriting('語l', [0, 0], 30);
    const [alone] = handwriting('l', [0, 0], 30);
    expect(after?.[0]?.[0]).toBeGreaterThan((alone?.[0]?.[0] ?? 0) + 5);
  });
});

describe('a drawing', () => {
  it('draws one stroke after the other, at the pen’s speed', () => {
    const { strokes, duration } = drawingOf([LINE, LINE]);
    expect(strokes.map(({ start, duration: long }) => [start, Math.round(long)])).toEqual([
      [0, 200],
      [385, 200],
    ]);
    expect(duration).toBe(585);
  });

  it('lasts as long as it is told', () => {
    const { strokes, duration } = drawingOf([LINE, LINE], 1170);
    expect(duration).toBe(1170);
    expect(strokes[1]?.start).toBe(770);
  });

  it('lays the marker under the ink', () => {
    const { strokes } = drawingOf([LINE, { ...LINE, ink: 'marker' }]);
    expect(strokes.map(({ ink }) => ink)).toEqual(['marker', 'ink']);
    expect(strokes[0]?.start).toBeGreaterThan(0);
  });

  it('puts a plot’s curve on its axes', () => {
    const { strokes } = drawingOf([
      {
        do: 'plot',
        box: [100, 50, 200, 100],
        x: [-1, 1],
        y: [0, 4],
        curve: [
          [-1, 4],
          [1, 0],
        ],
      },
    ]);
    expect(strokes.map(({ d }) => d).slice(0, 2)).toEqual(['M200,150L200,50', 'M100,150L300,150']);
    expect(strokes[2]?.d).toMatch(/^M100,50C.* 300,150$/);
  });

  it('says what it writes, and what the student is told about the rest', () => {
    const { steps } = drawingOf([
      { do: 'write', text: 'a² + b²', at: [0, 0] },
      LINE,
      { do: 'circle', center: [10, 10], radius: 5, says: 'A small circle' },
    ]);
    expect(steps).toEqual(['a² + b²', 'A small circle']);
  });

  it('of nothing is nothing', () => {
    expect(drawingOf([])).toEqual({ strokes: [], duration: 0, steps: [] });
  });
});
