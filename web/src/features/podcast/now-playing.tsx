import { Headphones, Pause, Play, X } from 'lucide-react';
import { createPortal } from 'react-dom';
import { Link, useLocation } from 'react-router';
import { playerText as text, clockTime } from '../../text/podcast.ts';
import { IconButton } from '../../ui/form/icon-button.tsx';
import { podcastAddress } from './addresses.ts';
import { player } from './player/player.ts';
import { usePlayer } from './player/use-player.ts';

/** The small player in the frame, while the student is on another page. */
export const NowPlaying = ({ slot }: { slot: string }) => {
  const { podcast, playing, time, trouble } = usePlayer();
  const { pathname } = useLocation();
  const place = document.getElementById(slot);
  if (!podcast || !place) return null;
  const address = podcastAddress(podcast.type, podcast.source);
  if (decodeURIComponent(pathname) === decodeURIComponent(address)) return null;
  return createPortal(
    <section
      aria-label={text.nowPlaying(podcast.title)}
      className="ml-auto flex min-w-0 max-w-sm items-center rounded border border-line bg-sheet"
    >
      <IconButton
        icon={playing ? Pause : Play}
        size="sm"
        label={playing ? text.pause : text.play}
        onClick={() => player.toggle()}
      />
      <Link
        to={address}
        aria-label={text.openPodcast(podcast.title)}
        className="flex min-h-9 min-w-0 items-center gap-2 px-1 text-sm no-underline hover:underline"
      >
        <Headphones aria-hidden="true" className="size-4 shrink-0 sm:hidden" />
        <span className="hidden truncate sm:inline">
          {trouble === 'waiting' ? text.waiting : podcast.title}
        </span>
        <span className="hidden text-ink-soft tabular-nums md:inline">{clockTime(time)}</span>
      </Link>
      <span className="hidden sm:inline-flex">
        <IconButton icon={X} size="sm" label={text.close} onClick={() => player.close()} />
      </span>
    </section>,
    place,
  );
};
