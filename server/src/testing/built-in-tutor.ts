import { makeExercises, type Exercises } from '../features/exercises/service.ts';
import { teachBuiltIn } from '../features/tutor/built-in.ts';
import type { ThreadMessage, Situation, TutorEvent } from '../features/tutor/turn.ts';
import { classifyLearnt } from '../features/tutor/understand/classifier/learnt.ts';
import { lezerCode } from '../ports/code/lezer.ts';
import { segmenterLanguage } from '../ports/language/segmenter.ts';
import { gptTokens } from '../ports/tokens/gpt.ts';
import { starterLessons, starterLibrary } from './starter-lessons.ts';
import { workerPoolHere } from './worker-pool-here.ts';

const tokens = gptTokens();
const exercises = makeExercises(workerPoolHere);
export const library = starterLibrary;
const lessons = starterLessons();

/** The end of a turn, with everything that was said in it. */
export type FinishedTurn = Extract<TutorEvent, { type: 'done' }> & { text: string };

const GUIDE: Situation = { style: 'guide', reader: null, learner: null };

/** Says one thing after the other; answers every turn of the tutor. */
export const conversation = async (
  messages: readonly (string | Partial<ThreadMessage>)[],
  situation = GUIDE,
  asked: Exercises = exercises,
): Promise<FinishedTurn[]> => {
  const thread: ThreadMessage[] = [];
  const turns: FinishedTurn[] = [];
  for (const message of messages) {
    const given = typeof message === 'string' ? { text: message } : message;
    thread.push({ by: 'student', text: '', state: null, ...given });
    const turn = await oneTurn(thread, situation, asked);
    thread.push({ by: 'tutor', text: turn.text, state: JSON.parse(JSON.stringify(turn.state)) as unknown });
    turns.push(turn);
  }
  return turns;
};

const oneTurn = async (
  thread: readonly ThreadMessage[],
  situation: Situation,
  asked: Exercises,
): Promise<FinishedTurn> => {
  let text = '';
  const dependencies = {
    tokens,
    library,
    lessons,
    exercises: asked,
    classify: classifyLearnt,
    languageOf: segmenterLanguage().languageOf,
    findHelp: async () => null,
    code: lezerCode(),
    careWords: () => 'I’m really glad you told me.',
  };
  for await (const event of teachBuiltIn(thread, situation, dependencies)) {
    if (event.type === 'text') text += event.text;
    if (event.type === 'done') return { ...event, text };
  }
  throw new Error('nothing was said');
};

/** Says one thing after the other; answers the tutor's last turn. */
export const talk = async (...talked: Parameters<typeof conversation>): Promise<FinishedTurn> => {
  const last = (await conversation(...talked)).at(-1);
  if (!last) throw new Error('nothing was said');
  return last;
};
