import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { administer } from '../testing/administer.ts';
import { freshDatabase, type TestDatabase } from '../testing/database.ts';
import { recordingLog } from '../testing/log.ts';
import { openDatabase } from './connection.ts';
import { isConnectionLost } from './failure.ts';

describe('an open database', () => {
  let database: TestDatabase;
  beforeEach(async () => {
    database = await freshDatabase();
  });
  afterEach(() => database.drop());

  const only = async (expression: string): Promise<unknown> => {
    const { rows } = await database.pool.query<{ value: unknown }>(`SELECT ${expression} AS value`);
    return rows[0]?.value;
  };

  it('reads counts as numbers and refuses what a number can not hold', async () => {
    expect(await only('count(*)')).toBe(1);
    expect(await only('9007199254740991::bigint')).toBe(Number.MAX_SAFE_INTEGER);
    await expect(only('9007199254740992::bigint')).rejects.toThrow('9007199254740992 is too large');
    expect(await only('1')).toBe(1);
  });

  it('keeps a day a day, wherever the server and this process stand', async () => {
    expect(await only(`date '2008-02-29'`)).toBe('2008-02-29');
    expect(await only(`timestamptz '2026-01-01 23:30Z'::date`)).toBe('2026-01-01');
  });

  it('reads moments as moments and bytes as bytes', async () => {
    expect(await only(`timestamptz '2026-01-01 00:00:00.123+02'`)).toEqual(
      new Date('2025-12-31T22:00:00.123Z'),
    );
    expect(await only(`'\\x00ff'::bytea`)).toEqual(Buffer.from([0, 255]));
  });

  it('gives up on statements that take too long', async () => {
    expect(await only(`current_setting('statement_timeout')`)).toBe('30s');
    expect(await only(`current_setting('lock_timeout')`)).toBe('10s');
    expect(await only(`current_setting('idle_in_transaction_session_timeout')`)).toBe('1min');
  });

  it('goes on after the server cut every connection, also one in the middle of a transaction', async () => {
    const log = recordingLog();
    const { pool, db, close } = openDatabase({ connection: database.connection, log });
    const interrupted = db.transaction().execute(async (transaction) => {
      await transaction.selectFrom('student').select('id').execute();
      await cutOthers();
      await expect.poll(() => log.lines).not.toEqual([]);
      await transaction.selectFrom('student').select('id').execute();
    });
    await expect(interrupted).rejects.toSatisfy(isConnectionLost);
    expect((await pool.query('SELECT 1 AS one')).rows).toEqual([{ one: 1 }]);
    expect(log.lines[0]).toContain('A database connection was lost');
    await close();
  });

  const cutOthers = () =>
    administer(
      database.connection,
      `SELECT pg_terminate_backend(pid) FROM pg_stat_activity
        WHERE datname = current_database() AND pid <> pg_backend_pid() AND state = 'idle in transaction'`,
    );
});
