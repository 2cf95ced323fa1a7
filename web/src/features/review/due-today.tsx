import { useQuery } from '@tanstack/react-query';
import { ArrowRight } from 'lucide-react';
import { Link } from 'react-router';
import { dueText as text } from '../../text/review.ts';
import { NotLoaded } from '../../ui/feedback/not-loaded.tsx';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { DAY_KEY, readToday } from './today.ts';

/** So many cards are answered in a minute, roughly. */
const CARDS_A_MINUTE = 5;

/** How many cards wait today, and the way to them. */
export const DueToday = () => {
  const { data, isPending, refetch } = useQuery({ queryKey: DAY_KEY, queryFn: readToday });
  if (isPending) return <Skeleton label={text.title} lines={2} />;
  if (!data) return <NotLoaded onRetry={() => void refetch()} />;
  const waiting = data.due + data.fresh;
  const words = waiting > 0 ? text.due(waiting) : data.cards > 0 ? text.none : text.noCards;
  return (
    <Link to="/review" className="group flex min-h-14 items-center gap-4 rounded no-underline">
      <span className="min-w-0 flex-1">
        {waiting > 0 ? (
          <>
            <span className="block font-serif text-lg text-ink tabular-nums group-hover:underline">
              {words}
            </span>
            <span className="mt-0.5 block text-ui text-ink-soft tabular-nums">
              {text.minutes(Math.ceil(waiting / CARDS_A_MINUTE))}
            </span>
          </>
        ) : (
          <span className="block text-ink-soft group-hover:underline">{words}</span>
        )}
      </span>
      <ArrowRight
        aria-hidden="true"
        className="size-5 shrink-0 text-accent transition-transform duration-160 group-hover:translate-x-1"
      />
    </Link>
  );
};
