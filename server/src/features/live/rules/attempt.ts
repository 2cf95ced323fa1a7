import type { Lesson } from '@studia/contract/lessons';
import type { LiveInput } from '@studia/contract/live-events';
import type { Attempt, Help } from '@studia/contract/practice';
import type { LessonState } from './lesson-state.ts';
import type { LessonTurn } from './turn.ts';

const HELP: readonly Help[] = ['none', 'hint-1', 'hint-2', 'hint-3'];

/** The attempt that a turn is; null where nothing was tried, or where nobody knows what it is worth. */
export const attemptIn = (
  turn: LessonTurn,
  {
    state,
    lesson,
    input,
    judge,
    now,
  }: {
    state: LessonState;
    lesson: Lesson | null;
    input: LiveInput;
    judge: 'rules' | 'model' | null;
    now: Date;
  },
): Attempt | null => {
  const { question } = state;
  if (!question || !lesson) return null;
  const worth = worthOf(turn, question.compares);
  if (!worth) return null;
  const helped = Math.min(HELP.length - 1, question.hints + question.tries);
  return {
    id: input.id as Attempt['id'],
    item: {
      kind: 'lesson',
      book: lesson.book_id,
      chapter: lesson.chapter,
      item: question.item,
      version: lesson.version,
    },
    idea: question.idea,
    confidence: null,
    help: worth.revealed ? 'revealed' : (HELP[helped] ?? 'none'),
    milliseconds: input.type === 'answer' ? (input.milliseconds ?? null) : null,
    mode: 'live',
    judge: judge ?? 'student',
    correct: worth.correct,
    reveals: worth.reveals,
    at: now.toISOString(),
  };
};

const worthOf = (
  turn: LessonTurn,
  compares: boolean,
): { correct: number; reveals: string | null; revealed?: true } | null => {
  if (turn.kind === 'answer')
    return turn.checked.correct === null
      ? null
      : { correct: turn.checked.correct, reveals: turn.checked.reveals };
  if (turn.kind !== 'wish') return null;
  if (compares && turn.wish === 'had-it') return { correct: 1, reveals: null };
  if (compares && turn.wish === 'missed-it') return { correct: 0, reveals: null };
  return turn.wish === 'reveal' && !compares ? { correct: 0, reveals: null, revealed: true } : null;
};
