import { StudentId } from '@studia/contract/ids';
import * as z from 'zod/mini';
import { jobKind } from '../../ports/queue/job-kind.ts';
import type { Queue } from '../../ports/queue/port.ts';

const LetterKind = z.enum([
  'receipt',
  'refund',
  'payment-failed',
  'cancelled',
  'resumed',
  'ended',
  'renews-soon',
]);

/** Mails a letter about money. */
export const deliverLetter = jobKind({
  name: 'billing/deliver-letter',
  data: z.object({ studentId: StudentId, kind: LetterKind, about: z.string() }),
  retry: { limit: 8, delaySeconds: 30, backoff: true },
  timeoutSeconds: 120,
  heartbeatSeconds: 30,
  concurrency: 2,
});

/** Asks the provider about what may have changed without a word, and lets the test cashier's calendar move on. */
const reconcile = jobKind({
  name: 'billing/reconcile',
  data: z.object({}),
  retry: { limit: 2, delaySeconds: 60, backoff: true },
  timeoutSeconds: 540,
  heartbeatSeconds: 60,
  concurrency: 1,
  schedule: '*/10 * * * *',
});

/** Lets a plan end with its period, for somebody who leaves. */
export const stopRenewal = jobKind({
  name: 'billing/stop-renewal',
  data: z.object({ studentId: StudentId }),
  retry: { limit: 12, delaySeconds: 30, backoff: true },
  timeoutSeconds: 60,
  heartbeatSeconds: 30,
  concurrency: 1,
});

export const billingJobs = [deliverLetter, reconcile, stopRenewal] as const;

interface Work {
  deliverLetter(letter: z.infer<typeof deliverLetter.data>): Promise<void>;
  reconcile(): Promise<void>;
  letEnd(studentId: StudentId): Promise<void>;
}

export const handleBillingJobs = (queue: Pick<Queue, 'handle'>, billing: Work): void => {
  queue.handle(deliverLetter, (letter) => billing.deliverLetter(letter));
  queue.handle(reconcile, () => billing.reconcile());
  queue.handle(stopRenewal, ({ studentId }) => billing.letEnd(studentId));
};
