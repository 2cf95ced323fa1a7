import { PodcastId, StudentId } from '@studia/contract/ids';
import * as z from 'zod/mini';
import { jobKind } from '../../ports/queue/job-kind.ts';
import type { Queue } from '../../ports/queue/port.ts';

/** Writes a podcast and speaks some of its lines; the next job goes on. */
export const makePodcast = jobKind({
  name: 'podcast/make',
  data: z.object({ id: PodcastId, student: StudentId }),
  retry: { limit: 5, delaySeconds: 5, backoff: true },
  timeoutSeconds: 7_200,
  heartbeatSeconds: 60,
  concurrency: 2,
});

/** Forgets sounds of everybody's books that no podcast has any more. */
const sweepClips = jobKind({
  name: 'podcast/sweep',
  data: z.object({}),
  retry: { limit: 3, delaySeconds: 300, backoff: true },
  timeoutSeconds: 600,
  heartbeatSeconds: 60,
  concurrency: 1,
  schedule: '41 3 * * *',
});

export const podcastJobs = [makePodcast, sweepClips] as const;

interface Work {
  work(student: StudentId, id: PodcastId, signal: AbortSignal): Promise<void>;
  sweep(): Promise<void>;
}

export const handlePodcastJobs = (queue: Pick<Queue, 'handle'>, podcasts: Work): void => {
  queue.handle(makePodcast, ({ id, student }, { signal }) => podcasts.work(student, id, signal));
  queue.handle(sweepClips, () => podcasts.sweep());
};
