import type { AttemptId, QuizId } from '@studia/contract/ids';
import type { Answer, Verdict } from '@studia/contract/lessons';
import type { AttemptJudge, Confidence } from '@studia/contract/practice';
import type { QuizDifficulty, QuizMode, QuizScope } from '@studia/contract/quiz';
import type { QuestionContent } from './question.ts';

/** A quiz as it is kept. */
export interface QuizState {
  id: QuizId;
  title: string;
  scope: QuizScope;
  difficulty: QuizDifficulty;
  mode: QuizMode;
  length: number;
  created_at: Date;
  ends_at: Date | null;
  finished_at: Date | null;
}

/** An answer as it is kept, with what became of it. */
export interface StoredAnswer {
  id: AttemptId;
  /** Which answer of the quiz it was, counted from 1. */
  number: number;
  /** Null where the student did not know. */
  answer: Answer | null;
  confidence: Confidence | null;
  hints: number;
  milliseconds: number | null;
  verdict: Verdict;
  judge: AttemptJudge;
  at: Date;
}

/** A question that a quiz may choose, has planned, or has asked. */
export interface StoredQuestion {
  content: QuestionContent;
  chance: number;
  daysSince: number | null;
  place: number | null;
  hints: number;
  answered: StoredAnswer | null;
}
