import type { QuizId } from '@studia/contract/ids';
import { useParams } from 'react-router';
import { AnswerField, answerFrom } from '../../features/lessons/question/answer-field.tsx';
import { Confidence } from '../../features/lessons/question/confidence.tsx';
import { Feedback } from '../../features/lessons/question/feedback.tsx';
import { ReportQuestion } from '../../features/lessons/question/report-question.tsx';
import { QuizView } from '../../features/quiz/quiz-view.tsx';
import { pageTitles } from '../../text/page-titles.ts';
import { PageHead } from '../page-head.tsx';

const PARTS = { AnswerField, answerFrom, Confidence, Feedback, Report: ReportQuestion };

/** A quiz, where its student left it. */
export default function QuizPage() {
  const { id = '' } = useParams();
  return (
    <div className="mx-auto w-full max-w-2xl px-4 py-6 sm:px-6 sm:py-10">
      <PageHead title={pageTitles.quiz} noIndex />
      <QuizView key={id} id={id as QuizId} parts={PARTS} leaveAddress="/quiz/new" />
    </div>
  );
}
