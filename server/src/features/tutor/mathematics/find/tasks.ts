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
import {
  commonStepTask,
  nextTermTask,
  nthTermTask,
  termOfFormulaTask,
  termOfListTask,
} from '../arithmetic/sequence.ts';
import { seriesTask } from '../arithmetic/series.ts';
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
import { chemistryTask } from '../chemistry/tasks.ts';
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
import { graphTask, isPointTask, isSolutionTask } from '../function/curve-tasks.ts';
import { divisionTask } from '../function/division-task.ts';
import { domainTask } from '../function/domain.ts';
import {
  averageRateTask,
  interceptTask,
  inverseTask,
  inverseValueTask,
  slopeOfLineTask,
  vertexTask,
} from '../function/graph-tasks.ts';
import { modelFactsTask } from '../function/model-facts.ts';
import {
  coefficientTask,
  completeSquareTask,
  degreeTask,
  partnerTask,
  sumOfSolutionsTask,
  undefinedTask,
} from '../function/polynomial-tasks.ts';
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
import { arrowTask } from '../physics/arrows.ts';
import { balancePointTask } from '../physics/balance-point.ts';
import { circuitTask } from '../physics/circuits.ts';
import { collisionTask } from '../physics/collisions.ts';
import { decayTask } from '../physics/decay.ts';
import { twoBodiesTask } from '../physics/pairs.ts';
import { scalingTask } from '../physics/scaling.ts';
import { springWorkTask } from '../physics/springs.ts';
import { lawChainTask, oneLawTask, physicsTask, twoLawsTask } from '../physics/task.ts';
import { timeFunctionTask } from '../physics/time-function.ts';
import { twoStatesTask } from '../physics/two-states.ts';
import { waveFunctionTask } from '../physics/wave-function.ts';
import { distanceTask, lineTask, midpointTask, slopeTask } from '../plane/points.ts';
import { spaceTask } from '../plane/space.ts';
import { polarPointTask, vectorTask } from '../plane/vectors.ts';
import { longerStoryTask, scienceTask } from '../science/task.ts';
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
import { changesTask } from '../words/changes.ts';
import { coinTask, mixtureTask } from '../words/coins.ts';
import { groupWaysTask } from '../words/counting-groups.ts';
import { countingTask } from '../words/counting-more.ts';
import { waysTask } from '../words/counting-ways.ts';
import { everydayTask } from '../words/everyday.ts';
import { growthStoryTask } from '../words/growth.ts';
import { growthTask, interestTask } from '../words/interest.ts';
import { journeysTask } from '../words/journeys.ts';
import { linearStoryTask } from '../words/linear-story.ts';
import { modelValueTask } from '../words/model-value.ts';
import { meetingTask, motionTask, streamTask, wholeTripTask } from '../words/motion.ts';
import { numberPairTask } from '../words/number-pair.ts';
import { partOfWholeTask } from '../words/part-of-whole.ts';
import { percentChangeTask } from '../words/percent.ts';
import { phraseTask } from '../words/phrase.ts';
import { planTask, timesAsMuchTask } from '../words/plans.ts';
import { polygonTask } from '../words/polygon.ts';
import { projectileTask } from '../words/projectile.ts';
import { proportionTask } from '../words/proportion.ts';
import { rateTask } from '../words/rate.ts';
import { relationTask } from '../words/relations.ts';
import { rightAngleTask } from '../words/right-angle.ts';
import { sentenceTask } from '../words/sentence.ts';
import { shapeTask } from '../words/shape.ts';
import { sharedWorkTask } from '../words/shared-work.ts';
import { simpleInterestTask } from '../words/simple-interest.ts';
import { solidTask } from '../words/solid.ts';
import { trendTask } from '../words/trend.ts';
import { twoKindsTask } from '../words/two-kinds.ts';
import { twoPartsTask } from '../words/two-parts.ts';
import { partLeftTask, ratioTask, runningTask, unitRateTask } from '../words/unit-rate.ts';
import { variationTask } from '../words/variation.ts';
import type { Task } from '../worked.ts';
import { calculusTask } from './calculus-tasks.ts';
import { evaluateAtTask } from './evaluate-at.ts';

/** The kinds of problem that are told by their words, not by their mathematics. */
export const TASKS: readonly Task[] = [
  annuityTask,
  businessTask,
  pricesTask,
  differentialTask,
  infiniteTask,
  severalLettersTask,
  spaceTask,
  shortUsesTask,
  movingApartTask,
  bestPairTask,
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
  firstNumbersTask,
  romanTask,
  wholeDivisionTask,
  simplestRatioTask,
  polygonTask,
  numberFormTask,
  commonTermTask,
  asPowerTask,
  betweenTask,
  otherFormTask,
  expandLogarithmTask,
  condenseTask,
  logValueTask,
  relationSetTask,
  modelFactsTask,
  domainTask,
  transformTask,
  asymptoteTask,
  conicTask,
  conicFactsTask,
  discriminantTask,
  exponentialThroughTask,
  complexTask,
  vectorTask,
  polarPointTask,
  binomialTermTask,
  withZerosTask,
  compareCoefficientsTask,
  parameterTask,
  groupWaysTask,
  waysTask,
  countingTask,
  coordinateTask,
  quadrantTask,
  closenessTask,
  givenValuesTask,
  sigmaTask,
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
  progressionTask,
  nextTermTask,
  nthTermTask,
  commonStepTask,
  convertTask,
  measureStoryTask,
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
  distanceTask,
  midpointTask,
  slopeTask,
  lineTask,
  divisionTask,
  seriesTask,
  isPointTask,
  isSolutionTask,
  graphTask,
  partnerTask,
  completeSquareTask,
  sumOfSolutionsTask,
  undefinedTask,
  inverseValueTask,
  inverseTask,
  interceptTask,
  slopeOfLineTask,
  averageRateTask,
  degreeTask,
  coefficientTask,
  projectileTask,
  vertexTask,
  variationTask,
  wholeTripTask,
  solidTask,
  chemistryTask,
  decayTask,
  growthStoryTask,
  waveFunctionTask,
  timeFunctionTask,
  springWorkTask,
  balancePointTask,
  circuitTask,
  arrowTask,
  collisionTask,
  twoBodiesTask,
  scalingTask,
  twoStatesTask,
  scienceTask,
  physicsTask,
  longerStoryTask,
  oneLawTask,
  lawChainTask,
  twoLawsTask,
  modelValueTask,
  twoPartsTask,
  twoKindsTask,
  simpleInterestTask,
  interestTask,
  growthTask,
  trendTask,
  planTask,
  linearStoryTask,
  timesAsMuchTask,
  proportionTask,
  motionTask,
  meetingTask,
  streamTask,
  coinTask,
  mixtureTask,
  numberPairTask,
  relationTask,
  ratioTask,
  partLeftTask,
  sharedWorkTask,
  unitRateTask,
  changesTask,
  runningTask,
  termOfFormulaTask,
  termOfListTask,
  partOfWholeTask,
  percentChangeTask,
  calculusTask,
  phraseTask,
  rightAngleTask,
  shapeTask,
  sentenceTask,
  rateTask,
];
