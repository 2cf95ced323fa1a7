import { CHANCE_TASKS } from '../everyday/chance.ts';
import { molarTask, reactionTask } from '../everyday/chemistry.ts';
import { discountsTask, missingAngleTask, ratioShareTask, shareTask } from '../everyday/share.ts';
import { workByLaws } from '../laws/worked-law.ts';
import { calculusTask } from '../notation/calculus.ts';
import { CLOCK_TASKS } from '../notation/clock.ts';
import { conicTask } from '../notation/conics.ts';
import { domainTask } from '../notation/domain.ts';
import { FUNCTION_TASKS } from '../notation/functions.ts';
import { matrixTask } from '../notation/matrices.ts';
import { MEASURE_TASKS } from '../notation/measure.ts';
import { DIVISOR_TASKS } from '../notation/number-theory.ts';
import { NUMBER_WRITING_TASKS } from '../notation/number-writing.ts';
import { ORDER_TASKS } from '../notation/order.ts';
import { percentChangeTask, percentTask } from '../notation/percent.ts';
import { phraseTask } from '../notation/phrase.ts';
import { POINT_TASKS, tangentTask } from '../notation/points.ts';
import { POLYNOMIAL_TASKS } from '../notation/polynomials.ts';
import { PROBABILITY_TASKS } from '../notation/probability.ts';
import { SEQUENCE_TASKS, SERIES_TASKS } from '../notation/sequences.ts';
import { statisticsTask } from '../notation/statistics.ts';
import { trigonometricTask } from '../notation/trigonometry.ts';
import { workByRelations } from '../relations/relations.ts';
import type { Task } from '../worked.ts';

/**
 * Readers of stories, asked after everything formal. Each answers only what it has read whole: every number has a role,
 * and what is asked is what was worked out.
 */
export const STORY_READERS: readonly Task[] = [
  ...CHANCE_TASKS,
  missingAngleTask,
  shareTask,
  ratioShareTask,
  molarTask,
  reactionTask,
  discountsTask,
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
  ...PROBABILITY_TASKS,
  conicTask,
  ...SERIES_TASKS,
  // Numbers and how they are written
  ...NUMBER_WRITING_TASKS,
  ...DIVISOR_TASKS,
  ...MEASURE_TASKS,
  ...CLOCK_TASKS,
  // Functions, points and polynomials
  tangentTask,
  trigonometricTask,
  domainTask,
  ...POINT_TASKS,
  ...POLYNOMIAL_TASKS,
  ...FUNCTION_TASKS,
  // Lists
  ...ORDER_TASKS,
  ...SEQUENCE_TASKS,
  statisticsTask,
  // Words of arithmetic and of calculus
  percentTask,
  calculusTask,
  phraseTask,
];
