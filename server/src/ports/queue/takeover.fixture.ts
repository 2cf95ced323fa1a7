import { randomUUID } from 'node:crypto';
import { makeQueue, type QueueConnection } from './pgboss.ts';
import { pageJob, QUICK } from './queue.fixture.ts';

/** A job that the worker to be killed never finishes. */
export const longJob = pageJob('long-job', { heartbeatSeconds: 10 });

/** Works in a process of its own, until that is killed. */
export const workUntilKilled = async (connection: QueueConnection): Promise<void> => {
  const log = { warn: () => {}, error: () => {} };
  const queue = makeQueue({ kinds: [longJob], connection, log, newId: randomUUID, pace: QUICK });
  queue.handle(longJob, async (_data, { progress }) => {
    progress('reading', 1, 2);
    await new Promise(() => {});
  });
  await queue.start({ work: true });
};
