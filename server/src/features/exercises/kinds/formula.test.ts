import { expect, it } from 'vitest';
import { valueOf } from './formula.ts';

it.each([
  [0, 0.5],
  [1.96, 0.9750021],
  [-1.5, 0.0668072],
  [3.9, 0.9999519],
  [-4.5, 0.0000033977],
])('the share of a normal distribution below %s', (z, share) => {
  expect(valueOf('phi(z)', { z })).toBeCloseTo(share, 7);
});
