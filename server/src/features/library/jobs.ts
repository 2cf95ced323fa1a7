import * as z from 'zod/mini';
import { jobKind } from '../../ports/queue/job-kind.ts';
import type { Queue } from '../../ports/queue/port.ts';

/** Reads a book, finds its chapters and makes its index. */
export const ingestBook = jobKind({
  name: 'library/ingest',
  data: z.object({ id: z.uuid() }),
  retry: { limit: 4, delaySeconds: 5, backoff: true },
  timeoutSeconds: 3_600,
  heartbeatSeconds: 20,
  concurrency: 1,
});

export const libraryJobs = [ingestBook] as const;

interface Work {
  ingest(id: string, signal: AbortSignal): Promise<void>;
}

export const handleLibraryJobs = (queue: Pick<Queue, 'handle'>, library: Work): void => {
  queue.handle(ingestBook, ({ id }, { signal }) => library.ingest(id, signal));
};
