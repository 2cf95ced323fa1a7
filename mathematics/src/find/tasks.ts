import { accumulateTask } from '../applications/accumulate.ts';
import { areaTask } from '../applications/areas.ts';
import { bestPairTask } from '../applications/best-pair.ts';
import { derivativeUseTask } from '../applications/derivatives.ts';
import { extremesTask } from '../applications/extremes.ts';
import { movingApartTask } from '../applications/moving-apart.ts';
import { optimiseTask } from '../applications/optimise.ts';
import { rateOfChangeTask } from '../applications/rates.ts';
import { regionTask } from '../applications/regions.ts';
import { measuringErrorTask, relatedRatesTask } from '../applications/related-rates.ts';
import { shortUsesTask } from '../applications/short-uses.ts';
import { touchingLineTask } from '../applications/touching-lines.ts';
import { baseSumTask, baseTask } from '../arithmetic/bases.ts';
import { durationTask, shiftTask } from '../arithmetic/clock.ts';
import {
  commonFactorTask,
  commonMultipleTask,
  factorisationTask,
  isFactorTask,
  primeTask,
  remainderTask,
} from '../arithmetic/divisibility.ts';
import { drawTask } from '../arithmetic/draw.ts';
import { firstNumbersTask } from '../arithmetic/first-numbers.ts';
import { lengthsOfTimeTask } from '../arithmetic/lengths-of-time.ts';
import { measureStoryTask } from '../arithmetic/measure-story.ts';
import { convertTask } from '../arithmetic/measure.ts';
import { closestTask, compareTask, rankTask, sortTask } from '../arithmetic/order.ts';
import { progressionStoryTask } from '../arithmetic/progression-story.ts';
import { progressionTask } from '../arithmetic/progression.ts';
import { rateUnitsTask } from '../arithmetic/rate-units.ts';
import { simplestRatioTask } from '../arithmetic/ratio.ts';
import { romanTask } from '../arithmetic/roman.ts';
import { nearestRootTask, placeValueTask, roundTask } from '../arithmetic/rounding.ts';
import { commonStepTask, nextTermTask, nthTermTask } from '../arithmetic/sequence.ts';
import { wholeDivisionTask } from '../arithmetic/whole-division.ts';
import { closenessTask } from '../calculus/closeness.ts';
import { differentialTask } from '../calculus/differential-equations.ts';
import { givenValuesTask } from '../calculus/given-values.ts';
import { infiniteTask } from '../calculus/infinite.ts';
import { severalLettersTask } from '../calculus/several-letters.ts';
import { sigmaTask } from '../calculus/sums.ts';
import { additionTask } from '../chance/addition.ts';
import { bayesTask } from '../chance/bayes.ts';
import { coinTossesTask } from '../chance/coin-tosses.ts';
import { countTask } from '../chance/count-task.ts';
import { cardTask, choiceTask, coinsAndDiceTask, uniformTask } from '../chance/counting.ts';
import { distributionTask, handfulTask, triesTask } from '../chance/distribution-task.ts';
import { drawsTask } from '../chance/draws.ts';
import { givenThrowsTask } from '../chance/given-throws.ts';
import { independentTask } from '../chance/independent.ts';
import { numberSpaceTask } from '../chance/number-space.ts';
import { overlapTask } from '../chance/overlap.ts';
import { throwsTask } from '../chance/throws.ts';
import { asymptoteTask } from '../curves/asymptotes.ts';
import { conicTask } from '../curves/conics.ts';
import { conicFactsTask } from '../curves/from-equation.ts';
import { coordinateTask, exponentialThroughTask, quadrantTask } from '../curves/through-points.ts';
import { averagesTask } from '../data/averages.ts';
import { confidenceTask } from '../data/confidence.ts';
import { expectedValueTask } from '../data/expected.ts';
import { hypothesisTask } from '../data/hypothesis.ts';
import { regressionTask } from '../data/regression.ts';
import { spreadRulesTask } from '../data/spread-rules.ts';
import { statisticsTask, zScoreTask } from '../data/statistics.ts';
import { summaryTask } from '../data/summaries.ts';
import { awayFromMeanTask, chanceListTask, outlierTask, percentileTask, testTask } from '../data/tests.ts';
import { weightedTask } from '../data/weighted.ts';
import { complexTask } from '../forms/complex-numbers.ts';
import { condenseTask } from '../forms/condense.ts';
import { logValueTask } from '../forms/log-values.ts';
import { asPowerTask, betweenTask, expandLogarithmTask, otherFormTask } from '../forms/logarithms.ts';
import { commonTermTask, numberFormTask } from '../forms/numbers.ts';
import { partialFractionsTask } from '../forms/partial-fractions.ts';
import {
  binomialTermTask,
  compareCoefficientsTask,
  parameterTask,
  withZerosTask,
} from '../forms/polynomials.ts';
import { domainTask } from '../function/domain.ts';
import { vertexTask } from '../function/graph-tasks.ts';
import { modelFactsTask } from '../function/model-facts.ts';
import { discriminantTask } from '../function/quadratic-facts.ts';
import { relationSetTask } from '../function/relation-set.ts';
import { transformTask } from '../function/transform.ts';
import { augmentedTask, matrixTask } from '../matrix/tasks.ts';
import { annuityTask } from '../money/annuities.ts';
import { businessTask } from '../money/business.ts';
import { pricesTask } from '../money/prices.ts';
import { ACCOUNTING } from '../named/accounting.ts';
import { ECONOMICS } from '../named/economics.ts';
import { SPREAD } from '../named/spread.ts';
import { namedTask } from '../named/task.ts';
import { spaceTask } from '../plane/space.ts';
import { polarPointTask, vectorTask } from '../plane/vectors.ts';
import { temperatureTask } from '../science/temperature.ts';
import { angleTask } from '../trigonometry/angles.ts';
import { fromRatioTask } from '../trigonometry/from-ratio.ts';
import { inverseTrigonometryTask } from '../trigonometry/inverse.ts';
import { onIntervalTask } from '../trigonometry/on-interval.ts';
import { waveProductTask } from '../trigonometry/products.ts';
import { trianglesInWordsTask } from '../trigonometry/right-triangle-words.ts';
import { slopeStoryTask } from '../trigonometry/slope-story.ts';
import { obliqueTask } from '../trigonometry/triangle.ts';
import { waveTask } from '../trigonometry/wave.ts';
import { agesTask } from '../words/ages.ts';
import { amountsLeftTask } from '../words/amounts-left.ts';
import { groupWaysTask } from '../words/counting-groups.ts';
import { countingTask } from '../words/counting-more.ts';
import { waysTask } from '../words/counting-ways.ts';
import { everydayTask } from '../words/everyday.ts';
import { journeysTask } from '../words/journeys.ts';
import { wholeTripTask } from '../words/motion.ts';
import { polygonTask } from '../words/polygon.ts';
import { projectileTask } from '../words/projectile.ts';
import { solidTask } from '../words/solid.ts';
import { variationTask } from '../words/variation.ts';
import type { Task } from '../worked.ts';
import { evaluateAtTask } from './evaluate-at.ts';
import { FUNCTION_TASKS } from './function-tasks.ts';
import { SCIENCE_TASKS } from './science-tasks.ts';
import { STORY_TASKS } from './story-tasks.ts';

/**
 * The kinds of problem that are told by their words, not by their mathematics.
 * The first that works a message has it, so what is sure of its words stands before what takes many.
 */
export const TASKS: readonly Task[] = [
  // Money
  annuityTask,
  businessTask,
  pricesTask,
  // Calculus and space
  differentialTask,
  infiniteTask,
  severalLettersTask,
  spaceTask,
  shortUsesTask,
  movingApartTask,
  bestPairTask,
  // Stories, matrices and others that say what they are
  agesTask,
  journeysTask,
  progressionStoryTask,
  trianglesInWordsTask,
  amountsLeftTask,
  everydayTask,
  rateUnitsTask,
  lengthsOfTimeTask,
  partialFractionsTask,
  matrixTask,
  augmentedTask,
  // Numbers and how they are written
  firstNumbersTask,
  romanTask,
  wholeDivisionTask,
  simplestRatioTask,
  polygonTask,
  numberFormTask,
  commonTermTask,
  // Powers and logarithms
  asPowerTask,
  betweenTask,
  otherFormTask,
  expandLogarithmTask,
  condenseTask,
  logValueTask,
  // Functions and their curves
  relationSetTask,
  modelFactsTask,
  domainTask,
  transformTask,
  asymptoteTask,
  conicTask,
  conicFactsTask,
  discriminantTask,
  exponentialThroughTask,
  // Complex numbers and arrows
  complexTask,
  vectorTask,
  polarPointTask,
  // Polynomials
  binomialTermTask,
  withZerosTask,
  compareCoefficientsTask,
  parameterTask,
  // Counting ways
  groupWaysTask,
  waysTask,
  countingTask,
  // Points
  coordinateTask,
  quadrantTask,
  // Limits and sums
  closenessTask,
  givenValuesTask,
  sigmaTask,
  // Uses of derivatives and integrals
  optimiseTask,
  measuringErrorTask,
  relatedRatesTask,
  accumulateTask,
  extremesTask,
  regionTask,
  touchingLineTask,
  rateOfChangeTask,
  derivativeUseTask,
  areaTask,
  // Degrees, angles, triangles and waves
  temperatureTask,
  angleTask,
  waveProductTask,
  inverseTrigonometryTask,
  onIntervalTask,
  fromRatioTask,
  evaluateAtTask,
  obliqueTask,
  waveTask,
  slopeStoryTask,
  // Arithmetic
  drawTask,
  durationTask,
  shiftTask,
  nearestRootTask,
  roundTask,
  placeValueTask,
  primeTask,
  isFactorTask,
  remainderTask,
  commonFactorTask,
  commonMultipleTask,
  factorisationTask,
  baseTask,
  baseSumTask,
  sortTask,
  closestTask,
  rankTask,
  compareTask,
  // Sequences
  progressionTask,
  nextTermTask,
  nthTermTask,
  commonStepTask,
  // Measures
  convertTask,
  measureStoryTask,
  // Chance
  givenThrowsTask,
  handfulTask,
  weightedTask,
  overlapTask,
  bayesTask,
  independentTask,
  triesTask,
  choiceTask,
  numberSpaceTask,
  drawsTask,
  throwsTask,
  coinTossesTask,
  coinsAndDiceTask,
  cardTask,
  uniformTask,
  countTask,
  additionTask,
  chanceListTask,
  // Data
  averagesTask,
  spreadRulesTask,
  regressionTask,
  summaryTask,
  hypothesisTask,
  namedTask(ECONOMICS),
  namedTask(ACCOUNTING),
  namedTask(SPREAD),
  percentileTask,
  outlierTask,
  awayFromMeanTask,
  zScoreTask,
  confidenceTask,
  expectedValueTask,
  testTask,
  distributionTask,
  statisticsTask,
  ...FUNCTION_TASKS,
  // Stories with one law behind them
  projectileTask,
  vertexTask,
  variationTask,
  wholeTripTask,
  solidTask,
  ...SCIENCE_TASKS,
  ...STORY_TASKS,
];
