import type { State } from '../state/state.ts';
import type { Reading } from '../understand/reading.ts';
import { requestIn, topicNamedIn, type Request } from '../understand/request.ts';
import type { Move } from './moves.ts';
import { isOfStudying } from './on-life.ts';
import { isAboutExercise, isAfterExercise } from './where.ts';

/** What a student wants done: about the topic that is named, or at hand. Who was asked for the topic names it now. */
export const onRequest = (state: State, reading: Reading): Move | null => {
  const { maths, plain, wish } = reading;
  if (wish !== null || state.language !== 'en' || reading.program !== null) return null;
  if (maths.problem || maths.work || maths.judgement || maths.list.length > 1 || maths.kind) return null;
  const request = requestIn(plain);
  if (request) return isFor(state, request) ? { kind: 'request', request } : null;
  if (state.asked && ASKS_WHY.test(plain)) return { kind: 'talk', about: 'why not' };
  const named = state.asked && topicNamedIn(plain);
  return state.asked && named
    ? { kind: 'request', request: { ...state.asked, ...named, pointsBack: false } }
    : null;
};

const ASKS_WHY = /^\W*(?:but )?(?:why(?: not)?|how come)\W*$/;

const isFor = (state: State, { wants, topic, subjects }: Request): boolean => {
  const isNamed = topic !== '' || subjects.length > 0;
  // What belongs to an exercise is done with the exercise.
  if (isAboutExercise(state) || (isAfterExercise(state) && wants === 'question'))
    return isNamed && wants !== 'help';
  // “Help” in the middle of something is a wish for a hint.
  if (wants === 'test') return state.focus !== 'essay' && state.focus !== 'story';
  if (wants === 'help') return isNamed || isNothingAtHand(state);
  return true;
};

const isNothingAtHand = ({ focus, idea, heard, exercise, item, story, program }: State): boolean => {
  // What was said about learning as such is no subject.
  const about = isOfStudying(heard ?? idea?.id) ? [] : [idea, heard];
  return focus !== 'essay' && [...about, exercise, item, story, program].every((one) => one === null);
};

/** “Another”, “harder” where no lesson is at hand: one of the questions that were written for the topic. */
export const onWishForMore = ({ heard, idea, exercise, finished }: State, reading: Reading): Move | null => {
  const step = STEPS.get(reading.act);
  const isBare = reading.subject === '' || reading.plain.split(' ').length <= A_WISH;
  if (step === undefined || !isBare || heard === null || idea || exercise || finished) return null;
  return {
    kind: 'request',
    request: { ...NOTHING_NAMED, wants: 'question', step },
  };
};
const STEPS: ReadonlyMap<Reading['act'], -1 | 0 | 1> = new Map([
  ['another', 0],
  ['next', 0],
  ['harder', 1],
  ['easier', -1],
]);
/** “Can you give me a hard one please”. */
const A_WISH = 8;
const NOTHING_NAMED: Omit<Request, 'wants' | 'step'> = {
  topic: '',
  subjects: [],
  pointsBack: true,
  isSoon: false,
  isTask: false,
  isQuiz: false,
  count: null,
  books: [],
};
