import type { State } from '../state/state.ts';
import type { Reading } from '../understand/reading.ts';
import type { Move } from './moves.ts';
import { isAfterExercise } from './where.ts';

/** What a message says to follow from values that were found before, by a way that it names. */
export const onFollows = (state: State, { maths: { follows }, wish, act }: Reading): Move | null =>
  follows && follows.by !== 'way found' && wish === null && act !== 'draft' && state.item === null
    ? { kind: 'judge follows', follows }
    : null;

/** After a task, a number that comes out of its values by a way that nobody named. */
export const onFits = (
  state: State,
  { maths: { follows, calculation }, wish, isQuestion }: Reading,
): Move | null =>
  follows?.by === 'way found' &&
  wish === null &&
  calculation === null &&
  !isQuestion &&
  (isAfterExercise(state) || state.story?.isDone === true)
    ? { kind: 'judge follows', follows }
    : null;

/** “And it opens down”: another property of what the task is about, and nothing else. */
export const onProperty = ({ maths: { property, judgement }, wish }: Reading): Move | null =>
  property && judgement === null && wish === null ? { kind: 'judge property', property } : null;
