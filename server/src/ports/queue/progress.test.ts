import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { sqlRunner } from '../../db/transaction.ts';
import { freshDatabase, type TestDatabase } from '../../testing/database.ts';
import { latestOnly, writeProgress } from './progress.ts';
import { gate } from './queue.fixture.ts';

const [JOB, OLD_JOB] = ['0190a000-0000-7000-8000-000000000001', '0190a000-0000-7000-8000-000000000002'];

describe('written progress', () => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await freshDatabase();
  });
  afterAll(() => database.drop());
  const write = (jobId: string, attempt: number, stage: string) =>
    writeProgress(sqlRunner(database.db), { jobId, attempt, stage, done: 1, total: 2.5 });
  const stored = async () =>
    (await database.pool.query('SELECT attempt, stage, done, total FROM queue_progress ORDER BY job_id'))
      .rows;

  it('is that of the newest try, whatever an older one still says', async () => {
    await write(JOB, 1, 'reading');
    await write(JOB, 2, 'reading again');
    await write(JOB, 1, 'embedding');
    expect(await stored()).toEqual([{ attempt: 2, stage: 'reading again', done: 1, total: 2.5 }]);
  });

  it('of jobs long forgotten is thrown away', async () => {
    await write(OLD_JOB, 1, 'old');
    await database.pool.query("UPDATE queue_progress SET updated_at = now() - interval '16 days'");
    await write(JOB, 3, 'new');
    expect(await stored()).toEqual([expect.objectContaining({ stage: 'new' })]);
  });
});

describe('reports that come too fast', () => {
  it('are written one at a time, the newest only, and the last one always', async () => {
    const first = gate();
    const written: number[] = [];
    const reports = latestOnly(async (report: number) => {
      if (report === 1) await first.opened;
      written.push(report);
    });
    for (let report = 1; report <= 1_000; report += 1) reports.report(report);
    const flushed = reports.flush();
    first.open();
    await flushed;
    expect(written).toEqual([1, 1_000]);
  });

  it('are written a few times a second', async () => {
    vi.useFakeTimers();
    try {
      const written: number[] = [];
      const reports = latestOnly(async (report: number) => void written.push(report));
      for (let report = 1; report <= 100; report += 1) {
        reports.report(report);
        await vi.advanceTimersByTimeAsync(10);
      }
      expect(written).toEqual([1, 20, 40, 60, 80, 100]);
      await reports.flush();
    } finally {
      vi.useRealTimers();
    }
  });
});
