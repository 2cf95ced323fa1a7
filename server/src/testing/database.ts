import { randomBytes } from 'node:crypto';
import { inject } from 'vitest';
import { openDatabase, type Connection, type Database } from '../db/connection.ts';
import { administer, onDatabase } from './administer.ts';
import { silentLog } from './log.ts';

/** A database that belongs to one test. */
export interface TestDatabase extends Database {
  connection: Connection;
  /** Closes the connections and removes the database. */
  drop: () => Promise<void>;
}

/** A new database with all tables and no rows. */
export const freshDatabase = (): Promise<TestDatabase> => copyOf(inject('postgres').template);

/** A new database like another one, which nobody may be connected to. */
export const copyOf = (template: string): Promise<TestDatabase> => create(`TEMPLATE ${template}`);

/** A new database without any table. */
export const emptyDatabase = (): Promise<TestDatabase> => create('TEMPLATE template0');

const create = async (options: string): Promise<TestDatabase> => {
  const server = inject('postgres').connection;
  const name = `studia_test_${randomBytes(6).toString('hex')}`;
  await administer(server, `CREATE DATABASE ${name} ${options}`);
  const connection = onDatabase(server, name);
  const database = openDatabase({ connection, log: silentLog });
  const drop = async () => {
    await database.close();
    await administer(server, `DROP DATABASE ${name} WITH (FORCE)`);
  };
  return { ...database, connection, drop };
};
