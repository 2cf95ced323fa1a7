import type { QuizAnswer } from '@studia/contract/quiz';
import { clsx } from 'clsx';
import { quizText as text } from '../../text/quiz.ts';

interface Props {
  answers: readonly QuizAnswer[];
  /** Answered, those that wait on this device included. */
  done: number;
  length: number;
}

/** How far a quiz is: one mark a question, solid for alone, hatched for with help, pale for not yet right. */
export const ProgressMarks = ({ answers, done, length }: Props) => (
  <>
    <progress className="sr-only" aria-label={text.progress} max={length} value={done} />
    <div aria-hidden="true" className="flex gap-1">
      {Array.from({ length }, (_, index) => (
        <span
          // oxlint-disable-next-line react/no-array-index-key -- the marks never move
          key={index}
          className={clsx(
            'h-1.5 flex-1 rounded-full transition-colors duration-240',
            index < done ? lookOf(answers[index]) : 'bg-line',
            index === done && 'ring-2 ring-marker',
          )}
        />
      ))}
    </div>
  </>
);

const lookOf = (answer: QuizAnswer | undefined): string => {
  const correct = answer?.outcome?.correct;
  if (answer === undefined || correct === undefined || correct === null) return 'bg-ink-soft';
  if (correct < 0.5) return 'bg-warn';
  return answer.hints > 0 ? 'hatched bg-accent-wash' : 'bg-accent';
};
