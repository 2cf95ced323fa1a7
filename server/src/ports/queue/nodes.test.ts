import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { migrate } from '../../db/migrate.ts';
import { freshDatabase, type TestDatabase } from '../../testing/database.ts';
import { silentLog } from '../../testing/log.ts';
import { scriptedRandom } from '../random/scripted.ts';
import { jobKind } from './job-kind.ts';
import { ALL_DONE, makeNodes, SOON, statesOf } from './nodes.fixture.ts';
import type { JobKind } from './port.ts';
import { gate, type Page } from './queue.fixture.ts';

let database: TestDatabase;
const random = scriptedRandom('nodes');
const { makeNode, startNode, stopNodes, aJob } = makeNodes({
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

/** The cron line, down to the second, of a moment that has just passed. */
const momentsAgo = async (): Promise<string> => {
  const { rows } = await database.pool.query<{ moment: Date }>(
    "SELECT now() - interval '5 seconds' AS moment",
  );
  const moment = rows[0]?.moment ?? new Date();
  return `${moment.getUTCSeconds()} ${moment.getUTCMinutes()} ${moment.getUTCHours()} * * *`;
};
const lookedAt = async (): Promise<number> => {
  const sql = 'SELECT extract(epoch FROM cron_on)::float AS moment FROM pgboss.version';
  return (await database.pool.query<{ moment: number | null }>(sql)).rows[0]?.moment ?? 0;
};

describe('several nodes', () => {
  it('start together on a new database, one after the other under the lock of the migrations', async () => {
    const kind = aJob();
    const started = Array.from({ length: 3 }, () => makeNode(kind, async () => {}));
    await Promise.all(
      started.map((node) =>
        migrate(database.pool, { log: silentLog, insideLock: () => node.start({ work: true }) }),
      ),
    );
    const ids = await Promise.all(started.map((node, page) => node.enqueue(kind, { page })));
    const states = () => Promise.all(started.map((node) => statesOf(node, kind, ids)()));
    await expect.poll(states, SOON).toEqual([ALL_DONE, ALL_DONE, ALL_DONE]);
  });

  it('share fifty jobs, and do each exactly once', async () => {
    const kind = aJob({ concurrency: 3 });
    const done: string[] = [];
    const begun = { first: gate(), second: gate() };
    const work =
      (node: 'first' | 'second') =>
      async ({ page }: Page) => {
        done.push(`${node} ${page}`);
        begun[node].open();
        // Neither can have them all.
        await Promise.all([begun.first.opened, begun.second.opened]);
      };
    const first = await startNode(kind, work('first'));
    const second = await startNode(kind, work('second'));
    const pages = Array.from({ length: 50 }, (_, page) => page);
    const ids = await Promise.all(pages.map((page) => (page % 2 ? first : second).enqueue(kind, { page })));
    expect(new Set(ids).size).toBe(50);
    await expect.poll(statesOf(first, kind, ids), SOON).toEqual(ALL_DONE);
    expect(done).toHaveLength(50);
    expect(new Set(done.map((line) => Number(line.split(' ')[1])))).toEqual(new Set(pages));
    expect(new Set(done.map((line) => line.split(' ')[0]))).toEqual(new Set(['first', 'second']));
  });

  it('make one job of a key, however many ask at the same moment', async () => {
    const kind = aJob();
    const first = await startNode(kind, async () => {}, { work: false });
    const second = await startNode(kind, async () => {}, { work: false });
    const ids = await Promise.all(
      Array.from({ length: 40 }, (_, i) =>
        (i % 2 ? first : second).enqueue(kind, { page: i }, { key: 'book' }),
      ),
    );
    expect(new Set(ids).size).toBe(1);
    expect(await countOf(kind)).toBe(1);
  });

  it('hand out ids of real jobs while those finish as fast as they come', async () => {
    const kind = aJob({ concurrency: 4 });
    const pages = new Set<number>();
    const node = await startNode(kind, async ({ page }) => void pages.add(page));
    const ids = await Promise.all(
      Array.from({ length: 100 }, (_, i) => node.enqueue(kind, { page: i }, { key: 'book' })),
    );
    await expect.poll(statesOf(node, kind, ids), SOON).toEqual(ALL_DONE);
    expect(pages.size).toBe(await countOf(kind));
  });

  it('see how far a job is that runs elsewhere', async () => {
    const kind = aJob();
    const end = gate();
    await startNode(kind, async (_data, { progress }) => {
      progress('reading', 3, 12);
      await end.opened;
    });
    const onlooker = await startNode(kind, async () => {}, { work: false });
    const id = await onlooker.enqueue(kind, { page: 1 });
    await expect
      .poll(() => onlooker.status(kind, id), SOON)
      .toEqual({ state: 'running', stage: 'reading', done: 3, total: 12, attempt: 1, error: null });
    end.open();
    await expect.poll(statesOf(onlooker, kind, [id]), SOON).toEqual(ALL_DONE);
  });

  it('that do not work leave the jobs alone', async () => {
    const kind = aJob();
    let begun = 0;
    const api = await startNode(kind, async () => void (begun += 1), { work: false });
    const id = await api.enqueue(kind, { page: 1 });
    const worker = await startNode(kind, async () => {});
    await expect.poll(statesOf(worker, kind, [id]), SOON).toEqual(ALL_DONE);
    expect(begun).toBe(0);
  });
});

describe('a node that stops', () => {
  it('lets running jobs finish and takes no more', async () => {
    const kind = aJob({ concurrency: 1 });
    const [begun, end] = [gate(), gate()];
    const followers: string[] = [];
    const node = await startNode(kind, async () => {
      begun.open();
      await end.opened;
      followers.push(await node.enqueue(kind, { page: 3 }));
    });
    const onlooker = await startNode(kind, async () => {}, { work: false });
    const running = await node.enqueue(kind, { page: 1 });
    const waiting = await node.enqueue(kind, { page: 2 });
    await begun.opened;
    const stopped = node.stop({ graceSeconds: 30 });
    end.open();
    await stopped;
    expect(await onlooker.status(kind, running)).toMatchObject({ state: 'done' });
    expect(followers).toHaveLength(1);
    const untouched = await Promise.all([waiting, ...followers].map((id) => onlooker.status(kind, id)));
    expect(untouched.map((status) => status?.state)).toEqual(['waiting', 'waiting']);
  });

  it('hands a job that does not finish to another node, which is not one of its retries', async () => {
    const kind = aJob({ retry: { limit: 0, delaySeconds: 0, backoff: false } });
    const begun = gate();
    let reason: unknown;
    const node = await startNode(kind, async (_data, { signal, progress }) => {
      progress('reading', 1, 2);
      begun.open();
      await new Promise((_resolve, reject) => {
        signal.addEventListener('abort', () => {
          reason = signal.reason;
          reject(new Error('Interrupted.'));
        });
      });
    });
    const onlooker = await startNode(kind, async () => {}, { work: false });
    const id = await node.enqueue(kind, { page: 1 });
    await begun.opened;
    await node.stop({ graceSeconds: 0.05 });
    expect(reason).toEqual(new Error('This node is stopping.'));
    expect(await onlooker.status(kind, id)).toMatchObject({ state: 'waiting', attempt: 1 });
    await startNode(kind, async () => {});
    await expect.poll(() => onlooker.status(kind, id), SOON).toMatchObject({ state: 'done', attempt: 2 });
    expect(await onlooker.deadLetters()).toEqual([]);
  });

  it('may stop twice, and is closed then', async () => {
    const kind = aJob();
    const node = await startNode(kind, async () => {});
    await node.stop({ graceSeconds: 1 });
    await node.stop({ graceSeconds: 1 });
    await expect(node.enqueue(kind, { page: 1 })).rejects.toThrow('The job queue is not open.');
  });
});

describe('a schedule', () => {
  it('starts one job over several nodes', async () => {
    const kind = jobKind({ ...aJob(), data: z.object({}), schedule: await momentsAgo() });
    const ran: object[] = [];
    for (let node = 0; node < 3; node += 1) await startNode(kind, async (data) => void ran.push(data));
    await expect.poll(() => ran, SOON).toEqual([{}]);
    // Two more rounds, in which any of the nodes may look at the clock.
    const before = await lookedAt();
    await expect.poll(lookedAt, SOON).toBeGreaterThan(before + 1.5);
    expect(ran).toEqual([{}]);
    expect(await countOf(kind)).toBe(1);
  });

  it('ends with the version of the product that had it', async () => {
    const kind = jobKind({ ...aJob(), data: z.object({}), schedule: '0 3 * * *' });
    const schedules = async () =>
      (await database.pool.query('SELECT name FROM pgboss.schedule WHERE name = $1', [kind.name])).rows
        .length;
    await startNode(kind, async () => {}, { work: false });
    expect(await schedules()).toBe(1);
    const { schedule: _gone, ...unscheduled } = kind;
    await startNode(unscheduled, async () => {}, { work: false });
    expect(await schedules()).toBe(0);
  });

  it('and the retries of a kind are those of the newest version, and stay untouched when it starts again', async () => {
    const kind = jobKind({ ...aJob(), data: z.object({}), schedule: '0 3 * * *' });
    const rows = async () => {
      const columns =
        'q.retry_limit, q.updated_on AS queue_changed, s.cron, s.updated_on AS schedule_changed';
      const sql = `SELECT ${columns} FROM pgboss.queue q JOIN pgboss.schedule s USING (name) WHERE name = $1`;
      return (await database.pool.query(sql, [kind.name])).rows;
    };
    await startNode(kind, async () => {}, { work: false });
    const before = await rows();
    expect(before).toMatchObject([{ retry_limit: kind.retry.limit, cron: '0 3 * * *' }]);
    await startNode(kind, async () => {}, { work: false });
    expect(await rows()).toEqual(before);
    const newer = { ...kind, schedule: '0 4 * * *', retry: { ...kind.retry, limit: kind.retry.limit + 1 } };
    await startNode(newer, async () => {}, { work: false });
    expect(await rows()).toMatchObject([{ retry_limit: kind.retry.limit + 1, cron: '0 4 * * *' }]);
  });
});
