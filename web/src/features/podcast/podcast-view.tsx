import { Failure } from '@studia/contract/errors';
import type { Podcast, PodcastType } from '@studia/contract/podcast';
import type { Quote } from '@studia/contract/proof';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { ArrowLeft } from 'lucide-react';
import { useEffect, useState, type ReactNode } from 'react';
import { Link } from 'react-router';
import { sentenceOf } from '../../text/errors.ts';
import { podcastText as text } from '../../text/podcast.ts';
import { ErrorState } from '../../ui/feedback/error-state.tsx';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { buttonClass } from '../../ui/form/button-class.ts';
import { sourceAddress } from './addresses.ts';
import { podcastAbout } from './calls.ts';
import { MakePodcast } from './make-podcast.tsx';
import { MakingProgress } from './making-progress.tsx';
import { PlayerControls } from './player-controls.tsx';
import { player } from './player/player.ts';
import { usePlayer } from './player/use-player.ts';
import { PodcastActions } from './podcast-actions.tsx';
import { Transcript } from './transcript.tsx';

interface Props {
  type: PodcastType;
  source: string;
  /** The way to say that one is lost at the words of a book. */
  renderLost: (quote: Quote) => ReactNode;
}

const ASK_AGAIN_MS = 1_500;
const isUnderWay = (podcast: Podcast | null | undefined): boolean =>
  ['queued', 'writing', 'speaking'].includes(podcast?.state ?? '');

/** The podcast about a chapter or a note: made here, and heard here. */
export const PodcastView = ({ type, source, renderLost }: Props) => {
  const key = ['podcast', type, source];
  const client = useQueryClient();
  const [choosing, setChoosing] = useState(false);
  const { data, error, isPending, refetch } = useQuery({
    queryKey: key,
    queryFn: () => podcastAbout(type, source),
    retry: false,
    refetchInterval: ({ state }) => (isUnderWay(state.data?.podcast) ? ASK_AGAIN_MS : false),
  });
  const shown = (podcast: Podcast | null): void => {
    setChoosing(false);
    client.setQueryData<typeof data>(key, (before) => before && { ...before, podcast });
    void client.invalidateQueries({ queryKey: ['podcasts'] });
  };
  const podcast = data?.podcast ?? null;
  return (
    <>
      <Link to={sourceAddress(type, source)} className="link reach inline-flex items-center gap-1.5 text-ui">
        <ArrowLeft aria-hidden="true" className="size-4" />
        {type === 'chapter' ? text.backToBook : text.backToNote}
      </Link>
      {isPending && (
        <div className="mt-8">
          <Skeleton label={text.loading} lines={8} />
        </div>
      )}
      {error && !data && <NoPodcast error={error} onRetry={() => void refetch()} />}
      {data && (
        <header className="mt-6">
          {data.offer.subtitle !== '' && <p className="text-ui text-ink-soft">{data.offer.subtitle}</p>}
          <h1 className="font-serif text-3xl font-semibold break-words">{data.offer.title}</h1>
        </header>
      )}
      {data && (podcast === null || choosing) && (
        <MakePodcast offer={data.offer} type={type} source={source} before={podcast} onMade={shown} />
      )}
      {podcast !== null && !choosing && (
        <Listening
          podcast={podcast}
          onChanged={shown}
          onAgain={() => setChoosing(true)}
          renderLost={renderLost}
        />
      )}
    </>
  );
};

const NoPodcast = ({ error, onRetry }: { error: Error; onRetry: () => void }) =>
  error instanceof Failure && error.code !== 'network_failed' ? (
    <>
      <ErrorState title={sentenceOf(error, text.unknown)}>{text.unknownLead}</ErrorState>
      <p className="text-center">
        <Link to="/curriculum" className={buttonClass({ look: 'quiet' })}>
          {text.books}
        </Link>
      </p>
    </>
  ) : (
    <ErrorState title={sentenceOf(error, text.failed)} retryLabel={text.retry} onRetry={onRetry} />
  );

interface ListeningProps extends Pick<Props, 'renderLost'> {
  podcast: Podcast;
  onChanged: (podcast: Podcast | null) => void;
  onAgain: () => void;
}

const Listening = ({ podcast, onChanged, onAgain, renderLost }: ListeningProps) => {
  const state = usePlayer();
  // Whatever else is playing goes on until this one is started.
  useEffect(() => {
    const other = state.podcast;
    if (other?.id === podcast.id) player.update(podcast);
    else if (!state.playing) player.open(podcast);
    // Only a new state of the podcast counts, not every tick of the player.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [podcast]);
  const isOpen = state.podcast?.id === podcast.id;
  const quote = isOpen ? (podcast.lines[state.line]?.quote ?? null) : null;
  return (
    <>
      <MakingProgress podcast={podcast} onChanged={onChanged} />
      {podcast.lines.length > 0 && <PlayerControls podcast={podcast} />}
      <PodcastActions
        podcast={podcast}
        onAgain={onAgain}
        onDeleted={() => onChanged(null)}
        lost={quote && renderLost(quote)}
      />
      {podcast.lines.length > 0 && <Transcript podcast={podcast} />}
    </>
  );
};
