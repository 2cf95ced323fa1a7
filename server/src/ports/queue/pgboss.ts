import { PgBoss } from 'pg-boss';
import type { EnqueueOptions, JobKind, Queue, SqlRunner } from './port.ts';
import { prepareKinds } from './prepare-kinds.ts';
import {
  backlogOf,
  deadLettersOf,
  oneMoreTry,
  SCHEMA,
  statusOf,
  takeOver,
  unfinishedWithKey,
} from './records.ts';
import { checkedData, makeRegistry } from './registry.ts';
import { makeWorkers, type Workers } from './workers.ts';

/** How to reach the database: an address, or the parts of one. */
export interface QueueConnection {
  readonly connectionString?: string;
  readonly host?: string;
  readonly port?: number;
  readonly user?: string;
  readonly password?: string;
  readonly database?: string;
}

/** How often the queue looks around by itself; new jobs are announced and do not wait for this. */
export interface QueuePace {
  /** For jobs whose time has come, and announcements that got lost. */
  readonly pollSeconds: number;
  /** For workers that died. */
  readonly superviseSeconds: number;
  /** For schedules that are due. */
  readonly scheduleSeconds: number;
}

/** What a queue is made of. */
export interface QueueSettings {
  /** Every kind of job of the product. */
  readonly kinds: readonly JobKind[];
  readonly connection: QueueConnection;
  readonly log: { warn(sentence: string): void; error(sentence: string): void };
  readonly newId: () => string;
  readonly pace?: QueuePace;
}

interface OpenQueue {
  readonly boss: PgBoss;
  readonly run: SqlRunner;
  readonly workers: Workers | null;
}

const USUAL_PACE: QueuePace = { pollSeconds: 5, superviseSeconds: 10, scheduleSeconds: 30 };
const MOST_CONNECTIONS = 5;
const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;
/** How often a job with the same key may finish just before it is looked up. */
const MOST_NEAR_MISSES = 10;

const bossFor = ({ connection, log, pace = USUAL_PACE }: QueueSettings, work: boolean): PgBoss => {
  const boss = new PgBoss({
    ...connection,
    application_name: 'studia queue',
    max: MOST_CONNECTIONS,
    schema: SCHEMA,
    useListenNotify: work,
    supervise: work,
    schedule: work,
    superviseIntervalSeconds: pace.superviseSeconds,
    monitorIntervalSeconds: pace.superviseSeconds,
    cronMonitorIntervalSeconds: pace.scheduleSeconds,
  });
  boss.on('error', (error) => log.error(`The job queue met an error: ${error.message}`));
  boss.on('warning', ({ message }) => log.warn(`The job queue warns: ${message}`));
  return boss;
};

/** Keeps jobs in PostgreSQL, so that every node sees the same ones. */
export const makeQueue = (settings: QueueSettings): Queue => {
  const { log, newId, pace = USUAL_PACE } = settings;
  const registry = makeRegistry(settings.kinds);
  const names = registry.kinds.map(({ name }) => name);
  let open: OpenQueue | undefined;

  const opened = (): OpenQueue => {
    if (open === undefined) throw new Error('The job queue is not open.');
    return open;
  };

  const enqueue: Queue['enqueue'] = async (kind, data, options = {}) => {
    registry.declared(kind);
    const checked = checkedData(kind, data);
    const id = newId();
    return enqueueOnce(opened(), kind.name, checked, { id, key: id, ...options });
  };

  const start: Queue['start'] = async ({ work, alone = false }) => {
    if (open !== undefined) throw new Error('The job queue is open already.');
    registry.complete();
    const boss = bossFor(settings, work);
    const run: SqlRunner = (text, values) => boss.getDb().executeSql(text, values && [...values]);
    const workers = work ? makeWorkers({ boss, run, registry, log, pollSeconds: pace.pollSeconds }) : null;
    try {
      await boss.start();
      await prepareKinds(boss, registry.kinds);
      if (work && alone) await takeOver(run, names);
      await workers?.start();
    } catch (error) {
      await boss.stop({ graceful: false });
      throw error;
    }
    open = { boss, run, workers };
  };

  return {
    enqueue,
    start,
    handle: (kind, handler) => registry.add(kind, handler),
    status: async ({ name }, id) => (UUID.test(id) ? statusOf(opened().run, name, id) : undefined),
    backlog: () => backlogOf(opened().run, names),
    deadLetters: (most = 50) => deadLettersOf(opened().run, names, most),
    retryDead: async (id) => UUID.test(id) && oneMoreTry(opened().run, names, id),
    stop: async ({ graceSeconds }) => {
      const stopping = open;
      if (stopping === undefined) return;
      // Until they are done, running jobs may still enqueue others.
      await stopping.workers?.drain(graceSeconds);
      open = undefined;
      await stopping.boss.stop({ graceful: false });
    },
  };
};

type Ticket = Required<Pick<EnqueueOptions, 'key'>> & EnqueueOptions & { readonly id: string };

const enqueueOnce = async (
  queue: OpenQueue,
  name: string,
  data: object,
  ticket: Ticket,
  nearMisses = 0,
): Promise<string> => {
  const { id, key, startAfter, quick = false, within = queue.run } = ticket;
  const made = await queue.boss.send(name, data, {
    id,
    singletonKey: key,
    db: { executeSql: (text, values) => within(text, values) },
    ...(startAfter && { startAfter }),
    ...(quick && { priority: 1 }),
  });
  const known = made ?? (await unfinishedWithKey(within, name, key));
  if (known !== undefined) return known;
  if (nearMisses === MOST_NEAR_MISSES)
    throw new Error(`The job "${name}" with the key "${key}" could not be made.`);
  return enqueueOnce(queue, name, data, ticket, nearMisses + 1);
};
