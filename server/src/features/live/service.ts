import type { StudentId } from '@studia/contract/ids';
import type { Handle } from '../../db/transaction.ts';
import type { Clock } from '../../ports/clock/port.ts';
import type { Random } from '../../ports/random/port.ts';
import type { Speech } from '../../ports/speech/port.ts';
import type { Wake } from '../../ports/wake/port.ts';
import type { Lessons } from '../lessons/service.ts';
import type { Notes } from '../notes/service.ts';
import type { Plans } from '../plan/service.ts';
import type { Practice } from '../practice/service.ts';
import type { Safety } from '../safety/service.ts';
import type { Learner, Tutor } from '../tutor/service.ts';
import type { Usage } from '../usage/service.ts';
import { makeAskTutor } from './ask-tutor.ts';
import { makeFindLesson } from './find-lesson.ts';
import { makeHub } from './hub.ts';
import { makeLiveLessons } from './lessons.ts';
import { makeReadInput } from './read-input.ts';
import { makeTurns } from './turns.ts';
import { makeMouth } from './voice.ts';
import { makeWorkingSessions } from './working-sessions.ts';

interface Dependencies {
  db: Handle;
  clock: Clock;
  random: Random;
  wake: Wake;
  speech: Speech | null;
  tutor: Tutor;
  lessons: Lessons;
  practice: Practice;
  plans: Pick<Plans, 'read'>;
  notes: Pick<Notes, 'create'>;
  safety: Safety;
  usage: Usage;
  learnerOf: (student: StudentId) => Promise<Learner>;
  onTrouble: (error: unknown) => void;
}

/** Lessons with the live tutor. */
export const makeLive = (dependencies: Dependencies) => {
  const askTutor = makeAskTutor(dependencies);
  const findLesson = makeFindLesson(dependencies);
  const readInput = makeReadInput({ ...dependencies, askTutor, findLesson });
  const turns = makeTurns({ ...dependencies, readInput });
  const lessons = makeLiveLessons({ ...dependencies, turns });
  const mouth = makeMouth(dependencies.speech);
  return {
    mouth,
    sessions: makeWorkingSessions(dependencies),
    lessons,
    hub: makeHub({ ...dependencies, lessons }),
  };
};

export type Live = ReturnType<typeof makeLive>;
