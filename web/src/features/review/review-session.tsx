import type { StudentId } from '@studia/contract/ids';
import { REVIEW } from '@studia/contract/limits';
import type { DueCard } from '@studia/contract/review';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { sentenceOf } from '../../text/errors.ts';
import { reviewText, sessionText as text } from '../../text/review.ts';
import { ErrorState } from '../../ui/feedback/error-state.tsx';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { AskedCard } from './asked-card.tsx';
import { readQueue } from './calls.ts';
import { SessionEnd } from './session-end.tsx';
import { leftIn } from './sitting.ts';
import { unsentAnswersOf } from './unsent-answers.ts';
import { REVIEW_KEY } from './use-review.ts';
import { useSitting } from './use-sitting.ts';

interface Props {
  owner: StudentId;
  subject: string | null;
  /** How many cards the student wants; null for all. */
  most: number | null;
  onLeave: () => void;
}

/** One sitting of review. What is due is asked for once; whoever wants more begins another. */
export const ReviewSession = ({ owner, subject, most, onLeave }: Props) => {
  const [round, setRound] = useState(0);
  const { data, error, isPending, refetch } = useQuery({
    queryKey: [...REVIEW_KEY, 'queue', subject, round],
    queryFn: async () => {
      const queue = await readQueue(subject);
      // What was answered here is not asked again because the server does not know of it yet.
      const answered = unsentAnswersOf(owner).cards();
      return queue.filter(({ id }) => !answered.has(id));
    },
    staleTime: Infinity,
    gcTime: 0,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });
  if (isPending) return <Skeleton label={reviewText.loading} lines={6} />;
  if (error && !data)
    return (
      <ErrorState
        title={sentenceOf(error, reviewText.failed)}
        retryLabel={reviewText.retry}
        onRetry={() => void refetch()}
      />
    );
  return (
    <OpenSitting
      key={round}
      owner={owner}
      queue={data}
      most={most ?? REVIEW.queueCards}
      onMore={() => setRound(round + 1)}
      onLeave={onLeave}
    />
  );
};

interface SittingProps extends Pick<Props, 'owner' | 'onLeave'> {
  queue: readonly DueCard[];
  most: number;
  onMore: () => void;
}

const OpenSitting = ({ owner, queue, most, onMore, onLeave }: SittingProps) => {
  const sitting = useSitting(owner, queue, most);
  const [finished, setFinished] = useState(false);
  const { current, given } = sitting.sitting;
  return (
    <div className="flex min-h-[calc(100dvh-6rem)] flex-col">
      {sitting.waiting > 1 && (
        <output className="mb-3 block text-ui text-ink-soft">{text.waiting(sitting.waiting)}</output>
      )}
      {current && !finished ? (
        <AskedCard
          key={`${current.id} ${given.length}`}
          card={current}
          left={leftIn(sitting.sitting)}
          answered={given.length}
          sitting={sitting}
          onFinish={() => setFinished(true)}
        />
      ) : (
        <SessionEnd
          given={given}
          more={queue.length > most || queue.length === REVIEW.queueCards}
          onMore={onMore}
          onLeave={onLeave}
        />
      )}
    </div>
  );
};
