import { chemistryTask } from '../chemistry/tasks.ts';
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
import { longerStoryTask, scienceTask } from '../science/task.ts';
import { growthStoryTask } from '../words/growth.ts';
import type { Task } from '../worked.ts';

/** Physics and chemistry: what is sure of its words first, then what any law could answer. */
export const SCIENCE_TASKS: readonly Task[] = [
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
];
