import { TicketId } from '@studia/contract/ids';
import * as z from 'zod/mini';
import { jobKind } from '../../ports/queue/job-kind.ts';
import type { Queue } from '../../ports/queue/port.ts';

const patientMail = {
  data: z.object({ id: z.uuid() }),
  retry: { limit: 8, delaySeconds: 30, backoff: true },
  timeoutSeconds: 120,
  heartbeatSeconds: 30,
  concurrency: 2,
} as const;

/** Mails a filled-in contact form to the operator. */
export const deliverMessage = jobKind({ name: 'support/deliver-message', ...patientMail });

/** Mails an application, with the resume, to the operator. */
export const deliverApplication = jobKind({ name: 'support/deliver-application', ...patientMail });

const TicketLetter = z.enum(['to-operator', 'received', 'answered', 'closed']);
/** Who is told what about a question: the first goes to the operator, the others to the student. */
export type TicketLetter = z.infer<typeof TicketLetter>;

/** Mails what happens to a student's question. */
export const deliverTicketLetter = jobKind({
  ...patientMail,
  name: 'support/deliver-ticket-letter',
  data: z.object({ ticketId: TicketId, letter: TicketLetter, replyId: z.nullable(z.uuid()) }),
});

/** Forgets messages, questions and applications that were kept long enough. */
export const sweepSupport = jobKind({
  name: 'support/sweep',
  data: z.object({}),
  retry: { limit: 3, delaySeconds: 300, backoff: true },
  timeoutSeconds: 600,
  heartbeatSeconds: 60,
  concurrency: 1,
  schedule: '7 4 * * *',
});

export const supportJobs = [deliverMessage, deliverApplication, deliverTicketLetter, sweepSupport] as const;

interface Work {
  deliverMessage(id: string): Promise<void>;
  deliverApplication(id: string): Promise<void>;
  deliverTicketLetter(ticketId: TicketId, letter: TicketLetter, replyId: string | null): Promise<void>;
  sweep(): Promise<void>;
}

export const handleSupportJobs = (queue: Pick<Queue, 'handle'>, support: Work): void => {
  queue.handle(deliverMessage, ({ id }) => support.deliverMessage(id));
  queue.handle(deliverApplication, ({ id }) => support.deliverApplication(id));
  queue.handle(deliverTicketLetter, ({ ticketId, letter, replyId }) =>
    support.deliverTicketLetter(ticketId, letter, replyId),
  );
  queue.handle(sweepSupport, () => support.sweep());
};
