import type * as z from 'zod/mini';

/** How often and how soon a failed job is tried again. */
interface RetryPolicy {
  /** Tries after the first one; a worker that dies uses one up, a node that stops does not. */
  readonly limit: number;
  /** The wait before the first retry; with back-off, the least of it. */
  readonly delaySeconds: number;
  /** Whether each further wait is about twice the one before (with some chance in it). */
  readonly backoff: boolean;
}

/** One kind of long work, as data: what it is called, what it is given, and how patient to be with it. */
export interface JobKind<Data extends object = object> {
  /** Letters, digits, `-`, `_`, `.` and `/`; the same on every node. */
  readonly name: string;
  /** What the job is given: plain JSON that the schema leaves as it is. */
  readonly data: z.core.$ZodType<Data>;
  readonly retry: RetryPolicy;
  /** How long one try may take. */
  readonly timeoutSeconds: number;
  /** A worker that was silent for so long is taken for dead and its job goes to another; at least 10. */
  readonly heartbeatSeconds: number;
  /** How many jobs of this kind one node works on at once. */
  readonly concurrency: number;
  /** When jobs of this kind start by themselves, with `{}` as their data: a cron line, in UTC. */
  readonly schedule?: string;
}

/** What a handler knows about the job it works on. */
export interface JobContext {
  readonly id: string;
  /** 1 for the first try. */
  readonly attempt: number;
  /** Aborted when the job's time is over, this node stops, or another node took the job over. */
  readonly signal: AbortSignal;
  /** Tells how far the work is; cheap enough to call for every item. */
  readonly progress: (stage: string, done: number, total: number) => void;
}

/** Does the work of one job. May be called again for the same job, so it must bear repetition. */
export type JobHandler<Data> = (data: Data, context: JobContext) => Promise<void>;

/** Runs plain SQL with `$1` parameters on somebody's connection. */
export type SqlRunner = (text: string, values?: readonly unknown[]) => Promise<{ rows: unknown[] }>;

/** How a job is put in the queue. */
export interface EnqueueOptions {
  /** While a job of this kind with this key is unfinished, there will be no second one. */
  readonly key?: string;
  /** Not before this moment. */
  readonly startAfter?: Date;
  /** Soon done: it goes before those of its kind that wait and are not. */
  readonly quick?: boolean;
  /** The transaction the job belongs to: it exists only once, and only if, that commits. */
  readonly within?: SqlRunner;
}

/** Where a job stands. */
export interface JobStatus {
  /** `waiting` also between two tries. */
  readonly state: 'waiting' | 'running' | 'done' | 'failed';
  /** What the handler told last; null until it tells something. */
  readonly stage: string | null;
  readonly done: number;
  readonly total: number;
  /** 0 until the job was started for the first time. */
  readonly attempt: number;
  /** Why the last try failed, unless the job is done. */
  readonly error: string | null;
}

/** A job that is not tried any more. */
export interface DeadLetter {
  readonly id: string;
  readonly kind: string;
  readonly data: unknown;
  readonly error: string;
  readonly attempts: number;
  readonly failedAt: Date;
}

/** How many jobs of one kind are in a state. */
export interface Backlog {
  readonly kind: string;
  readonly state: Exclude<JobStatus['state'], 'done'>;
  readonly count: number;
}

/** Long work, done outside of requests, by whichever node has room. */
export interface Queue {
  /** Puts a job in the queue and answers its id, or the id of the unfinished job with the same key. */
  enqueue<Data extends object>(kind: JobKind<Data>, data: Data, options?: EnqueueOptions): Promise<string>;
  /** Says who does the jobs of a kind; once per kind, before the start. */
  handle<Data extends object>(kind: JobKind<Data>, handler: JobHandler<Data>): void;
  /**
   * Opens the queue, and with `work` begins to work on it; throws when a kind has no handler. Who is `alone` with it takes at
   * once what was under way: whoever did it is gone.
   */
  start(role: { readonly work: boolean; readonly alone?: boolean }): Promise<void>;
  /** Where a job stands, or nothing when there is (or long was) no such job. */
  status(kind: JobKind, id: string): Promise<JobStatus | undefined>;
  /** How many jobs of each kind wait, run or have failed for good; kinds without any are left out. */
  backlog(): Promise<Backlog[]>;
  /** The jobs that failed for good, newest first. */
  deadLetters(most?: number): Promise<DeadLetter[]>;
  /** Gives a job that failed for good one more try; false when there is none, or a newer one has its key. */
  retryDead(id: string): Promise<boolean>;
  /** Takes no more jobs, lets running ones finish, and hands back those that do not within the grace. */
  stop(grace: { readonly graceSeconds: number }): Promise<void>;
}

/** What a job was given does not fit its kind. */
export class BadJobData extends Error {
  override readonly name = 'BadJobData';
}
