import { percentile } from './figures.ts';

const PAUSE = 20;

/** Asks `/healthz` again and again until the work is over; the slowest hundredth of the answers, in milliseconds. */
export const healthDuring = async (url: string, work: Promise<unknown>): Promise<number> => {
  const over = new AbortController();
  const end = work.finally(() => over.abort());
  const took: number[] = [];
  while (!over.signal.aborted) {
    const began = performance.now();
    await (await fetch(`${url}/healthz`)).text();
    took.push(performance.now() - began);
    await new Promise((resolve) => setTimeout(resolve, PAUSE));
  }
  await end;
  return percentile(took, 0.99);
};

/** The same while nobody asks for anything. */
export const healthAtRest = (url: string): Promise<number> =>
  healthDuring(url, new Promise((resolve) => setTimeout(resolve, 5_000)));
