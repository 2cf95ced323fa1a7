import { useParams } from 'react-router';
import { LessonView } from '../../features/lessons/lesson-view.tsx';
import { ChapterCards } from '../../features/review/chapter-cards.tsx';
import { pageTitles } from '../../text/page-titles.ts';
import { PageHead } from '../page-head.tsx';

/** The lesson of one chapter. */
export default function LessonPage() {
  const { bookId = '', chapter = '0' } = useParams();
  return (
    <div className="mx-auto w-full max-w-5xl px-4 py-8 sm:px-6 sm:py-10">
      <PageHead title={pageTitles.lesson} noIndex />
      <LessonView
        key={`${bookId} ${chapter}`}
        bookId={bookId}
        chapter={Number(chapter)}
        quizAddress={`/quiz/new?book=${encodeURIComponent(bookId)}&chapter=${Number(chapter)}`}
        bookAddress={`/curriculum/${encodeURIComponent(bookId)}`}
        tools={<ChapterCards bookId={bookId} chapter={Number(chapter)} />}
      />
    </div>
  );
}
