import { EventEmitter, once } from 'node:events';
import * as z from 'zod/mini';
import { jobKind } from './job-kind.ts';
import type { JobKind } from './port.ts';

/** What the jobs of the tests are given. */
export const Page = z.object({ page: z.number() });
export type Page = z.infer<typeof Page>;

/** As fast as pg-boss allows. */
export const QUICK = { pollSeconds: 0.5, superviseSeconds: 1, scheduleSeconds: 1 };

/** A kind of job that is tried three times without waiting. */
export const pageJob = (name: string, changes: Partial<JobKind<Page>> = {}): JobKind<Page> =>
  jobKind({
    name,
    data: Page,
    retry: { limit: 2, delaySeconds: 0, backoff: false },
    timeoutSeconds: 30,
    heartbeatSeconds: 10,
    concurrency: 2,
    ...changes,
  });

/** A door that stays shut until the test opens it. */
export const gate = () => {
  const door = new EventEmitter();
  const opened = once(door, 'open');
  return { opened, open: () => void door.emit('open') };
};
