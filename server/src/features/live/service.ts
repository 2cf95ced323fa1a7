import type { AttachmentId, StudentId } from '@studia/contract/ids';
import { ATTACHMENT } from '@studia/contract/limits';
import type { Handle } from '../../db/transaction.ts';
import type { Clock } from '../../ports/clock/port.ts';
import type { Images } from '../../ports/images/port.ts';
import type { AskModel } from '../../ports/model/port.ts';
import type { Random } from '../../ports/random/port.ts';
import type { Speech } from '../../ports/speech/port.ts';
import type { Wake } from '../../ports/wake/port.ts';
import type { Attachments } from '../attachments/service.ts';
import type { Lessons } from '../lessons/service.ts';
import type { Books } from '../library/service.ts';
import type { Notes } from '../notes/service.ts';
import type { Plans } from '../plan/service.ts';
import type { Practice } from '../practice/service.ts';
import type { Safety } from '../safety/service.ts';
import type { Learner, Tutor } from '../tutor/service.ts';
import type { Usage } from '../usage/service.ts';
import { makeAskTutor } from './ask-tutor.ts';
import { makeFigures } from './figures.ts';
import { makeFindLesson } from './find-lesson.ts';
import { makeHear } from './hear.ts';
import { makeHub } from './hub.ts';
import { makeLiveLessons } from './lessons.ts';
import { makeModelLead } from './model-lead.ts';
import { makeMouth } from './mouth.ts';
import { makeReadInput } from './read-input.ts';
import { makeTurns } from './turns.ts';
import { makeWorkingSessions } from './working-sessions.ts';

interface Dependencies {
  db: Handle;
  clock: Clock;
  random: Random;
  wake: Wake;
  speech: Speech | null;
  askModel: AskModel | null;
  images: Pick<Images, 'lineDrawing'>;
  tutor: Tutor;
  lessons: Lessons;
  practice: Practice;
  plans: Pick<Plans, 'read'>;
  notes: Pick<Notes, 'create'>;
  safety: Safety;
  usage: Usage;
  learnerOf: (student: StudentId) => Promise<Learner>;
  books: Pick<Books, 'pages'>;
  attachments: Pick<Attachments, 'shown'>;
  isSignedIn: (student: StudentId, signIn: string) => Promise<boolean>;
  onTrouble: (error: unknown) => void;
}

/** Lessons with the live tutor. */
export const makeLive = (dependencies: Dependencies) => {
  const askTutor = makeAskTutor(dependencies);
  const findLesson = makeFindLesson(dependencies);
  const textIn = async (owner: StudentId, file: AttachmentId): Promise<string> => {
    const signal = AbortSignal.timeout(ATTACHMENT.patience);
    const [shown] = await dependencies.attachments.shown(owner, [file], { pictures: false, signal });
    return shown?.text ?? '';
  };
  const readInput = makeReadInput({
    ...dependencies,
    askTutor,
    hear: makeHear(dependencies),
    textIn,
    findLesson,
  });
  const turns = makeTurns({
    ...dependencies,
    readInput,
    figures: makeFigures(dependencies),
    lead: makeModelLead(dependencies),
  });
  const lessons = makeLiveLessons({ ...dependencies, turns });
  const mouth = makeMouth(dependencies.speech);
  return {
    mouth,
    sessions: makeWorkingSessions(dependencies),
    lessons,
    hub: makeHub({ ...dependencies, lessons, mouth }),
  };
};

export type Live = ReturnType<typeof makeLive>;
