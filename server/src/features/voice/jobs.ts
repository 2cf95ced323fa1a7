import * as z from 'zod/mini';
import { jobKind } from '../../ports/queue/job-kind.ts';
import type { Queue } from '../../ports/queue/port.ts';

/** Forgets clips that nobody needs. */
export const sweepClips = jobKind({
  name: 'voice/sweep',
  data: z.object({}),
  retry: { limit: 3, delaySeconds: 300, backoff: true },
  timeoutSeconds: 600,
  heartbeatSeconds: 60,
  concurrency: 1,
  schedule: '23 * * * *',
});

export const voiceJobs = [sweepClips] as const;

export const handleVoiceJobs = (queue: Pick<Queue, 'handle'>, voices: { sweep(): Promise<void> }): void => {
  queue.handle(sweepClips, () => voices.sweep());
};
