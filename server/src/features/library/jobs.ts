import * as z from 'zod/mini';
import { jobKind } from '../../ports/queue/job-kind.ts';
import type { JobContext, Queue } from '../../ports/queue/port.ts';

/** Reads a book, finds its chapters and makes its index. What reads takes one book at a time where there is one core only. */
export const ingestBook = jobKind({
  name: 'library/ingest',
  data: z.object({ id: z.uuid() }),
  retry: { limit: 4, delaySeconds: 5, backoff: true },
  timeoutSeconds: 3_600,
  heartbeatSeconds: 20,
  concurrency: 2,
});

/** Finds out what the sentences of a book mean, while it can be read and searched already. */
export const embedBook = jobKind({
  name: 'library/embed',
  data: z.object({ id: z.uuid() }),
  retry: { limit: 4, delaySeconds: 30, backoff: true },
  timeoutSeconds: 7_200,
  heartbeatSeconds: 60,
  concurrency: 1,
});

/** Finds out what sentences of the starter books mean of which that did not come with them. */
const learnMeanings = jobKind({
  name: 'library/learn-meanings',
  data: z.object({}),
  retry: { limit: 3, delaySeconds: 60, backoff: true },
  timeoutSeconds: 7_200,
  heartbeatSeconds: 60,
  concurrency: 1,
});

/** Makes the indexes of books anew that were made by older rules. */
const renewIndexes = jobKind({
  name: 'library/renew-indexes',
  data: z.object({}),
  retry: { limit: 3, delaySeconds: 60, backoff: true },
  timeoutSeconds: 7_200,
  heartbeatSeconds: 60,
  concurrency: 1,
});

export const libraryJobs = [ingestBook, embedBook, learnMeanings, renewIndexes] as const;

interface Work {
  books: {
    ingest(id: string, signal: AbortSignal): Promise<void>;
    renewIndexes(signal: AbortSignal): Promise<void>;
  };
  search: {
    learnBook(id: string, signal: AbortSignal): Promise<void>;
    learnMeanings(work: Pick<JobContext, 'signal' | 'progress'>): Promise<void>;
  };
}

export const handleLibraryJobs = (queue: Pick<Queue, 'handle'>, { books, search }: Work): void => {
  queue.handle(ingestBook, ({ id }, { signal }) => books.ingest(id, signal));
  queue.handle(embedBook, ({ id }, { signal }) => search.learnBook(id, signal));
  queue.handle(renewIndexes, (_, { signal }) => books.renewIndexes(signal));
  queue.handle(learnMeanings, (_, work) => search.learnMeanings(work));
};

/** So long a start has the machine for itself. */
const QUIET_AFTER_START = 20_000;

/** Asks for what is old or not known yet; many nodes that start together ask once. */
export const orderLibraryJobs = async (
  queue: Pick<Queue, 'enqueue'>,
  { now, learns }: { now: Date; learns: boolean },
): Promise<void> => {
  const startAfter = new Date(now.getTime() + QUIET_AFTER_START);
  await queue.enqueue(renewIndexes, {}, { key: 'books', startAfter });
  if (learns) await queue.enqueue(learnMeanings, {}, { key: 'starter-books', startAfter });
};
