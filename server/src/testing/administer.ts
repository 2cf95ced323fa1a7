import { Client, type QueryResult, type QueryResultRow } from 'pg';
import type { Connection } from '../db/connection.ts';

/** The same server, another database. */
export const onDatabase = (connection: Connection, database: string): Connection => {
  if (connection.connectionString === undefined) return { ...connection, database };
  const url = new URL(connection.connectionString);
  url.pathname = `/${database}`;
  return { connectionString: url.href };
};

/** Runs one statement outside of any database under test. */
export const administer = async <Row extends QueryResultRow>(
  connection: Connection,
  statement: string,
): Promise<QueryResult<Row>> => {
  const client = new Client({ ...connection });
  await client.connect();
  try {
    return await client.query<Row>(statement);
  } finally {
    await client.end();
  }
};
