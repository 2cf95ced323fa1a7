import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { emptyDatabase, type TestDatabase } from '../testing/database.ts';
import { recordingLog, silentLog } from '../testing/log.ts';
import { openDatabase } from './connection.ts';
import { migrate, MIGRATIONS, orderMigrations, type Migration } from './migrate.ts';

const first = { './migrations/001-shelf.sql': 'CREATE TABLE shelf (name text)' };
const second = {
  './migrations/002-book.sql': 'CREATE TABLE book (name text); INSERT INTO book VALUES ($$Algebra$$)',
};

describe('migrations', () => {
  let database: TestDatabase;
  beforeEach(async () => {
    database = await emptyDatabase();
  });
  afterEach(() => database.drop());

  const apply = (files: Record<string, string>) =>
    migrate(database.pool, { log: silentLog, migrations: orderMigrations(files) });

  const applied = async (): Promise<unknown[]> =>
    (await database.pool.query('SELECT number, name FROM migration ORDER BY number')).rows;

  it('are applied once, in the order of their numbers', async () => {
    const log = recordingLog();
    const migrations = orderMigrations({ ...second, ...first });
    await migrate(database.pool, { log, migrations });
    await migrate(database.pool, { log, migrations });
    expect(log.lines).toEqual(['Applied migration 1 (shelf).', 'Applied migration 2 (book).']);
    expect((await database.pool.query('SELECT name FROM book')).rows).toHaveLength(1);
  });

  it('of a later version are added to an older database', async () => {
    await apply(first);
    await apply({ ...first, ...second });
    expect(await applied()).toEqual([
      { number: 1, name: 'shelf' },
      { number: 2, name: 'book' },
    ]);
  });

  it('leave nothing of a step that failed, and keep the steps before it', async () => {
    const broken = { './migrations/002-broken.sql': 'CREATE TABLE half (a int); SELECT 1/0' };
    await expect(apply({ ...first, ...broken })).rejects.toThrow('division by zero');
    expect(await applied()).toEqual([{ number: 1, name: 'shelf' }]);
    const { rows } = await database.pool.query(`SELECT to_regclass('half') AS half`);
    expect(rows).toEqual([{ half: null }]);
  });

  it('stop the start when one was changed afterwards', async () => {
    await apply(first);
    const changed = { './migrations/001-shelf.sql': 'CREATE TABLE shelf (title text)' };
    await expect(apply(changed)).rejects.toThrow('Migration 1 (shelf) was changed after it had been applied');
  });

  it('do not mind other line ends', async () => {
    await apply({ './migrations/001-shelf.sql': 'CREATE TABLE shelf (\n  name text\n)' });
    await expect(
      apply({ './migrations/001-shelf.sql': 'CREATE TABLE shelf (\r\n  name text\r\n)' }),
    ).resolves.toBe(undefined);
  });

  it('stop the start on a database of a newer version', async () => {
    await apply({ ...first, ...second });
    await expect(apply(first)).rejects.toThrow(
      'made by a newer Studia (it has migration 2, this version knows 1)',
    );
  });

  it('stop the start when one was slipped in below', async () => {
    await apply(second);
    await expect(apply({ ...first, ...second })).rejects.toThrow(
      'Migration 1 (shelf) was never applied although 2',
    );
  });

  it('need distinct numbers and proper names', () => {
    expect(() => orderMigrations({ ...first, './migrations/001-desk.sql': '' })).toThrow(
      'Two migrations have the number 1',
    );
    expect(() => orderMigrations({ './migrations/1_desk.sql': '' })).toThrow('is not named like');
  });

  it('let nodes that start together on an empty database take turns', async () => {
    const nodes = Array.from({ length: 4 }, () =>
      openDatabase({ connection: database.connection, log: silentLog }),
    );
    const turns = await Promise.all(nodes.map(({ pool }) => startNode(pool, MIGRATIONS)));
    await Promise.all(nodes.map(({ close }) => close()));
    expect(await applied()).toHaveLength(MIGRATIONS.length);
    expect(turns.flat()).toHaveLength(4);
    expect(mostAtOnce).toBe(1);
  });

  let inside = 0;
  let mostAtOnce = 0;

  const startNode = async (
    pool: TestDatabase['pool'],
    migrations: readonly Migration[],
  ): Promise<string[]> => {
    const turns: string[] = [];
    const insideLock = async () => {
      mostAtOnce = Math.max(mostAtOnce, (inside += 1));
      await pool.query('CREATE TABLE IF NOT EXISTS made_inside (a int)');
      turns.push('had its turn');
      inside -= 1;
    };
    await migrate(pool, { log: silentLog, migrations, insideLock });
    return turns;
  };

  it('give the turn back when a node fails in it', async () => {
    const failing = migrate(database.pool, {
      log: silentLog,
      insideLock: () => Promise.reject(new Error('the queue did not start')),
    });
    await expect(failing).rejects.toThrow('the queue did not start');
    await expect(migrate(database.pool, { log: silentLog })).resolves.toBe(undefined);
  });
});
