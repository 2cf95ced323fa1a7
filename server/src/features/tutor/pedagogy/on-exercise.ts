import type { State } from '../state/state.ts';
import { CLEARLY_NEW, type Reading } from '../understand/reading.ts';
import { onClaim } from './claims.ts';
import type { Move } from './moves.ts';
import { BESIDE_A_TASK, onExchange } from './on-exchange.ts';
import { asks, isAboutExercise, isAfterExercise } from './where.ts';

/** Three honest tries at a line are enough: then the tutor does the step together with the student. */
const ENOUGH_TRIES = 3;
/** A sentence with a number in it is an answer only where that is quite sure. */
const MEANT = 0.65;

/** A wrong answer to the exercise at hand; the answer, or another way, to the one that was finished. */
export const onWrong = (state: State, reading: Reading): Move | null => {
  const { maths } = reading;
  const givesReason = (state.exercise?.asks ?? 0) > 0 && reading.hasReason && !saysMaths(reading);
  if (givesReason) return null;
  // Of another number than the answer, something else is said.
  const words =
    reading.plain.match(/\p{L}{3,}/gu)?.filter((word) => !/^(?:and|the|then|wait|its|yes)$/.test(word)) ?? [];
  const isOfTheAnswer =
    words.length === 0 ||
    ((reading.message.match(NUMBERS)?.length ?? 0) <= 1 &&
      words.every((word) =>
        `${state.finished ?? ''} answer right correct same thing got think get thats about roughly around squared square cubed cubic sry sorry oops meant unit`
          .toLowerCase()
          .includes(word),
      ));
  const isDone = isAfterExercise(state) || (isAboutExercise(state) && state.exercise?.tries === 0);
  if (isDone && maths.afterwards?.kind === 'right' && isOfTheAnswer) return { kind: 'confirm again' };
  const isMeant = (wrong: { isBare: boolean }): boolean =>
    wrong.isBare ||
    (!reading.isQuestion &&
      GOT.test(reading.plain) &&
      reading.plain.split(' ').length <= SOME_WORDS &&
      (reading.message.match(NUMBERS)?.length ?? 0) <= 2) ||
    (asks('answer', 'check', 'method')(reading) &&
      reading.certainty >= MEANT &&
      (reading.plain.match(/\p{L}{2,}/gu)?.length ?? 0) <= FEW_WORDS);
  if (maths.judgement?.kind === 'wrong' && isAboutExercise(state) && isMeant(maths.judgement))
    return (state.exercise?.triesHere ?? 0) + 1 >= ENOUGH_TRIES
      ? { kind: 'show step' }
      : { kind: 'locate slip', judgement: maths.judgement };
  const value = /=/.test(state.finished ?? '') ? A_VALUE.exec(reading.message)?.[0] : undefined;
  if (isAfterExercise(state) && maths.afterwards?.kind === 'wrong' && value !== undefined)
    return { kind: 'check value', value };
  // “Could I have divided by 2 first?” is tried out on the exercise that is done.
  return isAfterExercise(state) &&
    maths.afterwards?.kind === 'method' &&
    maths.afterwards.worth !== 'forbidden' &&
    ASKS_FOR_A_WAY.test(reading.plain) &&
    !asks('why')(reading)
    ? { kind: 'try method afterwards', judgement: maths.afterwards }
    : null;
};

const A_VALUE = /(?<!\p{L})[a-z] ?= ?[-−]?\d+(?:[.,/]\d+)?/iu;
const ASKS_FOR_A_WAY =
  /\bwhat if (?:i|we|you) \p{L}+|\b(?:could|can|would|should) (?:i|you|we) (?:also |have |just )*\p{L}+/u;
/** Who says what they got means it; “how do I get 15” tries nothing. */
const GOT =
  /(?<!\b(?:don'?t|do not|how|why|where)\b.{0,30})\b(?:i|we)(?: keep| just)? (?:got|get|getting)\b[^\d]{0,20}\d/;
const [FEW_WORDS, SOME_WORDS] = [7, 16];
const NUMBERS = /\d+(?:[.,]\d+)?(?:\s?\/\s?\d+)?/g;

const saysMaths = ({ maths }: Reading): boolean =>
  maths.judgement !== null && (maths.judgement.kind !== 'wrong' || maths.judgement.isBare);

/** “I thought the 4 only goes with the x”: what was written for that, or the step that it is about. */
export const onBelief = (state: State, reading: Reading): Move | null =>
  reading.maths.isBelief && isAboutExercise(state)
    ? (onExchange(state, reading, BESIDE_A_TASK) ?? { kind: 'explain step', how: 'believed' })
    : null;

/** What follows while an exercise is open. */
export const onExercise = (state: State, reading: Reading): Move | null => {
  const { exercise } = state;
  // Somebody who asked for the solution may give the reason alone.
  if (exercise && exercise.asks > 0 && reading.hasReason && !saysMaths(reading) && !reading.isQuestion)
    return { kind: 'reveal' };
  if (WENT_WRONG.test(reading.plain)) return { kind: 'hint' };
  switch (reading.act) {
    case 'hint':
    case 'unsure':
      return { kind: 'hint' };
    case 'reveal':
      return onReveal(state, reading);
    case 'why':
      return { kind: 'explain step', how: 'why' };
    case 'how':
      return { kind: 'explain step', how: 'how' };
    case 'simpler':
      return { kind: 'explain step', how: 'simpler' };
    case 'example':
      return { kind: 'twin example' };
    case 'another':
      return { kind: 'another exercise', harder: 'alike' };
    case 'harder':
      return { kind: 'another exercise', harder: 'harder' };
    case 'easier':
      return { kind: 'another exercise', harder: 'easier' };
    case 'check':
      return { kind: 'ask for work' };
    case 'next':
    case 'yes':
      return { kind: exercise && exercise.rung > 0 ? 'hint' : 'back to exercise' };
    case 'no':
      return { kind: 'talk', about: 'no' };
    case 'answer':
    case 'unclear':
      if (REASONS.test(reading.plain) && !saysMaths(reading)) return { kind: 'explain step', how: 'why' };
      return mistakenIn(state, reading) ?? { kind: 'back to exercise' };
    default:
      return null;
  }
};

/** Who looks for their slip is led on from where they are. */
const WENT_WRONG =
  /\bwhat (?:did i|i|have i) (?:do|did|done|get|got) wrong\b|\bwhere (?:exactly )?(?:did i (?:go|get it) wrong|is (?:the|my) (?:mistake|error|slip))\b/;

/** Who looks for the reason gets it. */
const REASONS = /\b(?:because|cause|cuz|bc)\b/;

/** A known mistake in words that stand beside the exercise is shown; anything else leads back to the line. */
const mistakenIn = (state: State, reading: Reading): Move | null => {
  const claim = reading.isClaim && !saysMaths(reading) ? onClaim(state, reading) : null;
  return claim?.kind === 'contrast mistake' ? claim : null;
};

/** Who asks twice and says why, has tried, or asks a third time, is shown everything; who asks once, the next step. */
const onReveal = ({ exercise }: State, { hasReason }: Reading): Move => {
  if (!exercise) return { kind: 'reveal' };
  const asked = exercise.asks + 1;
  const isEarned =
    exercise.tries >= ENOUGH_TRIES ||
    (asked > 1 && (hasReason || exercise.hasReason || exercise.tries + exercise.hints > 0)) ||
    asked > 2;
  return { kind: isEarned ? 'reveal' : 'hold back' };
};

const CHECKS_ALONE =
  /\bhow (?:do|can|could|would|should) (?:i|you|we|u) (?:\p{L}+ ){0,3}check\b|\bcheck (?:it|that|this|those|them) (?:myself|alone|on my own|without)\b/u;

/** What follows when an exercise is done. */
export const afterExercise = (reading: Reading): Move | null => {
  const isNew = (reading.ideas[0]?.certainty ?? 0) >= CLEARLY_NEW;
  if (CHECKS_ALONE.test(reading.plain)) return { kind: 'how to check' };
  switch (reading.act) {
    case 'another':
    case 'next':
    case 'yes':
      return { kind: 'another exercise', harder: 'alike' };
    case 'harder':
      return { kind: 'another exercise', harder: 'harder' };
    case 'easier':
      return { kind: 'another exercise', harder: 'easier' };
    case 'check':
      return reading.isClaim ? null : { kind: 'how to check' };
    case 'why':
    case 'how':
    case 'simpler':
    case 'reveal':
    case 'hint':
    case 'unsure':
      // “Why is it bigger?” asks about what was just done.
      return isNew && reading.subject !== '' && !reading.leans ? null : { kind: 'explain solution' };
    case 'example':
      return { kind: 'another exercise', harder: 'alike' };
    default:
      return null;
  }
};
