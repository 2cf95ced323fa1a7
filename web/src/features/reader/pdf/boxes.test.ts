import { expect, test } from 'vitest';
import { boxesOf, turnedBox } from './boxes.ts';

const LINES = [
  { start: 0, end: 10, box: { left: 0.1, top: 0.1, width: 0.8, height: 0.05 } },
  { start: 11, end: 21, box: { left: 0.1, top: 0.2, width: 0.4, height: 0.05 } },
];

test('characters stand in the boxes of their lines, in part where they are a part', () => {
  expect(boxesOf(LINES, { start: 0, end: 21 })).toEqual(LINES.map(({ box }) => box));
  const [last, first, ...rest] = boxesOf(LINES, { start: 5, end: 16 });
  expect(rest).toEqual([]);
  expect(last?.left).toBeCloseTo(0.5);
  expect(last?.width).toBeCloseTo(0.4);
  expect(first?.left).toBeCloseTo(0.1);
  expect(first?.width).toBeCloseTo(0.2);
  expect(boxesOf(LINES, { start: 30, end: 40 })).toEqual([]);
});

test('a turned page turns its boxes, and four turns are none', () => {
  const box = { left: 0.1, top: 0.2, width: 0.3, height: 0.05 };
  const once = turnedBox(box, 90);
  expect(once.left).toBeCloseTo(0.75);
  expect(once.top).toBeCloseTo(0.1);
  expect(once.width).toBeCloseTo(0.05);
  const around = [90, 90, 90, 90].reduce(turnedBox, box);
  for (const side of ['left', 'top', 'width', 'height'] as const) expect(around[side]).toBeCloseTo(box[side]);
  const half = turnedBox(box, 180);
  expect(half.left).toBeCloseTo(0.6);
  expect(turnedBox(once, 270).left).toBeCloseTo(box.left);
});
