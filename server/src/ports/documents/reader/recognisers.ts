import { createRequire } from 'node:module';
import { availableParallelism, constants, setPriority } from 'node:os';
import { dirname, join } from 'node:path';
import type { Worker } from 'tesseract.js';

const MODEL = '4.0.0_best_int';

/** Pages of a scan that are recognised at once. Each takes a core and some 150 MB of what a child may occupy. */
export const AT_ONCE = Math.min(2, availableParallelism());

const idle: Promise<Worker>[] = [];

/** Does something with a recogniser that nobody else uses meanwhile. */
export const withRecogniser = async <Done>(work: (worker: Worker) => Promise<Done>): Promise<Done> => {
  const recogniser = idle.pop() ?? startRecogniser();
  const done = await work(await recogniser);
  // One that failed may be in disorder: it is not used again.
  idle.push(recogniser);
  return done;
};

const startRecogniser = async (): Promise<Worker> => {
  giveWay();
  // Large, and most documents need none of it.
  const { createWorker, OEM } = await import('tesseract.js');
  const folder = dirname(createRequire(import.meta.url).resolve('@tesseract.js-data/eng/package.json'));
  return createWorker('eng', OEM.LSTM_ONLY, {
    langPath: join(folder, MODEL),
    cacheMethod: 'none',
    gzip: true,
    errorHandler: () => {},
  });
};

/** Recognition fills every core it gets for minutes; whoever waits for an answer goes first. */
const giveWay = (): void => {
  try {
    setPriority(constants.priority.PRIORITY_BELOW_NORMAL);
  } catch {
    // Where a system does not let us, we are only less polite.
  }
};
