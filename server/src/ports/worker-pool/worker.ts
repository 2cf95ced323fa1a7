import { Worker } from 'node:worker_threads';
import type { Question } from './port.ts';
import type { Order, WorkerMessage } from './protocol.ts';

/** A question and who waits for its answer. */
export interface Task {
  readonly question: Question;
  readonly answer: (answered: { value: unknown } | null) => void;
}

interface Settings {
  program: string;
  /** Megabytes; a thread that needs more falls over alone. */
  mostMemory: number;
  /** Milliseconds until a thread must be able to work. */
  startLimit: number;
  warn: (sentence: string) => void;
  /** Milliseconds without a question after which the thread is let go; the next one starts another. */
  idleAfter: number;
  /** Called when the next question may come. */
  freed: () => void;
}

/** A place for one thread, which answers one question at a time and is replaced when it does not. */
export const makeWorker = ({ program, mostMemory, startLimit, idleAfter, warn, freed }: Settings) => {
  let worker: Worker | null = null;
  let isReady = false;
  let current: { task: Task; alarm: NodeJS.Timeout } | null = null;
  let idle: NodeJS.Timeout | undefined;

  const alarmAfter = (milliseconds: number, why: string): NodeJS.Timeout => {
    const alarm: NodeJS.Timeout = setTimeout(() => {
      // Where the server's own thread was held up, an answer may lie there already: it is heard first.
      setImmediate(() => worker && current?.alarm === alarm && lose(worker, why));
    }, milliseconds);
    return alarm.unref();
  };

  const finish = (answered: { value: unknown } | null): void => {
    if (!current) return;
    const { task, alarm } = current;
    clearTimeout(alarm);
    current = null;
    waitForMore();
    task.answer(answered);
    freed();
  };

  const waitForMore = (): void => {
    clearTimeout(idle);
    idle = setTimeout(letGo, idleAfter).unref();
  };

  const letGo = (): void => {
    const last = worker;
    worker = null;
    isReady = false;
    void last?.terminate();
  };

  const start = (): Worker => {
    const started = new Worker(program, { env: {}, resourceLimits: { maxOldGenerationSizeMb: mostMemory } });
    // A product that is told to stop need not wait for this.
    started.unref();
    started.on('message', (message: WorkerMessage) => hear(started, message));
    started.on('error', (error) => lose(started, error.message));
    started.on('exit', () => lose(started, 'it ended'));
    return started;
  };

  const hear = (from: Worker, message: WorkerMessage): void => {
    if (from !== worker) return;
    if (message.kind === 'ready') {
      isReady = true;
      return begin(from);
    }
    if (message.kind === 'failed')
      warn(`The question “${current?.task.question.name}” failed: ${message.reason}`);
    finish(message.kind === 'answer' ? { value: message.value } : null);
  };

  const begin = (able: Worker): void => {
    if (!current) return;
    const { name, input, limit } = current.task.question;
    clearTimeout(current.alarm);
    current.alarm = alarmAfter(limit, `“${name}” took longer than ${limit} ms`);
    able.postMessage({ name, input } satisfies Order);
  };

  const lose = (lost: Worker, why: string): void => {
    if (lost !== worker) return;
    // One that never could work is only tried again when somebody asks.
    const replace = isReady;
    void lost.terminate();
    isReady = false;
    worker = replace ? start() : null;
    warn(`A worker thread was replaced: ${why}.`);
    finish(null);
  };

  return {
    isFree: (): boolean => current === null,
    wake: (): void => {
      if (current) return;
      worker ??= start();
      waitForMore();
    },
    take: (task: Task): void => {
      clearTimeout(idle);
      const taken = (worker ??= start());
      current = { task, alarm: alarmAfter(startLimit, `it was not ready after ${startLimit} ms`) };
      if (isReady) begin(taken);
    },
    close: async (): Promise<void> => {
      const last = worker;
      worker = null;
      finish(null);
      clearTimeout(idle);
      await last?.terminate();
    },
  };
};
