import { Link } from 'react-router';
import { NextStep } from '../../features/practice/next-step.tsx';
import { StartQuiz } from '../../features/practice/start-quiz.tsx';
import { WeakSpots } from '../../features/practice/weak-spots.tsx';
import { OpenQuizzes } from '../../features/quiz/open-quizzes.tsx';
import { DueSection } from '../../features/review/due-section.tsx';
import { pageTitles } from '../../text/page-titles.ts';
import { practicePageText as text, progressPageText } from '../../text/practice.ts';
import { PageSection } from '../../ui/layout/page-section.tsx';
import { PageHead } from '../page-head.tsx';

/** Where practice begins: what is due, what was left open, what is weak, and a quiz in two taps. */
export default function PracticePage() {
  return (
    <div className="mx-auto w-full max-w-4xl px-4 pt-10 pb-16 sm:px-8">
      <PageHead title={pageTitles.practice} noIndex />
      <h1 className="font-serif text-3xl font-semibold">{pageTitles.practice}</h1>
      <p className="mt-2 mb-8 text-ink-soft">
        {text.lead}{' '}
        <Link to="/progress" className="link">
          {text.progress}
        </Link>
      </p>
      <div className="mb-9 empty:hidden">
        <OpenQuizzes />
      </div>
      <PageSection title={progressPageText.next}>
        <NextStep />
      </PageSection>
      <DueSection />
      <PageSection title={text.start} lead={text.startLead}>
        <StartQuiz />
      </PageSection>
      <PageSection title={text.weak} lead={text.weakLead}>
        <WeakSpots />
      </PageSection>
    </div>
  );
}
