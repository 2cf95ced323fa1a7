import type { State } from '../state/state.ts';
import { LEADS_TO_A_PAGE } from '../understand/acts.ts';
import { sharedWords } from '../understand/overlap.ts';
import type { Reading } from '../understand/reading.ts';
import { saysSomething } from '../understand/statement.ts';
import { onBeside } from './beside.ts';
import { onClaim, onLessonQuestion } from './claims.ts';
import { helpWanted, isAgreed } from './help-wanted.ts';
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
  if (state.story?.isDone) return isAboutDone(state, reading) ? { kind: 'go on with story' } : null;
  if (reading.act === 'next' || isAgreed(reading) || isHelpWithIt(state, reading))
    return { kind: 'go on with story' };
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
    isOfElse(state, reading) ||
    LEAVES_A_STORY.has(reading.act) ||
    isNewIdea(state, reading) ||
    (reading.isQuestion && onLessonQuestion(state, reading) !== null);
  return isWork || !isElsewhere ? { kind: 'go on with story' } : null;
};

/** Who is stuck, wants it all told, or asks why it is done so, means the task at hand. */
const isHelpWithIt = (state: State, reading: Reading): boolean => {
  const wanted = helpWanted(reading);
  if (wanted === null || isNewIdea(state, reading)) return false;
  // A reason is known to the kind of a task; of others, what was written for the question comes first.
  const isMeant =
    wanted === 'why' ? Boolean(state.story?.kind) : reading.plain.split(' ').length <= FEW_WORDS;
  return isMeant || onBeside(state, reading) === null;
};
const FEW_WORDS = 7;

/** Who is stuck behind the answer, or asks why, means how it came about. */
const isAboutDone = (state: State, reading: Reading): boolean =>
  Boolean(state.story?.kind) &&
  (asks('hint', 'unsure', 'simpler', 'reveal')(reading) ||
    (asks('why', 'how')(reading) && reading.exchanges.length === 0)) &&
  !/\d/.test(reading.message) &&
  isHelpWithIt(state, reading);

/** A sentence without a number that speaks of nothing in the story: “so marble is igneous”. */
const isOfElse = ({ story }: State, reading: Reading): boolean =>
  saysSomething(reading) &&
  !A_NUMBER.test(reading.plain) &&
  !reading.maths.isWayNamed &&
  sharedWords(reading.plain, story?.text ?? '') === 0;
const A_NUMBER = /\d|\b(?:two|three|four|five|six|seven|eight|nine|ten|half|twice|double)\b/;

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
