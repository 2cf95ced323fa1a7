import { auth, type Session } from '@studia/contract/auth';
import { devices } from '@studia/contract/devices';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { migrate, MIGRATIONS } from '../../db/migrate.ts';
import { startApp, type TestApp } from '../../testing/app.ts';
import { emptyDatabase, type TestDatabase } from '../../testing/database.ts';
import { silentLog } from '../../testing/log.ts';
import { studentOf, visitorOf } from '../../testing/visitors.ts';
import { fingerprint } from './tokens.ts';

const STUDENT = '01948b3c-7d5e-7abc-9def-000000000001';
const [KEPT, LEFT] = ['01948b3c-7d5e-7abc-9def-00000000000a', '01948b3c-7d5e-7abc-9def-00000000000b'];

/** A student of the version before sessions had a table, signed in twice, signed out once. */
const seed = async ({ pool }: TestDatabase): Promise<void> => {
  await pool.query(
    `INSERT INTO student (id, email, full_name, created_at) VALUES ($1, 'ada@school.org', 'Ada', '2026-01-01')`,
    [STUDENT],
  );
  const rows = [
    ['first', KEPT, '2026-01-05', '2026-01-06', null],
    ['newest', KEPT, '2026-01-06', null, null],
    ['ended', LEFT, '2026-01-05', null, '2026-01-06'],
  ];
  for (const [token = '', family, created, used, revoked] of rows)
    await pool.query(
      `INSERT INTO auth_refresh_token
         (token_hash, family_id, student_id, remembered, created_at, expires_at, used_at, revoked_at)
       VALUES ($1, $2, $3, true, $4, '2026-02-20', $5, $6)`,
      [fingerprint(token ?? ''), family, STUDENT, created, used, revoked],
    );
};

let database: TestDatabase;
let app: TestApp;
beforeAll(async () => {
  database = await emptyDatabase();
  await migrate(database.pool, { log: silentLog, migrations: MIGRATIONS.filter(({ number }) => number < 4) });
  await seed(database);
  app = await startApp({ database });
});
afterAll(async () => {
  await app.close();
  await database.drop();
});

const refresh = (token: string) => visitorOf(app).send(auth.refresh, { body: { refresh_token: token } });

describe('a session from before sessions had a table', () => {
  it('goes on with its newest token, and remembers what it was asked to', async () => {
    const answer = await refresh('newest');
    expect(answer.statusCode).toBe(200);
    expect(String(answer.headers['set-cookie'])).toContain('Max-Age=2592000');
    const student = studentOf(app, answer.json<{ session: Session }>().session);
    const { devices: known } = await student.ask(devices.list, {});
    expect(known).toMatchObject([{ id: KEPT, current: true, signed_in_at: '2026-01-05T00:00:00.000Z' }]);
  });

  it('that had ended stays ended', async () => {
    expect((await refresh('ended')).statusCode).toBe(401);
  });

  it('ends when a token is shown that was used then', async () => {
    app.clock.advance(60_000);
    expect((await refresh('first')).statusCode).toBe(401);
    const { rows } = await database.pool.query('SELECT ended_at FROM auth_session WHERE id = $1', [KEPT]);
    expect(rows).toEqual([{ ended_at: app.clock.now() }]);
  });
});
