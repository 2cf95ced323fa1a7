import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { freshDatabase, type TestDatabase } from '../testing/database.ts';
import { silentLog } from '../testing/log.ts';
import { openDatabase, type Connection } from './connection.ts';
import { isConnectionLost, isDiskFull, isUniqueViolation } from './failure.ts';

const failureOf = (work: Promise<unknown>): Promise<unknown> =>
  work.then(
    () => expect.unreachable('it should have failed'),
    (error: unknown) => error,
  );

const failureOfReaching = async (connection: Connection): Promise<unknown> => {
  const { pool, close } = openDatabase({ connection, log: silentLog });
  const failure = await failureOf(pool.query('SELECT 1'));
  await close();
  return failure;
};

describe('telling failures apart', () => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await freshDatabase();
    await database.pool.query('CREATE TABLE desk (seat integer CONSTRAINT one_per_seat UNIQUE)');
    await database.pool.query('INSERT INTO desk VALUES (1)');
  });
  afterAll(() => database.drop());

  it('knows a second row of the same kind, and which rule refused it', async () => {
    const failure = await failureOf(database.pool.query('INSERT INTO desk VALUES (1)'));
    expect(isUniqueViolation(failure)).toBe(true);
    expect(isUniqueViolation(failure, 'one_per_seat')).toBe(true);
    expect(isUniqueViolation(failure, 'another_rule')).toBe(false);
    expect(isConnectionLost(failure)).toBe(false);
  });

  it('knows a full disk, of the database and of the file system', async () => {
    const failure = await failureOf(
      database.pool.query(
        `DO $$ BEGIN RAISE EXCEPTION 'could not extend file' USING ERRCODE = '53100'; END $$`,
      ),
    );
    expect(isDiskFull(failure)).toBe(true);
    expect(isDiskFull(Object.assign(new Error('write'), { code: 'ENOSPC' }))).toBe(true);
    expect(isConnectionLost(failure)).toBe(false);
  });

  it('knows a connection that the server ended', async () => {
    const failure = await failureOf(database.pool.query('SELECT pg_terminate_backend(pg_backend_pid())'));
    expect(isConnectionLost(failure)).toBe(true);
    expect(isDiskFull(failure)).toBe(false);
  });

  it('knows a server that is not there', async () => {
    expect(isConnectionLost(await failureOfReaching({ host: '/nowhere', user: 'x', database: 'x' }))).toBe(
      true,
    );
    expect(
      isConnectionLost(await failureOfReaching({ connectionString: 'postgres://x@127.0.0.1:1/x' })),
    ).toBe(true);
  });

  it('takes nothing else for a lost connection', async () => {
    expect(isConnectionLost(await failureOf(database.pool.query('SELECT 1/0')))).toBe(false);
    expect(isConnectionLost(Object.assign(new Error('open'), { code: 'ENOENT', syscall: 'open' }))).toBe(
      false,
    );
    expect(isConnectionLost(undefined)).toBe(false);
  });
});
