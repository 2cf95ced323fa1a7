import { REVIEW } from '@studia/contract/limits';
import type { ReviewDay, SubjectDue } from '@studia/contract/review';
import { ArrowRight, Plus } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router';
import { sentenceOf } from '../../text/errors.ts';
import { reviewText as text, whenText } from '../../text/review.ts';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { ErrorState } from '../../ui/feedback/error-state.tsx';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { buttonClass } from '../../ui/form/button-class.ts';
import { Button } from '../../ui/form/button.tsx';
import { Choices } from '../../ui/form/choices.tsx';
import { FirstLine } from '../../ui/layout/illustrations.tsx';
import { cardsAddress, studyAddress } from './addresses.ts';
import { CardForm } from './card-form.tsx';
import { Exchange } from './exchange.tsx';
import { ImportStatus } from './import-status.tsx';
import { NewADay } from './new-a-day.tsx';
import { useNow } from './use-now.ts';
import { useReviewDay } from './use-review.ts';
import { spanUntil } from './when.ts';

/** What waits today, the way into it, and everything around the cards. */
export const ReviewHome = () => {
  const { data, error, isPending, refetch } = useReviewDay();
  if (isPending) return <Skeleton label={text.loading} lines={6} />;
  if (error && !data)
    return (
      <ErrorState
        title={sentenceOf(error, text.failed)}
        retryLabel={text.retry}
        onRetry={() => void refetch()}
      />
    );
  return (
    <>
      <ImportStatus />
      {data.cards === 0 ? <NoCards /> : <Day day={data} />}
    </>
  );
};

const NoCards = () => {
  const [adding, setAdding] = useState(false);
  return (
    <>
      <EmptyState
        drawing={<FirstLine />}
        title={text.emptyTitle}
        action={
          <div className="flex flex-wrap justify-center gap-3">
            <Link to="/curriculum" className={buttonClass()}>
              {text.emptyBooks}
            </Link>
            <Button look="quiet" icon={Plus} onClick={() => setAdding(true)}>
              {text.add}
            </Button>
            <Exchange hasCards={false} />
          </div>
        }
      >
        {text.empty}
      </EmptyState>
      <CardForm open={adding} onClose={() => setAdding(false)} />
    </>
  );
};

/** "12 cards due, 3 new", or "3 new cards". */
const waitingWords = ({ due, fresh }: Pick<ReviewDay, 'due' | 'fresh'>): string => {
  if (due === 0) return text.freshOnly(fresh);
  return fresh === 0 ? text.due(due) : `${text.due(due)}, ${text.fresh(fresh)}`;
};

const LENGTHS = ['10', '20', '50', 'all'] as const;
type Length = (typeof LENGTHS)[number];

const Day = ({ day }: { day: ReviewDay }) => {
  const [adding, setAdding] = useState(false);
  const [length, setLength] = useState<Length>('all');
  const most = length === 'all' ? null : Number(length);
  const waiting = day.due + day.fresh;
  return (
    <>
      <section aria-labelledby="review-today">
        <h2 id="review-today" className="sr-only">
          {text.today}
        </h2>
        {waiting === 0 ? (
          <NothingDue day={day} />
        ) : (
          <>
            <p className="font-serif text-2xl tabular-nums">{waitingWords(day)}</p>
            {waiting > Number(LENGTHS[0]) && (
              <div className="mt-5">
                <Choices
                  label={text.length}
                  choices={LENGTHS.map((value) => ({ value, label: value === 'all' ? text.all : value }))}
                  value={length}
                  onChange={setLength}
                />
              </div>
            )}
            <div className="mt-6">
              <Link to={studyAddress(null, most)} className={buttonClass({ size: 'lg' })}>
                {text.start}
                <ArrowRight aria-hidden="true" className="size-5" />
              </Link>
            </div>
          </>
        )}
        {day.done > 0 && (
          <p className="mt-4 text-ui text-ink-soft tabular-nums">{text.doneToday(day.done)}</p>
        )}
      </section>
      {day.leeches > 0 && (
        <p className="mt-8 border-l-2 border-rule pl-4 text-ui">
          {text.leeches(day.leeches)}{' '}
          <Link to={cardsAddress({ show: 'leech' })} className="link">
            {text.showLeeches}
          </Link>
        </p>
      )}
      <Subjects subjects={day.subjects} most={most} />
      <div className="mt-8 flex flex-wrap gap-3">
        <Button look="quiet" icon={Plus} onClick={() => setAdding(true)}>
          {text.add}
        </Button>
        <Link to={cardsAddress()} className={buttonClass({ look: 'quiet' })}>
          {text.browse}
        </Link>
        <Exchange hasCards />
      </div>
      <div className="mt-10 border-t border-line pt-6">
        <NewADay value={day.new_a_day} most={REVIEW.mostNewADay} />
      </div>
      <CardForm open={adding} onClose={() => setAdding(false)} />
    </>
  );
};

const NothingDue = ({ day: { next_due } }: { day: ReviewDay }) => {
  const now = useNow();
  return (
    <>
      <p className="font-serif text-2xl">{text.allDoneTitle}</p>
      <p className="mt-2 text-ink-soft">
        {next_due === null ? text.allDoneNoNext : text.allDone(whenText.in(spanUntil(next_due, now)))}
      </p>
    </>
  );
};

/** One line for each subject; what waits in it can be reviewed by itself. */
const Subjects = ({ subjects, most }: { subjects: readonly SubjectDue[]; most: number | null }) => (
  <section aria-labelledby="review-subjects" className="mt-10">
    <h2 id="review-subjects" className="font-serif text-xl font-semibold">
      {text.subjects}
    </h2>
    <ul className="mt-3 divide-y divide-line border-y border-line">
      {subjects.map(({ subject, due, fresh, cards }) => (
        <li key={subject} className="flex flex-wrap items-center gap-x-4 gap-y-1 py-2">
          <Link
            to={cardsAddress({ subject })}
            className="min-w-0 flex-1 basis-40 py-1.5 font-medium wrap-anywhere text-ink no-underline hover:underline"
          >
            {subject === '' ? text.noSubject : subject}
            <span className="ml-2 text-sm font-normal text-ink-soft tabular-nums">{text.inAll(cards)}</span>
          </Link>
          {due + fresh > 0 && (
            <Link
              to={studyAddress(subject, most)}
              aria-label={text.startSubject(subject === '' ? text.noSubject : subject)}
              className={buttonClass({ look: 'quiet', size: 'sm' })}
            >
              <span className="tabular-nums">{waitingWords({ due, fresh })}</span>
              <ArrowRight aria-hidden="true" className="size-4" />
            </Link>
          )}
        </li>
      ))}
    </ul>
  </section>
);
