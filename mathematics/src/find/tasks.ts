import { acidTask } from '../everyday/acid.ts';
import { bagTask, coinTask, diceTask } from '../everyday/chance.ts';
import { arrangementsTask, combinationsTask, missingAngleTask } from '../everyday/counting.ts';
import { discountsTask } from '../everyday/discounts.ts';
import { legsTask } from '../everyday/legs.ts';
import { molarTask } from '../everyday/molar.ts';
import { ratioShareTask } from '../everyday/ratio-share.ts';
import { reactionTask } from '../everyday/reaction.ts';
import { shareTask } from '../everyday/share.ts';
import { speedUnitsTask } from '../everyday/speed-units.ts';
import { workByLaws } from '../laws/worked-law.ts';
import { angleTask } from '../notation/angles.ts';
import { calculusTask } from '../notation/calculus.ts';
import { durationTask, shiftTask } from '../notation/clock.ts';
import { conicTask } from '../notation/conics.ts';
import { domainTask } from '../notation/domain.ts';
import { drawTask } from '../notation/draw.ts';
import { evaluateAtTask } from '../notation/evaluate-at.ts';
import {
  averageRateTask,
  discriminantTask,
  graphTask,
  interceptTask,
  inverseTask,
  isSolutionTask,
  slopeOfLineTask,
  vertexTask,
} from '../notation/functions.ts';
import { matrixTask } from '../notation/matrices.ts';
import { convertTask } from '../notation/measure.ts';
import {
  commonFactorTask,
  commonMultipleTask,
  factorisationTask,
  isFactorTask,
  primeTask,
  remainderTask,
} from '../notation/number-theory.ts';
import {
  baseSumTask,
  baseTask,
  numberFormTask,
  romanTask,
  simplestRatioTask,
} from '../notation/number-writing.ts';
import { closestTask, compareTask, rankTask, sortTask } from '../notation/order.ts';
import { percentChangeTask, percentTask } from '../notation/percent.ts';
import { phraseTask } from '../notation/phrase.ts';
import { distanceTask, lineTask, midpointTask, slopeTask } from '../notation/points.ts';
import {
  coefficientTask,
  commonTermTask,
  completeSquareTask,
  degreeTask,
  divisionTask,
  partnerTask,
} from '../notation/polynomials.ts';
import { probabilityRulesTask } from '../notation/probability.ts';
import { nearestRootTask, placeValueTask, roundTask } from '../notation/rounding.ts';
import {
  commonStepTask,
  nextTermTask,
  nthTermTask,
  seriesTask,
  sigmaTask,
  termTask,
} from '../notation/sequences.ts';
import { statisticsTask } from '../notation/statistics.ts';
import { wholeDivisionTask } from '../notation/whole-division.ts';
import { workByRelations } from '../relations/as-worked.ts';
import type { Task } from '../worked.ts';

/**
 * Readers of stories, asked after everything formal. Each answers only what it has read whole: every number has a role,
 * and what is asked is what was worked out.
 */
export const STORY_READERS: readonly Task[] = [
  bagTask,
  diceTask,
  coinTask,
  combinationsTask,
  arrangementsTask,
  missingAngleTask,
  shareTask,
  ratioShareTask,
  molarTask,
  reactionTask,
  acidTask,
  legsTask,
  discountsTask,
  speedUnitsTask,
  percentChangeTask,
  workByLaws,
  workByRelations,
];

/**
 * Formal tasks that are told by their words or signs. The first that works a message has it, so what is sure of its
 * words stands before what takes many.
 */
export const TASKS: readonly Task[] = [
  // Matrices, chances, conics: signs of their own
  matrixTask,
  probabilityRulesTask,
  drawTask,
  conicTask,
  sigmaTask,
  seriesTask,
  // Numbers and how they are written
  romanTask,
  baseTask,
  baseSumTask,
  wholeDivisionTask,
  simplestRatioTask,
  numberFormTask,
  nearestRootTask,
  roundTask,
  placeValueTask,
  // Divisors and primes
  commonTermTask,
  primeTask,
  isFactorTask,
  remainderTask,
  commonFactorTask,
  commonMultipleTask,
  factorisationTask,
  // Measures and times
  angleTask,
  durationTask,
  shiftTask,
  convertTask,
  // Functions, points and polynomials
  domainTask,
  discriminantTask,
  evaluateAtTask,
  distanceTask,
  midpointTask,
  slopeTask,
  lineTask,
  divisionTask,
  isSolutionTask,
  graphTask,
  partnerTask,
  completeSquareTask,
  inverseTask,
  interceptTask,
  slopeOfLineTask,
  averageRateTask,
  degreeTask,
  coefficientTask,
  vertexTask,
  // Lists
  sortTask,
  closestTask,
  rankTask,
  compareTask,
  nextTermTask,
  nthTermTask,
  commonStepTask,
  termTask,
  statisticsTask,
  // Words of arithmetic and of calculus
  percentTask,
  calculusTask,
  phraseTask,
];
