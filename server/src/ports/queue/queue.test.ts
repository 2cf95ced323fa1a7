import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { freshDatabase, type TestDatabase } from '../../testing/database.ts';
import { silentLog } from '../../testing/log.ts';
import { PATIENCE } from '../../testing/patience.ts';
import { scriptedRandom } from '../random/scripted.ts';
import { makeDirectQueue } from './direct.ts';
import { jobKind } from './job-kind.ts';
import { makeQueue } from './pgboss.ts';
import { BadJobData, type JobKind, type Queue } from './port.ts';
import { type Page, pageJob, QUICK } from './queue.fixture.ts';

interface Stand {
  queue: Queue;
  /** Resolves when every job that is due was done or given up. */
  settle: () => Promise<void>;
}

const random = scriptedRandom('queue tests');
const newId = () => random.id();
let database: TestDatabase;
let stands: Stand[] = [];

const inMemory = (kinds: JobKind[]): Stand => {
  const queue = makeDirectQueue({ kinds, newId, now: () => new Date() });
  return { queue, settle: () => queue.drain() };
};

const UNSETTLED = `SELECT count(*)::int AS count FROM pgboss.job
  WHERE name = ANY($1) AND state < 'completed' AND start_after <= now()`;

const inDatabase = (kinds: JobKind[]): Stand => {
  const queue = makeQueue({ kinds, newId, connection: database.connection, log: silentLog, pace: QUICK });
  const names = kinds.map(({ name }) => name);
  const unsettled = async () =>
    (await database.pool.query<{ count: number }>(UNSETTLED, [names])).rows[0]?.count;
  const settle = async () => {
    await expect.poll(unsettled, PATIENCE).toBe(0);
  };
  return { queue, settle };
};

beforeAll(async () => {
  database = await freshDatabase();
});
afterEach(async () => {
  await Promise.all(stands.map(({ queue }) => queue.stop({ graceSeconds: 5 })));
  stands = [];
});
afterAll(() => database.drop());

let counter = 0;
const aJob = (changes: Partial<JobKind<Page>> = {}) => pageJob(`job-${(counter += 1)}`, changes);

describe.each([
  { name: 'in the database', make: inDatabase },
  { name: 'in memory', make: inMemory },
])('a queue $name', ({ make }) => {
  const stand = (kinds: JobKind[]) => {
    const made = make(kinds);
    stands.push(made);
    return made;
  };

  it('does a job with its data, and says so', async () => {
    const kind = aJob();
    const { queue, settle } = stand([kind]);
    const done: unknown[] = [];
    queue.handle(kind, async (data, { id, attempt }) => void done.push({ data, id, attempt }));
    await queue.start({ work: true });
    const id = await queue.enqueue(kind, { page: 7 });
    await settle();
    expect(done).toEqual([{ data: { page: 7 }, id, attempt: 1 }]);
    expect(await queue.status(kind, id)).toEqual({
      state: 'done',
      stage: null,
      done: 0,
      total: 0,
      attempt: 1,
      error: null,
    });
  });

  it('knows nothing of jobs that are not there', async () => {
    const [kind, other] = [aJob(), aJob()];
    const { queue } = stand([kind, other]);
    for (const each of [kind, other]) queue.handle(each, async () => {});
    await queue.start({ work: true });
    const id = await queue.enqueue(kind, { page: 1 });
    expect(await queue.status(other, id)).toBeUndefined();
    expect(await queue.status(kind, newId())).toBeUndefined();
    expect(await queue.status(kind, 'no id at all')).toBeUndefined();
    expect(await queue.retryDead('no id at all')).toBe(false);
  });

  it('does not begin before the time that was asked for', async () => {
    const kind = aJob();
    const { queue, settle } = stand([kind]);
    let begun = 0;
    queue.handle(kind, async () => void (begun += 1));
    await queue.start({ work: true });
    const later = await queue.enqueue(kind, { page: 1 }, { startAfter: new Date(Date.now() + 3_600_000) });
    await queue.enqueue(kind, { page: 2 }, { startAfter: new Date(Date.now() - 1_000) });
    await settle();
    expect(begun).toBe(1);
    expect(await queue.status(kind, later)).toMatchObject({ state: 'waiting', attempt: 0 });
  });

  it('does what is quick before what came earlier', async () => {
    const kind = aJob({ concurrency: 1 });
    const { queue, settle } = stand([kind]);
    const done: number[] = [];
    queue.handle(kind, async ({ page }) => {
      done.push(page);
      if (page !== 1) return;
      await queue.enqueue(kind, { page: 2 });
      await queue.enqueue(kind, { page: 3 }, { quick: true });
      await queue.enqueue(kind, { page: 4 }, { quick: true });
    });
    await queue.start({ work: true });
    await queue.enqueue(kind, { page: 1 });
    await settle();
    expect(done).toEqual([1, 3, 4, 2]);
  });

  it('remembers how far the work was', async () => {
    const kind = aJob();
    const { queue, settle } = stand([kind]);
    queue.handle(kind, async (_data, { progress }) => {
      progress('reading', 1, 3);
      for (let page = 1; page <= 500; page += 1) progress('embedding', page, 500);
    });
    await queue.start({ work: true });
    const id = await queue.enqueue(kind, { page: 1 });
    await settle();
    expect(await queue.status(kind, id)).toMatchObject({
      state: 'done',
      stage: 'embedding',
      done: 500,
      total: 500,
    });
  });

  it('tries again what failed, and forgets the error once it worked', async () => {
    const kind = aJob();
    const { queue, settle } = stand([kind]);
    const attempts: number[] = [];
    queue.handle(kind, async (_data, { attempt, progress }) => {
      attempts.push(attempt);
      if (attempt === 1) progress('reading', 1, 2);
      if (attempt < 3) throw new Error(`Try ${attempt} broke.`);
    });
    await queue.start({ work: true });
    const id = await queue.enqueue(kind, { page: 1 });
    await settle();
    expect(attempts).toEqual([1, 2, 3]);
    expect(await queue.status(kind, id)).toMatchObject({
      state: 'done',
      attempt: 3,
      stage: null,
      error: null,
    });
    expect(await queue.deadLetters()).not.toContainEqual(expect.objectContaining({ id }));
  });

  it('makes a dead letter of what failed too often, and gives it one more try when asked', async () => {
    const kind = aJob();
    const { queue, settle } = stand([kind]);
    let broken = true;
    let tries = 0;
    queue.handle(kind, async (_data, { progress }) => {
      tries += 1;
      progress('reading', tries, 9);
      if (broken) throw new Error('The book \0 has no pages.');
    });
    await queue.start({ work: true });
    const id = await queue.enqueue(kind, { page: 4 });
    await settle();
    expect(tries).toBe(3);
    expect(await queue.status(kind, id)).toMatchObject({
      state: 'failed',
      attempt: 3,
      stage: 'reading',
      done: 3,
    });
    const [letter] = await queue.deadLetters();
    expect(letter).toMatchObject({ id, kind: kind.name, data: { page: 4 }, attempts: 3 });
    expect(letter?.error).toMatch(/has no pages/);
    expect(letter?.failedAt).toBeInstanceOf(Date);

    expect(await queue.retryDead(id)).toBe(true);
    await settle();
    expect(tries).toBe(4);
    expect(await queue.status(kind, id)).toMatchObject({ state: 'failed', attempt: 4 });

    broken = false;
    expect(await queue.retryDead(id)).toBe(true);
    await settle();
    expect(await queue.status(kind, id)).toMatchObject({ state: 'done', attempt: 5, error: null });
    expect(await queue.deadLetters()).toEqual([]);
    expect(await queue.retryDead(id)).toBe(false);
  });

  it('lists the newest dead letters first, as many as asked for', async () => {
    const kind = aJob({ retry: { limit: 0, delaySeconds: 0, backoff: false } });
    const { queue, settle } = stand([kind]);
    queue.handle(kind, async ({ page }) => {
      throw new Error(`Page ${page} is missing.`);
    });
    await queue.start({ work: true });
    for (const page of [1, 2, 3]) {
      await queue.enqueue(kind, { page });
      await settle();
      // Both clocks count milliseconds.
      const moment = Date.now();
      await expect.poll(() => Date.now(), { interval: 1 }).toBeGreaterThan(moment);
    }
    expect((await queue.deadLetters(2)).map(({ error }) => error)).toEqual([
      'Page 3 is missing.',
      'Page 2 is missing.',
    ]);
  });

  it('takes one unfinished job per key, and a new one when that is done', async () => {
    const [kind, other] = [aJob(), aJob()];
    const { queue, settle } = stand([kind, other]);
    const pages: number[] = [];
    for (const each of [kind, other]) queue.handle(each, async ({ page }) => void pages.push(page));
    await queue.start({ work: true });
    const later = new Date(Date.now() + 3_600_000);
    const first = await queue.enqueue(kind, { page: 1 }, { key: 'book', startAfter: later });
    expect(await queue.enqueue(kind, { page: 2 }, { key: 'book' })).toBe(first);
    expect(await queue.enqueue(kind, { page: 3 }, { key: 'other book' })).not.toBe(first);
    expect(await queue.enqueue(other, { page: 4 }, { key: 'book' })).not.toBe(first);
    await settle();
    expect(new Set(pages)).toEqual(new Set([3, 4]));
    const again = await queue.enqueue(kind, { page: 5 }, { key: 'other book' });
    await settle();
    expect(await queue.status(kind, again)).toMatchObject({ state: 'done' });
    expect(new Set(pages)).toEqual(new Set([3, 4, 5]));
    expect(pages).toHaveLength(3);
  });

  it('does not bring a dead letter back beside a newer job with the same key', async () => {
    const kind = aJob({ retry: { limit: 0, delaySeconds: 0, backoff: false } });
    const { queue, settle } = stand([kind]);
    queue.handle(kind, async () => {
      throw new Error('No.');
    });
    await queue.start({ work: true });
    const dead = await queue.enqueue(kind, { page: 1 }, { key: 'book' });
    await settle();
    await queue.enqueue(kind, { page: 2 }, { key: 'book', startAfter: new Date(Date.now() + 3_600_000) });
    expect(await queue.retryDead(dead)).toBe(false);
    expect(await queue.status(kind, dead)).toMatchObject({ state: 'failed' });
  });

  it('does the jobs that jobs enqueue', async () => {
    const [first, second] = [aJob(), aJob()];
    const { queue, settle } = stand([first, second]);
    const pages: number[] = [];
    queue.handle(first, async ({ page }) => void (await queue.enqueue(second, { page: page + 1 })));
    queue.handle(second, async ({ page }) => void pages.push(page));
    await queue.start({ work: true });
    await queue.enqueue(first, { page: 1 });
    await settle();
    expect(pages).toEqual([2]);
  });

  it('refuses data that does not fit, before there is a job', async () => {
    const kind = aJob();
    const { queue } = stand([kind]);
    queue.handle(kind, async () => {});
    await queue.start({ work: true });
    const wrong: Page = JSON.parse('{ "page": "seven" }');
    await expect(queue.enqueue(kind, wrong, { key: 'k' })).rejects.toThrow(BadJobData);
    await expect(queue.enqueue(kind, wrong)).rejects.toThrow(new RegExp(`${kind.name}.*page`, 's'));
  });

  it('does not open while a job has no handler', async () => {
    const [kind, orphan] = [aJob(), aJob()];
    const { queue } = stand([kind, orphan]);
    queue.handle(kind, async () => {});
    await expect(queue.start({ work: false })).rejects.toThrow(`The job "${orphan.name}" has no handler.`);
  });

  it('does not open while a job that is to start by itself has no handler', async () => {
    const nightly = jobKind({ ...aJob(), data: z.object({}), schedule: '0 3 * * *' });
    const { queue } = stand([nightly]);
    await expect(queue.start({ work: true })).rejects.toThrow(
      `The job "${nightly.name}" has no handler, though it is to start at "0 3 * * *".`,
    );
  });

  it('refuses a second handler, a job nobody declared, and two jobs of one name', () => {
    const [kind, stranger] = [aJob(), aJob()];
    const { queue } = stand([kind]);
    queue.handle(kind, async () => {});
    expect(() => queue.handle(kind, async () => {})).toThrow(`The job "${kind.name}" has two handlers.`);
    expect(() => queue.handle(stranger, async () => {})).toThrow(
      `The job "${stranger.name}" is not declared.`,
    );
    expect(() => make([kind, kind])).toThrow(`Two jobs are called "${kind.name}".`);
  });

  it('refuses a schedule for a job that can not do without data', () => {
    expect(() => make([aJob({ schedule: '0 3 * * *' })])).toThrow(BadJobData);
  });
});
