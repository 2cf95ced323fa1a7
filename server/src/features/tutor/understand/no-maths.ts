import type { Examined } from '../../exercises/service.ts';

/** What is read in a message that holds no mathematics. */
export const NO_MATHS: Examined = {
  judgement: null,
  onTheWay: null,
  afterwards: null,
  problem: null,
  list: [],
  ofLater: null,
  work: null,
  story: null,
  kind: null,
  inTask: null,
  isWayNamed: false,
  whatIf: null,
  isMisread: false,
  calculation: null,
  balance: null,
  amounts: null,
  isBelief: false,
  setUp: null,
  equality: null,
  formula: null,
  byFormula: null,
  unitsOff: null,
  comparison: null,
  scaling: null,
};
