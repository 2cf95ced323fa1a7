import type { WorkerPool } from './port.ts';
import { makeWorker, type Task } from './worker.ts';

interface Settings {
  /** The built program of the threads. */
  program: string;
  warn: (sentence: string) => void;
  /** How many questions are answered at once. */
  threads?: number;
  /** How many wait; the next is turned away. */
  mostWaiting?: number;
  /** Milliseconds after which nobody waits any more for a question to be begun. */
  longestWait?: number;
  startLimit?: number;
  mostMemory?: number;
  /** Milliseconds without a question after which a thread is let go. */
  idleAfter?: number;
}

/** Half of the server's machine may be busy with something else. */
const THREADS = 1;
const MOST_WAITING = 500;
const LONGEST_WAIT = 8_000;
const START_LIMIT = 15_000;
const MOST_MEMORY = 256;
/** As the model of meanings is: what nobody asks for gives its memory back. */
const IDLE_AFTER = 3 * 60_000;

/** Questions answered by worker threads, in the order in which they come; the first starts a thread. */
export const workerThreads = ({
  program,
  warn,
  threads = THREADS,
  mostWaiting = MOST_WAITING,
  longestWait = LONGEST_WAIT,
  startLimit = START_LIMIT,
  mostMemory = MOST_MEMORY,
  idleAfter = IDLE_AFTER,
}: Settings): WorkerPool => {
  const waiting: (Task & { since: number })[] = [];
  let closed = false;

  const next = (): void => {
    const seat = seats.find((one) => one.isFree());
    const task = seat && waiting.shift();
    if (!task) return;
    if (performance.now() - task.since > longestWait) {
      warn(`The question “${task.question.name}” waited for too long.`);
      task.answer(null);
    } else seat.take(task);
    next();
  };

  const seats = Array.from({ length: threads }, () =>
    makeWorker({ program, mostMemory, startLimit, idleAfter, warn, freed: next }),
  );

  return {
    ask: (question) => {
      if (closed) return Promise.resolve(null);
      if (waiting.length >= mostWaiting) {
        warn(`The question “${question.name}” was turned away: too many are waiting.`);
        return Promise.resolve(null);
      }
      return new Promise((answer) => {
        waiting.push({ question, answer, since: performance.now() });
        next();
      });
    },
    wake: () => {
      if (!closed) for (const seat of seats) seat.wake();
    },
    close: async () => {
      closed = true;
      for (const task of waiting.splice(0)) task.answer(null);
      await Promise.all(seats.map((seat) => seat.close()));
    },
  };
};
