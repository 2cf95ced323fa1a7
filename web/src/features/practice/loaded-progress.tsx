import type { Progress } from '@studia/contract/practice';
import type { ReactNode } from 'react';
import { sentenceOf } from '../../text/errors.ts';
import { progressPageText as text } from '../../text/practice.ts';
import { ErrorState } from '../../ui/feedback/error-state.tsx';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { useProgress } from './use-progress.ts';

/** A page that needs all of a student's progress: loading, failed, or there. */
export const LoadedProgress = ({ children }: { children: (progress: Progress) => ReactNode }) => {
  const { data, error, refetch } = useProgress();
  if (data) return children(data);
  if (error)
    return (
      <ErrorState
        title={sentenceOf(error, text.failed)}
        retryLabel={text.retry}
        onRetry={() => void refetch()}
      >
        {text.failedHint}
      </ErrorState>
    );
  return <Skeleton label={text.loading} lines={8} />;
};
