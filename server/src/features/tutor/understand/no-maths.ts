import type { Examined } from '../exercise/examine.ts';

/** What is read in a message that holds no mathematics. */
export const NO_MATHS: Examined = {
  said: null,
  onTheWay: null,
  afterwards: null,
  problem: null,
  list: [],
  work: null,
  story: null,
  calculation: null,
  balance: null,
  setUp: null,
  scaling: null,
};
