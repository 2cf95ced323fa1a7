import type { State } from '../state/state.ts';
import { LEADS_TO_A_PAGE } from '../understand/acts.ts';
import type { Reading } from '../understand/reading.ts';
import { onBeside } from './beside.ts';
import { onClaim, onLessonQuestion } from './claims.ts';
import type { Move } from './moves.ts';
import { LIKELY, onExchange, SURE } from './on-exchange.ts';
import { asks, CHANGES_TASK, isAboutExercise, isAfterExercise, isNewIdea } from './where.ts';

/** A task in words. */
const TOLD = /(?:\p{L}{2,30}[^\p{L}]{1,9}){6}/u;

/** What follows on a story that an engine can't read as a whole. */
export const onStory = (state: State, reading: Reading): Move | null => {
  const { maths } = reading;
  if (
    maths.story &&
    (!isAboutExercise(state) || reading.isQuestion) &&
    !(reading.isQuestion && isKnownBeside(state, reading)) &&
    asks('exercise', 'answer', 'unclear', 'concept', 'check', 'hint', 'how', 'reveal')(reading)
  )
    return { kind: 'read story', numbers: maths.story };
  const isDone = (isAfterExercise(state) && TOLD.test(state.finished ?? '')) || state.story?.isDone === true;
  if (
    isDone &&
    maths.problem === null &&
    maths.whatIf === null &&
    CHANGES_TASK.test(reading.plain) &&
    onExchange(state, reading, SURE) === null
  )
    return { kind: 'wonder' };
  if (state.focus !== 'story' || maths.problem !== null) return null;
  // “What’s next” in the middle of a task asks for its next step.
  const wishes = state.story?.isDone
    ? asks('another', 'harder', 'easier', 'next')
    : asks('another', 'harder', 'easier');
  if (wishes(reading) && state.story?.kind) return { kind: 'another story' };
  if (state.story?.isDone) return null;
  if (reading.act === 'next') return { kind: 'go on with story' };
  if (asks('another', 'harder', 'easier')(reading) && state.idea === null) return { kind: 'another story' };
  const isWork = maths.calculation !== null || maths.setUp !== null;
  if (!isWork) {
    const beside = onBeside(state, reading);
    if (beside) return beside;
  }
  // One question of ours may wait for an answer; a second in a row hears nothing of what was said.
  const isBeyond = (state.story?.turn ?? 0) > 1 && !/\d/.test(reading.message);
  const isElsewhere =
    isBeyond ||
    LEAVES_A_STORY.has(reading.act) ||
    isNewIdea(state, reading) ||
    (reading.isQuestion && onLessonQuestion(state, reading) !== null);
  return isWork || !isElsewhere ? { kind: 'go on with story' } : null;
};

/** A question with numbers in it that is surely none to calculate. */
const isKnownBeside = (state: State, reading: Reading): boolean =>
  onExchange(state, reading, LIKELY) !== null || onClaim(state, reading)?.kind === 'contrast mistake';

const LEAVES_A_STORY = new Set<Reading['act']>([
  'another',
  'harder',
  'easier',
  'example',
  'picture',
  ...LEADS_TO_A_PAGE,
  'about-you',
  'off-topic',
  'rude',
  'feeling',
  'hello',
  'thanks',
  'no',
  'draft',
]);
