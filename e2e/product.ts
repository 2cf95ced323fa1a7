import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFile, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { Client } from 'pg';
import { memory, publicFolder } from '../server/src/testing/folder.ts';

const PRODUCT = fileURLToPath(new URL('../dist/server/main.cjs', import.meta.url));

/** A product of its own, on a data folder that goes with it. */
interface Product {
  url: string;
  stop: () => Promise<void>;
  /** Kills it without a word, as a power cut would, and starts it again on the same data; `meanwhile` happens in between. */
  killAndRestart: (meanwhile?: () => Promise<void>) => Promise<void>;
  /** Changes what is kept, where a test can't wait for days to pass. */
  sql: (text: string, values?: readonly unknown[]) => Promise<void>;
  /** Gives a command as its operator would; answers how it ended and what it said. */
  command: (...args: string[]) => Promise<{ status: number | null; lines: string[] }>;
}

/** A data folder that a product was started on and stopped, to be copied: making one takes as long as three tests. */
export const makeSeed = async (): Promise<{ path: string; remove: () => Promise<void> }> => {
  const path = await newFolder();
  const product = await startProduct(await freePort(), {}, path);
  await product.stop();
  return { path, remove: () => rm(path, { recursive: true, force: true }) };
};

const newFolder = async (): Promise<string> => publicFolder(await memory());

const copyOfSeed = async (): Promise<string> => {
  const folder = await newFolder();
  const seed = process.env['STUDIA_SEED'];
  if (seed) await promisify(execFile)('cp', ['-a', `${seed}/.`, folder]);
  return folder;
};

/** Starts the built product as a newcomer would have it: no key, no mail server, its own database. */
export const startProduct = async (
  port: number,
  env: Record<string, string> = {},
  dataFolder?: string,
): Promise<Product> => {
  const dataDir = dataFolder ?? (await copyOfSeed());
  const surroundings = {
    PATH: process.env['PATH'],
    PORT: String(port),
    DATA_DIR: dataDir,
    LOG_LEVEL: 'warn',
    EMBEDDINGS: 'false',
    ...env,
  };
  const start = async () => {
    const product = spawn(process.execPath, ['--enable-source-maps', PRODUCT], {
      env: surroundings,
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    await untilReady(product.stdout);
    return product;
  };
  let product = await start();
  const end = async (signal: NodeJS.Signals) => {
    const ended = once(product, 'exit');
    product.kill(signal);
    await ended;
  };
  return {
    url: `http://localhost:${port}`,
    stop: async () => {
      await end('SIGTERM');
      if (dataFolder === undefined) await rm(dataDir, { recursive: true, force: true });
    },
    killAndRestart: async (meanwhile = async () => {}) => {
      await end('SIGKILL');
      await meanwhile();
      product = await start();
    },
    sql: async (text, values = []) => {
      const client = new Client({ host: await socketOf(dataDir), user: 'studia', database: 'postgres' });
      await client.connect();
      await client.query(text, [...values]);
      await client.end();
    },
    command: async (...args) => {
      const errand = spawn(process.execPath, [PRODUCT, ...args], { env: surroundings });
      let outputText = '';
      for (const output of [errand.stdout, errand.stderr])
        output.on('data', (chunk: Buffer) => (outputText += chunk.toString()));
      const [status] = (await once(errand, 'close')) as [number | null];
      return { status, lines: outputText.trim().split('\n') };
    },
  };
};

/** The folder of the embedded database's socket, which it writes down itself. */
const socketOf = async (dataDir: string): Promise<string> => {
  const written = await readFile(join(dataDir, 'postgres/cluster/postmaster.pid'), 'utf8');
  return written.split('\n')[4] ?? '';
};

const untilReady = async (output: AsyncIterable<Buffer>): Promise<void> => {
  for await (const chunk of output) if (chunk.toString().includes('Studia is ready')) return;
  throw new Error('The product ended before it was ready.');
};

/** A port that nobody listens on now. */
export const freePort = async (): Promise<number> => {
  const probe = createServer().listen(0, 'localhost');
  await once(probe, 'listening');
  const address = probe.address();
  probe.close();
  await once(probe, 'close');
  return typeof address === 'object' && address ? address.port : 0;
};
