import type { Billing } from '@studia/contract/billing';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { sentenceOf } from '../../text/errors.ts';
import { toast } from '../../ui/feedback/toast.ts';
import { readBilling } from './calls.ts';

const KEY = ['billing'];
const ASK_AGAIN_MS = 2_000;
/** A confirmation takes seconds; who waits longer finds it here the next time. */
const MOST_TRIES = 30;

/** The plan. Who comes back from paying waits until the provider has told us. */
export const useBilling = (hasJustPaid: boolean) =>
  useQuery({
    queryKey: KEY,
    queryFn: readBilling,
    refetchInterval: ({ state }) => {
      const isWaiting = hasJustPaid && state.data?.subscription.plan !== 'premium';
      return isWaiting && state.dataUpdateCount < MOST_TRIES ? ASK_AGAIN_MS : false;
    },
  });

/** Changes the plan, and says so. */
export const usePlanChange = (change: () => Promise<Billing>, done: string) => {
  const client = useQueryClient();
  return useMutation({
    mutationFn: change,
    onSuccess: (billing) => {
      client.setQueryData(KEY, billing);
      toast.good(done);
    },
    onError: (error) => toast.bad(sentenceOf(error)),
  });
};
