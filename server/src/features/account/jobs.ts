import * as z from 'zod/mini';
import { jobKind } from '../../ports/queue/job-kind.ts';
import type { Queue } from '../../ports/queue/port.ts';

/** Erases the accounts whose 30 days are over. It is told nobody's name: who is due stands in the database. */
export const eraseAccounts = jobKind({
  name: 'account/erase',
  data: z.object({}),
  retry: { limit: 3, delaySeconds: 300, backoff: true },
  timeoutSeconds: 600,
  heartbeatSeconds: 60,
  concurrency: 1,
  schedule: '47 3 * * *',
});

export const accountJobs = [eraseAccounts] as const;

export const handleAccountJobs = (
  queue: Pick<Queue, 'handle'>,
  account: { erase(): Promise<void> },
): void => {
  queue.handle(eraseAccounts, () => account.erase());
};
