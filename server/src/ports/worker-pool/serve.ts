import { parentPort } from 'node:worker_threads';
import type { Order, WorkerMessage } from './protocol.ts';

/** The thread's own side: answers one question after the other, for as long as it is let. */
export const serveQuestions = (answer: (name: string, input: unknown) => unknown): void => {
  const say = (message: WorkerMessage): void => parentPort?.postMessage(message);
  parentPort?.on('message', ({ name, input }: Order) => {
    void answered(() => answer(name, input)).then(say);
  });
  say({ kind: 'ready' });
};

const answered = async (work: () => unknown): Promise<WorkerMessage> => {
  try {
    return { kind: 'answer', value: await work() };
  } catch (error) {
    return {
      kind: 'failed',
      reason: error instanceof Error ? (error.stack ?? error.message) : String(error),
    };
  }
};
