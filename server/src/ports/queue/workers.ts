import { setTimeout as delay } from 'node:timers/promises';
import type { JobResult, JobWithMetadata, PgBoss } from 'pg-boss';
import { BadJobData, type JobKind, type SqlRunner } from './port.ts';
import { latestOnly, type ProgressReport, writeProgress } from './progress.ts';
import { type Claim, handBack } from './records.ts';
import type { Registry } from './registry.ts';

interface Bench {
  readonly boss: PgBoss;
  readonly run: SqlRunner;
  readonly registry: Registry;
  readonly log: { warn(sentence: string): void; error(sentence: string): void };
  readonly pollSeconds: number;
}

/** The jobs this node is busy with. */
export interface Workers {
  /** Begins to take jobs of every kind. */
  start(): Promise<void>;
  /** Takes no more, waits for those under way, and hands back what is not done by then. */
  drain(graceSeconds: number): Promise<void>;
}

interface Running {
  readonly claim: Claim;
  readonly interrupt: AbortController;
}

const LONGEST_ERROR = 2_000;

/** An error's words, made fit for a JSON column. */
const wordsOf = (error: unknown): string =>
  (error instanceof Error ? error.message : String(error))
    .toWellFormed()
    .replaceAll('\0', '')
    .slice(0, LONGEST_ERROR);

/** Puts this node to work. */
export const makeWorkers = ({ boss, run, registry, log, pollSeconds }: Bench): Workers => {
  const running = new Set<Running>();

  const writeDown = async (report: ProgressReport) => {
    await writeProgress(run, report).catch((error: unknown) => {
      log.warn(`The progress of the job ${report.jobId} could not be written: ${wordsOf(error)}`);
    });
  };

  const failure = (kind: JobKind, job: JobWithMetadata, error: unknown): JobResult => {
    // Data that does not fit now will not fit later.
    const hopeless = error instanceof BadJobData;
    const last = hopeless || job.retryCount >= job.retryLimit;
    const trace = error instanceof Error ? (error.stack ?? error.message) : String(error);
    const sentence = `Try ${job.retryCount + 1} of the job "${kind.name}" (${job.id}) failed: ${trace}`;
    if (last) log.error(`${sentence}\nIt will not be tried again.`);
    else log.warn(sentence);
    return { id: job.id, status: hopeless ? 'deadletter' : 'failed', output: { message: wordsOf(error) } };
  };

  const doJob = async (kind: JobKind, job: JobWithMetadata): Promise<JobResult> => {
    const attempt = job.retryCount + 1;
    const interrupt = new AbortController();
    const mine: Running = { claim: { name: kind.name, id: job.id, retryCount: job.retryCount }, interrupt };
    const progress = latestOnly(writeDown);
    running.add(mine);
    try {
      await registry.runner(kind.name)(job.data, {
        id: job.id,
        attempt,
        signal: AbortSignal.any([job.signal, interrupt.signal]),
        progress: (stage, done, total) => progress.report({ jobId: job.id, attempt, stage, done, total }),
      });
      return { id: job.id, status: 'completed' };
    } catch (error) {
      return failure(kind, job, error);
    } finally {
      await progress.flush();
      running.delete(mine);
    }
  };

  const startWorker = async (kind: JobKind): Promise<void> => {
    const options = {
      batchSize: 1,
      includeMetadata: true,
      perJobResults: true,
      pollingIntervalSeconds: pollSeconds,
      notifyPollingIntervalSeconds: pollSeconds,
    } as const;
    const workerId: string = await boss.work<object, never, typeof options>(
      kind.name,
      options,
      async (jobs) => {
        const results = await Promise.all(jobs.map((job) => doJob(kind, job)));
        // Each job is announced once; whoever was busy then has to look again by himself.
        boss.notifyWorker(workerId);
        return results;
      },
    );
  };

  const interruptRest = async (): Promise<void> => {
    await Promise.all(
      [...running].map(async ({ claim, interrupt }) => {
        // Handed back first: what the interrupted handler says then no longer counts.
        await handBack(run, claim);
        interrupt.abort(new Error('This node is stopping.'));
      }),
    );
  };

  return {
    start: async () => {
      const benches = registry.kinds.flatMap((kind) => Array.from({ length: kind.concurrency }, () => kind));
      await Promise.all(benches.map(startWorker));
    },
    drain: async (graceSeconds) => {
      const patience = new AbortController();
      const allDone = Promise.all(registry.kinds.map(({ name }) => boss.offWork(name, { wait: true })));
      const graceOver = delay(graceSeconds * 1_000, undefined, { signal: patience.signal }).catch(() => {});
      await Promise.race([allDone, graceOver]);
      patience.abort();
      await interruptRest();
    },
  };
};
