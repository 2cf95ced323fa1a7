import { Kysely } from 'kysely';
import { Pool, types, type ClientConfig, type CustomTypesConfig } from 'pg';
import { driverSettings } from './driver-settings.ts';
import type { Log } from './log.ts';
import { namingStatements } from './named-statements.ts';
import { makeDialect } from './one-transaction.ts';
import type { Tables } from './tables.ts';

/** How to reach one database: an address, or the parts of one (the embedded server's socket). */
export interface Connection {
  connectionString?: string;
  host?: string;
  port?: number;
  user?: string;
  password?: string;
  database?: string;
  ssl?: false;
}

export interface DatabaseSettings {
  connection: Connection;
  log: Log;
  /** The most connections this process may hold. */
  most?: number;
}

/** An open database: `db` for queries, `pool` for what needs a connection of its own. */
export interface Database {
  pool: Pool;
  db: Kysely<Tables>;
  /** Does all of the work or none of it, whichever services do it: every query through `db` meanwhile belongs to one transaction. */
  together: <Result>(work: () => Promise<Result>) => Promise<Result>;
  /** Waits for running queries and closes every connection. */
  close: () => Promise<void>;
}

const SECOND = 1000;
const MOST_CONNECTIONS = 10;

/** What every connection of ours agrees on, whichever server it reaches. */
const sessionSettings = {
  application_name: 'studia',
  // Casts between days and moments must not depend on where the server stands.
  options: '-c TimeZone=UTC -c DateStyle=ISO',
  connectionTimeoutMillis: 10 * SECOND,
  statement_timeout: 30 * SECOND,
  lock_timeout: 10 * SECOND,
  idle_in_transaction_session_timeout: 60 * SECOND,
  keepAlive: true,
} as const satisfies ClientConfig;

/** Opens a pool of connections; nothing is sent until the first query. */
export const openDatabase = ({ connection, log, most = MOST_CONNECTIONS }: DatabaseSettings): Database => {
  const pool = new Pool({ ...sessionSettings, ...driverSettings(connection), types: columnTypes, max: most });
  surviveLostConnections(pool, log);
  const { dialect, together } = makeDialect({ pool: namingStatements(pool) });
  const db = new Kysely<Tables>({ dialect });
  return {
    pool,
    db,
    together: (work) => together(() => db.transaction().execute(work)),
    close: () => pool.end(),
  };
};

// An 'error' event that nobody hears ends the process. The pool hears only its idle connections;
// one that breaks in the middle of a transaction has to be heard on the connection itself.
const surviveLostConnections = (pool: Pool, log: Log): void => {
  pool.on('connect', (client) => {
    client.on('error', (error) => log.warn(`A database connection was lost: ${error.message}`));
  });
  pool.on('error', () => {});
};

const wholeNumber = (text: string): number => {
  const value = Number(text);
  if (!Number.isSafeInteger(value)) throw new RangeError(`${text} is too large for a JavaScript number`);
  return value;
};

const asWritten = (text: string): string => text;

const parsers = new Map<number, (text: string) => unknown>([
  [types.builtins.INT8, wholeNumber],
  // A day is a day wherever the server runs: Date would shift it by the time zone.
  [types.builtins.DATE, asWritten],
]);

const columnTypes: CustomTypesConfig = {
  getTypeParser: (oid) => parsers.get(oid) ?? types.getTypeParser(oid),
};
