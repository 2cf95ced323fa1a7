import type { State } from '../state/state.ts';
import type { Reading } from '../understand/reading.ts';
import type { Move } from './moves.ts';
import { isAboutExercise } from './where.ts';

/** “1.2 × 0.3 = 0.36” holds no number of the question that waits. */
export const isOwnSum = ({ thought }: State, { maths: { calculation } }: Reading): boolean =>
  thought !== null &&
  calculation !== null &&
  calculation.claimed !== null &&
  numbersIn(calculation.sum).every((one) => !numbersIn(`${thought.question} ${thought.told}`).includes(one));

/** Tasks that are set together, and a task with work on it: they are opened before a sum in them is looked at. */
export const onTasksSet = ({ maths: { list, problem }, wish, act }: Reading): Move | null => {
  if (wish !== null || act === 'draft') return null;
  if (list.length > 1) return { kind: 'open list', exercises: list };
  return problem?.isWorkedOn ? { kind: 'open exercise', problem } : null;
};

/** “For ∫ x eˣ dx I took u = x and got x eˣ − eˣ + C”: a task in letters, and what came out of it rightly; or a task that is told in full. */
export const onAlgebraTold = ({ maths: { problem }, isQuestion, isClaim }: Reading): Move | null => {
  if (problem?.judgement && problem.isTold) return { kind: 'open exercise', problem };
  return problem?.judgement?.kind === 'right' && OF_LETTERS.test(problem.attempt) && (!isQuestion || isClaim)
    ? { kind: 'open exercise', problem }
    : null;
};
const OF_LETTERS = /(?<!\p{L})[a-z]\s?[-+−*/^²³(]|[-+−*/^(\d]\s?[a-z](?!\p{L})/iu;

/** In the middle of a topic, a sentence with some mathematics in it sets no exercise. */
export const isSaidOnTheWay = (
  { focus, turns }: State,
  { isClaim, isQuestion, maths, wish, message }: Reading,
): boolean =>
  wish === null &&
  turns > 1 &&
  ((((isClaim && !isQuestion) || CONCLUDES.test(message)) &&
    maths.problem?.judgement === null &&
    maths.problem.isVaried !== true &&
    !ASKS_FOR_IT.test(message) &&
    isTalked(message) &&
    !SETS.test(message)) ||
    (focus !== 'exercise' && focus !== 'none' && BARE_SUM.test(message)) ||
    A_FRACTION.test(message));
const CONCLUDES = /^\W*(?:(?:ok(?:ay)?|oh+|wait|and)\W+)*(?:so|then)\b/i;
/** Words that say what was done, besides the sum. */
const tellsHow = (message: string): boolean =>
  /\b(?:i|we) (?:did|do|put|plugged|used|tried|took)\b|\bplug(?:ged)?\b|\d\s?(?:cm|m|km|ft|in|inch(?:es)?)\b/i.test(
    message,
  );
/** A task from a sheet: “… with a 6 V battery. Find the current.” */
const ASKS_FOR_IT =
  /(?:^|[.!?,;:"“]\s*)(?:find|calculate|determine|work out|compute|solve|simplify|evaluate|factor(?:i[sz]e)?|expand|differentiate|integrate|convert|round)\s+\S/i;
// A line of mathematics has no words in it.
const isTalked = (message: string): boolean => (message.match(/\p{L}{3,}/gu)?.length ?? 0) > 1;
const SETS = /\b(?:next|another|new|problem|question|exercise|task|number|homework|hw|this one|here|now)\b/i;
/** Numbers and signs alone, in the middle of a topic, work something out. */
const BARE_SUM = /^[\s(]*\d[\d.,]*\s*[+\-−*×÷·/][\s\d.,+\-−*×÷·/()]+$/;
// A bare fraction in the middle of a conversation is somebody's answer, not a task.
const A_FRACTION = /^\W*(?:(?:its|it's|is it|so|maybe|then)\s+)*[-−]?\d+\s*\/\s*\d+\W*$/i;

const numbersIn = (text: string): readonly string[] => text.match(/\d+(?:\.\d+)?/g) ?? [];

/** A calculation on the way, which is checked as arithmetic. */
export const onCalculation = (state: State, reading: Reading): Move | null => {
  const { maths } = reading;
  if (!maths.calculation || maths.problem?.isGuess) return null;
  // Among other words, a right sum answers no more than itself.
  if (maths.problem?.judgement?.kind === 'right' && !(state.turns > 1 && tellsHow(reading.message)))
    return null;
  if (maths.problem?.isFurther && maths.calculation.isRight) return null;
  const isOpen = isAboutExercise(state);
  const isTold =
    maths.calculation.claimed !== null &&
    (isOpen ? maths.judgement === null : !maths.problem || (maths.problem.judgement && state.turns > 1));
  return isTold || (!isOpen && BARE_SUM.test(reading.message) && isSaidOnTheWay(state, reading))
    ? { kind: 'check calculation' }
    : null;
};
