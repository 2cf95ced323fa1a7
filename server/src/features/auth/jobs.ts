import * as z from 'zod/mini';
import { jobKind } from '../../ports/queue/job-kind.ts';
import type { Queue } from '../../ports/queue/port.ts';

/** Makes and mails a code; a mail server that is down for a while loses nobody's sign-up. */
export const deliverCode = jobKind({
  name: 'auth/deliver-code',
  data: z.object({ requestId: z.string() }),
  retry: { limit: 5, delaySeconds: 5, backoff: true },
  timeoutSeconds: 60,
  heartbeatSeconds: 30,
  concurrency: 4,
});

/** Forgets tokens, codes and counts that have run out. */
export const sweepAuth = jobKind({
  name: 'auth/sweep',
  data: z.object({}),
  retry: { limit: 2, delaySeconds: 60, backoff: true },
  timeoutSeconds: 300,
  heartbeatSeconds: 60,
  concurrency: 1,
  schedule: '17 3 * * *',
});

export const authJobs = [deliverCode, sweepAuth] as const;

interface Work {
  deliverCode(requestId: string): Promise<void>;
  sweep(): Promise<void>;
}

export const handleAuthJobs = (queue: Pick<Queue, 'handle'>, auth: Work): void => {
  queue.handle(deliverCode, ({ requestId }) => auth.deliverCode(requestId));
  queue.handle(sweepAuth, () => auth.sweep());
};
