import { Link, useNavigate } from 'react-router';
import { newQuizAddress, quizAddress } from '../../client/quiz-address.ts';
import { useBooksOfAll, useOwnBooks } from '../../features/library/use-books.ts';
import { practisedBooks } from '../../features/practice/last-practised.ts';
import { NextStep } from '../../features/practice/next-step.tsx';
import { useProgress } from '../../features/practice/use-progress.ts';
import { WeakSpots } from '../../features/practice/weak-spots.tsx';
import { OpenQuizzes } from '../../features/quiz/open-quizzes.tsx';
import { QuickStart } from '../../features/quiz/quick-start.tsx';
import { useQuizzable } from '../../features/quiz/use-quizzable.ts';
import { DueSection } from '../../features/review/due-section.tsx';
import { pageTitles } from '../../text/page-titles.ts';
import { practicePageText as text, progressPageText } from '../../text/practice.ts';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { buttonClass } from '../../ui/form/button-class.ts';
import { PageSection } from '../../ui/layout/page-section.tsx';
import { PageHead } from '../page-head.tsx';

/** Where practice begins: what is due, what was left open, what is weak, and a quiz by one tap. */
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

/** So many own books are looked into; the others are chosen with their chapters. */
const OWN_BOOKS = 3;

/** What was practised last comes first, then the student's own books that have questions, then everybody's. */
const StartQuiz = () => {
  const navigate = useNavigate();
  const progress = useProgress();
  const own = useOwnBooks();
  const all = useBooksOfAll();
  const quizzable = useQuizzable((own.data ?? []).slice(0, OWN_BOOKS));
  const isComing = progress.isPending || own.isPending || all.isPending || quizzable === null;
  const books = new Map(
    [...practisedBooks(progress.data ?? { subjects: [] }), ...(quizzable ?? []), ...(all.data ?? [])].map(
      ({ id, title }) => [id, { id, title }],
    ),
  );
  return (
    <>
      {isComing ? (
        <Skeleton label={text.loadingBooks} lines={3} />
      ) : (
        <QuickStart books={[...books.values()]} onStarted={(id) => void navigate(quizAddress(id))} />
      )}
      <div className="mt-4 flex flex-wrap items-center gap-3">
        <Link to={newQuizAddress()} className={buttonClass({ look: 'quiet' })}>
          {text.choose}
        </Link>
        <Link to={newQuizAddress({ spots: 'lost' })} className={buttonClass({ look: 'quiet' })}>
          {text.lost}
        </Link>
      </div>
    </>
  );
};
