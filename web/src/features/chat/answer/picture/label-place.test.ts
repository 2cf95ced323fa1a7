import { expect, it } from 'vitest';
import { placeLabel } from './label-place.ts';

const PAPER = { width: 300, height: 200 };

it('a label stands above and to the right of its point', () => {
  expect(placeLabel('A', { x: 100, y: 100 }, PAPER, [])).toMatchObject({ anchor: 'start', y: 91 });
});

it('a label keeps clear of the curve', () => {
  const rising = Array.from({ length: 40 }, (_, at) => ({ x: 100 + at, y: 100 - at }));
  expect(placeLabel('(1, 2)', { x: 100, y: 100 }, PAPER, rising).anchor).toBe('end');
});

it('a label stays on the paper', () => {
  expect(placeLabel('(1, 2)', { x: 290, y: 5 }, PAPER, [])).toMatchObject({ anchor: 'end', y: 24 });
});
