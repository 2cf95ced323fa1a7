import { startSlowModel, visitor, type Visitor } from './conversation.ts';
import { quantile, type Figures } from './figures.ts';
import { healthAtRest, healthDuring } from './health.ts';
import { weigh } from './memory.ts';
import { startProduct } from './product.ts';

const STREAMS = 1_000;
/** Conversations are begun before, in handfuls. */
const HANDFUL = 50;

interface Followed {
  ends: string[];
  firstWords: number[];
  most: number;
}

/** A thousand answers that are asked for in the same moment of one process: errors, waits, health, and what each takes in memory. */
export const benchStreams = async (dataDir: string): Promise<Figures> => {
  const model = await startSlowModel({ words: 60, pause: 1_500 });
  const product = await startProduct(dataDir, {
    TRUST_PROXY: 'true',
    MODEL: 'compatible:slow',
    MODEL_URL: model.url,
  });
  try {
    const { server: asleep } = await weigh(product.pid);
    const visitors = Array.from({ length: STREAMS }, (_, number) => visitor(product.url, number));
    const sessions: string[] = [];
    for (let at = 0; at < STREAMS; at += HANDFUL)
      sessions.push(...(await Promise.all(visitors.slice(at, at + HANDFUL).map((one) => one.begin()))));
    const atRest = await healthAtRest(product.url);
    // Whoever opens a conversation wakes what only questions need: that is counted by itself, and is there for one as for a thousand.
    const { server: before } = await weigh(product.pid);
    const following = followAll(visitors, sessions);
    const most = peak(product.pid, following);
    const health = await healthDuring(product.url, following);
    const { ends, firstWords, most: open } = await following;
    const failed = ends.filter((end) => end !== 'done');
    const perStream = ((await most) - before) / STREAMS;
    return [
      ['streams open at the same time', String(open), '1,000'],
      ['answers that came to their end', `${ends.length - failed.length} of ${ends.length}`, '1,000'],
      ['errors', failed.length === 0 ? '0' : `${failed.length}, such as ${failed[0]}`, '0'],
      ['first word, p50', `${Math.round(quantile(firstWords, 0.5))} ms`],
      ['first word, slowest', `${Math.round(Math.max(...firstWords))} ms`],
      ['/healthz p99 at rest', `${atRest.toFixed(0)} ms`],
      ['/healthz p99 over rest', `${(health - atRest).toFixed(0)} ms`, '≤ 50 ms'],
      ['memory of being awake, whoever asks', `${Math.round(before - asleep)} MB`],
      ['memory per stream at the peak', `${Math.round(perStream * 1024)} kB`, '≤ 100 kB'],
    ];
  } finally {
    await product.stop();
    await model.stop();
  }
};

const followAll = async (visitors: readonly Visitor[], sessions: readonly string[]): Promise<Followed> => {
  const began = performance.now();
  const state = { open: 0, most: 0 };
  const firstWords: number[] = [];
  const follow = async (one: Visitor, session: string): Promise<string> => {
    let first = true;
    for await (const { type, code } of one.ask(session, 'Tell me slowly about cells.')) {
      if (type === 'delta' && first) {
        first = false;
        firstWords.push(performance.now() - began);
        state.most = Math.max(state.most, (state.open += 1));
      }
      if (type === 'done' || type === 'error') state.open -= 1;
      if (type === 'error') return code ?? 'error';
      if (type === 'done') return 'done';
    }
    return 'broken off';
  };
  const ends = await Promise.allSettled(visitors.map((one, at) => follow(one, sessions[at] ?? '')));
  return {
    ends: ends.map((one) => (one.status === 'fulfilled' ? one.value : causeOf(one.reason))),
    firstWords,
    most: state.most,
  };
};

/** Why nothing came at all: what `fetch` says is always the same. */
const causeOf = (error: unknown): string =>
  error instanceof Error && error.cause instanceof Error ? String(error.cause) : String(error);

const peak = async (pid: number, until: Promise<unknown>): Promise<number> => {
  const state = { over: false, most: 0 };
  const ended = until.finally(() => (state.over = true));
  while (!state.over) {
    state.most = Math.max(state.most, (await weigh(pid)).server);
    await new Promise((resolve) => setTimeout(resolve, 500));
  }
  await ended;
  return state.most;
};
