import { readdir, readFile } from 'node:fs/promises';

/** A process and everything that it started, by program. */
export interface Weights {
  server: number;
  database: number;
}

/**
 * Megabytes of a product's processes, a page that several share counted in parts (PSS): so the sum is what the machine
 * would have again. PostgreSQL is counted by itself.
 */
export const weigh = async (pid: number): Promise<Weights> => {
  const weights = { server: 0, database: 0 };
  for (const one of await family(pid)) {
    const rollup = await readFile(`/proc/${one}/smaps_rollup`, 'utf8').catch(() => '');
    const program = await readFile(`/proc/${one}/cmdline`, 'utf8').catch(() => '');
    const megabytes = Number(/^Pss:\s+(\d+)/m.exec(rollup)?.[1] ?? 0) / 1024;
    weights[program.includes('postgres') && !program.includes('.mjs') ? 'database' : 'server'] += megabytes;
  }
  return weights;
};

export const family = async (pid: number): Promise<number[]> => {
  const threads = await readdir(`/proc/${pid}/task`).catch(() => []);
  const lists = await Promise.all(
    threads.map((thread) => readFile(`/proc/${pid}/task/${thread}/children`, 'utf8').catch(() => '')),
  );
  const children = lists.join(' ').split(/\s+/).filter(Boolean).map(Number);
  return [pid, ...(await Promise.all(children.map(family))).flat()];
};
