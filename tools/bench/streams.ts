import { readFile } from 'node:fs/promises';
import { startSlowModel, visitor, type Visitor } from './conversation.ts';
import type { Figures } from './figures.ts';
import { startProduct } from './product.ts';

const STREAMS = 1_000;
/** A school does not press Enter in the same millisecond: the next so many begin when these have heard a word. */
const AT_ONCE = 50;

/** A thousand answers that come at the same time from one process: errors, and what each takes in memory. */
export const benchStreams = async (dataDir: string): Promise<Figures> => {
  const model = await startSlowModel({ words: 60, pause: 1_500 });
  const product = await startProduct(dataDir, {
    TRUST_PROXY: 'true',
    MODEL: 'compatible:slow',
    MODEL_URL: model.url,
  });
  try {
    const visitors = Array.from({ length: STREAMS }, (_, number) => visitor(product.url, number));
    const sessions: string[] = [];
    for (let at = 0; at < STREAMS; at += AT_ONCE)
      sessions.push(...(await Promise.all(visitors.slice(at, at + AT_ONCE).map((one) => one.begin()))));
    const before = await memoryOf(product.pid);
    let open = 0;
    let most = 0;
    const follow = async (one: Visitor, session: string, heard: () => void): Promise<string> => {
      let first = true;
      for await (const { type, code } of one.ask(session, 'Tell me slowly about cells.')) {
        if (type === 'delta' && first) {
          first = false;
          most = Math.max(most, (open += 1));
          heard();
        }
        if (type === 'done' || type === 'error') open -= 1;
        if (type === 'error') return code ?? 'error';
        if (type === 'done') return 'done';
      }
      return 'broken off';
    };
    const streams: Promise<string>[] = [];
    for (let at = 0; at < STREAMS; at += AT_ONCE) {
      const wave = visitors.slice(at, at + AT_ONCE).map((one, within) => {
        return new Promise<void>((resolve) => {
          const end = follow(one, sessions[at + within] ?? '', resolve);
          streams.push(end);
          // An answer that fails keeps nobody waiting.
          void end.catch(() => {}).finally(resolve);
        });
      });
      await Promise.all(wave);
    }
    const all = Promise.allSettled(streams);
    const during = await peak(product.pid, all);
    const ends = (await all).map((one) => (one.status === 'fulfilled' ? one.value : String(one.reason)));
    const failed = ends.filter((end) => end !== 'done');
    return [
      ['streams open at the same time (aim 1000)', String(most)],
      ['answers that came to their end', `${ends.length - failed.length} of ${ends.length}`],
      ['errors (aim 0)', failed.length === 0 ? '0' : `${failed.length}, such as ${failed[0]}`],
      ['memory per stream at the peak', `${Math.round((during - before) / STREAMS / 1024)} kB`],
    ];
  } finally {
    await product.stop();
    await model.stop();
  }
};

const peak = async (pid: number, until: Promise<unknown>): Promise<number> => {
  let most = 0;
  const note = (bytes: number): void => void (most = Math.max(most, bytes));
  const look = setInterval(() => void memoryOf(pid).then(note), 250);
  await until;
  clearInterval(look);
  return most;
};

const memoryOf = async (pid: number): Promise<number> => {
  const status = await readFile(`/proc/${pid}/status`, 'utf8');
  return 1024 * Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? 0);
};
