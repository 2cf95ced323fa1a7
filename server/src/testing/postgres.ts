import { randomBytes } from 'node:crypto';
import type { TestProject } from 'vitest/node';
import { openDatabase, type Connection } from '../db/connection.ts';
import { startEmbedded } from '../db/embedded/embedded.ts';
import { migrate } from '../db/migrate.ts';
import { administer, onDatabase } from './administer.ts';
import { memory, publicFolder, removeFolders } from './folder.ts';
import { silentLog } from './log.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** The one PostgreSQL of the run, and the name of a migrated database to copy. */
    postgres: { connection: Connection; template: string };
  }
}

interface Server {
  connection: Connection;
  stop: () => Promise<void>;
}

/** Starts the one PostgreSQL of a test run, or uses the one at TEST_DATABASE_URL, and migrates a template. */
export const setup = async ({ provide }: TestProject): Promise<() => Promise<void>> => {
  const { connection, stop } = await startServer(process.env['TEST_DATABASE_URL']);
  const template = `studia_template_${randomBytes(4).toString('hex')}`;
  await administer(connection, `CREATE DATABASE ${template}`);
  await migrateTemplate(onDatabase(connection, template));
  provide('postgres', { connection, template });
  return async () => {
    for (const name of await databasesLike(connection, template))
      await administer(connection, `DROP DATABASE ${name} WITH (FORCE)`);
    await stop();
  };
};

/** The template, and what workers made of it. */
const databasesLike = async (connection: Connection, template: string): Promise<string[]> => {
  const { rows } = await administer<{ datname: string }>(
    connection,
    `SELECT datname FROM pg_database WHERE datname LIKE '${template}%'`,
  );
  return rows.map(({ datname }) => datname);
};

const migrateTemplate = async (connection: Connection): Promise<void> => {
  const database = openDatabase({ connection, log: silentLog });
  await migrate(database.pool, { log: silentLog });
  await database.close();
};

const startServer = async (url: string | undefined): Promise<Server> => {
  if (url) return { connection: { connectionString: url }, stop: async () => {} };
  const dataDir = await publicFolder(await memory());
  // Nothing here has to outlive the run.
  const settings = { fsync: 'off', full_page_writes: 'off', synchronous_commit: 'off', max_connections: 300 };
  const embedded = await startEmbedded({ dataDir, log: silentLog, settings });
  const stop = async () => {
    await embedded.stop();
    await removeFolders(dataDir);
  };
  return { connection: embedded.connection, stop };
};
