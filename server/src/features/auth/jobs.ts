import { StudentId } from '@studia/contract/ids';
import * as z from 'zod/mini';
import { jobKind } from '../../ports/queue/job-kind.ts';
import type { Queue } from '../../ports/queue/port.ts';

const patientMail = {
  retry: { limit: 5, delaySeconds: 5, backoff: true },
  timeoutSeconds: 60,
  heartbeatSeconds: 30,
  concurrency: 4,
} as const;

/** Makes and mails a code; a mail server that is down for a while loses nobody's sign-up. */
export const deliverCode = jobKind({
  name: 'auth/deliver-code',
  data: z.object({ requestId: z.string() }),
  ...patientMail,
});

const Notice = z.enum([
  'password-changed',
  'provider-linked',
  'provider-unlinked',
  'deletion-requested',
  'deletion-undone',
  'data-exported',
]);
/** What a student is told by mail, so that they notice what somebody else did in their name. */
export type Notice = z.infer<typeof Notice>;

/** Mails a notice. */
export const deliverNotice = jobKind({
  name: 'auth/deliver-notice',
  data: z.object({ studentId: StudentId, notice: Notice }),
  ...patientMail,
});

/** Forgets tokens, codes, counts and events that have run out. */
export const sweepAuth = jobKind({
  name: 'auth/sweep',
  data: z.object({}),
  retry: { limit: 2, delaySeconds: 60, backoff: true },
  timeoutSeconds: 300,
  heartbeatSeconds: 60,
  concurrency: 1,
  schedule: '17 3 * * *',
});

export const authJobs = [deliverCode, deliverNotice, sweepAuth] as const;

interface Work {
  deliverCode(requestId: string): Promise<void>;
  deliverNotice(studentId: StudentId, notice: Notice): Promise<void>;
  sweep(): Promise<void>;
}

export const handleAuthJobs = (queue: Pick<Queue, 'handle'>, auth: Work): void => {
  queue.handle(deliverCode, ({ requestId }) => auth.deliverCode(requestId));
  queue.handle(deliverNotice, ({ studentId, notice }) => auth.deliverNotice(studentId, notice));
  queue.handle(sweepAuth, () => auth.sweep());
};
