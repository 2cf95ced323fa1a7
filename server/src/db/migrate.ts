import { createHash } from 'node:crypto';
import type { ClientBase, Pool } from 'pg';
import type { Log } from './log.ts';

/** One numbered step of the schema. */
export interface Migration {
  number: number;
  name: string;
  sql: string;
  checksum: string;
}

export interface MigrateOptions {
  log: Log;
  /** Runs after the migrations while no other node may start: what builds tables of its own goes here. */
  insideLock?: () => Promise<void>;
  migrations?: readonly Migration[];
}

/** The database and this version of the product don't fit; the message is for the operator. */
class MigrationError extends Error {
  override name = 'MigrationError';
}

// Any constant does, as long as every node and every version uses the same one.
const MIGRATION_LOCK = 7_346_201;

const FILE_NAME = /(\d{3})-([a-z0-9-]+)\.sql$/;

/** Puts migration files in order. */
export const orderMigrations = (files: Record<string, string>): Migration[] => {
  const migrations = Object.entries(files).map(([path, sql]) => readMigration(path, sql));
  migrations.sort((one, other) => one.number - other.number);
  const twice = migrations.find((one, index) => migrations[index + 1]?.number === one.number);
  if (twice) throw new MigrationError(`Two migrations have the number ${twice.number}.`);
  return migrations;
};

const readMigration = (path: string, sql: string): Migration => {
  const [, number, name] = FILE_NAME.exec(path) ?? [];
  if (number === undefined || name === undefined) {
    throw new MigrationError(`${path} is not named like 001-what-it-brings.sql.`);
  }
  // A checkout may turn line ends around; that is not another migration.
  const text = sql.replaceAll('\r\n', '\n');
  return {
    number: Number(number),
    name,
    sql: text,
    checksum: createHash('sha256').update(text).digest('hex'),
  };
};

/** The migrations of this version of the product. */
export const MIGRATIONS: readonly Migration[] = orderMigrations(
  import.meta.glob<string>('./migrations/*.sql', { query: '?raw', import: 'default', eager: true }),
);

/** Brings the database to this version of the product; nodes that start together take turns. */
export const migrate = async (
  pool: Pool,
  { log, insideLock, migrations = MIGRATIONS }: MigrateOptions,
): Promise<void> => {
  const client = await pool.connect();
  try {
    await takeTurn(client);
    for (const migration of await pendingMigrations(client, migrations)) {
      await applyInTransaction(client, migration);
      log.info(`Applied migration ${migration.number} (${migration.name}).`);
    }
    await insideLock?.();
  } finally {
    // Closing the connection gives the lock back, also when the connection is broken.
    client.release(true);
  }
};

/** Waits, as long as it takes, until no other node changes the schema of this database. */
export const takeTurn = async (client: ClientBase): Promise<void> => {
  await client.query(`SET statement_timeout = 0; SET lock_timeout = 0`);
  await client.query('SELECT pg_advisory_lock($1)', [MIGRATION_LOCK]);
};

const pendingMigrations = async (client: ClientBase, known: readonly Migration[]): Promise<Migration[]> => {
  await createMigrationTable(client);
  const applied = await appliedMigrations(client);
  refuseForeignSchema(applied, known);
  return known.filter((migration) => !applied.some(({ number }) => number === migration.number));
};

/** Makes the table that says which migrations were applied. */
export const createMigrationTable = async (client: ClientBase): Promise<void> => {
  await client.query(`
    CREATE TABLE IF NOT EXISTS migration (
      number     integer PRIMARY KEY,
      name       text NOT NULL,
      checksum   text NOT NULL,
      applied_at timestamptz NOT NULL DEFAULT now()
    );
    COMMENT ON TABLE migration IS 'owner: db';
  `);
};

type Applied = Pick<Migration, 'number' | 'name' | 'checksum'>;

const appliedMigrations = async (client: ClientBase): Promise<Applied[]> => {
  const { rows } = await client.query<Applied>(
    'SELECT number, name, checksum FROM migration ORDER BY number',
  );
  return rows;
};

const refuseForeignSchema = (applied: readonly Applied[], known: readonly Migration[]): void => {
  const newestKnown = known.at(-1)?.number ?? 0;
  const newestApplied = applied.at(-1)?.number ?? 0;
  if (newestApplied > newestKnown) {
    throw new MigrationError(
      `The database was made by a newer Studia (it has migration ${newestApplied}, this version knows ${newestKnown}). Start the newer version, or restore a backup that this one made.`,
    );
  }
  for (const { number, name, checksum } of applied) {
    if (known.some((migration) => migration.number === number && migration.checksum === checksum)) continue;
    throw new MigrationError(
      `Migration ${number} (${name}) was changed after it had been applied to this database. Put its file back as it was, and make the change in a new migration.`,
    );
  }
  const forgotten = known.find(
    ({ number }) => number < newestApplied && !applied.some((one) => one.number === number),
  );
  if (forgotten) {
    throw new MigrationError(
      `Migration ${forgotten.number} (${forgotten.name}) was never applied although ${newestApplied} was. Give it a number above ${newestApplied}.`,
    );
  }
};

const applyInTransaction = async (client: ClientBase, migration: Migration): Promise<void> => {
  await client.query('BEGIN');
  try {
    await applyMigration(client, migration);
    await client.query('COMMIT');
  } catch (error) {
    await client.query('ROLLBACK').catch(() => undefined);
    throw error;
  }
};

/** Applies one migration inside the caller's transaction and records it. */
export const applyMigration = async (client: ClientBase, migration: Migration): Promise<void> => {
  const { number, name, checksum, sql } = migration;
  await client.query(sql);
  await client.query('INSERT INTO migration (number, name, checksum) VALUES ($1, $2, $3)', [
    number,
    name,
    checksum,
  ]);
};
