import { execFile } from 'node:child_process';
import { readFile, symlink } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { Client } from 'pg';
import { afterAll, beforeAll, onTestFinished } from 'vitest';
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

/** Where the tests of one file get their data folders from. */
export interface DataFolders {
  /** One whose database was made but never used; making one anew takes a second. */
  withDatabase: () => Promise<DataFolder>;
  empty: () => Promise<DataFolder>;
}

/** Prepares what the tests of this file need; each of them asks for a folder of its own. */
export const useDataFolders = (): DataFolders => {
  let [programs, seed, product] = ['', '', ''];
  beforeAll(async () => {
    programs = await publicFolder();
    await placePostgres(programs, (from, to) => symlink(from, to));
    product = await bundleProgram('product', programs);
    seed = await publicFolder(await memory());
    const { stop } = await startEmbedded({ dataDir: seed, log: silentLog });
    await stop();
  });
  afterAll(() => removeFolders(programs, seed));

  const empty = async (): Promise<DataFolder> => {
    const path = await publicFolder(await memory());
    onTestFinished(() => removeFolders(path));
    return makeFolder(path, product);
  };
  const withDatabase = async (): Promise<DataFolder> => {
    const folder = await empty();
    await promisify(execFile)('cp', ['-a', join(seed, 'postgres'), folder.path]);
    return folder;
  };
  return { empty, withDatabase };
};

const makeFolder = (path: string, product: string): DataFolder => {
  const lockFile = join(path, 'postgres', 'cluster', 'postmaster.pid');
  return {
    path,
    lockFile,
    start: async (log = silentLog) => {
      const embedded = await startEmbedded({ dataDir: path, log });
      onTestFinished(embedded.stop);
      return embedded;
    },
    startProduct: (...args) => {
      const program = runProgram(product, [path, ...args]);
      onTestFinished(() => stopProgram(program));
      return program;
    },
    serverPid: async () => Number((await readFile(lockFile, 'utf8')).split('\n')[0]),
  };
};

const stopProgram = async (program: Program): Promise<void> => {
  program.signal('SIGTERM');
  await program.ended;
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
