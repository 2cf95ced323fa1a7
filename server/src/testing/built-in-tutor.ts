import { makeCurriculum } from '../features/curriculum/service.ts';
import { readStarterBooks, readStarterDrawing } from '../features/curriculum/starter-books.ts';
import { subjectLists } from '../features/curriculum/subject-lists.ts';
import { makeBookSearch } from '../features/library/search/search.ts';
import { teachBuiltIn } from '../features/tutor/builtin/teach.ts';
import { makeMathWorker, type MathWorker } from '../features/tutor/math-worker/math-worker.ts';
import type { Said, Situation, TutorEvent } from '../features/tutor/turn.ts';
import { segmenterLanguage } from '../ports/language/segmenter.ts';
import { gptTokens } from '../ports/tokens/gpt.ts';
import { workerPoolHere } from './worker-pool-here.ts';

export const tokens = gptTokens();
export const mathWorker = makeMathWorker(workerPoolHere);

/** The starter books, as every student has them. */
export const library = makeBookSearch({
  curriculum: makeCurriculum({
    read: readStarterBooks,
    readDrawing: readStarterDrawing,
    lists: subjectLists,
  }),
  language: segmenterLanguage(),
});

/** The end of a turn, with everything that was said in it. */
export type Done = Extract<TutorEvent, { type: 'done' }> & { text: string };

export const GUIDE: Situation = { style: 'guide', reader: null, learner: null };

/** Says one thing after the other; answers every turn of the tutor. */
export const conversation = async (
  messages: readonly (string | Partial<Said>)[],
  situation = GUIDE,
  asked: MathWorker = mathWorker,
): Promise<Done[]> => {
  const thread: Said[] = [];
  const turns: Done[] = [];
  for (const message of messages) {
    const said = typeof message === 'string' ? { text: message } : message;
    thread.push({ by: 'student', text: '', lesson: null, ...said });
    const turn = await oneTurn(thread, situation, asked);
    thread.push({ by: 'tutor', text: turn.text, lesson: JSON.parse(JSON.stringify(turn.lesson)) as unknown });
    turns.push(turn);
  }
  return turns;
};

const oneTurn = async (thread: readonly Said[], situation: Situation, asked: MathWorker): Promise<Done> => {
  let text = '';
  for await (const event of teachBuiltIn(thread, situation, { tokens, library, mathWorker: asked })) {
    if (event.type === 'text') text += event.text;
    if (event.type === 'done') return { ...event, text };
  }
  throw new Error('nothing was said');
};

/** Says one thing after the other; answers the tutor's last turn. */
export const talk = async (...talked: Parameters<typeof conversation>): Promise<Done> => {
  const last = (await conversation(...talked)).at(-1);
  if (!last) throw new Error('nothing was said');
  return last;
};
