import { Worker } from 'node:worker_threads';
import type { Embed } from './port.ts';
import { readShippedVectors } from './shipped-vectors.ts';

const MODEL = 'all-MiniLM-L6-v2-q8';

/** What the files of the model must be, to the bit. */
const CHECKSUMS = {
  'onnx/model_quantized.onnx': 'afdb6f1a0e45b715d0bb9b11772f032c399babd23bfc31fed1c170afc848bdb1',
  'tokenizer.json': 'da0e79933b9ed51798a3ae27893d3c5fa4a201126cef75586296df9b4d2c62a0',
  'tokenizer_config.json': '9261e7d79b44c8195c1cada2b453e55b00aeb81e907a6664974b4d7776172ab3',
};

const THREAD = new URL('./embed-thread.mjs', import.meta.url);

/** How long somebody waits before search goes on without a vector; opening the model takes half of it. */
const PATIENCE = 1_000;
/** A thread that is silent for so long is stuck. */
const STUCK_AFTER = 30_000;
/** How long the run that is under way may take when the product stops. */
const LAST_RUN = 15_000;
/** After so many ends in a row without a vector in between, the thread is not started again. */
const MOST_CRASHES = 3;

interface Settings {
  warn: (sentence: string) => void;
  thread?: URL;
  checksums?: Readonly<Record<string, string>>;
  patience?: number;
  stuckAfter?: number;
}

type Said = { kind: 'vector'; vector: Float32Array } | { kind: 'unusable'; reason: string };

interface Task {
  text: string;
  answer: (vector: Float32Array | null) => void;
}

/** all-MiniLM-L6-v2 with 8-bit weights on a thread of its own, started by the first text. */
export const miniLm = ({
  warn,
  thread: file = THREAD,
  checksums = CHECKSUMS,
  patience = PATIENCE,
  stuckAfter = STUCK_AFTER,
}: Settings): Embed => {
  const urgent: Task[] = [];
  const patient: Task[] = [];
  /** Threads that nobody waits for any more, in the middle of a run. */
  const abandoned = new Set<Worker>();
  let thread: Worker | null = null;
  let current: { task: Task; alarm: NodeJS.Timeout } | null = null;
  let crashes = 0;
  let over = false;
  let shipping: ReturnType<typeof readShippedVectors> | null = null;

  const finish = (vector: Float32Array | null): void => {
    if (!current) return;
    clearTimeout(current.alarm);
    current.task.answer(vector);
    current = null;
  };

  const giveUp = (reason: string | null): void => {
    if (reason !== null && !over) warn(`Search goes by words alone: ${reason}.`);
    over = true;
    finish(null);
    for (const task of [...urgent.splice(0), ...patient.splice(0)]) task.answer(null);
  };

  const start = (): Worker => {
    const started = new Worker(file, { workerData: { checksums }, stderr: false });
    // A product that is told to stop need not wait for this.
    started.unref();
    started.on('message', (said: Said) => {
      if (started !== thread) return;
      if (said.kind === 'unusable') return giveUp(said.reason);
      crashes = 0;
      finish(said.vector);
      next();
    });
    started.on('error', (error) => lose(started, error.message));
    started.on('exit', () => {
      lose(started, 'the thread of the model ended');
      abandoned.delete(started);
    });
    return started;
  };

  const lose = (lost: Worker, reason: string): void => {
    if (lost !== thread) return;
    thread = null;
    // Ended in the middle of a run, the model's library would end the whole process with it.
    abandoned.add(lost);
    void lastWordOf(lost).then(() => lost.terminate());
    crashes += 1;
    if (crashes >= MOST_CRASHES) return giveUp(reason);
    finish(null);
    next();
  };

  const next = (): void => {
    if (over || current) return;
    const task = urgent.shift() ?? patient.shift();
    if (!task) return;
    const running = (thread ??= start());
    const alarm = setTimeout(() => lose(running, 'the model does not answer'), stuckAfter).unref();
    current = { task, alarm };
    running.postMessage(task.text);
  };

  const ask = (queue: Task[], text: string): Promise<Float32Array | null> => {
    if (over) return Promise.resolve(null);
    return new Promise((answer) => {
      queue.push({ text, answer });
      next();
    });
  };

  return {
    model: MODEL,
    embed: (text) => withPatience(patience, ask(urgent, text)),
    background: (text) => ask(patient, text),
    shipped: () => (shipping ??= readShippedVectors(MODEL)),
    close: async () => {
      const isBusy = current !== null;
      giveUp(null);
      const last = thread;
      thread = null;
      if (last && isBusy) await withPatience(LAST_RUN, lastWordOf(last));
      await last?.terminate();
      await Promise.all(Array.from(abandoned, (lost) => lost.terminate()));
    },
  };
};

const lastWordOf = (thread: Worker): Promise<void> =>
  new Promise((resolve) => {
    thread.once('message', () => resolve());
    thread.once('exit', () => resolve());
  });

const withPatience = <Value>(milliseconds: number, work: Promise<Value>): Promise<Value | null> => {
  let timer: NodeJS.Timeout | undefined;
  const tooLate = new Promise<null>((resolve) => (timer = setTimeout(resolve, milliseconds, null)));
  return Promise.race([work, tooLate]).finally(() => clearTimeout(timer));
};
