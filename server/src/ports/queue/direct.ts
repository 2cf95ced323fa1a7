import {
  BadJobData,
  type Backlog,
  type DeadLetter,
  type JobKind,
  type JobStatus,
  type Queue,
} from './port.ts';
import { checkedData, makeRegistry } from './registry.ts';

/** A queue in the memory of one test, which does its jobs when the test says so. */
export interface DirectQueue extends Queue {
  /** Does every job that is due, and what those enqueue, trying again at once what fails. */
  drain(): Promise<void>;
}

/** What names and dates the jobs. */
export interface DirectSettings {
  readonly kinds: readonly JobKind[];
  readonly newId: () => string;
  readonly now: () => Date;
}

interface Job {
  readonly id: string;
  readonly kind: JobKind;
  /** As JSON, because that is how real jobs travel. */
  readonly data: string;
  readonly key: string;
  readonly startAfter: Date;
  readonly quick: boolean;
  status: JobStatus;
  triesLeft: number;
  failedAt: Date;
}

const UNTOUCHED: JobStatus = { state: 'waiting', stage: null, done: 0, total: 0, attempt: 0, error: null };
const isUnfinished = ({ status }: Job) => status.state === 'waiting' || status.state === 'running';

/** Makes a queue without a database; it knows nothing of transactions, a job stays even if they roll back. */
export const makeDirectQueue = ({ kinds, newId, now }: DirectSettings): DirectQueue => {
  const registry = makeRegistry(kinds);
  const jobs: Job[] = [];
  const letterOf = ({ id, kind, data, status, failedAt }: Job): DeadLetter => ({
    id,
    kind: kind.name,
    data: JSON.parse(data),
    error: status.error ?? '',
    attempts: status.attempt,
    failedAt,
  });

  const fail = (job: Job, error: unknown): void => {
    const hopeless = error instanceof BadJobData;
    job.triesLeft = hopeless ? 0 : job.triesLeft - 1;
    job.failedAt = now();
    const message = error instanceof Error ? error.message : String(error);
    job.status = { ...job.status, state: job.triesLeft > 0 ? 'waiting' : 'failed', error: message };
  };

  const tryOnce = async (job: Job): Promise<void> => {
    const attempt = job.status.attempt + 1;
    job.status = { ...UNTOUCHED, state: 'running', attempt, error: job.status.error };
    try {
      await registry.runner(job.kind.name)(JSON.parse(job.data), {
        id: job.id,
        attempt,
        signal: new AbortController().signal,
        progress: (stage, done, total) => {
          job.status = { ...job.status, stage, done, total };
        },
      });
      job.status = { ...job.status, state: 'done', error: null };
    } catch (error) {
      fail(job, error);
    }
  };

  const drain = async (): Promise<void> => {
    const due = jobs.filter(({ status, startAfter }) => status.state === 'waiting' && startAfter <= now());
    const next = due.find(({ quick }) => quick) ?? due[0];
    if (next === undefined) return;
    await tryOnce(next);
    await drain();
  };

  return {
    drain,
    enqueue: async (kind, data, options = {}) => {
      registry.declared(kind);
      const json = JSON.stringify(checkedData(kind, data));
      const id = newId();
      const { key = id, startAfter = now(), quick = false } = options;
      const known = jobs.find((job) => job.kind.name === kind.name && job.key === key && isUnfinished(job));
      if (known !== undefined) return known.id;
      const triesLeft = kind.retry.limit + 1;
      const job = { id, kind, data: json, key, startAfter, quick, status: UNTOUCHED, triesLeft };
      jobs.push({ ...job, failedAt: now() });
      return id;
    },
    handle: (kind, handler) => registry.add(kind, handler),
    start: async () => registry.complete(),
    status: async (kind, id) => jobs.find((job) => job.id === id && job.kind.name === kind.name)?.status,
    backlog: async () => {
      const counts = new Map<string, Backlog>();
      for (const { kind, status } of jobs) {
        const { state } = status;
        if (state === 'done') continue;
        const key = `${kind.name} ${state}`;
        counts.set(key, { kind: kind.name, state, count: (counts.get(key)?.count ?? 0) + 1 });
      }
      return [...counts.entries()]
        .toSorted(([one], [other]) => (one < other ? -1 : 1))
        .map(([, found]) => found);
    },
    deadLetters: async (most = 50) =>
      jobs
        .filter(({ status }) => status.state === 'failed')
        .toSorted((one, other) => other.failedAt.getTime() - one.failedAt.getTime())
        .slice(0, most)
        .map(letterOf),
    retryDead: async (id) => {
      const dead = jobs.find((job) => job.id === id && job.status.state === 'failed');
      const isTaken = jobs.some(
        (job) => job.kind.name === dead?.kind.name && job.key === dead.key && isUnfinished(job),
      );
      if (dead === undefined || isTaken) return false;
      dead.status = { ...dead.status, state: 'waiting' };
      dead.triesLeft = 1;
      return true;
    },
    stop: async () => {},
  };
};
