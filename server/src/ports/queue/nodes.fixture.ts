import { makeQueue, type QueueConnection, type QueuePace, type QueueSettings } from './pgboss.ts';
import type { JobHandler, JobKind, Queue } from './port.ts';
import { type Page, pageJob, QUICK } from './queue.fixture.ts';

/** How a test waits for what another process or the database has to do. */
export const SOON = { timeout: 120_000, interval: 20 };

/** Where jobs stand that are all done. */
export const ALL_DONE = new Set(['done']);

interface Home {
  readonly connection: () => QueueConnection;
  readonly newId: () => string;
}

interface NodeOptions {
  work?: boolean;
  pace?: QueuePace;
  log?: QueueSettings['log'];
}

const SILENT = { warn: () => {}, error: () => {} };

/** As many processes of the product as a test likes, as far as their jobs go. */
export const makeNodes = ({ connection, newId }: Home) => {
  let nodes: Queue[] = [];
  let kinds = 0;

  const makeNode = <Data extends object>(
    kind: JobKind<Data>,
    handler: JobHandler<Data>,
    { pace = QUICK, log = SILENT }: NodeOptions = {},
  ): Queue => {
    const node = makeQueue({ kinds: [kind], connection: connection(), newId, log, pace });
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

  const stopNodes = async (): Promise<void> => {
    await Promise.all(nodes.map((node) => node.stop({ graceSeconds: 0 })));
    nodes = [];
  };

  /** A kind of job that no other test of the file has. */
  const aJob = (changes: Partial<JobKind<Page>> = {}) => pageJob(`job-${(kinds += 1)}`, changes);

  return { makeNode, startNode, stopNodes, aJob };
};

/** To poll: where these jobs stand. */
export const statesOf =
  (node: Queue, kind: JobKind, ids: readonly string[]) => async (): Promise<Set<string | undefined>> =>
    new Set(await Promise.all(ids.map(async (id) => (await node.status(kind, id))?.state)));
