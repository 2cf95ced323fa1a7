import * as z from 'zod/mini';
import { jobKind } from '../../ports/queue/job-kind.ts';
import type { Queue } from '../../ports/queue/port.ts';

/** Reads what stands in a file. */
export const readAttachment = jobKind({
  name: 'attachments/read',
  data: z.object({ id: z.uuid() }),
  retry: { limit: 2, delaySeconds: 2, backoff: true },
  timeoutSeconds: 120,
  heartbeatSeconds: 30,
  concurrency: 2,
});

/** Forgets files that were uploaded and never sent. */
const sweepAttachments = jobKind({
  name: 'attachments/sweep',
  data: z.object({}),
  retry: { limit: 3, delaySeconds: 300, backoff: true },
  timeoutSeconds: 600,
  heartbeatSeconds: 60,
  concurrency: 1,
  schedule: '37 3 * * *',
});

export const attachmentJobs = [readAttachment, sweepAttachments] as const;

interface Work {
  read(id: string, signal: AbortSignal): Promise<void>;
  sweep(): Promise<void>;
}

export const handleAttachmentJobs = (queue: Pick<Queue, 'handle'>, attachments: Work): void => {
  queue.handle(readAttachment, ({ id }, { signal }) => attachments.read(id, signal));
  queue.handle(sweepAttachments, () => attachments.sweep());
};
