import { inject } from 'vitest';
import type { WorkerPool, Question } from '../ports/worker-pool/port.ts';
import { workerThreads } from '../ports/worker-pool/workers.ts';

type Settings = Partial<Parameters<typeof workerThreads>[0]> & {
  /** Questions that are given up on after the product's own limit. */
  hopeless?: (question: Question) => boolean;
};

/** As long as a test may take. */
const PATIENCE = 60_000;

/** The thread that works out mathematics, as the product has it; but no question is given up because the machine is busy. */
export const testMathWorker = ({ hopeless = () => false, ...settings }: Settings = {}): WorkerPool => {
  const threads = workerThreads({
    program: inject('mathWorkerProgram'),
    warn: () => undefined,
    longestWait: PATIENCE,
    startLimit: PATIENCE,
    ...settings,
  });
  return {
    ask: (question) => threads.ask(hopeless(question) ? question : { ...question, limit: PATIENCE }),
    wake: () => threads.wake(),
    close: () => threads.close(),
  };
};

let shared: WorkerPool | undefined;

/** The same for products: all of a worker have one thread, for each would read the program and compile its rules anew. */
export const sharedMathWorker = (): WorkerPool => {
  const threads = (shared ??= testMathWorker());
  let closed = false;
  return {
    ask: (question) => (closed ? Promise.resolve(null) : threads.ask(question)),
    wake: () => threads.wake(),
    close: async () => {
      closed = true;
    },
  };
};
