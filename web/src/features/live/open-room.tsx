import type { WorkingSessionId } from '@studia/contract/ids';
import { useQuery } from '@tanstack/react-query';
import { isGone } from '../../client/refusal.ts';
import { sentenceOf, sentenceOfMissing } from '../../text/errors.ts';
import { liveText as text } from '../../text/live.ts';
import { ErrorState } from '../../ui/feedback/error-state.tsx';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { readLesson } from './calls.ts';
import type { QuestionParts } from './parts.ts';
import { LiveRoom } from './room/room.tsx';

interface Props {
  id: WorkingSessionId;
  /** It was begun in this tab a moment ago: its first words are still to be said. */
  isNew: boolean;
  parts: QuestionParts;
  onLeave: () => void;
}

/** Opens a lesson where it stands. */
export const OpenRoom = ({ id, isNew, parts, onLeave }: Props) => {
  const { data, error, isPending, refetch } = useQuery({
    queryKey: ['live', id],
    queryFn: () => readLesson(id, 0),
    // Everything after the first look comes through the connection.
    staleTime: Infinity,
    gcTime: 0,
    refetchOnWindowFocus: false,
  });
  if (isPending) return <Skeleton label={text.loading} lines={8} />;
  if (!data && isGone(error))
    return (
      <ErrorState title={sentenceOfMissing(error, text.gone)} retryLabel={text.newLesson} onRetry={onLeave} />
    );
  if (!data)
    return (
      <ErrorState
        title={sentenceOf(error, text.openFailed)}
        retryLabel={text.retry}
        onRetry={() => void refetch()}
      />
    );
  return (
    <LiveRoom
      key={id}
      session={data.session}
      events={isNew ? [] : data.events}
      parts={parts}
      onLeave={onLeave}
    />
  );
};
