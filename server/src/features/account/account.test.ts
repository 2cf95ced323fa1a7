import { account } from '@studia/contract/account';
import { auth } from '@studia/contract/auth';
import { chat } from '@studia/contract/chat';
import { POLICY } from '@studia/contract/limits';
import { passwordReset } from '@studia/contract/password-reset';
import { profile } from '@studia/contract/profile';
import { support } from '@studia/contract/support';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { startApp, type TestApp } from '../../testing/app.ts';
import { PATIENCE } from '../../testing/patience.ts';
import { redAndBlue } from '../../testing/pictures.ts';
import { newStudent, PASSWORD, verifiedStudent, visitorOf, type Student } from '../../testing/visitors.ts';
import { workNow } from '../../testing/work-now.ts';
import { eraseAccounts } from './jobs.ts';

const DAY = 24 * 60 * 60 * 1000;
const DETAILS = { country: 'Iceland', city: 'Reykjavík', standard: 'Graduate', date_of_birth: '2001-02-03' };

let app: TestApp;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.close());

let ordinal = 0;

/** A student who has used everything there is. */
const busyStudent = async (name: string): Promise<Student & { photo: string }> => {
  const student = await verifiedStudent(app, name);
  await student.ask(profile.update, { body: DETAILS });
  const image = (await redAndBlue(80, 80)).toString('base64');
  const { user } = await student.ask(profile.setPhoto, { body: { image } });
  const { session_id } = await student.ask(chat.createSession, { body: {} });
  await student.ask(chat.sendMessage, { body: { session_id, message: `I am ${name}. What is 3 + 4?` } });
  app.clock.advance(1_000);
  await student.ask(chat.createSession, { body: {} });
  const form = { name, email: student.email, message: `${name} has a question` };
  const elsewhere = visitorOf(app, { address: `10.0.0.${++ordinal}` });
  await elsewhere.ask(support.submitForm, { body: form });
  return { ...student, photo: user.user_metadata.user_photo ?? '' };
};
const leave = (student: Student) => student.ask(account.delete, { body: { password: PASSWORD } });
const signIn = ({ email }: Student) =>
  visitorOf(app).send(auth.signIn, { body: { email, password: PASSWORD } });

const night = () => workNow(app, eraseAccounts);

/** The tables in which some text stands anywhere, also those of the job queue. */
const tablesWith = async (text: string): Promise<string[]> => {
  const { pool } = app.database;
  const { rows: tables } = await pool.query<{ name: string }>(
    `SELECT format('%I.%I', schemaname, tablename) AS name FROM pg_tables
      WHERE schemaname NOT IN ('pg_catalog', 'information_schema') ORDER BY 1`,
  );
  const found: string[] = [];
  for (const { name } of tables) {
    const { rows } = await pool.query<{ row: string }>(`SELECT row::text AS row FROM ${name} AS row`);
    if (rows.some(({ row }) => row.includes(text))) found.push(name);
  }
  return found;
};

describe('everything about a student', () => {
  it('is one document, and holds nothing of anybody else', async () => {
    const [ada, eve] = [await busyStudent('exporting'), await busyStudent('bystander')];
    const document = await ada.ask(account.export, {});
    expect(document).toMatchObject({
      exported_at: app.clock.now().toISOString(),
      account: {
        student: { id: ada.id, email: ada.email, ...DETAILS },
        devices: [expect.objectContaining({ signed_in_at: expect.any(String) })],
        events: expect.arrayContaining([expect.objectContaining({ kind: 'signed-up' })]),
      },
      photo: { type: 'image/webp', base64: expect.stringMatching(/^UklGR/) },
      conversations: [
        {
          title: 'I am exporting. What is 3 + 4?',
          messages: [
            { type: 'user', content: 'I am exporting. What is 3 + 4?' },
            { type: 'assistant', content: expect.stringContaining('3 + 4') },
          ],
        },
        { title: 'New conversation', messages: [] },
      ],
      forms: { messages: [{ message: 'exporting has a question' }], applications: [] },
    });
    const text = JSON.stringify(document);
    expect(text).not.toContain(eve.id);
    expect(text).not.toContain(eve.email);
  });

  it('has every conversation once and in order, however many there are', async () => {
    const ada = await verifiedStudent(app, 'talkative');
    await app.database.pool.query(
      `WITH session AS (
         INSERT INTO chat_session (id, student_id, title, created_at, updated_at)
         SELECT gen_random_uuid(), $1, 'Talk ' || n, timestamptz '2026-03-01' + (n / 7) * interval '1 day', now()
         FROM generate_series(1, 45) AS n RETURNING id, title)
       INSERT INTO chat_message (id, session_id, position, type, content, created_at)
       SELECT gen_random_uuid(), id, n, 'user', title || ' ' || n, now() FROM session, generate_series(1, 3) AS n`,
      [ada.id],
    );
    const { conversations } = (await ada.ask(account.export, {})) as unknown as {
      conversations: { title: string; created_at: string; messages: { content: string }[] }[];
    };
    expect(new Set(conversations.map(({ title }) => title)).size).toBe(45);
    const times = conversations.map(({ created_at }) => created_at);
    expect(times).toEqual(times.toSorted());
    for (const { title, messages } of conversations)
      expect(messages.map(({ content }) => content)).toEqual([1, 2, 3].map((n) => `${title} ${n}`));
  });

  it('is told by mail, so that nobody takes it unnoticed', async () => {
    const ada = await verifiedStudent(app, 'noticing');
    await ada.ask(account.export, {});
    await vi.waitFor(async () => {
      const subjects = (await app.letters.list()).filter(({ to }) => to === ada.email);
      expect(subjects.map(({ subject }) => subject)).toContain('Your Studia data was exported');
    }, PATIENCE);
    const { events } = (await ada.ask(account.export, {}))['account'] as { events: { kind: string }[] };
    expect(events.map(({ kind }) => kind)).toContain('exported');
  });

  it('leaves out what came from an address that was never proven', async () => {
    const eve = await newStudent(app, 'pretending');
    const body = { name: 'Ada', email: eve.email, message: 'a secret' };
    await visitorOf(app, { address: '10.0.1.1' }).ask(support.submitForm, { body });
    expect((await eve.ask(account.export, {}))['forms']).toBeNull();
  });

  it('holds no secret', async () => {
    const ada = await busyStudent('careful');
    const text = JSON.stringify(await ada.ask(account.export, {}));
    expect(text).not.toMatch(/argon2|password_hash|token_hash|code_hash|verifier/);
  });
});

describe('leaving', () => {
  it('needs the password', async () => {
    const ada = await verifiedStudent(app, 'hesitating');
    for (const body of [{}, { password: 'Wrong-horse-1' }])
      expect(await ada.refusal(account.delete, { body })).toMatchObject({
        status: 403,
        code: 'password_wrong',
      });
    expect((await signIn(ada)).statusCode).toBe(200);
  });

  it('says when everything will be gone, and signs out', async () => {
    const ada = await verifiedStudent(app, 'leaving');
    const { deleted_on } = await leave(ada);
    expect(Date.parse(deleted_on) - app.clock.now().getTime()).toBe(POLICY.deletionWithinDays * DAY);
    expect((await ada.send(auth.session, {})).statusCode).toBe(401);
  });

  it('is undone by signing in', async () => {
    const ada = await busyStudent('returning');
    await leave(ada);
    app.clock.advance((POLICY.deletionWithinDays - 1) * DAY);
    expect((await signIn(ada)).statusCode).toBe(200);
    app.clock.advance(2 * DAY);
    await night();
    expect((await signIn(ada)).statusCode).toBe(200);
    expect((await app.http.inject(ada.photo)).statusCode).toBe(200);
  });

  it('is final after 30 days: nothing is found in any table, nor the photo', async () => {
    const [ada, eve] = [await busyStudent('vanishing'), await busyStudent('staying')];
    const visitor = visitorOf(app);
    await visitor.ask(passwordReset.sendOtp, { body: { email: ada.email } });
    await visitor.refusal(auth.signIn, { body: { email: ada.email, password: 'Wrong-horse-1' } });
    await leave(ada);
    app.clock.advance(POLICY.deletionWithinDays * DAY);
    await visitor.refusal(auth.signIn, { body: { email: ada.email, password: 'Wrong-horse-1' } });
    const traces = [ada.email, 'vanishing', ada.photo.slice(-64)];
    expect(await Promise.all(traces.map(tablesWith))).not.toContainEqual([]);
    await night();
    expect(await Promise.all(traces.map(tablesWith))).toEqual([[], [], []]);
    // Jobs may deliver an earlier letter in the same moment, so it need not be the newest.
    const letters = (await app.letters.list()).filter(({ to }) => to === ada.email);
    expect(letters.map(({ subject }) => subject)).toContain('Your Studia account is deleted');
    expect((await app.http.inject(ada.photo)).statusCode).toBe(404);
    expect((await signIn(ada)).statusCode).toBe(401);
    expect((await signIn(eve)).statusCode).toBe(200);
    expect((await app.http.inject(eve.photo)).statusCode).toBe(200);
  });

  it('leaves the bare id where it says that somebody was erased, and in jobs that are soon forgotten', async () => {
    const ada = await busyStudent('remembered');
    await leave(ada);
    app.clock.advance(POLICY.deletionWithinDays * DAY);
    await night();
    const tables = (await tablesWith(ada.id)).filter((name) => !name.startsWith('pgboss.'));
    expect(tables).toEqual(['public.auth_event']);
    const events = app.database.db
      .selectFrom('auth_event')
      .select(['kind', 'student_id', 'address', 'user_agent'])
      .where(sql<boolean>`auth_event::text LIKE ${`%${ada.id}%`}`);
    expect(await events.execute()).toEqual([
      { kind: 'erased', student_id: null, address: null, user_agent: null },
    ]);
  });
});

describe('jobs', () => {
  it('carry no personal data', async () => {
    const ada = await busyStudent('mailed');
    await leave(ada);
    const { rows } = await app.database.pool.query<{ data: unknown }>('SELECT data FROM pgboss.job');
    expect(rows.length).toBeGreaterThan(0);
    expect(JSON.stringify(rows)).not.toMatch(/@|Lovelace|mailed/);
  });
});
