import { Link } from 'react-router';
import { newQuizAddress } from '../../client/quiz-address.ts';
import { practicePageText as text } from '../../text/practice.ts';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { buttonClass } from '../../ui/form/button-class.ts';
import { ideaAddress } from './addresses.ts';
import { useProgress } from './use-progress.ts';

const AT_FIRST = 5;

/** What still goes wrong, the most urgent first, and a quiz about it. */
export const WeakSpots = () => {
  const { data, isPending } = useProgress();
  if (isPending) return <Skeleton label={text.weak} lines={3} />;
  if (!data || data.weak.length === 0) return <p className="text-ink-soft">{text.noWeak}</p>;
  return (
    <>
      <ul className="border-t border-line">
        {data.weak.slice(0, AT_FIRST).map((place) => (
          <li
            key={place.id}
            className="flex flex-wrap items-baseline gap-x-4 gap-y-0.5 border-b border-line py-2.5"
          >
            <Link to={ideaAddress(place)} className="link min-w-0">
              {place.title}
            </Link>
            <span className="text-sm text-ink-soft">{place.book.title}</span>
          </li>
        ))}
      </ul>
      <div className="mt-4 flex flex-wrap items-center gap-4">
        <Link to={newQuizAddress({ spots: 'weak' })} className={buttonClass({ look: 'quiet' })}>
          {text.weakAction}
        </Link>
        {data.weak.length > AT_FIRST && (
          <span className="text-ui text-ink-soft">{text.more(data.weak.length - AT_FIRST)}</span>
        )}
      </div>
    </>
  );
};
