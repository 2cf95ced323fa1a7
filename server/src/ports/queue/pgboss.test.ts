import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { inTransaction, sqlRunner } from '../../db/transaction.ts';
import { freshDatabase, type TestDatabase } from '../../testing/database.ts';
import { recordingLog } from '../../testing/log.ts';
import { scriptedRandom } from '../random/scripted.ts';
import { jobKind } from './job-kind.ts';
import { ALL_DONE, makeNodes, SOON, statesOf } from './nodes.fixture.ts';
import type { JobKind } from './port.ts';
import { gate, pageJob, QUICK } from './queue.fixture.ts';

const NEVER_POLL = { ...QUICK, pollSeconds: 600 };
let database: TestDatabase;
const random = scriptedRandom('pg-boss');
const { startNode, stopNodes, aJob } = makeNodes({
  connection: () => database.connection,
  newId: () => random.id(),
});
beforeAll(async () => {
  database = await freshDatabase();
});
afterEach(stopNodes);
afterAll(() => database.drop());

const countOf = async ({ name }: JobKind): Promise<number | undefined> => {
  const sql = 'SELECT count(*)::int AS count FROM pgboss.job WHERE name = $1';
  return (await database.pool.query<{ count: number }>(sql, [name])).rows[0]?.count;
};

describe('jobs in a transaction', () => {
  it('vanish when it rolls back', async () => {
    const kind = aJob();
    const node = await startNode(kind, async () => {});
    const work = inTransaction(database.db, async (transaction) => {
      await node.enqueue(kind, { page: 1 }, { key: 'book', within: sqlRunner(transaction) });
      throw new Error('Changed my mind.');
    });
    await expect(work).rejects.toThrow('Changed my mind.');
    expect(await countOf(kind)).toBe(0);
  });

  it('begin only when it commits, and then at once', async () => {
    const kind = aJob();
    const pages: number[] = [];
    const node = await startNode(kind, async ({ page }) => void pages.push(page), { pace: NEVER_POLL });
    const id = await inTransaction(database.db, async (transaction) => {
      const made = await node.enqueue(kind, { page: 1 }, { within: sqlRunner(transaction) });
      expect(await node.status(kind, made)).toBeUndefined();
      await node.enqueue(kind, { page: 2 });
      await expect.poll(() => pages, SOON).toEqual([2]);
      return made;
    });
    await expect.poll(statesOf(node, kind, [id]), SOON).toEqual(ALL_DONE);
    expect(pages).toEqual([2, 1]);
  });

  it('wait for another transaction with the same key, and follow what becomes of it', async () => {
    const kind = aJob({ concurrency: 1 });
    const node = await startNode(kind, async () => {}, { work: false });
    const enqueueSlowly = async (page: number, outcome: Promise<void>, entered: () => void) =>
      inTransaction(database.db, async (transaction) => {
        const id = await node.enqueue(kind, { page }, { key: 'book', within: sqlRunner(transaction) });
        entered();
        await outcome;
        return id;
      });

    const [inside, end] = [gate(), gate()];
    const rolledBack = enqueueSlowly(
      1,
      end.opened.then(() => Promise.reject(new Error('No.'))),
      inside.open,
    );
    await inside.opened;
    const second = node.enqueue(kind, { page: 2 }, { key: 'book' });
    end.open();
    await expect(rolledBack).rejects.toThrow('No.');
    const id = await second;
    expect(await node.status(kind, id)).toMatchObject({ state: 'waiting' });
    expect(await node.enqueue(kind, { page: 3 }, { key: 'book' })).toBe(id);
    expect(await countOf(kind)).toBe(1);
  });
});

describe('a working node', () => {
  it('begins at once, and empties the queue without looking around by itself', async () => {
    const kind = aJob({ concurrency: 1 });
    const node = await startNode(kind, async () => {}, { pace: NEVER_POLL });
    const ids = await Promise.all(Array.from({ length: 30 }, (_, page) => node.enqueue(kind, { page })));
    await expect.poll(statesOf(node, kind, ids), SOON).toEqual(ALL_DONE);
  });

  it('does as many jobs at once as the kind allows, and no more', async () => {
    const kind = aJob({ concurrency: 3 });
    const end = gate();
    let [now, most] = [0, 0];
    const node = await startNode(kind, async () => {
      now += 1;
      most = Math.max(most, now);
      await end.opened;
      now -= 1;
    });
    const ids = await Promise.all(Array.from({ length: 12 }, (_, page) => node.enqueue(kind, { page })));
    await expect.poll(() => now, SOON).toBe(3);
    end.open();
    await expect.poll(statesOf(node, kind, ids), SOON).toEqual(ALL_DONE);
    expect(most).toBe(3);
  });

  it('waits about twice as long before each further try', async () => {
    const kind = aJob({ retry: { limit: 4, delaySeconds: 100, backoff: true } });
    const node = await startNode(kind, async (_data, { attempt }) => {
      throw new Error(`Try ${attempt} broke.`);
    });
    const id = await node.enqueue(kind, { page: 1 });
    const waitAfterTry = async (attempt: number): Promise<number> => {
      const error = `Try ${attempt} broke.`;
      await expect
        .poll(() => node.status(kind, id), SOON)
        .toMatchObject({ state: 'waiting', attempt, error });
      const sql =
        'SELECT extract(epoch FROM start_after - now())::float AS wait FROM pgboss.job WHERE id = $1';
      const { rows } = await database.pool.query<{ wait: number }>(sql, [id]);
      // The time has come: a test can not wait as long as a student does.
      await database.pool.query('UPDATE pgboss.job SET start_after = now() WHERE id = $1', [id]);
      return rows[0]?.wait ?? 0;
    };
    // Chance spreads the tries of many jobs: a wait lies between the doubled delay and twice that.
    const slack = 10;
    for (const [attempt, shortest] of [
      [1, 100],
      [2, 200],
      [3, 400],
      [4, 800],
    ] as const) {
      const wait = await waitAfterTry(attempt);
      expect(wait).toBeGreaterThan(shortest - slack);
      expect(wait).toBeLessThanOrEqual(shortest * 2);
    }
  });

  it('gives up at once on stored data that no longer fits', async () => {
    const before = jobKind({ ...aJob(), data: z.object({ chapter: z.string() }) });
    const earlier = await startNode(before, async () => {}, { work: false });
    const id = await earlier.enqueue(before, { chapter: 'one' });
    const now = pageJob(before.name);
    let begun = 0;
    const log = recordingLog();
    const node = await startNode(now, async () => void (begun += 1), { log });
    await expect.poll(() => node.status(now, id), SOON).toMatchObject({ state: 'failed', attempt: 1 });
    expect(begun).toBe(0);
    const [letter] = await node.deadLetters();
    expect(letter).toMatchObject({ id, data: { chapter: 'one' }, attempts: 1 });
    expect(letter?.error).toMatch(/page/);
    expect(log.lines.join('\n')).toMatch(/will not be tried again/);
  });

  it('interrupts a try that takes too long, and tries again', async () => {
    const kind = aJob({ timeoutSeconds: 1, retry: { limit: 1, delaySeconds: 0, backoff: false } });
    let interrupted = false;
    const node = await startNode(kind, async (_data, { attempt, signal }) => {
      if (attempt > 1) return;
      await new Promise<void>((resolve) => {
        signal.addEventListener('abort', () => {
          interrupted = true;
          resolve();
        });
      });
    });
    const id = await node.enqueue(kind, { page: 1 });
    await expect.poll(() => node.status(kind, id), SOON).toMatchObject({ state: 'done', attempt: 2 });
    expect(interrupted).toBe(true);
  });

  it('takes over the settings of a newer version', async () => {
    const kind = aJob({ retry: { limit: 5, delaySeconds: 0, backoff: false } });
    await startNode(kind, async () => {}, { work: false });
    let tries = 0;
    const newer = { ...kind, retry: { limit: 1, delaySeconds: 0, backoff: false } };
    const node = await startNode(newer, async () => {
      tries += 1;
      throw new Error('No.');
    });
    const id = await node.enqueue(newer, { page: 1 });
    await expect.poll(() => node.status(newer, id), SOON).toMatchObject({ state: 'failed' });
    expect(tries).toBe(2);
  });

  it('goes on after the database dropped all its connections', async () => {
    const kind = aJob();
    const log = recordingLog();
    const node = await startNode(kind, async () => {}, { log });
    await database.pool.query(
      `SELECT pg_terminate_backend(pid) FROM pg_stat_activity
       WHERE datname = current_database() AND application_name = 'studia queue'`,
    );
    const enqueue = () =>
      node.enqueue(kind, { page: 1 }, { key: 'after' }).catch((error: unknown) => String(error));
    await expect.poll(async () => node.status(kind, await enqueue()), SOON).toMatchObject({ state: 'done' });
    expect(log.lines.join('\n')).toMatch(/queue met an error/);
  });
});
