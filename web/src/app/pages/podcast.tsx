import { PodcastSource, PodcastType } from '@studia/contract/podcast';
import { Link, useParams } from 'react-router';
import { Lost } from '../../features/lessons/lost.tsx';
import { PodcastView } from '../../features/podcast/podcast-view.tsx';
import { pageTitles } from '../../text/page-titles.ts';
import { podcastText as text } from '../../text/podcast.ts';
import { ErrorState } from '../../ui/feedback/error-state.tsx';
import { buttonClass } from '../../ui/form/button-class.ts';
import { PageHead } from '../page-head.tsx';

/** Two voices on a chapter or a note. */
export default function PodcastPage() {
  const { type, id } = useParams();
  const known = PodcastType.safeParse(type);
  const source = PodcastSource.safeParse(id);
  return (
    <div className="mx-auto w-full max-w-3xl px-4 py-8 sm:px-6 sm:py-10">
      <PageHead title={pageTitles.podcast} noIndex />
      {known.success && source.success ? (
        <PodcastView
          key={`${type} ${id}`}
          type={known.data}
          source={source.data}
          renderLost={(quote) => <Lost key={`${quote.page} ${quote.start}`} quote={quote} />}
        />
      ) : (
        <>
          <h1 className="sr-only">{pageTitles.podcast}</h1>
          <ErrorState title={text.unknown}>{text.unknownLead}</ErrorState>
          <p className="text-center">
            <Link to="/curriculum" className={buttonClass({ look: 'quiet' })}>
              {text.books}
            </Link>
          </p>
        </>
      )}
    </div>
  );
}
