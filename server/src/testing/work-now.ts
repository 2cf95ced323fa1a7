import { vi } from 'vitest';
import { makeQueue } from '../ports/queue/pgboss.ts';
import type { JobKind } from '../ports/queue/port.ts';
import { scriptedRandom } from '../ports/random/scripted.ts';
import type { TestApp } from './app.ts';
import { silentLog } from './log.ts';
import { PATIENCE } from './patience.ts';

let ordinal = 0;

/** Lets the product's own worker do a job now that would start by its schedule, and waits until it is done. */
export const workNow = async (
  { database }: Pick<TestApp, 'database'>,
  kind: JobKind<Record<string, never>>,
): Promise<void> => {
  const random = scriptedRandom(`work now ${++ordinal}`);
  const queue = makeQueue({
    connection: database.connection,
    kinds: [kind],
    log: silentLog,
    newId: () => random.id(),
  });
  queue.handle(kind, async () => {});
  await queue.start({ work: false });
  const id = await queue.enqueue(kind, {});
  const isDone = async () => {
    const status = await queue.status(kind, id);
    if (status?.state !== 'done') throw new Error(`${kind.name} is ${status?.state}: ${status?.error}`);
  };
  await vi.waitFor(isDone, { ...PATIENCE, interval: 50 });
  await queue.stop({ graceSeconds: 1 });
};
