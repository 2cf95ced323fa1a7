import { stat } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { ChildEnded, startChild, type Child } from './child.ts';
import { makePlaces } from './concurrency.ts';
import { documentKinds } from './kinds.ts';
import { READ_LIMITS } from './limits.ts';
import type { DocumentFile, Documents, ReadEvent, ReadLimits, ReadOptions, ReadTrouble } from './port.ts';
import type { Order } from './protocol.ts';

interface Settings {
  /** The built program of the children, `reader.js`. */
  program: string;
  /** How many read at once. */
  places?: number;
  /** Bytes that a child may occupy. */
  mostMemory?: number;
}

/** Two books at once where there are cores for them, and one place for who waits for a file of theirs. */
const PLACES = Math.min(2, availableParallelism()) + 1;
const IDLE_TIME = 120_000;

/** Documents read by child processes, which may crash, hang and swell without anybody else noticing. */
export const isolatedDocuments = ({ program, places = PLACES, mostMemory }: Settings): Documents => {
  const room = makePlaces(places);
  const idle = new Map<Child, NodeJS.Timeout>();
  const busy = new Set<Child>();

  const takeChild = (): Child => {
    for (const [child, timer] of idle) {
      clearTimeout(timer);
      idle.delete(child);
      if (!child.isSpent()) return child;
    }
    return startChild(program, mostMemory);
  };
  const giveBack = (child: Child): void => {
    if (child.isSpent()) return;
    const timer = setTimeout(() => {
      idle.delete(child);
      child.kill();
    }, IDLE_TIME);
    timer.unref();
    idle.set(child, timer);
  };

  const run = async function* (order: Order, limits: ReadLimits, options: ReadOptions) {
    const leave = await room.enter(options);
    const child = takeChild();
    busy.add(child);
    try {
      const patience = { first: limits.openTime, next: limits.pageTime, last: limits.wholeTime };
      yield* child.run(order, patience, options.signal);
    } finally {
      busy.delete(child);
      giveBack(child);
      leave();
    }
  };

  return {
    ...documentKinds,
    getReady: (kind) => {
      if (idle.size === 0 && busy.size >= places) return;
      const child = takeChild();
      if (kind !== undefined) child.expect(kind);
      giveBack(child);
    },
    read: (file, options = {}) => {
      const limits = { ...READ_LIMITS, ...options.limits };
      return reading(file, limits, options, run);
    },
    pictureOf: async (file, { page, width }) => {
      if (await isTooLarge(file, READ_LIMITS.bytes)) return null;
      try {
        for await (const report of run(
          { type: 'picture', file, page, width, limits: READ_LIMITS },
          READ_LIMITS,
          {},
        ))
          if (report.type === 'picture') return report.bytes;
      } catch (error) {
        if (!(error instanceof ChildEnded)) throw error;
      }
      return null;
    },
    close: async () => {
      room.close();
      for (const timer of idle.values()) clearTimeout(timer);
      const children = [...idle.keys(), ...busy];
      idle.clear();
      await Promise.all(children.map((child) => child.end()));
    },
  };
};

type Run = (order: Order, limits: ReadLimits, options: ReadOptions) => ReturnType<Child['run']>;

const reading = async function* (
  file: DocumentFile,
  limits: ReadLimits,
  options: ReadOptions,
  run: Run,
): AsyncGenerator<ReadEvent> {
  const from = options.from ?? 1;
  let page: number | null = null;
  const failed = (trouble: ReadTrouble, detail: string): ReadEvent => ({
    type: 'failed',
    trouble,
    page,
    detail,
  });
  if (await isTooLarge(file, limits.bytes)) return yield failed('too-large', 'The file has too many bytes.');
  try {
    for await (const report of run({ type: 'read', file, from, limits }, limits, options)) {
      if (report.type === 'picture') continue;
      if (report.type === 'failed') return yield failed(report.trouble, report.detail);
      if (report.type === 'opened') page = from;
      if (report.type === 'page') page = report.page.number + 1;
      yield report;
    }
  } catch (error) {
    if (!(error instanceof ChildEnded)) throw error;
    yield failed(error.trouble, error.message);
  }
};

const isTooLarge = async (file: DocumentFile, limit: number): Promise<boolean> => {
  const size = 'bytes' in file ? file.bytes.length : (await stat(file.path)).size;
  return size > limit;
};
