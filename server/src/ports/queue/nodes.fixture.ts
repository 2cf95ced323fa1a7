import { afterAll, afterEach, beforeAll } from 'vitest';
import { freshDatabase, type TestDatabase } from '../../testing/database.ts';
import { recordingLog } from '../../testing/log.ts';
import { scriptedRandom } from '../random/scripted.ts';
import { makeQueue, type QueuePace } from './pgboss.ts';
import type { JobHandler, JobKind, Queue } from './port.ts';
import { type Page, pageJob, QUICK } from './queue.fixture.ts';

/** How a test waits for what another process or the database has to do. */
export const SOON = { timeout: 15_000, interval: 20 };

interface NodeOptions {
  work?: boolean;
  pace?: QueuePace;
  log?: ReturnType<typeof recordingLog>;
}

/** A database for a file of tests, and as many processes of the product on it as a test likes. */
export const useNodes = () => {
  let database: TestDatabase | undefined;
  let nodes: Queue[] = [];
  const random = scriptedRandom('nodes');
  let kinds = 0;

  beforeAll(async () => {
    database = await freshDatabase();
  });
  afterEach(async () => {
    await Promise.all(nodes.map((node) => node.stop({ graceSeconds: 0 })));
    nodes = [];
  });
  afterAll(() => database?.drop());

  const home = (): TestDatabase => {
    if (database === undefined) throw new Error('There is a database only inside of a test.');
    return database;
  };

  /** One more process of the product, as far as its jobs go. */
  const makeNode = <Data extends object>(
    kind: JobKind<Data>,
    handler: JobHandler<Data>,
    { pace = QUICK, log = recordingLog() }: NodeOptions = {},
  ): Queue => {
    const { connection } = home();
    const node = makeQueue({ kinds: [kind], connection, newId: () => random.id(), log, pace });
    node.handle(kind, handler);
    nodes.push(node);
    return node;
  };

  const startNode = async <Data extends object>(
    kind: JobKind<Data>,
    handler: JobHandler<Data>,
    options: NodeOptions = {},
  ): Promise<Queue> => {
    const node = makeNode(kind, handler, options);
    await node.start({ work: options.work ?? true });
    return node;
  };

  const countOf = async (kind: JobKind): Promise<number | undefined> => {
    const sql = 'SELECT count(*)::int AS count FROM pgboss.job WHERE name = $1';
    return (await home().pool.query<{ count: number }>(sql, [kind.name])).rows[0]?.count;
  };

  return {
    home,
    makeNode,
    startNode,
    countOf,
    /** A kind of job that no other test of the file has. */
    aJob: (changes: Partial<JobKind<Page>> = {}) => pageJob(`job-${(kinds += 1)}`, changes),
  };
};

/** To poll: where these jobs stand. */
export const statesOf =
  (node: Queue, kind: JobKind, ids: readonly string[]) => async (): Promise<Set<string | undefined>> =>
    new Set(await Promise.all(ids.map(async (id) => (await node.status(kind, id))?.state)));

/** Where jobs stand that are all done. */
export const ALL_DONE = new Set(['done']);
