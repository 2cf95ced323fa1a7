import { fork, type ChildProcess } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { Embed } from './port.ts';
import { readShippedVectors, SHIPPED_MODEL } from './shipped-vectors.ts';

/** What the files of the model must be, to the bit. */
const CHECKSUMS = {
  'onnx/model_quantized.onnx': 'afdb6f1a0e45b715d0bb9b11772f032c399babd23bfc31fed1c170afc848bdb1',
  'tokenizer.json': 'da0e79933b9ed51798a3ae27893d3c5fa4a201126cef75586296df9b4d2c62a0',
  'tokenizer_config.json': '9261e7d79b44c8195c1cada2b453e55b00aeb81e907a6664974b4d7776172ab3',
};

const PROGRAM = new URL('./embed-process.mjs', import.meta.url);

/** How long somebody waits before search goes on without a vector; opening the model takes half of it. */
const PATIENCE = 1_000;
/** A process that is silent for so long is stuck. */
const STUCK_AFTER = 30_000;
/** After so long without a text it is let go: it occupies as much as half of the product. The next text opens it again. */
const IDLE_AFTER = 3 * 60_000;
/** After so many ends in a row without a vector in between, the process is not started again. */
const MOST_CRASHES = 3;

interface Settings {
  warn: (sentence: string) => void;
  program?: URL;
  checksums?: Readonly<Record<string, string>>;
  patience?: number;
  stuckAfter?: number;
  idleAfter?: number;
}

type WorkerMessage = { kind: 'vector'; vector: Float32Array } | { kind: 'unusable'; reason: string };

interface Task {
  text: string;
  answer: (vector: Float32Array | null) => void;
}

/** all-MiniLM-L6-v2 with 8-bit weights in a process of its own, started by the first text and let go when none comes. */
export const miniLm = ({
  warn,
  program = PROGRAM,
  checksums = CHECKSUMS,
  patience = PATIENCE,
  stuckAfter = STUCK_AFTER,
  idleAfter = IDLE_AFTER,
}: Settings): Embed => {
  const urgent: Task[] = [];
  const patient: Task[] = [];
  let child: ChildProcess | null = null;
  let idle: NodeJS.Timeout | undefined;
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

  const start = (): ChildProcess => {
    // It has no environment and no secrets.
    const started = fork(fileURLToPath(program), [JSON.stringify(checksums)], {
      env: {},
      execArgv: [],
      serialization: 'advanced',
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    });
    // A product that is told to stop need not wait for this.
    started.unref();
    started.channel?.unref();
    started.on('message', (message: WorkerMessage) => {
      if (started !== child) return;
      if (message.kind === 'unusable') return giveUp(message.reason);
      crashes = 0;
      finish(message.vector);
      next();
    });
    started.on('error', (error) => lose(started, error.message));
    started.on('exit', () => lose(started, 'the process of the model ended'));
    return started;
  };

  const letGo = (): void => {
    const last = child;
    child = null;
    last?.kill('SIGKILL');
  };

  const lose = (lost: ChildProcess, reason: string): void => {
    if (lost !== child) return;
    letGo();
    crashes += 1;
    if (crashes >= MOST_CRASHES) return giveUp(reason);
    finish(null);
    next();
  };

  const waitForMore = (): void => {
    clearTimeout(idle);
    idle = setTimeout(letGo, idleAfter).unref();
  };

  const next = (): void => {
    if (over || current) return;
    clearTimeout(idle);
    const task = urgent.shift() ?? patient.shift();
    if (!task) return waitForMore();
    const running = (child ??= start());
    const alarm = setTimeout(() => lose(running, 'the model does not answer'), stuckAfter).unref();
    current = { task, alarm };
    running.send(task.text);
  };

  const ask = (queue: Task[], text: string): Promise<Float32Array | null> => {
    if (over) return Promise.resolve(null);
    return new Promise((answer) => {
      queue.push({ text, answer });
      next();
    });
  };

  return {
    model: SHIPPED_MODEL,
    embed: (text) => withPatience(patience, ask(urgent, text)),
    background: (text) => ask(patient, text),
    wake: async () => {
      if (!child) await ask(patient, '');
      else if (!current) waitForMore();
    },
    shipped: () => (shipping ??= readShippedVectors(SHIPPED_MODEL)),
    close: async () => {
      clearTimeout(idle);
      giveUp(null);
      letGo();
    },
  };
};

const withPatience = <Value>(milliseconds: number, work: Promise<Value>): Promise<Value | null> => {
  let timer: NodeJS.Timeout | undefined;
  const tooLate = new Promise<null>((resolve) => (timer = setTimeout(resolve, milliseconds, null)));
  return Promise.race([work, tooLate]).finally(() => clearTimeout(timer));
};
