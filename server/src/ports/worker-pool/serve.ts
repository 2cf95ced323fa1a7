import { parentPort } from 'node:worker_threads';
import type { Order, Said } from './protocol.ts';

/** The thread's own side: answers one question after the other, for as long as it is let. */
export const serveQuestions = (answer: (name: string, input: unknown) => unknown): void => {
  const say = (said: Said): void => parentPort?.postMessage(said);
  parentPort?.on('message', ({ name, input }: Order) => {
    void answered(() => answer(name, input)).then(say);
  });
  say({ kind: 'ready' });
};

const answered = async (work: () => unknown): Promise<Said> => {
  try {
    return { kind: 'answer', value: await work() };
  } catch (error) {
    return {
      kind: 'failed',
      reason: error instanceof Error ? (error.stack ?? error.message) : String(error),
    };
  }
};
