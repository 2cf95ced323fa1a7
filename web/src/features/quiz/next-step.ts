import type { Quiz, QuizAnswer, QuizIdea, QuizScope } from '@studia/contract/quiz';

/** The one thing to do after a quiz: read the idea behind a confident mistake, or take another quiz about something. */
export type NextStep =
  | { kind: 'lesson'; idea: QuizIdea }
  | { kind: 'missed' | 'alone' | 'harder'; scope: QuizScope }
  | { kind: 'book' };

const SURE_FROM = 75;
const READY_FROM = 0.8;

const worth = ({ outcome }: QuizAnswer): number => outcome?.correct ?? 0;
const isJudged = ({ outcome }: QuizAnswer): boolean => outcome !== null && outcome.correct !== null;

/** What helps most now: put right what one was sure of, then what one missed, then prove it alone, then aim higher. */
export const nextStepAfter = ({ answers, mode, scope, difficulty }: Quiz): NextStep => {
  const judged = answers.filter(isJudged);
  const missed = judged.filter((answer) => worth(answer) < 0.5);
  const confident = missed.find(({ confidence }) => (confidence ?? 0) >= SURE_FROM);
  if (confident) return { kind: 'lesson', idea: confident.question.idea };
  const share = judged.reduce((sum, answer) => sum + worth(answer), 0) / Math.max(1, judged.length);
  if (missed.length > 0 && share < READY_FROM)
    return { kind: 'missed', scope: { ideas: [...new Set(missed.map(({ question }) => question.idea.id))] } };
  if (judged.length === 0) return { kind: 'book' };
  if (mode === 'practise') return { kind: 'alone', scope };
  return difficulty === 'hard' ? { kind: 'book' } : { kind: 'harder', scope };
};
