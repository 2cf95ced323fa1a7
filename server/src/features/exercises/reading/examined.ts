import type { Scaling } from '@studia/mathematics';
import type { JudgedNumber } from '../kinds/number-in-task.ts';
import type { TaskKind } from '../kinds/task-kind.ts';
import type { WhatIf } from '../kinds/what-if.ts';
import type { Amounts } from './amounts.ts';
import type { Balance } from './balance.ts';
import type { ByFormula } from './by-formula.ts';
import type { Calculation } from './calculation.ts';
import type { Comparison } from './comparison.ts';
import type { Equality } from './equality.ts';
import type { Follows } from './follows.ts';
import type { OwnLines } from './judged-lines.ts';
import type { OwnProblem, Judgement } from './judgement.ts';
import type { KnownFormula } from './known-formula.ts';
import type { OnTheWay } from './on-the-way.ts';
import type { Property } from './property.ts';
import type { SetUp } from './set-up.ts';
import type { UnitsOff } from './units-of-sum.ts';

/** What mathematics reads in a message. */
export interface Examined {
  /** About the exercise that is open. */
  judgement: Judgement | null;
  /** A value on the way to the answer of the open exercise. */
  onTheWay: OnTheWay | null;
  /** About the exercise that was finished last. */
  afterwards: Judgement | null;
  problem: OwnProblem | null;
  /** Several problems at once. */
  list: OwnProblem[];
  /** A right answer to one of those that come later in the list, and the name of what is still open. */
  ofLater: { task: OwnProblem; open: string | null } | null;
  /** Tasks of the list that are answered rightly beside the one at hand. */
  alsoLater: string[];
  work: OwnLines | null;
  /** The numbers of a story that nobody here can read as a whole. */
  story: string[] | null;
  /** The kind of task that such a story surely is. */
  kind: TaskKind | null;
  /** What a number of the message is in the story that is read together. */
  inTask: JudgedNumber | null;
  /** The message names the way that tasks of this kind are done by. */
  isWayNamed: boolean;
  /** The story with one of its numbers changed. */
  whatIf: WhatIf | null;
  /** The student's equations for the story come to something else than it does. */
  isMisread: boolean;
  /** A calculation with plain numbers. */
  calculation: Calculation | null;
  /** A chemical equation. */
  balance: Balance | null;
  /** Amounts that are said to go together in one. */
  amounts: Amounts | null;
  /** Somebody tells what they had thought about the way. */
  isBelief: boolean;
  /** The student's own equation for a story. */
  setUp: SetUp | null;
  /** Two terms that are said to be the same. */
  equality: Equality | null;
  /** A formula that is known by its letters. */
  formula: KnownFormula | null;
  /** A value that the numbers of the task give by a formula that was named. */
  byFormula: ByFormula | null;
  /** Of a right sum: the unit of its result that its numbers do not give. */
  unitsOff: UnitsOff | null;
  /** Two numbers that are compared. */
  comparison: Comparison | null;
  /** What becomes of the task at hand when one quantity of it is changed. */
  scaling: Scaling | null;
  /** What it says of something that was not asked. */
  property: Property | null;
  /** What it says to follow from values that were found before. */
  follows: Follows | null;
  /** The values that it has come to rightly, as they were written. */
  reached: string[];
}

/** A message that is about a chemical equation and nothing else. */
export const onlyMatter = (found: Pick<Examined, 'balance' | 'amounts'>): Examined => ({
  judgement: null,
  onTheWay: null,
  afterwards: null,
  problem: null,
  list: [],
  ofLater: null,
  alsoLater: [],
  work: null,
  story: null,
  kind: null,
  inTask: null,
  isWayNamed: false,
  whatIf: null,
  isMisread: false,
  calculation: null,
  ...found,
  isBelief: false,
  setUp: null,
  equality: null,
  formula: null,
  byFormula: null,
  unitsOff: null,
  comparison: null,
  scaling: null,
  property: null,
  follows: null,
  reached: [],
});
