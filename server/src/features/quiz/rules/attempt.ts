import type { Attempt, Help } from '@studia/contract/practice';
import type { QuizState, StoredAnswer, StoredQuestion } from './quiz-state.ts';

/** What an answer shows about the student; null while nobody knows whether it is right. */
export const attemptOf = (
  { mode }: Pick<QuizState, 'mode'>,
  { content }: Pick<StoredQuestion, 'content'>,
  { id, verdict, judge, confidence, hints, milliseconds }: StoredAnswer,
  givenAt: Date,
): Attempt | null => {
  if (verdict.correct === null) return null;
  const { book, chapter, version, idea, item } = content;
  return {
    id,
    item: { kind: 'lesson', book, chapter, item: item.id, version },
    idea: idea.id,
    correct: verdict.correct,
    confidence,
    help: HELP[hints] ?? 'hint-3',
    milliseconds,
    mode,
    judge,
    reveals: verdict.reveals,
    at: givenAt.toISOString(),
  };
};

const HELP: readonly Help[] = ['none', 'hint-1', 'hint-2', 'hint-3'];
