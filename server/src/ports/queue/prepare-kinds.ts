import { isDeepStrictEqual } from 'node:util';
import type { PgBoss } from 'pg-boss';
import type { JobKind } from './port.ts';

/** How long finished jobs are remembered, and so how long a dead letter can be tried again. */
const REMEMBERED_SECONDS = 14 * 24 * 60 * 60;

const optionsOf = (kind: JobKind) => ({
  retryLimit: kind.retry.limit,
  retryDelay: kind.retry.delaySeconds,
  retryBackoff: kind.retry.backoff,
  expireInSeconds: kind.timeoutSeconds,
  heartbeatSeconds: kind.heartbeatSeconds,
  retentionSeconds: REMEMBERED_SECONDS,
  deleteAfterSeconds: REMEMBERED_SECONDS,
  notify: true,
});

const ZONE = 'UTC';
const SCHEDULE_OPTIONS = { tz: ZONE, missed: 'once' } as const;

/**
 * Makes the queue and the schedule of every kind, brings those that an older version made up to date, and ends the
 * schedules that this version no longer has. What stands already as it should is left alone: that is nearly every start.
 */
export const prepareKinds = async (boss: PgBoss, kinds: readonly JobKind[]): Promise<void> => {
  const queues = new Map((await boss.getQueues()).map((queue) => [queue.name, queue]));
  const schedules = await boss.getSchedules();
  const prepareQueue = async (kind: JobKind): Promise<void> => {
    const options = optionsOf(kind);
    const found = queues.get(kind.name);
    // "exclusive": of the unfinished jobs, no two have the same key.
    if (!found) await boss.createQueue(kind.name, { policy: 'exclusive', ...options });
    else if (!isDeepStrictEqual({ ...found, ...options }, { ...found }))
      await boss.updateQueue(kind.name, options);
  };
  const prepareSchedule = async ({ name, schedule }: JobKind): Promise<void> => {
    if (schedule === undefined) return;
    const isThere = schedules.some(
      (one) =>
        one.name === name &&
        one.cron === schedule &&
        one.timezone === ZONE &&
        isDeepStrictEqual(one.options, SCHEDULE_OPTIONS),
    );
    if (!isThere) await boss.schedule(name, schedule, {}, SCHEDULE_OPTIONS);
  };
  await Promise.all(
    kinds.map(async (kind) => {
      await prepareQueue(kind);
      await prepareSchedule(kind);
    }),
  );
  const wanted = new Set(kinds.filter(({ schedule }) => schedule !== undefined).map(({ name }) => name));
  const old = schedules.filter(({ name }) => !wanted.has(name));
  await Promise.all(old.map(({ name, key }) => boss.unschedule(name, key)));
};
