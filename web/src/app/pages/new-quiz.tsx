import { useMemo } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { newQuizAddress, quizAddress } from '../../client/quiz-address.ts';
import { useBooksOfAll, useOwnBooks } from '../../features/library/use-books.ts';
import { NewQuiz } from '../../features/quiz/new-quiz.tsx';
import { OpenQuizzes } from '../../features/quiz/open-quizzes.tsx';
import { scopeIn, wishIn } from '../../features/quiz/scope.ts';
import { pageTitles } from '../../text/page-titles.ts';
import { newQuizText } from '../../text/quiz.ts';
import { PageHead } from '../page-head.tsx';

/** Where a quiz begins. What it is about stands in the address. */
export default function NewQuizPage() {
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const scope = useMemo(() => scopeIn(search), [search]);
  const own = useOwnBooks().data ?? [];
  const all = useBooksOfAll().data ?? [];
  return (
    <div className="mx-auto w-full max-w-2xl px-4 py-8 sm:px-6 sm:py-10">
      <PageHead title={pageTitles.newQuiz} noIndex />
      <h1 className="font-serif text-3xl font-semibold">{newQuizText.title}</h1>
      <p className="mt-2 mb-8 text-ink-soft">{newQuizText.lead}</p>
      <div className="grid gap-12">
        <NewQuiz
          scope={scope}
          wish={wishIn(search)}
          books={[...own, ...all]}
          onScope={(next) => void navigate(newQuizAddress(next ?? {}), { replace: true })}
          onStarted={(id) => void navigate(quizAddress(id))}
        />
        <OpenQuizzes />
      </div>
    </div>
  );
}
