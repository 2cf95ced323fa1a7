import { execFileSync } from 'node:child_process';
import type { Figures } from './figures.ts';
import { startProduct } from './product.ts';

/** How long a first and a later start take, and what the product weighs when nobody uses it. */
export const benchStart = async (dataDir: string): Promise<Figures> => {
  const first = await startProduct(dataDir);
  await first.stop();
  const second = await startProduct(dataDir);
  // Let the start settle: what is measured is the product at rest.
  await new Promise((resolve) => setTimeout(resolve, 3000));
  const node = residentMegabytes(second.pid);
  const database = databaseMegabytes(dataDir);
  await second.stop();
  return [
    ['first start, empty data folder', `${Math.round(first.took)} ms`],
    ['second start', `${Math.round(second.took)} ms`],
    ['memory at rest: server', `${node} MB`],
    ['memory at rest: embedded PostgreSQL', `${database} MB`],
  ];
};

const residentMegabytes = (pid: number): number =>
  Math.round(Number(execFileSync('ps', ['-o', 'rss=', '-p', String(pid)])) / 1024);

// Shared pages are counted once per process here, so the real figure is lower.
const databaseMegabytes = (dataDir: string): number => {
  const processes = execFileSync('ps', ['-eo', 'pid=,ppid=,rss=,args='])
    .toString()
    .trim()
    .split('\n')
    .map((line) => line.trim().split(/\s+/));
  const server = processes.find(
    ([, , , ...args]) => args.join(' ').includes(dataDir) && args[0]?.endsWith('postgres'),
  );
  const ours = processes.filter(([pid, parent]) => server && (pid === server[0] || parent === server[0]));
  return Math.round(ours.reduce((sum, [, , rss]) => sum + Number(rss), 0) / 1024);
};
