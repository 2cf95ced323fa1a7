import { execFile } from 'node:child_process';
import { readFile, symlink } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { Client } from 'pg';
import { test } from 'vitest';
import type { Connection } from '../db/connection.ts';
import { startEmbedded, type Embedded } from '../db/embedded/embedded.ts';
import { memory, publicFolder, removeFolders } from './folder.ts';
import { silentLog } from './log.ts';
import { bundleProgram, placePostgres, runProgram, type Program } from './program.ts';

/** A data folder of its own for one test; what was started on it is stopped when the test is over. */
export interface DataFolder {
  path: string;
  /** Starts the embedded server in the process of the test. */
  start: (log?: typeof silentLog) => Promise<Embedded>;
  /** Starts a product beside the test, that can be killed. */
  startProduct: (...args: string[]) => Program;
  /** The file by which PostgreSQL says that it runs. */
  lockFile: string;
  /** The process that the lock file names. */
  serverPid: () => Promise<number>;
}

interface Fixtures {
  /** The program that `startProduct` runs. */
  product: string;
  /** A data folder whose database was made but never used; making one takes a second. */
  seed: string;
  folder: DataFolder;
  emptyFolder: DataFolder;
}

/** A test that gets a data folder: `folder` with a database in it, or `emptyFolder`. */
export const onDataFolder = test.extend<Fixtures>({
  product: [
    // oxlint-disable-next-line no-empty-pattern -- vitest reads the names of the wanted fixtures from here
    async ({}, use) => {
      const programs = await publicFolder();
      await placePostgres(programs, (from, to) => symlink(from, to));
      await use(await bundleProgram('product', programs));
      await removeFolders(programs);
    },
    { scope: 'file' },
  ],
  seed: [
    // oxlint-disable-next-line no-empty-pattern -- as above
    async ({}, use) => {
      const path = await publicFolder(await memory());
      const { stop } = await startEmbedded({ dataDir: path, log: silentLog });
      await stop();
      await use(path);
      await removeFolders(path);
    },
    { scope: 'file' },
  ],
  folder: async ({ product, seed }, use) => {
    const path = await publicFolder(await memory());
    await promisify(execFile)('cp', ['-a', join(seed, 'postgres'), path]);
    await lend(path, product, use);
  },
  emptyFolder: async ({ product }, use) => {
    await lend(await publicFolder(await memory()), product, use);
  },
});

const lend = async (
  path: string,
  product: string,
  use: (folder: DataFolder) => Promise<void>,
): Promise<void> => {
  const started: (() => Promise<unknown>)[] = [];
  await use(makeFolder(path, product, started));
  for (const end of started.toReversed()) await end();
  await removeFolders(path);
};

const makeFolder = (path: string, product: string, started: (() => Promise<unknown>)[]): DataFolder => {
  const lockFile = join(path, 'postgres', 'cluster', 'postmaster.pid');
  return {
    path,
    lockFile,
    start: async (log = silentLog) => {
      const embedded = await startEmbedded({ dataDir: path, log });
      started.push(embedded.stop);
      return embedded;
    },
    startProduct: (...args) => {
      const program = runProgram(product, [path, ...args]);
      started.push(() => stopProgram(program));
      return program;
    },
    serverPid: async () => Number((await readFile(lockFile, 'utf8')).split('\n')[0]),
  };
};

const stopProgram = (program: Program): Promise<unknown> => {
  program.signal('SIGTERM');
  return program.ended;
};

/** Kills without warning, as a crash does. */
export const killProgram = (program: Program): Promise<unknown> => {
  program.signal('SIGKILL');
  return program.ended;
};

/** The only value that a question to the database has as its answer. */
export const ask = async (connection: Connection, question: string): Promise<unknown> => {
  const client = new Client({ ...connection });
  await client.connect();
  try {
    const { rows } = await client.query<Record<string, unknown>>(question);
    return Object.values(rows[0] ?? {})[0];
  } finally {
    await client.end();
  }
};
