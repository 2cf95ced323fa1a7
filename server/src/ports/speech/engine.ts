import { startEngine, type EngineChild } from './child.ts';
import { SpeechFailed, type SpeechTrouble } from './port.ts';
import type { Answer, EngineName, Order, Report } from './protocol.ts';
import { makeWaitingLine } from './waiting-line.ts';

export interface EngineSettings {
  /** The built program of the engines. */
  readonly program: string;
  readonly engine: EngineName;
  readonly warn: (sentence: string) => void;
  /** Bytes; an engine that needs more is ended. */
  readonly mostMemory: number;
  /** Milliseconds that one order may take. */
  readonly patience: number;
  /** Milliseconds until it must have loaded what it needs. */
  readonly startPatience?: number;
  /** How many wait; the next is turned away. */
  readonly mostWaiting?: number;
  /** Milliseconds without an order after which it is let go. */
  readonly idle?: number;
}

interface Visit {
  readonly background?: boolean;
  readonly signal?: AbortSignal;
}

interface Task {
  readonly order: Order;
  readonly background: boolean;
  readonly answer: (answer: Answer) => void;
  readonly fail: (error: unknown) => void;
}

const START_PATIENCE = 60_000;
const MOST_WAITING = 40;
const IDLE = 5 * 60_000;
const LOOKS_AT_MEMORY = 250;

/** One engine: started by the first order, one order at a time, ended when it is stuck, too large or idle. */
export const makeEngine = (settings: EngineSettings) => {
  const { program, engine, warn, mostMemory, patience } = settings;
  const { startPatience = START_PATIENCE, mostWaiting = MOST_WAITING, idle = IDLE } = settings;
  const line = makeWaitingLine<Task>(mostWaiting);
  let child: EngineChild | null = null;
  let isReady = false;
  let current: Task | null = null;
  let alarm: NodeJS.Timeout | undefined;
  let watch: NodeJS.Timeout | undefined;
  let closed = false;

  const end = (): void => {
    const last = child;
    child = null;
    isReady = false;
    clearTimeout(alarm);
    clearInterval(watch);
    last?.process.kill('SIGKILL');
  };

  const lose = (trouble: SpeechTrouble, why: string): void => {
    end();
    warn(`The engine “${engine}” was ended: ${why}`);
    settle((task) => task.fail(new SpeechFailed(trouble, why)));
  };

  const settle = (tell: (task: Task) => void): void => {
    clearTimeout(alarm);
    const task = current;
    current = null;
    if (task) tell(task);
    next();
  };

  const alarmIn = (milliseconds: number, ring: () => void): void => {
    clearTimeout(alarm);
    alarm = setTimeout(ring, milliseconds).unref();
  };

  const start = (): void => {
    const started = startEngine(
      program,
      engine,
      (report) => child === started && hear(report),
      () => child === started && lose('unusable', `it ended by itself. ${started.complaint()}`),
    );
    child = started;
    alarmIn(startPatience, () => lose('unusable', 'it was not ready in time'));
    watch = setInterval(() => {
      if (started.memory() > mostMemory) lose('unusable', 'it took too much memory');
    }, LOOKS_AT_MEMORY).unref();
  };

  const begin = (): void => {
    if (!current) return;
    alarmIn(patience, () => lose('took-too-long', 'it did not answer in time'));
    child?.process.send(current.order, (error) => error && lose('unusable', error.message));
  };

  const hear = (report: Report): void => {
    if (report.type === 'ready') {
      isReady = true;
      return current ? begin() : next();
    }
    if (report.type !== 'failed') return settle((task) => task.answer(report));
    warn(`The engine “${engine}” failed: ${report.reason}`);
    if (!isReady) end();
    settle((task) => task.fail(new SpeechFailed('unusable', report.reason)));
  };

  const next = (): void => {
    if (current) return;
    current = line.next() ?? null;
    child?.hold(current !== null);
    if (!current) {
      if (child) alarmIn(idle, end);
      return;
    }
    if (!child) start();
    else if (isReady) begin();
  };

  return {
    /** Has an order done; what is under way when nobody waits any more is finished and dropped. */
    ask: (order: Order, { background = false, signal }: Visit = {}): Promise<Answer> =>
      new Promise((resolve, reject) => {
        if (closed) return reject(new SpeechFailed('unusable', 'Nothing is spoken any more.'));
        if (signal?.aborted) return reject(signal.reason as Error);
        const task: Task = { order, background, answer: resolve, fail: reject };
        if (!line.add(task)) return reject(new SpeechFailed('busy', 'Too many are waiting.'));
        signal?.addEventListener(
          'abort',
          () => {
            line.remove(task);
            reject(signal.reason as Error);
          },
          { once: true },
        );
        next();
      }),
    /** Loads what it needs before the first order comes; one that rests stays a while longer. */
    wake: (): void => {
      if (closed || current) return;
      if (!child) start();
      else if (isReady) alarmIn(idle, end);
    },
    close: async (): Promise<void> => {
      closed = true;
      const left = [...(current ? [current] : []), ...line.empty()];
      current = null;
      const last = child;
      const gone = last && new Promise<void>((resolve) => last.process.once('exit', () => resolve()));
      last?.process.ref();
      end();
      for (const task of left) task.fail(new SpeechFailed('unusable', 'Nothing is spoken any more.'));
      await gone;
    },
  };
};

export type Engine = ReturnType<typeof makeEngine>;
