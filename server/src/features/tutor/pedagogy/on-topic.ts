import type { State } from '../state/state.ts';
import type { Reading } from '../understand/reading.ts';
import { asksForStep } from '../understand/within-topic.ts';
import type { Move } from './moves.ts';

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
