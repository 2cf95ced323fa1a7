import * as z from 'zod/mini';
import type { Backlog, DeadLetter, JobStatus, SqlRunner } from './port.ts';

// What pg-boss has no call for, said in SQL over its table of jobs. Its version is pinned, and the tests here
// would notice if the table changed.

/** The schema that pg-boss keeps its tables in. */
export const SCHEMA = 'pgboss';

/** One claim of a job by a worker; a job that was claimed again has another count. */
export interface Claim {
  readonly name: string;
  readonly id: string;
  readonly retryCount: number;
}

const UNFINISHED_WITH_KEY = `
  SELECT id FROM ${SCHEMA}.job
  WHERE name = $1 AND COALESCE(singleton_key, '') = $2 AND state <= 'active' AND policy = 'exclusive'`;

/** The id of the job with this key that is waiting or running. */
export const unfinishedWithKey = async (
  run: SqlRunner,
  name: string,
  key: string,
): Promise<string | undefined> => {
  const { rows } = await run(UNFINISHED_WITH_KEY, [name, key]);
  return z.array(z.object({ id: z.string() })).parse(rows)[0]?.id;
};

// Our own failures carry a message; those that pg-boss writes itself hide it one level deeper.
const ERROR = `COALESCE(j.output->>'message', j.output->'value'->>'message', j.output->>'value')`;

const STATUS = `
  SELECT
    CASE j.state WHEN 'active' THEN 'running' WHEN 'completed' THEN 'done'
                 WHEN 'created' THEN 'waiting' WHEN 'retry' THEN 'waiting' ELSE 'failed' END AS state,
    p.stage, COALESCE(p.done, 0) AS done, COALESCE(p.total, 0) AS total,
    CASE WHEN j.started_on IS NULL THEN 0 ELSE j.retry_count + 1 END AS attempt,
    CASE WHEN j.state = 'completed' THEN NULL ELSE ${ERROR} END AS error
  FROM ${SCHEMA}.job j
  LEFT JOIN queue_progress p ON p.job_id = j.id AND p.attempt = j.retry_count + 1
  WHERE j.name = $1 AND j.id = $2`;

const StatusRow = z.object({
  state: z.enum(['waiting', 'running', 'done', 'failed']),
  stage: z.nullable(z.string()),
  done: z.number(),
  total: z.number(),
  attempt: z.number(),
  error: z.nullable(z.string()),
});

/** Where a job stands. */
export const statusOf = async (run: SqlRunner, name: string, id: string): Promise<JobStatus | undefined> => {
  const { rows } = await run(STATUS, [name, id]);
  return z.array(StatusRow).parse(rows)[0];
};

const DEAD_LETTERS = `
  SELECT j.id, j.name AS kind, j.data, COALESCE(${ERROR}, '') AS error,
         j.retry_count + 1 AS attempts, j.completed_on AS "failedAt"
  FROM ${SCHEMA}.job j
  WHERE j.state = 'failed' AND j.name = ANY($1::text[])
  ORDER BY j.completed_on DESC, j.id DESC
  LIMIT $2`;

const DeadLetterRow = z.object({
  id: z.string(),
  kind: z.string(),
  data: z.unknown(),
  error: z.string(),
  attempts: z.number(),
  failedAt: z.date(),
});

/** The jobs of these kinds that failed for good, newest first. */
export const deadLettersOf = async (
  run: SqlRunner,
  names: readonly string[],
  most: number,
): Promise<DeadLetter[]> => {
  const { rows } = await run(DEAD_LETTERS, [names, most]);
  return z.array(DeadLetterRow).parse(rows);
};

const BACKLOG = `
  SELECT j.name AS kind, s.state, count(*)::integer AS count
  FROM ${SCHEMA}.job j
  CROSS JOIN LATERAL (
    SELECT CASE j.state WHEN 'active' THEN 'running' WHEN 'failed' THEN 'failed' ELSE 'waiting' END AS state
  ) s
  WHERE j.name = ANY($1::text[]) AND j.state IN ('created', 'retry', 'active', 'failed')
  GROUP BY 1, 2
  ORDER BY 1, 2`;

const BacklogRow = z.object({
  kind: z.string(),
  state: z.enum(['waiting', 'running', 'failed']),
  count: z.number(),
});

/** How many jobs of these kinds wait, run or have failed for good. */
export const backlogOf = async (run: SqlRunner, names: readonly string[]): Promise<Backlog[]> => {
  const { rows } = await run(BACKLOG, [names]);
  return z.array(BacklogRow).parse(rows);
};

const ONE_MORE_TRY = `
  UPDATE ${SCHEMA}.job j
  SET state = 'retry', retry_limit = j.retry_count + 1, completed_on = NULL, start_after = ${SCHEMA}.job_now()
  WHERE j.id = $1 AND j.state = 'failed' AND j.name = ANY($2::text[])
    AND NOT EXISTS (
      SELECT FROM ${SCHEMA}.job k
      WHERE k.name = j.name AND COALESCE(k.singleton_key, '') = COALESCE(j.singleton_key, '')
        AND k.state <= 'active' AND k.policy = 'exclusive'
    )
  RETURNING j.id`;

/** Puts a job that failed for good back, unless a newer one has its key. */
export const oneMoreTry = async (run: SqlRunner, names: readonly string[], id: string): Promise<boolean> => {
  const { rows } = await run(ONE_MORE_TRY, [id, names]);
  return rows.length === 1;
};

const HAND_BACK = `
  UPDATE ${SCHEMA}.job
  SET state = 'retry', retry_limit = retry_limit + 1, heartbeat_on = NULL
  WHERE name = $1 AND id = $2 AND retry_count = $3 AND state = 'active'`;

/** Gives a running job back for any node to take at once; the interrupted try does not count. */
export const handBack = async (run: SqlRunner, { name, id, retryCount }: Claim): Promise<void> => {
  await run(HAND_BACK, [name, id, retryCount]);
};

// The try that was cut off counts, so that a job which brings its node down does not do so for ever: who has none left is
// not freed, and found dead by his silence.
const TAKE_OVER = `
  UPDATE ${SCHEMA}.job
  SET state = 'retry', start_after = ${SCHEMA}.job_now(), heartbeat_on = NULL
  WHERE name = ANY($1::text[]) AND state = 'active' AND retry_count < retry_limit`;

/** Frees the jobs that are under way, for who knows that nobody works on them any more. */
export const takeOver = async (run: SqlRunner, names: readonly string[]): Promise<void> => {
  await run(TAKE_OVER, [names]);
};
