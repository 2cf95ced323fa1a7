import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { percentile } from './figures.ts';

const PROGRAM = fileURLToPath(new URL('health-watch.mjs', import.meta.url));

/** Asks `/healthz` again and again until the work is over; the slowest hundredth of the answers, in milliseconds. */
export const healthDuring = async (url: string, work: Promise<unknown>): Promise<number> => {
  const watch = fork(PROGRAM, [url]);
  await once(watch, 'message');
  await work;
  watch.send('enough');
  const [took] = (await once(watch, 'message')) as [number[]];
  return percentile(took, 0.99);
};

/** The same while nobody asks for anything. */
export const healthAtRest = (url: string): Promise<number> =>
  healthDuring(url, new Promise((resolve) => setTimeout(resolve, 5_000)));
