import type { State } from '../state/state.ts';
import { NO_MATHS } from '../understand/no-maths.ts';
import type { Reading } from '../understand/reading.ts';
import { saysSomething } from '../understand/statement.ts';
import { asksForStep } from '../understand/within-topic.ts';
import { onBeside } from './beside.ts';
import type { Move } from './moves.ts';
import { LIKELY, onExchange } from './on-exchange.ts';
import { ASKS_WHY } from './why-on-task.ts';

/** A step of the task at hand that a student asks about: it is tried out, not looked up. */
export const onStepAsked = ({ focus, story }: State, { plain, maths, exchanges }: Reading): Move | null =>
  focus === 'story' &&
  story?.isDone !== true &&
  asksForStep(plain) &&
  exchanges.length === 0 &&
  [maths.calculation, maths.judgement, maths.setUp, maths.inTask, maths.problem].every((one) => !one)
    ? { kind: 'stay with topic', how: 'step' }
    : null;

/** What can only be meant of what is talked about, and that nothing was written for. */
export const onTopicAlone = ({ plain, isOfTopic, wish }: Reading): Move | null => {
  if (!isOfTopic || wish !== null) return null;
  if (ASKS_FOR_THE_FIRST.test(plain)) return { kind: 'stay with topic', how: 'rank' };
  return WANTS_ONE_ABOUT.test(plain) ? { kind: 'stay with topic', how: 'example' } : null;
};
const ASKS_FOR_THE_FIRST =
  /^\W*(?:(?:and|but|so|ok(?:ay)?|wait)\b[\s,]*)*(?:(?:which|what)(?: \w+){0,3} (?:was|is|were|are|do you think was) (?:the )?(?:most important|main)|(?:which|what) (?:was|is) the (?:most important|main|biggest|real) (?:reason|cause|factor))\b/;
/** “Give me one about school”: an example with a theme of one's own. */
export const WANTS_ONE_ABOUT =
  /\b(?:give|show|tell|make|write)(?: me| us)? (?:one|another(?: one)?|an example|a sentence) (?:about|with|for|using|on) (?:the |my |a |an )?(?<theme>[\p{L}][\p{L} ]{2,30})\W*$/u;

/** A question that leans on what is talked about is not looked up in books that speak of something else. */
export const onLeftOpen = (
  { topic, place }: State,
  { isOfTopic, isQuestion, isClaim, wish }: Reading,
): Move | null =>
  isOfTopic && isQuestion && !isClaim && wish === null && topic === null && place === null
    ? { kind: 'stay with topic', how: 'open' }
    : null;

/** “Why 15”: what was written about that number; else it is asked where it comes from. */
export const onWhyNumber = (state: State, reading: Reading): Move | null => {
  const { plain, wish } = reading;
  const number = WHY_NUMBER.exec(plain)?.groups?.['number'];
  if (number === undefined || wish !== null || state.turns <= 1 || state.language !== 'en') return null;
  const about = onExchange(
    state,
    { ...reading, maths: NO_MATHS, whole: null, plain: `${plain} of all` },
    LIKELY,
  );
  const fitting =
    about?.kind === 'exchange'
      ? about.fitting.filter(({ exchange: { reply } }) => numbersIn(reply).includes(number))
      : [];
  if (fitting.length > 0) return { kind: 'exchange', fitting };
  return state.exercise === null && state.item === null ? { kind: 'stay with topic', how: 'number' } : null;
};
/** Whatever stands around the number only says that it was used. */
export const WHY_NUMBER =
  /^\W*(?:(?:but|and|wait|ok|so|hm+) )*why (?:is (?:it|that) |the |by |do (?:we|you|u|i|they) (?:use|take|need|put|divide by|multiply by|times by|times it by) )*(?:a |an )?(?<number>\d+(?:\.\d+)?)(?: ?\p{L}{1,7})?\W*$/u;
const numbersIn = (words: string): string[] => words.match(/\d+(?:\.\d+)?/g) ?? [];

/** “Idk i still dont get it”. */
export const onStillLost = (
  { exercise, story, item, focus, language, turns }: State,
  { plain, wish }: Reading,
): Move | null =>
  wish === null &&
  exercise === null &&
  (story === null || focus !== 'story') &&
  (item === null || focus !== 'item') &&
  turns > 1 &&
  language === 'en' &&
  STILL_LOST.test(plain)
    ? { kind: 'stay with topic', how: 'shorter' }
    : null;
const STILL_LOST =
  /^\W*(?:(?:idk|(?:i )?(?:do not|don'?t) know|hm+|um+|ok(?:ay)?|but|no|nope|sorry|wait|and|well|thanks|thx)\b[\s,.!]*)*(?:i(?:'m| am|m)? )?still (?:(?:do not|don'?t|can'?t|can not) (?:really |quite )?(?:get|understand|see)(?: (?:it|that|this|why|how))?|(?:confused|lost))\b(?:[\s,.!]*(?:at all|tho|though|sorry|lol|really|completely))*\W*$/;

/** What is claimed in words in a task that nobody here has read as a whole: nothing is built on it before it was tried out. */
export const onClaimInTask = (state: State, reading: Reading): Move | null => {
  const { maths, plain } = reading;
  const isWork = [
    maths.calculation,
    maths.setUp,
    maths.judgement,
    maths.inTask,
    maths.problem,
    maths.whatIf,
  ].some(Boolean);
  // A result is the task's own matter.
  if (state.focus !== 'story' || isWork || maths.isWayNamed || TELLS_A_RESULT.test(plain)) return null;
  if (!saysSomething(reading)) return null;
  return plain.split(' ').length >= A_SENTENCE
    ? (onBeside(state, reading) ?? { kind: 'stay with topic', how: 'claim' })
    : null;
};
const A_SENTENCE = 7;
/** A number that came out, or what can't be. */
const TELLS_A_RESULT =
  /=|\d[.,]\d|\d\W{0,5}(?:i think|i guess|right|tho|lol)?\W{0,5}$|\bcan(?:'?t|not| not) be\b/;

/** Why something is done in a task that is read together: what is known of its kind, or what was written for the question. */
export const onWhyInTask = (state: State, reading: Reading): Move | null => {
  const { plain, wish, maths } = reading;
  const isWork = [maths.calculation, maths.setUp, maths.inTask, maths.whatIf, maths.kind].some(Boolean);
  if (state.focus !== 'story' || wish !== null || isWork || state.language !== 'en' || !ASKS_WHY.test(plain))
    return null;
  if (state.story?.kind) return { kind: 'go on with story' };
  return onBeside(state, reading) ?? { kind: 'stay with topic', how: 'why' };
};
