import type { SqlRunner } from './port.ts';

/** How far one try of a job is. */
export interface ProgressReport {
  readonly jobId: string;
  readonly attempt: number;
  readonly stage: string;
  readonly done: number;
  readonly total: number;
}

const PAUSE_MS = 200;

// Along the way, the reports of jobs that are long forgotten are thrown away.
const WRITE = `
  WITH forgotten AS (
    DELETE FROM queue_progress WHERE updated_at < now() - interval '15 days' AND job_id <> $1
  )
  INSERT INTO queue_progress (job_id, attempt, stage, done, total, updated_at)
  VALUES ($1, $2, $3, $4, $5, now())
  ON CONFLICT (job_id) DO UPDATE
  SET attempt = excluded.attempt, stage = excluded.stage, done = excluded.done,
      total = excluded.total, updated_at = excluded.updated_at
  WHERE queue_progress.attempt <= excluded.attempt`;

/** Writes a report down where every node can read it. */
export const writeProgress = async (run: SqlRunner, report: ProgressReport): Promise<void> => {
  await run(WRITE, [report.jobId, report.attempt, report.stage, report.done, report.total]);
};

/** Lets a handler report as often as it likes: only the newest report is written, a few times a second. */
export const latestOnly = <Report>(write: (report: Report) => Promise<void>) => {
  let latest: Report | undefined;
  let pause: NodeJS.Timeout | undefined;
  let written = Promise.resolve();
  const writeLatest = (): void => {
    pause = undefined;
    if (latest === undefined) return;
    const report = latest;
    latest = undefined;
    written = written.then(() => write(report));
    pause = setTimeout(writeLatest, PAUSE_MS);
  };
  return {
    report: (report: Report): void => {
      latest = report;
      if (pause === undefined) writeLatest();
    },
    /** Resolves when the last report is written. */
    flush: async (): Promise<void> => {
      clearTimeout(pause);
      writeLatest();
      clearTimeout(pause);
      await written;
    },
  };
};
