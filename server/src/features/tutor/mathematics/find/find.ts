import { accumulateTask, inverseValueTask } from '../applications/accumulate.ts';
import { areaTask } from '../applications/areas.ts';
import { derivativeUseTask } from '../applications/derivatives.ts';
import { extremesTask } from '../applications/extremes.ts';
import { optimiseTask } from '../applications/optimise.ts';
import { rateOfChangeTask } from '../applications/rates.ts';
import { regionTask } from '../applications/regions.ts';
import { measuringErrorTask, relatedRatesTask } from '../applications/related-rates.ts';
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
import { convertTask } from '../arithmetic/measure.ts';
import { closestTask, compareTask, rankTask, sortTask } from '../arithmetic/order.ts';
import { nearestRootTask, placeValueTask, roundTask } from '../arithmetic/rounding.ts';
import {
  commonStepTask,
  nextTermTask,
  nthTermTask,
  termOfFormulaTask,
  termOfListTask,
} from '../arithmetic/sequence.ts';
import { seriesTask } from '../arithmetic/series.ts';
import { within } from '../budget.ts';
import { closenessTask } from '../calculus/closeness.ts';
import { givenValuesTask } from '../calculus/given-values.ts';
import { sigmaTask } from '../calculus/sums.ts';
import { additionTask } from '../chance/addition.ts';
import { countTask } from '../chance/count-task.ts';
import { cardTask, choiceTask, coinsAndDiceTask, uniformTask } from '../chance/counting.ts';
import { distributionTask } from '../chance/distribution-task.ts';
import { chemistryTask } from '../chemistry/tasks.ts';
import { asymptoteTask } from '../curves/asymptotes.ts';
import { conicTask } from '../curves/conics.ts';
import { coordinateTask, exponentialThroughTask, quadrantTask } from '../curves/through-points.ts';
import { statisticsTask, zScoreTask } from '../data/statistics.ts';
import { awayFromMeanTask, chanceListTask, outlierTask, percentileTask, testTask } from '../data/tests.ts';
import { complexTask } from '../forms/complex-numbers.ts';
import { asPowerTask, betweenTask, expandLogarithmTask, otherFormTask } from '../forms/logarithms.ts';
import { commonTermTask, numberFormTask } from '../forms/numbers.ts';
import {
  binomialTermTask,
  compareCoefficientsTask,
  parameterTask,
  withZerosTask,
} from '../forms/polynomials.ts';
import { graphTask, isSolutionTask } from '../function/curve-tasks.ts';
import { divisionTask } from '../function/division-task.ts';
import {
  averageRateTask,
  interceptTask,
  inverseTask,
  slopeOfLineTask,
  vertexTask,
} from '../function/graph-tasks.ts';
import {
  coefficientTask,
  completeSquareTask,
  degreeTask,
  partnerTask,
  sumOfSolutionsTask,
  undefinedTask,
} from '../function/polynomial-tasks.ts';
import { augmentedTask, matrixTask } from '../matrix/tasks.ts';
import { arrowTask } from '../physics/arrows.ts';
import { balancePointTask } from '../physics/balance-point.ts';
import { circuitTask } from '../physics/circuits.ts';
import { collisionTask } from '../physics/collisions.ts';
import { twoBodiesTask } from '../physics/pairs.ts';
import { isPhysical } from '../physics/physical.ts';
import { scalingTask } from '../physics/scaling.ts';
import { springWorkTask } from '../physics/springs.ts';
import { physicsTask } from '../physics/task.ts';
import { timeFunctionTask } from '../physics/time-function.ts';
import { twoStatesTask } from '../physics/two-states.ts';
import { waveFunctionTask } from '../physics/wave-function.ts';
import { distanceTask, lineTask, midpointTask, slopeTask } from '../plane/points.ts';
import { polarPointTask, vectorTask } from '../plane/vectors.ts';
import { fromRatioTask } from '../trigonometry/from-ratio.ts';
import { onIntervalTask } from '../trigonometry/on-interval.ts';
import { slopeStoryTask } from '../trigonometry/slope-story.ts';
import { obliqueTask } from '../trigonometry/triangle.ts';
import { waveTask } from '../trigonometry/wave.ts';
import { coinTask, mixtureTask } from '../words/coins.ts';
import { waysTask } from '../words/counting-ways.ts';
import { growthTask, interestTask } from '../words/interest.ts';
import { modelValueTask } from '../words/model-value.ts';
import { meetingTask, motionTask, streamTask, wholeTripTask } from '../words/motion.ts';
import { percentChangeTask } from '../words/percent.ts';
import { phraseTask } from '../words/phrase.ts';
import { planTask, timesAsMuchTask } from '../words/plans.ts';
import { proportionTask } from '../words/proportion.ts';
import { rateTask } from '../words/rate.ts';
import { consecutiveTask, relationTask } from '../words/relations.ts';
import { sentenceTask } from '../words/sentence.ts';
import { shapeTask } from '../words/shape.ts';
import { solidTask } from '../words/solid.ts';
import { trendTask } from '../words/trend.ts';
import { partLeftTask, ratioTask, runningTask, unitRateTask } from '../words/unit-rate.ts';
import { variationTask } from '../words/variation.ts';
import type { Task, Worked } from '../worked.ts';
import { inForm } from './answer-form.ts';
import { isBeyondUs } from './beyond.ts';
import { calculusTask } from './calculus-tasks.ts';
import { evaluateAtTask } from './evaluate-at.ts';
import { workIsolated } from './isolated.ts';
import { variableLetters, withRealNames, withVariables } from './letters.ts';
import { inOneNotation } from './pieces.ts';
import { findRequest } from './request.ts';
import { workRequest } from './work-request.ts';

/** The kinds of problem that are told by their words, not by their mathematics. */
const TASKS: readonly Task[] = [
  matrixTask,
  augmentedTask,
  numberFormTask,
  commonTermTask,
  asPowerTask,
  betweenTask,
  otherFormTask,
  expandLogarithmTask,
  asymptoteTask,
  conicTask,
  exponentialThroughTask,
  complexTask,
  vectorTask,
  polarPointTask,
  binomialTermTask,
  withZerosTask,
  compareCoefficientsTask,
  parameterTask,
  waysTask,
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
  inverseValueTask,
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
  nextTermTask,
  nthTermTask,
  commonStepTask,
  convertTask,
  choiceTask,
  coinsAndDiceTask,
  cardTask,
  uniformTask,
  countTask,
  additionTask,
  chanceListTask,
  percentileTask,
  outlierTask,
  awayFromMeanTask,
  zScoreTask,
  testTask,
  distributionTask,
  statisticsTask,
  distanceTask,
  midpointTask,
  slopeTask,
  lineTask,
  divisionTask,
  seriesTask,
  isSolutionTask,
  graphTask,
  partnerTask,
  completeSquareTask,
  sumOfSolutionsTask,
  undefinedTask,
  inverseTask,
  interceptTask,
  slopeOfLineTask,
  averageRateTask,
  degreeTask,
  coefficientTask,
  vertexTask,
  variationTask,
  wholeTripTask,
  chemistryTask,
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
  physicsTask,
  modelValueTask,
  interestTask,
  growthTask,
  trendTask,
  planTask,
  timesAsMuchTask,
  proportionTask,
  motionTask,
  meetingTask,
  streamTask,
  coinTask,
  mixtureTask,
  consecutiveTask,
  relationTask,
  ratioTask,
  solidTask,
  partLeftTask,
  unitRateTask,
  runningTask,
  termOfFormulaTask,
  termOfListTask,
  percentChangeTask,
  calculusTask,
  phraseTask,
  shapeTask,
  sentenceTask,
  rateTask,
];

const WORK_OF_A_TASK = 150_000;

/** Works the problem in a message; null when there is none. */
export const findWorked = (message: string): Worked | null => {
  const text = inOneNotation(message);
  for (const task of TASKS) {
    const worked = within(WORK_OF_A_TASK, () => task(text), null);
    if (worked) return worked;
  }
  const request = findRequest(message);
  // What a rule of calculus could not do must not come back as something simpler.
  if (!request || ['derive', 'integrate', 'limit'].includes(request.verb) || isBeyondUs(text, request))
    return null;
  // What is left of a problem of physics is no algebra.
  if (isPhysical(text) && request.functions.size === 0) return null;
  const letters = variableLetters(request);
  const meant = letters.length > 0 ? withVariables(request, letters) : request;
  const worked = within(WORK_OF_A_TASK, () => workRequest(meant), null) ?? workIsolated(meant);
  if (!worked) return null;
  return inForm(letters.length > 0 ? withRealNames(worked) : worked, request.form);
};
