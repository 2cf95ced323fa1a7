import { fork, type ChildProcess } from 'node:child_process';
import { MOST_HEAP_MEGABYTES, MOST_MEMORY } from './limits.ts';
import { memoryOf } from './memory.ts';
import type { DocumentKind, ReadTrouble } from './port.ts';
import { isLast, type Expectation, type Order, type Report } from './protocol.ts';

/** How long an order may take. */
export interface Patience {
  /** Until its first word. */
  readonly first: number;
  /** From one word to the next. */
  readonly next: number;
  /** Until its last word. */
  readonly last: number;
}

/** An order that ended without its child's own last word. */
export class ChildEnded extends Error {
  override name = 'ChildEnded';
  readonly trouble: ReadTrouble;

  constructor(trouble: ReadTrouble, detail: string) {
    super(detail);
    this.trouble = trouble;
  }
}

const LOOKS_AT_MEMORY = 100;
const MOST_COMPLAINT = 2_000;
/** A child is replaced after so many orders, whatever it has gathered by then. */
const MOST_ORDERS = 200;

/** A process that does one order at a time and knows nothing of the server: no environment, no secrets, no right to write. */
export const startChild = (program: string, mostMemory = MOST_MEMORY) => {
  const child = fork(program, {
    env: {},
    execArgv: [`--max-old-space-size=${MOST_HEAP_MEGABYTES}`, ...permissions()],
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
  });
  const complaint = listenToComplaints(child);
  let orders = 0;
  let spent = false;
  const ended = new Promise<void>((resolve) => {
    child.once('close', () => {
      spent = true;
      resolve();
    });
    child.once('error', () => (spent = true));
  });
  const kill = (): void => {
    spent = true;
    child.kill('SIGKILL');
  };
  rest(child);

  /** Gives an order and tells what comes back; throws `ChildEnded` when it has to be stopped, or stops itself. */
  const run = async function* (
    order: Order,
    patience: Patience,
    signal?: AbortSignal,
  ): AsyncGenerator<Report> {
    orders += 1;
    const reports = listen(child, kill, { patience, mostMemory, complaint, signal });
    let over = false;
    try {
      child.ref();
      child.channel?.ref();
      child.send(order, (error) => error && reports.fail(new ChildEnded('broken', error.message)));
      for await (const report of reports.stream()) {
        over = isLast(report);
        if (report.type === 'failed' && report.spent) spent = true;
        yield report;
        if (over) return;
      }
    } finally {
      reports.close();
      if (over && !spent && orders < MOST_ORDERS) rest(child);
      else kill();
    }
  };
  /** Has it load what it needs for a kind of file, while it rests. */
  const expect = (kind: DocumentKind): void => {
    // One that ended meanwhile has nothing to get ready.
    child.send({ type: 'expect', kind } satisfies Expectation, () => undefined);
  };
  /** Ends it, and waits until it has. */
  const end = (): Promise<void> => {
    child.ref();
    kill();
    return ended;
  };
  return { run, expect, kill, end, isSpent: () => spent };
};

export type Child = ReturnType<typeof startChild>;

/** An idle child keeps nobody from ending. */
const rest = (child: ChildProcess): void => {
  child.unref();
  child.channel?.unref();
};

/** A reader reads: it writes no file and starts no program. Where Node can, it is told so. */
const permissions = (): string[] => {
  const flag = ['--permission', '--experimental-permission'].find((name) =>
    process.allowedNodeEnvironmentFlags.has(name),
  );
  return flag === undefined
    ? []
    : [
        flag,
        '--allow-fs-read=*',
        '--allow-worker',
        '--allow-addons',
        '--disable-warning=ExperimentalWarning',
        '--disable-warning=SecurityWarning',
      ];
};

const listenToComplaints = (child: ChildProcess): (() => string) => {
  let text = '';
  child.stderr?.setEncoding('utf8').on('data', (chunk: string) => {
    text = (text + chunk).slice(-MOST_COMPLAINT);
  });
  if (child.stderr && 'unref' in child.stderr && typeof child.stderr.unref === 'function')
    child.stderr.unref();
  return () => text;
};

interface Watch {
  readonly patience: Patience;
  readonly mostMemory: number;
  readonly complaint: () => string;
  readonly signal: AbortSignal | undefined;
}

const listen = (
  child: ChildProcess,
  kill: () => void,
  { patience, mostMemory, complaint, signal }: Watch,
) => {
  const waiting: Report[] = [];
  let failure: unknown;
  let wake = (): void => {};
  const fail = (error: unknown): void => {
    failure ??= error;
    wake();
  };
  const stop = (error: unknown): void => {
    fail(error);
    kill();
  };
  const late = (): void => stop(new ChildEnded('took-too-long', 'The child did not answer in time.'));
  let step = setTimeout(late, patience.first);
  const whole = setTimeout(late, patience.last);
  const memory = setInterval(() => {
    if (memoryOf(child.pid) > mostMemory)
      stop(new ChildEnded('too-large', 'The child took too much memory.'));
  }, LOOKS_AT_MEMORY);
  const onMessage = (report: Report): void => {
    clearTimeout(step);
    if (!isLast(report)) step = setTimeout(late, patience.next);
    waiting.push(report);
    wake();
  };
  const onClose = (code: number | null, by: string | null): void =>
    fail(new ChildEnded(troubleOf(code, by), `The child ended (${by ?? code}). ${complaint()}`));
  const onAbort = (): void => stop(signal?.reason);
  child.on('message', onMessage).once('close', onClose);
  signal?.addEventListener('abort', onAbort, { once: true });
  if (signal?.aborted) onAbort();
  return {
    fail,
    stream: async function* (): AsyncGenerator<Report> {
      for (;;) {
        const report = waiting.shift();
        if (report) yield report;
        else if (failure !== undefined) throw failure;
        else await new Promise<void>((resolve) => (wake = resolve));
      }
    },
    close: (): void => {
      clearTimeout(step);
      clearTimeout(whole);
      clearInterval(memory);
      child.off('message', onMessage).off('close', onClose);
      signal?.removeEventListener('abort', onAbort);
    },
  };
};

/** V8 aborts when its heap is full. */
const troubleOf = (code: number | null, signal: string | null): ReadTrouble =>
  signal === 'SIGABRT' || code === 134 ? 'too-large' : 'broken';
