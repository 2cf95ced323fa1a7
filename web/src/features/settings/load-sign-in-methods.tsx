import type { WaysIn } from '@studia/contract/owner';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { settingsText as text } from '../../text/settings.ts';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { listWaysIn } from './calls.ts';
import { LoadFailed } from './load-failed.tsx';

export const SIGN_IN_METHODS_KEY = ['ways-in'];

/** Shows its child once it is known what opens the account; before, that it is looked up or could not be. */
export const LoadSignInMethods = ({ children }: { children: (waysIn: WaysIn) => ReactNode }) => {
  const { data, error, isPending, isFetching, refetch } = useQuery({
    queryKey: SIGN_IN_METHODS_KEY,
    queryFn: listWaysIn,
  });
  if (isPending) return <Skeleton label={text.waysLoading} lines={2} />;
  if (error) return <LoadFailed error={error} isFetching={isFetching} refetch={refetch} />;
  return children(data);
};
