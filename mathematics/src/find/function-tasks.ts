import { seriesTask } from '../arithmetic/series.ts';
import { graphTask, isPointTask, isSolutionTask } from '../function/curve-tasks.ts';
import { divisionTask } from '../function/division-task.ts';
import {
  averageRateTask,
  interceptTask,
  inverseTask,
  inverseValueTask,
  slopeOfLineTask,
} from '../function/graph-tasks.ts';
import {
  coefficientTask,
  completeSquareTask,
  degreeTask,
  partnerTask,
  sumOfSolutionsTask,
  undefinedTask,
} from '../function/polynomial-tasks.ts';
import { distanceTask, lineTask, midpointTask, slopeTask } from '../plane/points.ts';
import type { Task } from '../worked.ts';

/** Points, lines and functions that are written out. */
export const FUNCTION_TASKS: readonly Task[] = [
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
];
