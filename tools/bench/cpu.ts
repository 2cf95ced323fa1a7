import { readdir, readFile } from 'node:fs/promises';

/** Ticks of the kernel's clock in a second, on every Linux that we know. */
const TICKS = 100;
const USER = 11;
const SYSTEM = 12;

/** Processor seconds that a process and its living children have used: on a busy machine the only figure to trust. Null where nobody counts. */
export const cpuSeconds = async (pid: number): Promise<number | null> => {
  try {
    const stat = await readFile(`/proc/${pid}/stat`, 'utf8');
    // The name of a program may hold spaces and brackets; what follows it does not.
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    const own = (Number(fields[USER]) + Number(fields[SYSTEM])) / TICKS;
    const children = await childrenOf(pid);
    const theirs = await Promise.all(children.map(cpuSeconds));
    return theirs.reduce<number>((sum, one) => sum + (one ?? 0), own);
  } catch {
    return null;
  }
};

const childrenOf = async (pid: number): Promise<number[]> => {
  const threads = await readdir(`/proc/${pid}/task`);
  const lists = await Promise.all(
    threads.map((thread) => readFile(`/proc/${pid}/task/${thread}/children`, 'utf8').catch(() => '')),
  );
  return lists.join(' ').split(/\s+/).filter(Boolean).map(Number);
};
