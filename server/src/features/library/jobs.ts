import * as z from 'zod/mini';
import { jobKind } from '../../ports/queue/job-kind.ts';
import type { JobContext, Queue } from '../../ports/queue/port.ts';

/** Finds out what the sentences of the starter books mean; minutes of work for the first node that starts. */
const learnMeanings = jobKind({
  name: 'library/learn-meanings',
  data: z.object({}),
  retry: { limit: 3, delaySeconds: 60, backoff: true },
  timeoutSeconds: 7_200,
  heartbeatSeconds: 60,
  concurrency: 1,
});

export const libraryJobs = [learnMeanings] as const;

interface Work {
  learnMeanings(work: Pick<JobContext, 'signal' | 'progress'>): Promise<void>;
}

export const handleLibraryJobs = (queue: Pick<Queue, 'handle'>, library: Work): void => {
  queue.handle(learnMeanings, (_, work) => library.learnMeanings(work));
};

/** So long a start has the machine for itself. */
const QUIET_AFTER_START = 20_000;

/** Asks for what is not known yet; many nodes that start together ask once. */
export const orderLibraryJobs = async (queue: Pick<Queue, 'enqueue'>, now: Date): Promise<void> => {
  const startAfter = new Date(now.getTime() + QUIET_AFTER_START);
  await queue.enqueue(learnMeanings, {}, { key: 'starter-books', startAfter });
};
