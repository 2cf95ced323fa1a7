import { fork, type ChildProcess } from 'node:child_process';
import { fileURLToPath } from 'node:url';

/** After so many ends in a row without an answer in between, the process is not started again. */
const MOST_CRASHES = 3;

interface Settings {
  program: URL;
  /** What the program is given at its start. */
  given?: readonly string[];
  /** Said once, when this machine can't. */
  warn: (reason: string) => void;
  /** A process that is silent for so long is stuck. */
  stuckAfter: number;
  /** After so long without a text it is let go: a model occupies as much as half of the product. The next text opens it again. */
  idleAfter: number;
}

/** What a program answers: something about the text, or that it never will. */
type FromProgram<Answer> = { kind: 'answer'; answer: Answer } | { kind: 'unusable'; reason: string };

interface Task<Answer> {
  text: string;
  answer: (answer: Answer | null) => void;
}

/** A small model in a process of its own, which reads one text after the other. */
export interface ModelProcess<Answer> {
  /** For somebody who waits: goes before everything in the background. Null when this machine can't. */
  ask(text: string): Promise<Answer | null>;
  /** For work that nobody waits for. */
  background(text: string): Promise<Answer | null>;
  /** Opened for whoever will ask soon, and not let go before. */
  wake(): Promise<void>;
  close(): void;
}

/** Started by the first text and let go when none comes. */
export const modelProcess = <Answer>({
  program,
  given = [],
  warn,
  stuckAfter,
  idleAfter,
}: Settings): ModelProcess<Answer> => {
  const urgent: Task<Answer>[] = [];
  const patient: Task<Answer>[] = [];
  let child: ChildProcess | null = null;
  let idle: NodeJS.Timeout | undefined;
  let current: { task: Task<Answer>; alarm: NodeJS.Timeout } | null = null;
  let crashes = 0;
  let over = false;

  const finish = (answer: Answer | null): void => {
    if (!current) return;
    clearTimeout(current.alarm);
    current.task.answer(answer);
    current = null;
  };

  const giveUp = (reason: string | null): void => {
    if (reason !== null && !over) warn(reason);
    over = true;
    finish(null);
    for (const task of [...urgent.splice(0), ...patient.splice(0)]) task.answer(null);
  };

  const start = (): ChildProcess => {
    // It has no environment and no secrets.
    const started = fork(fileURLToPath(program), given, {
      env: {},
      execArgv: [],
      serialization: 'advanced',
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    });
    // A product that is told to stop need not wait for this.
    started.unref();
    started.channel?.unref();
    started.on('message', (message: FromProgram<Answer>) => {
      if (started !== child) return;
      if (message.kind === 'unusable') return giveUp(message.reason);
      crashes = 0;
      finish(message.answer);
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

  const ask = (queue: Task<Answer>[], text: string): Promise<Answer | null> => {
    if (over) return Promise.resolve(null);
    return new Promise((answer) => {
      queue.push({ text, answer });
      next();
    });
  };

  return {
    ask: (text) => ask(urgent, text),
    background: (text) => ask(patient, text),
    wake: async () => {
      if (!child) await ask(patient, '');
      else if (!current) waitForMore();
    },
    close: () => {
      clearTimeout(idle);
      giveUp(null);
      letGo();
    },
  };
};

/** Null for whoever can't wait so long. */
export const withPatience = <Value>(milliseconds: number, work: Promise<Value>): Promise<Value | null> => {
  let timer: NodeJS.Timeout | undefined;
  const tooLate = new Promise<null>((resolve) => (timer = setTimeout(resolve, milliseconds, null)));
  return Promise.race([work, tooLate]).finally(() => clearTimeout(timer));
};
