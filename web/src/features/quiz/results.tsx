import type { Quiz, QuizAnswer, QuizQuestion } from '@studia/contract/quiz';
import { clsx } from 'clsx';
import { ChevronRight } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { Link } from 'react-router';
import { newQuizAddress } from '../../client/quiz-address.ts';
import { confidenceText } from '../../text/confidence.ts';
import { quizText, resultText as text } from '../../text/quiz.ts';
import { PenTick } from '../../ui/feedback/pen-tick.tsx';
import { buttonClass } from '../../ui/form/button-class.ts';
import { Sheet, SheetRow } from '../../ui/layout/sheet.tsx';
import { Markdown } from '../../ui/markdown/markdown.tsx';
import { answerWords } from './answer-words.ts';
import { lessonAddress } from './lesson-address.ts';
import { nextStepAfter, type NextStep } from './next-step.ts';
import { Outcome } from './outcome.tsx';
import type { QuestionParts } from './parts.ts';
import { scoreOf } from './score.ts';

interface Props {
  quiz: Quiz;
  title: string;
  parts: QuestionParts;
  onCompare: (question: QuizQuestion, correct: 0 | 0.5 | 1) => void;
}

/** How a quiz went: the score in words, one thing to do next, and every answer with its explanation. */
export const Results = ({ quiz, title, parts, onCompare }: Props) => {
  const score = scoreOf(quiz.answers);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    window.scrollTo({ top: 0, behavior: 'instant' });
    heading.current?.focus({ preventScroll: true });
  }, []);
  return (
    <div>
      <p className="text-ui text-ink-soft">{title}</p>
      <h1 ref={heading} tabIndex={-1} className="mt-1 font-serif text-3xl font-semibold outline-none">
        {text.title}
      </h1>
      {quiz.answers.length === 0 ? (
        <p className="mt-4">{text.none}</p>
      ) : (
        <div className="mt-6 grid gap-1">
          <p className="font-serif text-4xl font-semibold tabular-nums">
            {text.right(score.right, score.judged)}
          </p>
          <p className="text-ink-soft">{text.praise[score.level]}</p>
          <Shares {...score} />
          {score.sure > 0 && (
            <p className="mt-2 text-ui">{text.calibration(score.sure, score.sureAndRight)}</p>
          )}
          {score.toCompare > 0 && <p className="mt-2 text-ui">{text.toCompare(score.toCompare)}</p>}
        </div>
      )}
      <Next step={nextStepAfter(quiz)} />
      {quiz.answers.length > 0 && (
        <section aria-labelledby="quiz-answers" className="mt-10">
          <h2 id="quiz-answers" className="mb-4 font-serif text-xl font-semibold">
            {text.questions}
          </h2>
          <Sheet>
            <ol>
              {quiz.answers.map((answer, index) => (
                <li key={answer.id} className={clsx(index > 0 && 'border-t border-line')}>
                  <Row answer={answer} number={index + 1} parts={parts} onCompare={onCompare} />
                </li>
              ))}
            </ol>
          </Sheet>
        </section>
      )}
    </div>
  );
};

const Shares = ({ alone, withHelp, judged }: ReturnType<typeof scoreOf>) => (
  <>
    <div aria-hidden="true" className="mt-4 flex h-3 max-w-md overflow-hidden rounded-inner bg-line">
      <span className="bg-accent" style={{ width: `${(alone / judged) * 100}%` }} />
      <span className="hatched" style={{ width: `${(withHelp / judged) * 100}%` }} />
    </div>
    <p className="mt-1 flex gap-4 text-sm text-ink-soft">
      <span>{text.alone(alone)}</span>
      {withHelp > 0 && <span>{text.withHelp(withHelp)}</span>}
    </p>
  </>
);

const Next = ({ step }: { step: NextStep }) => (
  <section aria-labelledby="quiz-next" className="mt-8 border-y border-line py-6">
    <h2 id="quiz-next" className="font-serif text-xl font-semibold">
      {text.next}
    </h2>
    <p className="mt-1 mb-4 text-ink-soft">{text.nextWhy[step.kind]}</p>
    <Link to={addressOf(step)} className={buttonClass({ size: 'lg' })}>
      {step.kind === 'lesson' ? text.nextStep.lesson(step.idea.title) : text.nextStep[step.kind]}
    </Link>
  </section>
);

const addressOf = (step: NextStep): string => {
  if (step.kind === 'lesson') return lessonAddress(step.idea);
  if (step.kind === 'book') return newQuizAddress();
  const wish = { missed: '', alone: '&mode=alone', harder: '&mode=alone&difficulty=hard' }[step.kind];
  return `${newQuizAddress(step.scope)}${wish}`;
};

interface RowProps extends Pick<Props, 'parts' | 'onCompare'> {
  answer: QuizAnswer;
  number: number;
}

// oxlint-disable jsx-a11y/control-has-associated-label -- the summary's words are the question itself
const Row = ({ answer, number, parts, onCompare }: RowProps) => {
  const { question, outcome, confidence, hints } = answer;
  const remarks = [
    outcome && text.result[outcome.result],
    confidence && text.confidence(confidenceText.steps[confidence]),
    hints > 0 && text.hints(hints),
  ].filter(Boolean);
  return (
    <details className="group/answer" open={outcome?.result === 'compare'}>
      <summary className="list-none">
        <SheetRow
          listed
          margin={outcome?.result === 'right' ? <PenTick className="size-5 text-good" /> : number}
        >
          <div className="flex items-start justify-between gap-3">
            <div className="min-w-0">
              <Markdown text={question.item.ask} />
              <p className="text-sm text-ink-soft">{remarks.join(' · ')}</p>
            </div>
            <ChevronRight
              aria-hidden="true"
              className="mt-1 size-4 shrink-0 text-ink-soft transition-transform duration-120 group-open/answer:rotate-90"
            />
          </div>
        </SheetRow>
      </summary>
      <SheetRow listed>
        <div className="grid gap-4 pb-3">
          <div className="text-ui">
            <p className="font-semibold">{quizText.yourAnswer}</p>
            <Markdown text={answerWords(answer.answer) ?? quizText.unanswered} />
          </div>
          {outcome && (
            <Outcome
              idea={question.idea}
              item={question.item.id}
              outcome={outcome}
              parts={parts}
              onCompare={(correct) => onCompare(question, correct)}
            />
          )}
        </div>
      </SheetRow>
    </details>
  );
};
