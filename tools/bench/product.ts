import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { freePort } from '../scripts/needs/free-port.mjs';

const MAIN = fileURLToPath(new URL('../../dist/server/main.js', import.meta.url));

/** A product that runs for a measurement. */
export interface Product {
  url: string;
  pid: number;
  /** Milliseconds from the start to the first sign of life. */
  took: number;
  stop: () => Promise<void>;
}

/** Starts the built product and answers when `/healthz` does, with the milliseconds that took. */
export const startProduct = async (
  dataDir: string,
  env: Readonly<Record<string, string>> = {},
): Promise<Product> => {
  const port = await freePort();
  const url = `http://localhost:${port}`;
  const began = performance.now();
  const child = spawn(process.execPath, [MAIN], {
    env: { PATH: process.env['PATH'], PORT: String(port), DATA_DIR: dataDir, LOG_LEVEL: 'error', ...env },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  await untilHealthy(url);
  const took = performance.now() - began;
  const stop = async () => {
    const ended = once(child, 'exit');
    child.kill('SIGTERM');
    await ended;
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
