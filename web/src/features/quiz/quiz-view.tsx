import type { QuizId } from '@studia/contract/ids';
import type { Quiz } from '@studia/contract/quiz';
import { useEffect, useRef } from 'react';
import { Link } from 'react-router';
import { newQuizAddress } from '../../client/quiz-address.ts';
import { isGone } from '../../client/refusal.ts';
import { sentenceOf, sentenceOfMissing } from '../../text/errors.ts';
import { quizText as text } from '../../text/quiz.ts';
import { ErrorState } from '../../ui/feedback/error-state.tsx';
import { Notice } from '../../ui/feedback/notice.tsx';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import type { QuestionParts } from './parts.ts';
import { ProgressMarks } from './progress-marks.tsx';
import { QuestionSheet } from './question-sheet.tsx';
import { titleOf } from './quiz-title.ts';
import { Results } from './results.tsx';
import { countDone } from './run.ts';
import { Timer } from './timer.tsx';
import { useQuiz, type QuizRun } from './use-quiz.ts';

interface Props {
  id: QuizId;
  parts: QuestionParts;
  /** Where one goes who takes a break. */
  leaveAddress: string;
}

/** A quiz: one question on the screen, then how it went. */
export const QuizView = ({ id, parts, leaveAddress }: Props) => {
  const run = useQuiz(id);
  const { data: quiz, error, isPending, refetch } = run.loaded;
  if (isPending) return <Skeleton label={text.loading} lines={7} />;
  if (!quiz)
    return (
      <ErrorState
        title={isGone(error) ? sentenceOfMissing(error, text.gone) : sentenceOf(error, text.failed)}
        {...(!isGone(error) && { retryLabel: text.retry, onRetry: () => void refetch() })}
      >
        <Link to={newQuizAddress()} className="link">
          {text.missingHint}
        </Link>
      </ErrorState>
    );
  const isOver = quiz.finished_at !== null && run.waiting.length === 0 && !run.isShown;
  return isOver ? (
    <Results
      quiz={quiz}
      title={titleOf(quiz)}
      parts={parts}
      onCompare={(question, correct) => void run.compare(question, correct)}
    />
  ) : (
    <Running quiz={quiz} run={run} parts={parts} leaveAddress={leaveAddress} />
  );
};

interface RunningProps extends Pick<Props, 'parts' | 'leaveAddress'> {
  quiz: Quiz;
  run: QuizRun;
}

const Running = ({ quiz, run, parts, leaveAddress }: RunningProps) => {
  const { current, isShown, waiting, reached } = run;
  const done = countDone(quiz, waiting);
  const number = isShown ? done : Math.min(done + 1, quiz.length);
  return (
    <div>
      <header className="grid grid-cols-[minmax(0,1fr)] gap-3">
        <div className="flex items-baseline justify-between gap-4 text-ui text-ink-soft">
          <h1 className="min-w-0 flex-1 truncate font-medium">{titleOf(quiz)}</h1>
          <Link to={leaveAddress} title={text.leaveHint} className="link reach shrink-0">
            {text.leave}
          </Link>
        </div>
        <ProgressMarks answers={quiz.answers} done={done} length={quiz.length} />
        <div className="flex justify-between gap-4 text-sm text-ink-soft">
          <QuestionNumber key={current?.item.id} words={text.number(number, quiz.length)} />
          {quiz.ends_at === null ? (
            <span>{text.mode[quiz.mode]}</span>
          ) : (
            <Timer endsAt={quiz.ends_at} onEnd={() => void run.finish()} />
          )}
        </div>
      </header>
      <div className="mt-6 grid gap-4">
        {!reached && waiting.length > 0 && <Notice tone="info">{text.offline}</Notice>}
        {current ? (
          <QuestionSheet
            key={`${current.idea.id} ${current.item.id}`}
            quiz={quiz}
            question={current}
            result={run.result}
            isGiven={isShown}
            isReached={reached}
            parts={parts}
            nextLabel={quiz.finished_at !== null || done >= quiz.length ? text.seeResults : text.next}
            onAnswer={(given) => run.answer(current, given)}
            onCompare={(correct) => void run.compare(current, correct)}
            onNext={run.next}
          />
        ) : (
          <p>{reached ? text.checking : text.offlineEnd(waiting.length)}</p>
        )}
      </div>
    </div>
  );
};

/** Who goes on to another question begins at its number, so that a screen reader says where it is. */
const QuestionNumber = ({ words }: { words: string }) => {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    window.scrollTo({ top: 0, behavior: 'instant' });
    heading.current?.focus({ preventScroll: true });
  }, []);
  return (
    <h2 ref={heading} tabIndex={-1} className="tabular-nums outline-none">
      {words}
    </h2>
  );
};
