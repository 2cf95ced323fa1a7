import { readFile } from 'node:fs/promises';
import { startSlowModel, visitor } from './conversation.mjs';
import { startProduct } from './product.mjs';

const STREAMS = 1_000;
/** A school does not press Enter in the same millisecond: the next so many begin when these have heard a word. */
const AT_ONCE = 50;

/** A thousand answers that come at the same time from one process: errors, and what each takes in memory. */
export const benchStreams = async (dataDir) => {
  const model = await startSlowModel({ words: 60, pause: 1_500 });
  const product = await startProduct(dataDir, {
    TRUST_PROXY: 'true',
    MODEL: 'compatible:slow',
    MODEL_URL: model.url,
  });
  try {
    const visitors = Array.from({ length: STREAMS }, (_, number) => visitor(product.url, number));
    const sessions = [];
    for (let at = 0; at < STREAMS; at += AT_ONCE)
      sessions.push(...(await Promise.all(visitors.slice(at, at + AT_ONCE).map((one) => one.begin()))));
    const before = await memoryOf(product.pid);
    let open = 0;
    let most = 0;
    const follow = async (one, session, heard) => {
      let first = true;
      for await (const { type, code } of one.ask(session, 'Tell me slowly about cells.')) {
        if (type === 'delta' && first) {
          first = false;
          most = Math.max(most, (open += 1));
          heard();
        }
        if (type === 'done' || type === 'error') open -= 1;
        if (type === 'error') return code;
        if (type === 'done') return 'done';
      }
      return 'broken off';
    };
    const streams = [];
    for (let at = 0; at < STREAMS; at += AT_ONCE) {
      const wave = visitors.slice(at, at + AT_ONCE).map((one, within) => {
        let heard;
        const first = new Promise((resolve) => (heard = resolve));
        const end = follow(one, sessions[at + within], heard);
        streams.push(end);
        return Promise.race([first, end.catch(() => {})]);
      });
      await Promise.all(wave);
    }
    const all = Promise.allSettled(streams);
    const during = await peak(product.pid, all);
    const ends = (await all).map(({ value, reason }) => value ?? String(reason));
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

const peak = async (pid, until) => {
  let most = 0;
  const note = (bytes) => (most = Math.max(most, bytes));
  const look = setInterval(() => void memoryOf(pid).then(note), 250);
  await until;
  clearInterval(look);
  return most;
};

const memoryOf = async (pid) => {
  const status = await readFile(`/proc/${pid}/status`, 'utf8');
  return 1024 * Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? 0);
};
