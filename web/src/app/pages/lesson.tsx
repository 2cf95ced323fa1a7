import { Headphones, Network, Presentation } from 'lucide-react';
import { Link, useParams } from 'react-router';
import { newLiveAddress } from '../../client/live-address.ts';
import { LessonView } from '../../features/lessons/lesson-view.tsx';
import { mapAddress } from '../../features/mindmap/addresses.ts';
import { chapterSource, podcastAddress } from '../../features/podcast/addresses.ts';
import { ChapterCards } from '../../features/review/chapter-cards.tsx';
import { liveText } from '../../text/live.ts';
import { pageTitles } from '../../text/page-titles.ts';
import { podcastListText } from '../../text/podcast.ts';
import { buttonClass } from '../../ui/form/button-class.ts';
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
        tools={
          <>
            <Link
              to={newLiveAddress({ kind: 'chapter', book: bookId, chapter: Number(chapter) })}
              className={buttonClass({ look: 'quiet', size: 'sm' })}
            >
              <Presentation aria-hidden="true" className="size-4" />
              {liveText.startLive}
            </Link>
            <ChapterCards bookId={bookId} chapter={Number(chapter)} />
            <Link
              to={podcastAddress('chapter', chapterSource(bookId, Number(chapter)))}
              className={buttonClass({ look: 'quiet', size: 'sm' })}
            >
              <Headphones aria-hidden="true" className="size-4" />
              {podcastListText.listen}
            </Link>
            <Link
              to={mapAddress({ type: 'chapter', id: `${bookId}.${Number(chapter)}` })}
              className={buttonClass({ look: 'quiet', size: 'sm' })}
            >
              <Network aria-hidden="true" className="size-4" />
              {pageTitles.mindmap}
            </Link>
          </>
        }
      />
    </div>
  );
}
