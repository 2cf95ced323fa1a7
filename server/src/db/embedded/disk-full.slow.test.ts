import { execFileSync } from 'node:child_process';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { Pool } from 'pg';
import { beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { recordingLog, silentLog } from '../../testing/log.ts';
import { PATIENCE } from '../../testing/patience.ts';
import { cannotMakeDisk, fillUp, makeRoom, ONLY_ROOT, smallDisk } from '../../testing/small-disk.ts';
import { openDatabase } from '../connection.ts';
import { isDiskFull } from '../failure.ts';
import { startEmbedded } from './embedded.ts';

const FULL = /^The disk that holds .* is full, so the database can not run\. Nothing is lost/;

const start = async (disk: string, log = silentLog): Promise<Pool> => {
  const { connection, stop } = await startEmbedded({ dataDir: disk, log });
  const { pool, close } = openDatabase({ connection, log: silentLog });
  onTestFinished(stop);
  onTestFinished(close);
  return pool;
};

describe('a full disk', () => {
  beforeEach(({ skip }) => {
    skip(cannotMakeDisk(), ONLY_ROOT);
  });

  it('stops the first start with a sentence and leaves nothing behind', async () => {
    const disk = await smallDisk(24);
    await expect(start(disk)).rejects.toThrow(FULL);
    expect(await readdir(join(disk, 'postgres'))).toEqual([]);
    execFileSync('mount', ['-o', 'remount,size=128m', disk]);
    const pool = await start(disk);
    expect((await pool.query('SELECT 1 AS one')).rows).toEqual([{ one: 1 }]);
  });

  it('stops a later start with a sentence and harms nothing', async () => {
    const disk = await smallDisk(128);
    const { connection, stop } = await startEmbedded({ dataDir: disk, log: silentLog });
    const { pool: before, close } = openDatabase({ connection, log: silentLog });
    await before.query('CREATE TABLE note AS SELECT 42 AS answer');
    await close();
    await stop();
    await fillUp(disk);
    await expect(start(disk)).rejects.toThrow(FULL);
    await makeRoom(disk);
    const after = await start(disk);
    expect((await after.query('SELECT answer FROM note')).rows).toEqual([{ answer: 42 }]);
  });

  it('refuses what does not fit and keeps what was saved', async () => {
    const disk = await smallDisk(128);
    const pool = await start(disk);
    await pool.query('CREATE TABLE note (page text NOT NULL)');
    await addNote(pool);
    await fillUp(disk);
    const saved = 1 + (await addNotesUntilFull(pool));
    expect(await countOf(pool)).toBe(saved);
    await makeRoom(disk);
    await addNote(pool);
    expect(await countOf(pool)).toBe(saved + 1);
  });

  it('without room for the journal takes the server down, until there is room', async () => {
    const disk = await smallDisk(128);
    const log = recordingLog();
    const pool = await start(disk, log);
    await pool.query('CREATE TABLE note AS SELECT 42 AS answer');
    await fillUp(disk);
    await expect(floodJournal(pool)).rejects.toSatisfy(isDiskFull);
    await expect.poll(() => log.lines, PATIENCE).toContainEqual(expect.stringMatching(FULL));
    await makeRoom(disk);
    await expect.poll(() => log.lines, PATIENCE).toContain('PostgreSQL is back.');
    expect((await pool.query('SELECT answer FROM note')).rows).toEqual([{ answer: 42 }]);
  });
});

// Random text, so that PostgreSQL can't press it together.
const addNote = (pool: Pool): Promise<unknown> =>
  pool.query(`INSERT INTO note SELECT string_agg(md5(random()::text), '') FROM generate_series(1, 4000)`);

const addNotesUntilFull = async (pool: Pool): Promise<number> => {
  for (let saved = 0; ; saved += 1) {
    try {
      await addNote(pool);
    } catch (error) {
      if (!isDiskFull(error)) throw error;
      return saved;
    }
  }
};

const floodJournal = async (pool: Pool): Promise<never> => {
  for (;;) await pool.query(`SELECT pg_logical_emit_message(true, 'flood', repeat('x', 1000000))`);
};

const countOf = async (pool: Pool): Promise<number | undefined> => {
  const { rows } = await pool.query<{ count: number }>('SELECT count(*) FROM note');
  return rows[0]?.count;
};
