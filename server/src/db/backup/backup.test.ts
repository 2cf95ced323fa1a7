import { mkdir, readdir, readFile, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { PgBoss } from 'pg-boss';
import { describe, expect, it } from 'vitest';
import { makeQueue } from '../../ports/queue/pgboss.ts';
import { pageJob, QUICK, type Page } from '../../ports/queue/queue.fixture.ts';
import { VERSION, contents, lend, makeVault, storeFile } from '../../testing/backup.ts';
import { emptyDatabase, freshDatabase, type TestDatabase } from '../../testing/database.ts';
import { silentLog } from '../../testing/log.ts';
import { PATIENCE } from '../../testing/patience.ts';
import { migrate } from '../migrate.ts';

// Everything that the copy has to escape, and what programs stumble over.
const NAUGHTY = 'tab\t new line\n return\r backslash \\ \\N \\. quotes \' " Ünïcödé 漢字 🎓 \u202e end';

const fill = async ({ pool }: TestDatabase): Promise<void> => {
  await pool.query(
    `INSERT INTO student (id, email, full_name, date_of_birth, created_at)
     VALUES (gen_random_uuid(), 'ada@example.org', $1, '2008-02-29', '2026-01-01 00:00:00.123456Z')`,
    [NAUGHTY],
  );
  await pool.query(`INSERT INTO auth_signing_key VALUES ('tokens', '\\x00ff5c0a', now())`);
  await pool.query(
    'INSERT INTO chat_session (id, student_id, created_at, updated_at) SELECT id, id, now(), now() FROM student',
  );
  await pool.query(
    `INSERT INTO chat_message (id, session_id, position, type, content, state, created_at)
     SELECT id, id, 0, 'assistant', $1, $2, now() FROM student`,
    [NAUGHTY, JSON.stringify({ hints: [NAUGHTY, null, 1e300] })],
  );
};

// A connection that is only just closing when the database is dropped says so, and what nobody hears ends the process.
const bossOn = ({ connection }: TestDatabase): Promise<PgBoss> =>
  new PgBoss({ ...connection, supervise: false, schedule: false }).on('error', () => {}).start();

describe('a backup', () => {
  it('brings back every row', async () => {
    const vault = await makeVault();
    const before = await lend(freshDatabase());
    const after = await lend(emptyDatabase());
    await fill(before);
    const manifest = await vault.save(before);
    await vault.load(after);
    expect(await contents(after)).toEqual(await contents(before));
    expect(manifest).toMatchObject({ version: VERSION, madeAt: '1970-01-01T00:00:00.000Z' });
    expect(manifest.tables.find(({ table }) => table === 'student')).toMatchObject({ rows: 1 });
    await expect(migrate(after.pool, { log: silentLog })).resolves.toBe(undefined);
  });

  it('brings back every file that was stored, and none that was still arriving', async () => {
    const vault = await makeVault();
    const before = await lend(freshDatabase());
    const after = await lend(emptyDatabase());
    const address = await storeFile(vault.files, NAUGHTY);
    await storeFile(vault.files, 'another');
    await mkdir(join(vault.files, 'incoming'));
    await writeFile(join(vault.files, 'incoming', 'half'), 'a hal');
    await vault.save(before);
    expect(await vault.load(after)).toMatchObject({ files: { count: 2 } });
    expect(await readFile(join(vault.restored, address), 'utf8')).toBe(NAUGHTY);
    expect(await readdir(vault.restored)).toHaveLength(2);
  });

  it('can be read by its owner only', async () => {
    const vault = await makeVault();
    const before = await lend(freshDatabase());
    await vault.save(before);
    expect((await stat(vault.copy)).mode & 0o777).toBe(0o700);
  });

  it('brings waiting jobs along, and the queue goes on with them', async () => {
    const vault = await makeVault();
    const before = await lend(freshDatabase());
    const after = await lend(emptyDatabase());
    const kind = pageJob('read/page');
    const queueOn = ({ connection }: TestDatabase) =>
      makeQueue({ kinds: [kind], connection, log: silentLog, newId: () => crypto.randomUUID(), pace: QUICK });

    const filling = queueOn(before);
    filling.handle(kind, async () => {});
    await filling.start({ work: false });
    const id = await filling.enqueue(kind, { page: 7 });
    await filling.stop({ graceSeconds: 0 });
    await vault.save(before);
    await vault.load(after);
    expect(await contents(after)).toEqual(await contents(before));

    const read: Page[] = [];
    const working = queueOn(after);
    working.handle(kind, async (page) => void read.push(page));
    await working.start({ work: true });
    await expect.poll(async () => (await working.status(kind, id))?.state, PATIENCE).toBe('done');
    await working.stop({ graceSeconds: 5 });
    expect(read).toEqual([{ page: 7 }]);
  });

  it('makes the tables of the queue as the queue itself makes them', async () => {
    const vault = await makeVault();
    const before = await lend(freshDatabase());
    const after = await lend(emptyDatabase());
    const first = await bossOn(before);
    await first.createQueue('divided', { partition: true, policy: 'singleton' });
    await first.createQueue('plain', { deadLetter: 'divided' });
    await first.stop({ graceful: false });
    await vault.save(before);
    await vault.load(after);

    const second = await bossOn(after);
    const drift = await second.detectSchemaDrift();
    await second.stop({ graceful: false });
    expect(drift).toMatchObject({ ok: true, invalid: [], missing: [], extraIndexes: [] });
  });

  it('shows one moment, although the product goes on', async () => {
    const vault = await makeVault();
    const before = await lend(freshDatabase());
    const done = new AbortController();
    const writing = keepChatting(before, done.signal);
    await expect.poll(() => rowsIn(before, 'chat_message')).toBeGreaterThan(20);
    const { tables } = await vault.save(before);
    done.abort();
    await writing;
    const saved = (name: string) => tables.find(({ table }) => table === name)?.rows;
    expect(saved('chat_message')).toBeGreaterThan(20);
    expect(saved('chat_message')).toBe(saved('chat_session'));
  });

  it('leaves nothing behind when it can not be finished', async () => {
    const vault = await makeVault();
    const before = await lend(freshDatabase());
    const address = await storeFile(vault.files, 'as it was');
    await writeFile(join(vault.files, address), 'as it should not be');
    await expect(vault.save(before)).rejects.toThrow(
      `${address} is damaged: its content does not fit its name`,
    );
    expect(await readdir(dirname(vault.copy))).toEqual([]);
  });

  it('does not write over anything', async () => {
    const vault = await makeVault();
    const before = await lend(freshDatabase());
    await vault.save(before);
    await expect(vault.save(before)).rejects.toThrow(`${vault.copy} is there already`);
  });
});

const rowsIn = async (database: TestDatabase, table: string): Promise<number | undefined> =>
  (await contents(database))[`public.${table}`]?.length;

// Every conversation is made together with its first message.
const keepChatting = async ({ db }: TestDatabase, done: AbortSignal): Promise<void> => {
  while (!done.aborted) {
    const [id, now] = [crypto.randomUUID(), new Date()];
    await db.transaction().execute(async (transaction) => {
      await transaction.insertInto('chat_session').values({ id, created_at: now, updated_at: now }).execute();
      await transaction
        .insertInto('chat_message')
        .values({ id, session_id: id, position: 0, type: 'user', content: 'Hello', created_at: now })
        .execute();
    });
  }
};
