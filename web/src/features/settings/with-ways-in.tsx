import type { WaysIn } from '@studia/contract/owner';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { sentenceOf } from '../../text/errors.ts';
import { settingsText as text } from '../../text/settings.ts';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { listWaysIn } from './calls.ts';

export const WAYS_IN_KEY = ['ways-in'];

/** Shows its child once it is known what opens the account; before, that it is looked up or could not be. */
export const WithWaysIn = ({ children }: { children: (waysIn: WaysIn) => ReactNode }) => {
  const { data, error, isPending, isFetching, refetch } = useQuery({
    queryKey: WAYS_IN_KEY,
    queryFn: listWaysIn,
  });
  if (isPending) return <Skeleton label={text.waysLoading} lines={2} />;
  if (!error) return children(data);
  return (
    <div className="grid justify-items-start gap-4">
      <Notice tone="bad">{sentenceOf(error)}</Notice>
      <Button look="quiet" busy={isFetching && text.retrying} onClick={() => void refetch()}>
        {text.retry}
      </Button>
    </div>
  );
};
