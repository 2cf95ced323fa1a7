import { termOfFormulaTask, termOfListTask } from '../arithmetic/sequence.ts';
import { changesTask } from '../words/changes.ts';
import { coinTask, mixtureTask } from '../words/coins.ts';
import { growthTask, interestTask } from '../words/interest.ts';
import { linearStoryTask } from '../words/linear-story.ts';
import { modelValueTask } from '../words/model-value.ts';
import { meetingTask, motionTask, streamTask } from '../words/motion.ts';
import { numberPairTask } from '../words/number-pair.ts';
import { partOfWholeTask } from '../words/part-of-whole.ts';
import { percentChangeTask } from '../words/percent.ts';
import { phraseTask } from '../words/phrase.ts';
import { planTask, timesAsMuchTask } from '../words/plans.ts';
import { proportionTask } from '../words/proportion.ts';
import { rateTask } from '../words/rate.ts';
import { relationTask } from '../words/relations.ts';
import { rightAngleTask } from '../words/right-angle.ts';
import { sentenceTask } from '../words/sentence.ts';
import { shapeTask } from '../words/shape.ts';
import { sharedWorkTask } from '../words/shared-work.ts';
import { simpleInterestTask } from '../words/simple-interest.ts';
import { trendTask } from '../words/trend.ts';
import { twoKindsTask } from '../words/two-kinds.ts';
import { twoPartsTask } from '../words/two-parts.ts';
import { partLeftTask, ratioTask, runningTask, unitRateTask } from '../words/unit-rate.ts';
import type { Task } from '../worked.ts';
import { calculusTask } from './calculus-tasks.ts';

/** Stories from everyday life, the plainest last: those would take a message for less than it is. */
export const STORY_TASKS: readonly Task[] = [
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
