import { mkdir, mkdtemp, open, rename, rm } from 'node:fs/promises';
import { basename, dirname, join, resolve } from 'node:path';
import type { ClientBase, Pool } from 'pg';
import { to as copyTo } from 'pg-copy-streams';
import { codeOf } from '../failure.ts';
import { exists } from '../path-exists.ts';
import {
  columnList,
  findSequences,
  findTables,
  nameOf,
  QUEUE_SCHEMA,
  readMigrations,
  type Table,
} from './catalog.ts';
import { BackupError } from './failure.ts';
import { FILES, FORMAT, MANIFEST, type Manifest, type Part, type TablePart } from './manifest.ts';
import { writePart } from './parts.ts';
import { scriptSchema } from './schema-script.ts';
import { copyFile, listFiles } from './stored-files.ts';

export interface BackupOptions {
  pool: Pool;
  /** The folder of stored files. */
  filesDir: string;
  /** A folder that is not there yet. */
  target: string;
  /** The version of the product. */
  version: string;
  madeAt: Date;
}

/** Writes a consistent copy of database and files into a new folder, while the product may go on. */
export const backup = async (options: BackupOptions): Promise<Manifest> => {
  const target = resolve(options.target);
  if (await exists(target)) {
    throw new BackupError(`${target} is there already. Give the backup a folder of its own.`);
  }
  await mkdir(dirname(target), { recursive: true });
  const draft = await mkdtemp(join(dirname(target), `.${basename(target)}-unfinished-`));
  try {
    const manifest = await writeAll(draft, options);
    await rename(draft, target);
    await syncFolder(dirname(target));
    return manifest;
  } catch (error) {
    await rm(draft, { recursive: true, force: true });
    throw error;
  }
};

const syncFolder = async (folder: string): Promise<void> => {
  const handle = await open(folder);
  await handle.sync();
  await handle.close();
};

const writeAll = async (
  draft: string,
  { pool, filesDir, version, madeAt }: BackupOptions,
): Promise<Manifest> => {
  const rows = await writeDatabase(draft, pool);
  // Files come after the rows that name them: a file is stored before its row, so none of them is missing.
  const files = await writeFiles(draft, filesDir);
  const manifest: Manifest = { format: FORMAT, version, madeAt: madeAt.toISOString(), ...rows, files };
  await writePart(join(draft, MANIFEST), `${JSON.stringify(manifest, null, 2)}\n`);
  return manifest;
};

type DatabaseParts = Pick<Manifest, 'migrations' | 'schema' | 'tables' | 'sequences'>;

const writeDatabase = async (draft: string, pool: Pool): Promise<DatabaseParts> => {
  const client = await pool.connect();
  try {
    // One moment of the database, however long the copying takes.
    await client.query(`
      BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY;
      SET LOCAL statement_timeout = 0;
      SET LOCAL idle_in_transaction_session_timeout = 0`);
    const tables: TablePart[] = [];
    for (const table of await findTables(client)) tables.push(await writeTable(draft, client, table));
    return {
      migrations: await readMigrations(client),
      schema: await writeSchema(draft, client),
      tables,
      sequences: await findSequences(client),
    };
  } finally {
    // Closing ends the transaction too, and a copy that broke off half-way.
    client.release(true);
  }
};

const writeTable = async (draft: string, client: ClientBase, source: Table): Promise<TablePart> => {
  const { schema, table, columns } = source;
  const name = `${schema}.${table}.copy`;
  const stream = client.query(copyTo(`COPY ${nameOf(source)} (${columnList(columns)}) TO STDOUT`));
  const sha256 = await writePart(join(draft, name), stream);
  return { name, sha256, schema, table, columns, rows: stream.rowCount };
};

const writeSchema = async (draft: string, client: ClientBase): Promise<Part | null> => {
  const script = await scriptSchema(client, QUEUE_SCHEMA);
  if (script === null) return null;
  const name = `${QUEUE_SCHEMA}.sql`;
  return { name, sha256: await writePart(join(draft, name), script) };
};

const writeFiles = async (draft: string, filesDir: string): Promise<Manifest['files']> => {
  const addresses: string[] = [];
  for (const address of await listFiles(filesDir)) {
    if (await copyUnlessGone(address, filesDir, join(draft, FILES))) addresses.push(address);
  }
  const name = 'files.txt';
  const sha256 = await writePart(join(draft, name), addresses.map((address) => `${address}\n`).join(''));
  return { name, sha256, count: addresses.length };
};

// The product goes on meanwhile and may remove a file between listing and copying.
const copyUnlessGone = async (address: string, from: string, to: string): Promise<boolean> => {
  try {
    await copyFile(address, from, to);
    return true;
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return false;
    throw error;
  }
};
