import { percentile as at, type Figures } from './figures.ts';
import { startProduct } from './product.ts';

const PARALLEL = 50;
const PASSWORD = 'Correct-horse-7';
const IDLE_MILLISECONDS = 4000;
/** How often the health is asked for; often enough that every stall is seen. */
const EVERY = 5;

/**
 * What one check of a password costs, and whether a class that signs in at once stalls everybody else: the
 * slowest of 100 answers of `/healthz` (p99) when nobody signs in and while 50 do, in the same run.
 */
export const benchSignIn = async (dataDir: string): Promise<Figures> => {
  const product = await startProduct(dataDir);
  try {
    return await measure(product.url);
  } finally {
    await product.stop();
  }
};

const measure = async (url: string): Promise<Figures> => {
  await Promise.all(Array.from({ length: PARALLEL }, (_, number) => signUp(url, number)));
  const single: number[] = [];
  for (let number = 0; number < 10; number += 1) single.push(await timed(() => signIn(url, number)));
  const idle = await healthDuring(url, new Promise((resolve) => setTimeout(resolve, IDLE_MILLISECONDS)));
  const began = performance.now();
  const crowd = Promise.all(Array.from({ length: PARALLEL }, (_, number) => signIn(url, number)));
  const busy = await healthDuring(url, crowd);
  const took = performance.now() - began;
  return [
    ['one sign-in, nearly all of it the password', `${Math.round(at(single, 0.5))} ms`, '50 to 150 ms'],
    [`${PARALLEL} sign-ins at once, until the last is in`, `${Math.round(took)} ms`],
    ['p99 of /healthz when nobody signs in', `${at(idle, 0.99).toFixed(1)} ms of ${idle.length}`],
    ['p99 of /healthz meanwhile', `${at(busy, 0.99).toFixed(1)} ms of ${busy.length}`],
    ['p99 of /healthz over idle', `${(at(busy, 0.99) - at(idle, 0.99)).toFixed(1)} ms`, '≤ 50 ms'],
  ];
};

const healthDuring = async (url: string, work: Promise<unknown>): Promise<number[]> => {
  const times: number[] = [];
  const state = { over: false };
  const ended = work.finally(() => (state.over = true));
  while (!state.over) {
    times.push(await timed(() => fetch(`${url}/healthz`).then((answer) => answer.arrayBuffer())));
    await new Promise((resolve) => setTimeout(resolve, EVERY));
  }
  await ended;
  return times;
};

const timed = async (work: () => Promise<unknown>): Promise<number> => {
  const began = performance.now();
  await work();
  return performance.now() - began;
};

const emailOf = (number: number): string => `${number}@bench.example.org`;

const signUp = (url: string, number: number): Promise<void> =>
  post(`${url}/auth/signup`, {
    email: emailOf(number),
    password: PASSWORD,
    options: { data: { full_name: 'Bench Student' } },
  });

const signIn = (url: string, number: number): Promise<void> =>
  post(`${url}/auth/signin`, { email: emailOf(number), password: PASSWORD });

const post = async (url: string, body: object): Promise<void> => {
  const answer = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  if (!answer.ok) throw new Error(`${url}: ${answer.status} ${await answer.text()}`);
  await answer.arrayBuffer();
};
