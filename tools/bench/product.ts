import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { freePort } from '../scripts/needs/free-port.mjs';
import { family } from './memory.ts';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const START = fileURLToPath(new URL('../scripts/start.mjs', import.meta.url));

/** A product that runs for a measurement. */
export interface Product {
  url: string;
  pid: number;
  /** Milliseconds from the start to the first sign of life. */
  took: number;
  stop: () => Promise<void>;
}

/** Such as `--cpu-prof`, which NODE_OPTIONS may not hold. */
const NODE_OPTIONS = process.env['PRODUCT_OPTIONS']?.split(' ') ?? [];

/** The program as a supervisor runs it, or the command as people type it. */
const WAYS = {
  program: [process.execPath, ...NODE_OPTIONS, START],
  'npm start': ['npm', 'start', '--silent'],
} as const;

/** Starts the built product and answers when `/healthz` does, with the milliseconds that took. */
export const startProduct = async (
  dataDir: string,
  env: Readonly<Record<string, string>> = {},
  way: keyof typeof WAYS = 'program',
): Promise<Product> => {
  const port = await freePort();
  const url = `http://localhost:${port}`;
  const began = performance.now();
  const [command, ...args] = WAYS[way];
  const child = spawn(command, args, {
    cwd: ROOT,
    env: { PATH: process.env['PATH'], PORT: String(port), DATA_DIR: dataDir, LOG_LEVEL: 'error', ...env },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  await untilHealthy(url);
  const took = performance.now() - began;
  const stop = async () => {
    const ended = once(child, 'exit');
    const all = await family(child.pid ?? 0);
    child.kill('SIGTERM');
    await ended;
    // npm may be gone before the product is; the next start on the folder would wait for it.
    while (all.some((pid) => existsSync(`/proc/${pid}`)))
      await new Promise((resolve) => setTimeout(resolve, 20));
  };
  return { url, pid: child.pid ?? 0, took, stop };
};

const DEADLINE = 60_000;

const untilHealthy = async (url: string): Promise<void> => {
  const deadline = performance.now() + DEADLINE;
  while (performance.now() < deadline) {
    const healthy = await fetch(`${url}/healthz`).then(
      ({ ok }) => ok,
      () => false,
    );
    if (healthy) return;
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  throw new Error('The product did not become healthy within a minute.');
};
