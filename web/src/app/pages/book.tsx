import { useNavigate, useParams } from 'react-router';
import { LessonMaking } from '../../features/lessons/lesson-making.tsx';
import {
  useLessonAddresses,
  useLessonChapters,
  useLessonsOfBook,
} from '../../features/lessons/use-lessons.ts';
import { BookView } from '../../features/library/book/book-view.tsx';
import { mapAddress } from '../../features/mindmap/addresses.ts';
import { BookPodcasts } from '../../features/podcast/book-podcasts.tsx';
import { BookMastery } from '../../features/practice/books-mastery.tsx';
import { ChapterCards } from '../../features/review/chapter-cards.tsx';
import { pageTitles } from '../../text/page-titles.ts';
import { PageHead } from '../page-head.tsx';

/** One book of the shelf. */
export default function BookPage() {
  const { bookId = '' } = useParams();
  const navigate = useNavigate();
  const chapterOf = useLessonChapters(bookId);
  const learnAt = useLessonAddresses(bookId);
  const { data } = useLessonsOfBook(bookId);
  return (
    <div className="mx-auto w-full max-w-5xl px-4 py-8 sm:px-6 sm:py-10">
      <PageHead title={pageTitles.book} noIndex />
      <BookView
        key={bookId}
        id={bookId}
        onAsk={({ id, title }) => void navigate('/dashboard', { state: { about: { book_id: id, title } } })}
        onPlan={({ id, title }) => void navigate('/goal-setting', { state: { query: title, book: id } })}
        quizAt={`/quiz/new?book=${encodeURIComponent(bookId)}`}
        mapAt={mapAddress({ type: 'book', id: bookId })}
        renderChapterTools={(title) => {
          const chapter = chapterOf(title);
          return chapter !== null && <ChapterCards bookId={bookId} chapter={chapter} title={title} />;
        }}
        learnAt={learnAt}
        progress={<BookMastery book={bookId} />}
        onGone={() => void navigate('/curriculum')}
      />
      {data && <BookPodcasts key={bookId} bookId={bookId} chapters={data.lessons} />}
      <LessonMaking bookId={bookId} />
    </div>
  );
}
