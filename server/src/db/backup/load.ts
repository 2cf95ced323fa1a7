import { createReadStream } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { ClientBase, Pool } from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import { codeOf } from '../failure.ts';
import { applyMigration, createMigrationTable, takeTurn, type Migration } from '../migrate.ts';
import { columnList, hasTables, holdsRows, nameOf, QUEUE_SCHEMA } from './catalog.ts';
import { BackupError } from './failure.ts';
import type { Manifest, Sequence, TablePart } from './manifest.ts';

/** A checked backup that is to be loaded. */
export interface Load {
  source: string;
  manifest: Manifest;
  /** The migrations that make its tables. */
  steps: readonly Migration[];
  /** Replace what is there. */
  force: boolean;
}

const LOCK_NOT_AVAILABLE = '55P03';

/** Loads the database in one transaction; `beforeCommit` is what belongs to it elsewhere. */
export const loadDatabase = async (
  pool: Pool,
  load: Load,
  beforeCommit: () => Promise<void>,
): Promise<void> => {
  const client = await pool.connect();
  try {
    await takeTurn(client);
    await client.query(
      `BEGIN; SET LOCAL lock_timeout = '3s'; SET LOCAL idle_in_transaction_session_timeout = 0`,
    );
    await clearDatabase(client, load.force);
    await makeTables(client, load);
    await forgetFirstRows(client, load.manifest);
    for (const table of load.manifest.tables) await loadTable(client, load.source, table);
    for (const sequence of load.manifest.sequences) await setSequence(client, sequence);
    await beforeCommit();
    await client.query('COMMIT');
  } catch (error) {
    throw codeOf(error) === LOCK_NOT_AVAILABLE ? stillInUse() : error;
  } finally {
    // Closing gives back the turn, and ends a transaction that broke off.
    client.release(true);
  }
};

const clearDatabase = async (client: ClientBase, force: boolean): Promise<void> => {
  if (!(await hasTables(client))) return;
  if (!force && (await holdsRows(client))) {
    throw new BackupError(
      'The database has data in it. Restore into an empty one, or say that the data are to be replaced (--force).',
    );
  }
  await client.query(`
    DROP SCHEMA IF EXISTS ${QUEUE_SCHEMA} CASCADE;
    DROP SCHEMA public CASCADE;
    CREATE SCHEMA public;
    GRANT USAGE ON SCHEMA public TO public`);
};

const makeTables = async (client: ClientBase, { source, manifest, steps }: Load): Promise<void> => {
  await createMigrationTable(client);
  for (const step of steps) await applyMigration(client, step);
  if (manifest.schema) await client.query(await readFile(join(source, manifest.schema.name), 'utf8'));
};

// What the migrations wrote themselves is in the backup too, as it was when that was made.
const forgetFirstRows = async (client: ClientBase, { tables }: Manifest): Promise<void> => {
  for (const table of tables.toReversed()) await client.query(`DELETE FROM ${nameOf(table)}`);
};

const loadTable = async (client: ClientBase, source: string, part: TablePart): Promise<void> => {
  const rows = client.query(copyFrom(`COPY ${nameOf(part)} (${columnList(part.columns)}) FROM STDIN`));
  await pipeline(createReadStream(join(source, part.name)), rows);
  if (rows.rowCount === part.rows) return;
  throw new BackupError(`${part.name} should hold ${part.rows} rows, but ${rows.rowCount} were found in it.`);
};

const setSequence = async (client: ClientBase, { schema, name, value }: Sequence): Promise<void> => {
  await client.query('SELECT setval($1::regclass, $2)', [nameOf({ schema, table: name }), value]);
};

const stillInUse = (): BackupError =>
  new BackupError('The database is in use. Stop every Studia that works on it, then try again.');
