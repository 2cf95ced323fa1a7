import { expect, it } from 'vitest';
import { putBack } from './slant.ts';

const TEXT = 'one two three four five six';
const LINE = { start: 0, end: TEXT.length, box: { left: 0.1, top: 0.49, width: 0.8, height: 0.02 } };
const page = (radians: number) => ({ radians, width: 1000, height: 1000 });

it('a straight page keeps its lines', () => {
  expect(putBack(TEXT, [LINE], page(0))).toEqual([LINE]);
});

it('a line that falls to the right becomes pieces that fall with it, whole words each', () => {
  const pieces = putBack(TEXT, [LINE], page(-0.05));
  expect(pieces.map(({ start, end }) => TEXT.slice(start, end)).join('')).toBe(TEXT);
  expect(pieces.length).toBeGreaterThan(3);
  for (const { start, end } of pieces) expect(TEXT.slice(start, end)).toMatch(/^\S+ ?$|^\S.* $/);
  const tops = pieces.map(({ box }) => box.top);
  expect(tops).toEqual(tops.toSorted((one, other) => one - other));
  const [first, last] = [pieces[0]?.box, pieces.at(-1)?.box];
  // From one end of the line to the other it falls by its length times the sine of the slant.
  const across = (last?.left ?? 0) + (last?.width ?? 0) / 2 - (first?.left ?? 0) - (first?.width ?? 0) / 2;
  expect((last?.top ?? 0) - (first?.top ?? 0)).toBeCloseTo(across * Math.tan(0.05), 6);
});

it('the middle of the page stays where it is', () => {
  const box = { left: 0.49, top: 0.49, width: 0.02, height: 0.02 };
  const [piece] = putBack('x', [{ start: 0, end: 1, box }], page(0.1));
  expect(piece?.box.left).toBeCloseTo(0.49, 10);
  expect(piece?.box.top).toBeCloseTo(0.49, 10);
});
