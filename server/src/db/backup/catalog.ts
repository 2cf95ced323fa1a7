import type { ClientBase } from 'pg';
import { BackupError } from './failure.ts';
import type { Manifest, Sequence } from './manifest.ts';

/** Our own tables, and those of the job queue. */
const OWN_SCHEMA = 'public';
export const QUEUE_SCHEMA = 'pgboss';
const SCHEMAS = [OWN_SCHEMA, QUEUE_SCHEMA];

/** A table that holds rows, and the tables that its rows refer to. */
export interface Table {
  schema: string;
  table: string;
  columns: string[];
  refersTo: string[];
}

const TABLES = `
  SELECT space.nspname AS schema, class.relname AS "table",
         ARRAY(SELECT attname::text FROM pg_attribute
                WHERE attrelid = class.oid AND attnum > 0 AND NOT attisdropped AND attgenerated = ''
                ORDER BY attnum) AS columns,
         ARRAY(SELECT DISTINCT other_space.nspname || '.' || other.relname
                 FROM pg_constraint
                 JOIN pg_class other ON other.oid = confrelid
                 JOIN pg_namespace other_space ON other_space.oid = other.relnamespace
                WHERE conrelid = class.oid AND contype = 'f' AND confrelid <> class.oid) AS "refersTo"
    FROM pg_class class
    JOIN pg_namespace space ON space.oid = class.relnamespace
   WHERE space.nspname = ANY ($1) AND class.relkind = 'r'
     -- Loading a backup applies the migrations again, which writes this one.
     AND class.oid IS DISTINCT FROM to_regclass('public.migration')
   ORDER BY 1, 2`;

const SEQUENCES = `
  SELECT schemaname AS schema, sequencename AS name, last_value AS value
    FROM pg_sequences WHERE schemaname = ANY ($1) AND last_value IS NOT NULL
   ORDER BY 1, 2`;

/** The name of a table as SQL wants it. */
export const nameOf = ({ schema, table }: Pick<Table, 'schema' | 'table'>): string =>
  `"${schema}"."${table}"`;

/** Every table, those that are referred to before those that refer to them. */
export const findTables = async (client: ClientBase): Promise<Table[]> => {
  const { rows } = await client.query<Table>(TABLES, [SCHEMAS]);
  return inOrder(rows);
};

/** Whether there is any table at all. */
export const hasTables = async (client: ClientBase): Promise<boolean> => {
  const { rows } = await client.query('SELECT FROM pg_tables WHERE schemaname = ANY ($1) LIMIT 1', [SCHEMAS]);
  return rows.length > 0;
};

/** Whether anything was ever saved; that the queue has been set up does not count, its jobs do. */
export const holdsRows = async (client: ClientBase): Promise<boolean> => {
  const tables = await findTables(client);
  const telling = tables.filter(({ schema, table }) => schema === OWN_SCHEMA || table.startsWith('job'));
  for (const table of telling) {
    const { rows } = await client.query(`SELECT FROM ${nameOf(table)} LIMIT 1`);
    if (rows.length > 0) return true;
  }
  return false;
};

/** The columns of a table as COPY wants them. */
export const columnList = (columns: readonly string[]): string =>
  columns.map((column) => `"${column}"`).join(', ');

/** The migrations that made our own tables. */
export const readMigrations = async (client: ClientBase): Promise<Manifest['migrations']> => {
  const { rows } = await client.query<Manifest['migrations'][number]>(
    'SELECT number, checksum FROM migration ORDER BY number',
  );
  return rows;
};

/** Every counter that has counted. */
export const findSequences = async (client: ClientBase): Promise<Sequence[]> => {
  const { rows } = await client.query<Sequence>(SEQUENCES, [SCHEMAS]);
  return rows;
};

const inOrder = (tables: readonly Table[]): Table[] => {
  const ordered: Table[] = [];
  let waiting = [...tables];
  while (waiting.length > 0) {
    const names = new Set(waiting.map(({ schema, table }) => `${schema}.${table}`));
    const ready = waiting.filter(({ refersTo }) => !refersTo.some((name) => names.has(name)));
    if (ready.length === 0)
      throw new BackupError(`These tables refer to each other in a circle: ${[...names].join(', ')}.`);
    ordered.push(...ready);
    waiting = waiting.filter((table) => !ready.includes(table));
  }
  return ordered;
};
