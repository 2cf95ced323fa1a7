import { useQuery } from '@tanstack/react-query';
import { ArrowRight, Headphones } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { podcastListText as text } from '../../text/podcast.ts';
import { podcastAddress } from './addresses.ts';
import { listPodcasts } from './calls.ts';

/** The podcast that was heard or made last and is not finished; nothing where there is none. */
export const ListenOn = ({ renderRow }: { renderRow: (content: ReactNode) => ReactNode }) => {
  const { data = [] } = useQuery({
    queryKey: ['podcasts'],
    queryFn: () => listPodcasts(),
  });
  const podcast = data.find(({ heard, seconds, state }) => state !== 'failed' && (heard ?? 0) < seconds - 5);
  if (!podcast) return null;
  const { type, source, title, subtitle, heard, seconds } = podcast;
  return renderRow(
    <Link
      to={podcastAddress(type, source)}
      className="group flex min-h-14 items-center gap-4 rounded no-underline"
    >
      <Headphones aria-hidden="true" className="size-6 shrink-0 text-accent" strokeWidth={1.5} />
      <span className="min-w-0 flex-1">
        <span className="block truncate font-serif text-lg text-ink group-hover:underline">{title}</span>
        <span className="block truncate text-ui text-ink-soft">
          {[subtitle, heard === null ? text.length(seconds) : text.progress(heard, seconds)]
            .filter(Boolean)
            .join(' · ')}
        </span>
      </span>
      <ArrowRight
        aria-hidden="true"
        className="size-5 shrink-0 text-accent transition-transform duration-160 group-hover:translate-x-1"
      />
    </Link>,
  );
};
