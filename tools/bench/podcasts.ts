import { cpuSeconds } from './cpu.ts';
import type { Figures } from './figures.ts';
import { healthAtRest, healthDuring } from './health.ts';
import { startProduct, type Product } from './product.ts';
import { makeStudent, type Student } from './student.ts';

interface Making {
  done: number;
  total: number;
  state: string;
}

/** Looking is work for the server, too: often only until the first line is there. */
const LOOK_AGAIN = { first: 100, later: 1_000 };
const LINES = 6;
/** Nobody measures longer than this: what is not there by then is told. */
const DEADLINE = 180_000;

/** How soon a podcast of ten minutes can be heard, and whether the server still answers meanwhile. */
export const benchPodcasts = async (dataDir: string): Promise<Figures> => {
  const product = await startProduct(dataDir);
  try {
    const student = await makeStudent(product.url);
    const rest = await healthAtRest(product.url);
    const figures: Figures = [['/healthz at rest, p99', `${rest.toFixed(0)} ms`]];
    for (const [kind, host, explainer, source] of [
      ['quick', 'quick-clara', 'quick-robert', 'biology~2'],
      ['natural', 'natural-heart', 'natural-michael', 'physics~2'],
    ] as const) {
      const work = record(product, student, { source, host, explainer });
      const health = await healthDuring(product.url, work);
      const { first, cpu, seconds, lines, total } = await work;
      figures.push(
        [`${kind}: first line ready`, `${(first / 1_000).toFixed(1)} s`],
        [`${kind}: processor time until then, everything else included`, `${cpu.toFixed(1)} s`],
        [`${kind}: ${lines} of ${total} lines ready`, `${(seconds / 1_000).toFixed(1)} s`],
        [`${kind}: /healthz meanwhile, p99`, `${health.toFixed(0)} ms`],
      );
    }
    return figures;
  } finally {
    await product.stop();
  }
};

/** From the wish to the first line, and to some more; then it is stopped. */
const record = async (
  { url, pid }: Product,
  { token }: Student,
  { source, host, explainer }: { source: string; host: string; explainer: string },
): Promise<{ first: number; cpu: number; seconds: number; lines: number; total: number }> => {
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
  const body = JSON.stringify({ type: 'chapter', source, minutes: 10, voices: { host, explainer } });
  const before = (await cpuSeconds(pid)) ?? 0;
  const began = performance.now();
  const made = await fetch(`${url}/api/podcasts`, { method: 'POST', headers, body });
  const { podcast } = (await made.json()) as { podcast: { id: string } };
  let [first, cpu, lines, total] = [0, 0, 0, 0];
  for (;;) {
    const answer = await fetch(`${url}/api/podcasts/${podcast.id}`, { headers });
    const { podcast: now } = (await answer.json()) as { podcast: Making };
    if (now.done > 0 && first === 0) {
      first = performance.now() - began;
      cpu = ((await cpuSeconds(pid)) ?? 0) - before;
    }
    [lines, total] = [now.done, now.total];
    if (now.done >= LINES || now.state === 'done' || performance.now() - began > DEADLINE) break;
    if (now.state === 'failed') throw new Error('The voices did not work.');
    await new Promise((resolve) => setTimeout(resolve, first === 0 ? LOOK_AGAIN.first : LOOK_AGAIN.later));
  }
  const seconds = performance.now() - began;
  await fetch(`${url}/api/podcasts/${podcast.id}/stop`, {
    method: 'POST',
    headers: { authorization: headers.authorization },
  });
  return { first, cpu, seconds, lines, total };
};
